import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {getSwizzleConfig as getFastPages} from '../../packages/docusaurus-plugin-fast-pages/src/swizzle-config';
import {getSwizzleConfig as getMarkdown} from '../../packages/docusaurus-theme-markdown/src/swizzle-config';
import {getSwizzleConfig as getOpenApi} from '../../packages/docusaurus-theme-openapi/src/swizzle-config';
import {getSwizzleConfig as getSearch} from '../../packages/docusaurus-theme-search/src/swizzle-config';

const root = path.resolve(import.meta.dirname, '../..');

/** Lists the modules in a folder of theme components, by component name, such as `DocItem/Footer`. */
const listComponents = (folder: string) =>
  new Map(
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.[jt]sx?$/.test(name))
      .map((name) => [name.replaceAll('\\', '/').replace(/(?:\/index)?\.\w+$/, ''), path.join(root, folder, name)]),
  );

const components = listComponents('src/theme');

// Docusaurus doesn't complain about a component that no theme has. It's never rendered.
test('every component in src/theme replaces one of an installed theme', () => {
  const originals = [
    'node_modules/@docusaurus/theme-classic/lib/theme',
    'node_modules/@docusaurus/theme-search-algolia/lib/theme',
    'node_modules/@docusaurus/core/lib/client/theme-fallback',
    'packages/docusaurus-theme-openapi/src/theme',
  ].flatMap((folder) => [...listComponents(folder).keys()]);
  expect(components.size).toBeGreaterThan(10);
  expect([...components.keys()].filter((name) => !originals.includes(name))).toEqual([]);
});

test('every component in src/theme explains its change', () => {
  const sources = [...components].map(([name, file]) => ({name, source: readFileSync(file, 'utf8')}));
  expect(sources.filter(({source}) => !source.includes('// Change: ')).map(({name}) => name)).toEqual([]);
});

/** Lists a component and the folders above it, which `docusaurus swizzle` also offers. */
const listParents = (name: string) => name.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));

test.each([
  ['docusaurus-plugin-fast-pages', getFastPages],
  ['docusaurus-theme-markdown', getMarkdown],
  ['docusaurus-theme-openapi', getOpenApi],
  ['docusaurus-theme-search', getSearch],
])('each component of %s has a declared swizzle action', (name, getSwizzleConfig) => {
  const names = [...listComponents(`packages/${name}/src/theme`).keys()].flatMap(listParents);
  expect(Object.keys(getSwizzleConfig().components).sort()).toEqual([...new Set(names)].sort());
});
