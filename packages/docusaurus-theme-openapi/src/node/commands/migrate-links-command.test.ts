import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {findOldLinks, formatOldLinks, replaceOldLinks} from './migrate-links-command';

const files = {
  'docs/pets/index.mdx': '',
  'docs/pets/list-pets.mdx': '',
  'docs/pets/schemas.mdx': '',
  'docs/shop/README.mdx': '',
  'docs/shop/orders.mdx': '',
  'docs/guide.mdx': [
    'See [one](./pets/list-pets.api.mdx#request), [two](pets/pets-api.info.mdx) and [three](<pets/dogs-and-cats.tag.mdx>).',
    '[four](pets/schemas/pet.schema.mdx) [five](pets/gone.api.mdx) [six](/docs/pets/list-pets.api.mdx) [seven](/pets/pets-api.info.mdx)',
    '<a href="/docs/pets/list-pets.api">eight</a> [nine](@site/docs/shop/orders.tag.mdx)',
    '[ten]: ../docs/shop/shop.info.mdx',
    '[other](https://example.com/v1.api.mdx) `list-pets.api.mdx` [config](../config.api.json) [elsewhere](./other/a.api.mdx)',
  ].join('\n'),
  'node_modules/x/README.md': '[x](../../docs/pets/list-pets.api.mdx)',
  // Built with `--out-dir out/site`.
  'out/site/404.html': '',
  'out/site/docs/guide.md': '[x](pets/list-pets.api.mdx)',
};

const expected = [
  ['./pets/list-pets.api.mdx#request', './pets/list-pets.mdx#request'],
  ['pets/pets-api.info.mdx', 'pets/index.mdx'],
  ['pets/dogs-and-cats.tag.mdx', 'pets/index.mdx#group-dogs-and-cats'],
  ['pets/schemas/pet.schema.mdx', 'pets/schemas.mdx'],
  ['pets/gone.api.mdx', undefined],
  ['/docs/pets/list-pets.api.mdx', '/docs/pets/list-pets.mdx'],
  ['/pets/pets-api.info.mdx', '/pets/index.mdx'],
  ['@site/docs/shop/orders.tag.mdx', '@site/docs/shop/orders.mdx'],
  ['../docs/shop/shop.info.mdx', '../docs/shop/README.mdx'],
  ['./other/a.api.mdx', undefined],
];

test('links that begin with a slash lead to a folder in the site, or in that of the docs', () => {
  const siteDir = createTemporaryFolder({
    'docs/api/list-pets.mdx': '',
    'docs/v1/api/list-pets.mdx': '',
    'other/api/list-pets.mdx': '',
    'docs/guide.md': '[root](/list-pets.api.mdx) [docs](/api/list-pets.api.mdx) [version](/v1/api/list-pets.api.mdx)',
    'other/guide.md': '[docs](/api/list-pets.api.mdx) [site](/docs/api/list-pets.api.mdx)',
  });
  const find = (...folders: readonly string[]) =>
    findOldLinks(siteDir, folders).map(({file, replacement}) => `${file}: ${replacement ?? ''}`);
  expect(find('docs/v1/api')).toEqual([
    'docs/guide.md: ',
    'docs/guide.md: ',
    'docs/guide.md: /v1/api/list-pets.mdx',
    'other/guide.md: ',
    'other/guide.md: ',
  ]);
  expect(find('docs/api')).toEqual([
    'docs/guide.md: ',
    'docs/guide.md: /api/list-pets.mdx',
    'docs/guide.md: ',
    'other/guide.md: ',
    'other/guide.md: /docs/api/list-pets.mdx',
  ]);
});

test('links to the pages of another generator are listed and replaced', () => {
  const siteDir = createTemporaryFolder(files);
  const links = findOldLinks(siteDir, ['docs/pets', 'docs/shop']);
  expect(links.map(({link, replacement}) => [link, replacement])).toEqual(expected);
  const output = formatOldLinks(links, false);
  expect(output).toContain('docs/guide.mdx:1: ./pets/list-pets.api.mdx#request → ./pets/list-pets.mdx#request\n');
  expect(output).toContain('docs/guide.mdx:2: pets/gone.api.mdx has no new page. Correct it.\n');
  expect(output).toMatch(/10 links, of which 8 can be replaced: add --write\.\n$/);
  replaceOldLinks(siteDir, links);
  expect(readFileSync(path.join(siteDir, 'docs/guide.mdx'), 'utf8').split('\n')).toEqual([
    'See [one](./pets/list-pets.mdx#request), [two](pets/index.mdx) and [three](<pets/index.mdx#group-dogs-and-cats>).',
    '[four](pets/schemas.mdx) [five](pets/gone.api.mdx) [six](/docs/pets/list-pets.mdx) [seven](/pets/index.mdx)',
    '<a href="/docs/pets/list-pets.api">eight</a> [nine](@site/docs/shop/orders.mdx)',
    '[ten]: ../docs/shop/README.mdx',
    '[other](https://example.com/v1.api.mdx) `list-pets.api.mdx` [config](../config.api.json) [elsewhere](./other/a.api.mdx)',
  ]);
  const rest = findOldLinks(siteDir, ['docs/pets', 'docs/shop']);
  expect(rest.map(({link}) => link)).toEqual(
    expected.filter(([, replacement]) => replacement === undefined).map(([link]) => link),
  );
  expect(formatOldLinks(links, true)).toMatch(/10 links, of which 8 were replaced\.\n$/);
  expect(formatOldLinks(rest, false)).toMatch(/2 links, of which 0 can be replaced\.\n$/);
  expect(formatOldLinks([], false)).toBe('There are no links to old pages.\n');
});
