import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {listChanges} from './api-changes.js';
import {createSiteFiles} from './fixtures/test-site.js';
import {openFolder} from './site-files.js';

const place = (method: string, path: string) => ({operation: {method, path}, path: []});

const pets = {
  title: 'Pets',
  unreleased: [{level: 'text', sentence: 'New text.', operations: ['listPets'], place: place('get', '/pets')}],
  releases: [
    {
      version: '1.4.0',
      date: '2024-05-01',
      changes: [
        {level: 'breaking', sentence: 'It was removed.', operations: ['deletePet'], place: place('delete', '/pets')},
        {level: 'warning', sentence: 'Values.', operations: ['listPets', 'getPet'], place: {schema: 'Pet', path: []}},
        {level: 'addition', sentence: 'A server.', operations: [], place: {path: []}},
      ],
    },
    {
      version: '1.3.0',
      date: '2024-03-01',
      changes: [{level: 'breaking', sentence: 'Required.', operations: ['listPets'], place: place('get', '/pets')}],
    },
    {version: '1.2.1', date: '2024-03-01', changes: []},
    {version: '1.2.0', date: '2024-01-01', changes: []},
  ],
};

const openSite = async () =>
  openFolder(
    createTemporaryFolder({
      ...createSiteFiles(),
      'openapi/changes/index.json': JSON.stringify({
        documents: ['pets', 'shops'].map((id) => ({id, title: id, file: `openapi/changes/${id}.json`})),
      }),
      'openapi/changes/pets.json': JSON.stringify(pets),
      'openapi/changes/shops.json': JSON.stringify({title: 'Shops', unreleased: [], releases: []}),
    }),
  );

test('lists all changes, newest first', async () => {
  expect(await listChanges(await openSite(), {})).toBe(`## Pets, not released yet

- text: GET /pets: New text.

## Pets 1.4.0 (2024-05-01)

- breaking: DELETE /pets: It was removed.
- warning: listPets, getPet: Values.
- addition: A server.

## Pets 1.3.0 (2024-03-01)

- breaking: GET /pets: Required.`);
});

test.each([
  [{since: '1.4.0'}, ['New text.']],
  // Of the same day
  [{since: '1.2.1', breaking: true}, ['It was removed.', 'Required.']],
  [{since: '2024-03-01'}, ['New text.', 'It was removed.', 'Values.', 'A server.']],
  [{since: '2024-02-29T12:00:00Z', breaking: true}, ['It was removed.', 'Required.']],
  [{since: '1.2.0', operation: 'getPet'}, ['Values.', 'A server.']],
  [{operation: 'GET /pets', breaking: true}, ['Required.']],
  [{operation: 'getPet', breaking: true}, []],
])('selects the changes of %j', async (filter, sentences) => {
  const text = await listChanges(await openSite(), filter);
  const listed = [...text.matchAll(/^- .*?([^:\n]+)$/gm)].map(([, sentence = '']) => sentence.trim());
  expect(listed).toEqual(sentences);
  if (sentences.length === 0) expect(text).toBe('Nothing changed.');
});

test("explains what a site doesn't have", async () => {
  const site = await openSite();
  await expect(listChanges(site, {since: '2.0.0'})).rejects.toThrow(
    'There\'s no release "2.0.0". Pass a date, such as 2026-12-01, or one of: 1.4.0, 1.3.0, 1.2.1, 1.2.0.',
  );
  const other = await openFolder(createTemporaryFolder(createSiteFiles()));
  await expect(listChanges(other, {})).rejects.toThrow('The site lists no changes of an API');
});
