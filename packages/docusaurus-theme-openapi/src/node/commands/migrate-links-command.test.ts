import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {migrateLinks} from './migrate-links-command';

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
};

test('links that begin with a slash lead to a folder in the site, or in that of the docs', () => {
  const siteDir = createTemporaryFolder({
    'docs/api/list-pets.mdx': '',
    'docs/v1/api/list-pets.mdx': '',
    'other/api/list-pets.mdx': '',
    'docs/guide.md': '[root](/list-pets.api.mdx) [docs](/api/list-pets.api.mdx) [version](/v1/api/list-pets.api.mdx)',
    'other/guide.md': '[docs](/api/list-pets.api.mdx) [site](/docs/api/list-pets.api.mdx)',
  });
  const listLines = (folder: string) => migrateLinks(siteDir, [folder], {write: false}).output.split('\n').slice(0, -2);
  expect(listLines('docs/v1/api')).toEqual([
    'docs/guide.md:1: /list-pets.api.mdx has no new page. Correct it.',
    'docs/guide.md:1: /api/list-pets.api.mdx has no new page. Correct it.',
    'docs/guide.md:1: /v1/api/list-pets.api.mdx → /v1/api/list-pets.mdx',
    'other/guide.md:1: /api/list-pets.api.mdx has no new page. Correct it.',
    'other/guide.md:1: /docs/api/list-pets.api.mdx has no new page. Correct it.',
  ]);
  expect(listLines('docs/api')).toEqual([
    'docs/guide.md:1: /list-pets.api.mdx has no new page. Correct it.',
    'docs/guide.md:1: /api/list-pets.api.mdx → /api/list-pets.mdx',
    'docs/guide.md:1: /v1/api/list-pets.api.mdx has no new page. Correct it.',
    'other/guide.md:1: /api/list-pets.api.mdx has no new page. Correct it.',
    'other/guide.md:1: /docs/api/list-pets.api.mdx → /docs/api/list-pets.mdx',
  ]);
});

test('links to the pages of another generator are listed and replaced', () => {
  const siteDir = createTemporaryFolder(files);
  const run = (write: boolean) => migrateLinks(siteDir, ['docs/pets', 'docs/shop'], {write}).output;
  const unknown = [
    'docs/guide.mdx:2: pets/gone.api.mdx has no new page. Correct it.',
    'docs/guide.mdx:5: ./other/a.api.mdx has no new page. Correct it.',
  ];
  const lines = [
    'docs/guide.mdx:1: ./pets/list-pets.api.mdx#request → ./pets/list-pets.mdx#request',
    'docs/guide.mdx:1: pets/pets-api.info.mdx → pets/index.mdx',
    'docs/guide.mdx:1: pets/dogs-and-cats.tag.mdx → pets/index.mdx#group-dogs-and-cats',
    'docs/guide.mdx:2: pets/schemas/pet.schema.mdx → pets/schemas.mdx',
    unknown[0],
    'docs/guide.mdx:2: /docs/pets/list-pets.api.mdx → /docs/pets/list-pets.mdx',
    'docs/guide.mdx:2: /pets/pets-api.info.mdx → /pets/index.mdx',
    'docs/guide.mdx:3: @site/docs/shop/orders.tag.mdx → @site/docs/shop/orders.mdx',
    'docs/guide.mdx:4: ../docs/shop/shop.info.mdx → ../docs/shop/README.mdx',
    unknown[1],
  ];
  expect(run(false).split('\n')).toEqual([...lines, '10 links, of which 8 can be replaced: add --write.', '']);
  expect(run(true).split('\n')).toEqual([...lines, '10 links, of which 8 were replaced.', '']);
  expect(readFileSync(path.join(siteDir, 'docs/guide.mdx'), 'utf8').split('\n')).toEqual([
    'See [one](./pets/list-pets.mdx#request), [two](pets/index.mdx) and [three](<pets/index.mdx#group-dogs-and-cats>).',
    '[four](pets/schemas.mdx) [five](pets/gone.api.mdx) [six](/docs/pets/list-pets.mdx) [seven](/pets/index.mdx)',
    '<a href="/docs/pets/list-pets.api">eight</a> [nine](@site/docs/shop/orders.mdx)',
    '[ten]: ../docs/shop/README.mdx',
    '[other](https://example.com/v1.api.mdx) `list-pets.api.mdx` [config](../config.api.json) [elsewhere](./other/a.api.mdx)',
  ]);
  expect(run(false).split('\n')).toEqual([...unknown, '2 links, of which 0 can be replaced.', '']);
  expect(migrateLinks(createTemporaryFolder(), [], {write: false}).output).toBe('There are no links to old pages.\n');
});
