import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {json} from '../../fixtures/test-document';
import {createOptions, createReleases} from '../../fixtures/test-site';
import {DocumentLoader} from '../documents/document-loader';
import {createHistories, createHistoryFiles} from './history';
import {ReleaseStore} from './release-store';

const title = 'Pets & <b>"more"</b> \u0001';

const createDocument = (schema: object) => {
  const post = {operationId: 'createPet', requestBody: json(schema), responses: {204: {description: 'Ok'}}};
  return {openapi: '3.1.0', info: {title, version: '1'}, paths: {'/pets/{<a>}': {post}}};
};

function createPets(maxLength: number) {
  const description = `At most ${maxLength} <i>letters</i>`;
  return createDocument({type: 'string', pattern: `^\`<&\`{${maxLength}}$`, maxLength, description});
}

/** Creates a site with two documents, of which one has releases: 1.10.0 follows 1.9.0 on the same day. */
async function createFiles(versions: readonly (readonly [version: string, date: string, maxLength: number])[]) {
  const siteDir = createTemporaryFolder({'other.json': JSON.stringify(createDocument({}))});
  const options = createOptions({pets: 'pets.json', other: 'other.json'});
  const releases = versions.map(([version, date, maxLength]) => ({version, date, document: createPets(maxLength)}));
  await createReleases(siteDir, options, releases, createPets(2), ['pets']);
  const documents = await new DocumentLoader(siteDir, options).load();
  const store = new ReleaseStore(siteDir);
  const files = createHistoryFiles(createHistories(store, documents), 'https://docs.example/a&b/');
  return new Map(files.map(({name, content}) => [name, content]));
}

test('the changes between releases are published, newest first', async () => {
  const files = await createFiles([
    ['1.10.0', '2024-05-02', 4],
    ['1.9.0', '2024-05-02', 6],
    ['0.5', '2024-01-01', 3],
  ]);
  expect([...files.keys()]).toEqual(['index.json', 'pets.json', 'pets.atom'].map((name) => `openapi/changes/${name}`));
  expect(JSON.parse(files.get('openapi/changes/index.json') ?? '')).toEqual({
    documents: [{id: 'pets', title, file: 'openapi/changes/pets.json'}],
  });
  const {releases, unreleased} = JSON.parse(files.get('openapi/changes/pets.json') ?? '') as {
    releases: {version: string; date: string; changes: {kind: string; level: string}[]}[];
    unreleased: {kind: string; sentence: string}[];
  };
  expect(releases.map(({version, date, changes}) => [version, date, changes.map(({kind}) => kind)])).toEqual([
    ['1.10.0', '2024-05-02', ['limit-tightened', 'pattern-changed', 'description-changed']],
    ['1.9.0', '2024-05-02', ['pattern-changed', 'limit-loosened', 'description-changed']],
    ['0.5', '2024-01-01', []],
  ]);
  expect(unreleased.map(({kind}) => kind)).toEqual(['limit-tightened', 'pattern-changed', 'description-changed']);
});

test('a release with a pattern that takes too long to check has no example for it', () => {
  const store = new ReleaseStore(createTemporaryFolder({}));
  const document = createDocument({type: 'string', pattern: String.raw`^(\w+)+!$`, minLength: 40});
  store.write('pets', {version: '1', date: '2024-01-01', document});
  expect(store.read('pets', '1').model.operations).toHaveLength(1);
});

test('the feed is valid, whatever the texts of the document contain', async () => {
  const files = await createFiles([
    ['1', '2024-01-01', 9],
    ['2', '2024-02-01', 6],
  ]);
  const feed = files.get('openapi/changes/pets.atom');
  expect(feed).toContain('\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">');
  expect(feed).not.toMatch(/\p{Cc}(?<!\n)/u);
  expect(feed).not.toMatch(/&(?!(?:amp|lt|gt|quot|#39);)/);
  expect(feed).toContain('<updated>2024-02-01T00:00:00Z</updated>');
  expect(feed).toContain('<id>https://docs.example/a&amp;b/openapi/changes/pets.json#2</id>');
  // In the HTML, markup of the document is text.
  expect(feed).toContain(
    '&lt;h2&gt;Breaking changes&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;&lt;code&gt;POST /pets/{&amp;lt;a&amp;gt;}&lt;/code&gt;',
  );
  expect(feed).not.toContain('&lt;i&gt;');
  expect(feed).toContain('Nothing changed for clients.');
});
