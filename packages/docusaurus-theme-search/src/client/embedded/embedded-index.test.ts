import {parseHtml} from '@developer-docs/docusaurus-utils/node';
import {serializeRecords, type DocSearchRecord} from '@developer-docs/search-engine';
import {expect, test, vi} from 'vitest';
import {extractRecords} from '../../node/records/extract-records';
import {EmbeddedIndex} from './embedded-index';

/** How long the index may take on a busy machine. */
const timeoutMs = 30_000;

const createRecords = (text: string, title = 'Zebra', moreHtml = ''): DocSearchRecord[] =>
  extractRecords(parseHtml(`<main><h1>${title}</h1><p>${text}</p>${moreHtml}</main>`), {
    url: `/docs/${title}`,
    section: 'Animals',
    language: 'en',
    tag: 'docs-default-current',
  });

/** The files of the server by name. A function is called for each request. */
let files: Map<string, string | (() => Promise<string>)>;

function deploy(text: string, otherPages: readonly DocSearchRecord[] = []) {
  const [headings, ...recordFiles] = Object.entries(serializeRecords([...createRecords(text), ...otherPages]));
  files = new Map([...(headings === undefined ? [] : [headings]), ...recordFiles]);
  const [[recordsFile, records] = ['', '']] = recordFiles;
  return {recordsFile, records, recordFiles};
}

const createIndex = () =>
  new EmbeddedIndex(
    async (name, parse) => {
      const file = files.get(name);
      if (file === undefined) throw new Error(`${name} returned 404`);
      return parse(typeof file === 'string' ? file : await file());
    },
    () => Promise.resolve(undefined),
  );

const search = (index: EmbeddedIndex, query: string) => index.search({query, indexName: 'docs'});

/** Returns the number of results for a query. */
const count = async (index: EmbeddedIndex, query: string) => (await search(index, query)).nbHits;

/** Returns a promise and the function that resolves it. */
function defer(): {promise: Promise<void>; resolve: () => void} {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((callback) => (resolve = callback));
  return {promise, resolve};
}

test("searches that match headings don't wait for the records", async () => {
  const {recordsFile, records} = deploy('A zebra has stripes.');
  const {promise, resolve} = defer();
  files.set(recordsFile, () => promise.then(() => records));
  const index = createIndex();
  const {hits, isPartial} = await search(index, 'zebra');
  expect(hits.map(({type}) => type)).toEqual(['lvl1']);
  expect(isPartial).toBe(true);
  const fromRecords = count(index, 'stripes');
  resolve();
  expect(await fromRecords).toBe(1);
  expect(await search(index, 'zebra')).toMatchObject({isPartial: false});
});

test('text is found as soon as its part has loaded', async () => {
  const longText = '.'.repeat(1_500_000);
  const {recordFiles} = deploy(`A zebra has stripes. ${longText}`, createRecords('A tapir has hooves.', 'Tapir'));
  const [, [secondFile, secondRecords] = ['', '']] = recordFiles;
  const {promise, resolve} = defer();
  files.set(secondFile, () => promise.then(() => secondRecords));
  const index = createIndex();
  await vi.waitFor(async () => {
    const {hits} = await search(index, 'zebra stripes');
    expect(hits.map(({type}) => type)).toContain('content');
  }, timeoutMs);
  resolve();
  expect(await count(index, 'hooves')).toBe(1);
});

test('a failure to load the records is reported, and the next search loads the index again', async () => {
  const {recordsFile, records} = deploy('Stripes.');
  files.delete(recordsFile);
  const index = createIndex();
  await expect(search(index, 'stripes')).rejects.toThrow('returned 404');
  // Its headings match, but a message and results would contradict each other.
  await expect(search(index, 'zebra')).rejects.toThrow('returned 404');
  files.set(recordsFile, records);
  expect(await count(index, 'stripes')).toBe(1);
});
