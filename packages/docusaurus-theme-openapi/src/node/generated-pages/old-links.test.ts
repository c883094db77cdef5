import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {formatOldLinks} from './command';
import {findOldLinks, replaceOldLinks} from './old-links';

const files = {
  'docs/pets/index.mdx': '',
  'docs/pets/list-pets.mdx': '',
  'docs/pets/schemas.mdx': '',
  'docs/shop/README.mdx': '',
  'docs/shop/orders.mdx': '',
  'docs/guide.mdx': [
    'See [one](./pets/list-pets.api.mdx#request), [two](pets/pets-api.info.mdx) and [three](<pets/dogs-and-cats.tag.mdx>).',
    '[four](pets/schemas/pet.schema.mdx) [five](pets/gone.api.mdx) [six](/docs/pets/list-pets.api) [seven](/docs/pets/pets-api.info)',
    '<a href="/docs/pets/list-pets.api#x">eight</a> <Link to={"@site/docs/shop/orders.tag.mdx"}>nine</Link>',
    '[ten]: ../docs/shop/shop.info.mdx',
    '[other](https://example.com/v1.api.mdx) `list-pets.api.mdx` [config](../config.api.json) [elsewhere](./other/a.api.mdx)',
  ].join('\n'),
  'node_modules/x/README.md': '[x](../../docs/pets/list-pets.api.mdx)',
};

const expected = [
  ['./pets/list-pets.api.mdx#request', './pets/list-pets.mdx#request'],
  ['pets/pets-api.info.mdx', 'pets/index.mdx'],
  ['pets/dogs-and-cats.tag.mdx', 'pets/index.mdx#group-dogs-and-cats'],
  ['pets/schemas/pet.schema.mdx', 'pets/schemas.mdx'],
  ['pets/gone.api.mdx', undefined],
  ['/docs/pets/list-pets.api', '/docs/pets/list-pets'],
  ['/docs/pets/pets-api.info', '/docs/pets/'],
  ['/docs/pets/list-pets.api#x', '/docs/pets/list-pets#x'],
  ['@site/docs/shop/orders.tag.mdx', '@site/docs/shop/orders.mdx'],
  ['../docs/shop/shop.info.mdx', '../docs/shop/README.mdx'],
  ['https://example.com/v1.api.mdx', undefined],
  ['./other/a.api.mdx', undefined],
];

test('links to the pages of another generator are listed and replaced', () => {
  const siteDir = createTemporaryFolder(files);
  const links = findOldLinks(siteDir, ['docs/pets', 'docs/shop']);
  expect(links.map(({link, replacement}) => [link, replacement])).toEqual(expected);
  const output = formatOldLinks(links, false);
  expect(output).toContain('docs/guide.mdx:1: ./pets/list-pets.api.mdx#request → ./pets/list-pets.mdx#request\n');
  expect(output).toContain('docs/guide.mdx:2: pets/gone.api.mdx has no new page. Correct it.\n');
  expect(output).toMatch(/12 links, of which 9 can be replaced: add --write\.\n$/);
  replaceOldLinks(siteDir, links);
  expect(readFileSync(path.join(siteDir, 'docs/guide.mdx'), 'utf8').split('\n')).toEqual([
    'See [one](./pets/list-pets.mdx#request), [two](pets/index.mdx) and [three](<pets/index.mdx#group-dogs-and-cats>).',
    '[four](pets/schemas.mdx) [five](pets/gone.api.mdx) [six](/docs/pets/list-pets) [seven](/docs/pets/)',
    '<a href="/docs/pets/list-pets#x">eight</a> <Link to={"@site/docs/shop/orders.mdx"}>nine</Link>',
    '[ten]: ../docs/shop/README.mdx',
    '[other](https://example.com/v1.api.mdx) `list-pets.api.mdx` [config](../config.api.json) [elsewhere](./other/a.api.mdx)',
  ]);
  const rest = findOldLinks(siteDir, ['docs/pets', 'docs/shop']);
  expect(rest.map(({link}) => link)).toEqual(
    expected.filter(([, replacement]) => replacement === undefined).map(([link]) => link),
  );
  expect(formatOldLinks([], false)).toBe('0 links, of which 0 were replaced.\n');
});
