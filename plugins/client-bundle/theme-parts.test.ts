import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {themeParts} from './theme-parts';
import {withoutParts} from './without-parts';

const leftOut = (config: Parameters<typeof themeParts>[0]) =>
  Object.keys(withoutParts([], themeParts(config)).resolve.alias);
const all = Object.keys(themeParts({}));

test('a configuration without any of them leaves all parts out', () => {
  expect(leftOut({})).toEqual(all.map((name) => `@theme/${name}`));
  expect(leftOut({footer: {links: []}, docs: {sidebar: {hideable: false}}})).toHaveLength(all.length);
});

test('a part that the configuration asks for stays', () => {
  const footer = {links: [{}], logo: {}};
  expect(leftOut({announcementBar: {}, docs: {sidebar: {hideable: true}}, footer})).toEqual([]);
  expect(leftOut({announcementBar: {}})).not.toContain('@theme/AnnouncementBar');
});

test.each(all)('the theme has %s', (name) => {
  const theme = 'node_modules/@docusaurus/theme-classic/lib/theme';
  expect(existsSync(path.join(theme, name, 'index.js'))).toBe(true);
});

test('only the components that draw a part go without it', () => {
  const {test: drawsParts, resolve} = withoutParts(['Footer'], {'Footer/Logo': false});
  expect('/site/node_modules/@docusaurus/theme-classic/lib/theme/Footer/index.js').toMatch(drawsParts);
  expect('/site/node_modules/@docusaurus/theme-classic/lib/theme/FooterOther/index.js').not.toMatch(drawsParts);
  expect('/site/src/theme/Footer/index.tsx').not.toMatch(drawsParts);
  expect(existsSync(resolve.alias['@theme/Footer/Logo'] ?? '')).toBe(true);
});
