import {expect, test} from 'vitest';
import {createEngine} from '../engine.js';
import {pageRecords, testRecords} from '../fixtures/test-records.js';
import type {DocSearchRecord} from '../records.js';
import {headingsFile} from './format.js';
import {IndexVersionError, parseHeadings, parsePart, readHeadings, readIndex} from './parse-files.js';
import {serializeRecords} from './serialize-records.js';

/** Returns the parsed headings and the parts of an index. */
function serialize(records: readonly DocSearchRecord[]) {
  const {[headingsFile]: headings = '', ...parts} = serializeRecords(records);
  return {headings: parseHeadings(headings), parts: Object.values(parts)};
}

async function roundTrip(records: readonly DocSearchRecord[]) {
  const files = serializeRecords(records);
  return (await readIndex((file) => files[file] ?? '')).records;
}

test('records survive serialization', async () => {
  expect(await roundTrip(testRecords)).toEqual(testRecords);
  expect(new Set(testRecords.map(({objectID}) => objectID)).size).toBe(testRecords.length);
});

test('text after an entry belongs to the heading above it, and text before the title to the page', async () => {
  const [title, heading, entry] = pageRecords('/docs/page', 'Guides', [
    {level: 1, heading: 'Page'},
    {heading: 'Options', anchor: 'options'},
    {level: 3, heading: 'limit', anchor: 'option-limit', kind: 'option', name: 'limit'},
  ]) as [DocSearchRecord, DocSearchRecord, DocSearchRecord];
  const createTextRecord = (record: DocSearchRecord, content: string): DocSearchRecord => ({
    ...record,
    type: 'content',
    kind: 'text',
    content,
  });
  const preamble = createTextRecord({...title, hierarchy: {...title.hierarchy, lvl1: null}}, 'Preamble.');
  const records = [preamble, title, heading, {...entry, content: 'A number.'}, createTextRecord(heading, 'After.')];
  const getPlace = ({url, hierarchy, content}: DocSearchRecord) => ({url, hierarchy, content});
  expect((await roundTrip(records)).map(getPlace)).toEqual(records.map(getPlace));
});

test('long texts are split into parts, and each of them adds its pages to the headings', () => {
  const text = '.'.repeat(800_000);
  const pages = ['zebra', 'tapir', 'okapi'].map((name) =>
    pageRecords(`/docs/${name}`, 'Animals', [
      {level: 1, heading: name, texts: [`The ${name} grazes. ${text}`]},
      {heading: 'Habitat', anchor: 'custom', texts: [`Where the ${name} lives.`]},
    ]),
  );
  const {headings: parsed, parts} = serialize(pages.flat());
  expect(parts).toHaveLength(parsed.partCount);
  expect(parts.length).toBeGreaterThan(1);

  const engine = createEngine(readHeadings(parsed));
  const findUrls = (query: string) => engine.search({query}).hits.map(({url}) => url);
  expect(findUrls('tapir')[0]).toBe('/docs/tapir');
  expect(findUrls('grazes')).toEqual([]);
  for (const file of parts) for (const records of parsePart(file, parsed)) engine.add(records);
  expect(findUrls('grazes')).toHaveLength(3);
  expect(findUrls('where okapi lives')[0]).toBe('/docs/okapi#custom');
});

test.each([
  ['an incomplete file', '{"version":', SyntaxError],
  ['another kind of file', '<!doctype html><title>Sign in</title>', SyntaxError],
  ['a file of an earlier version', '{"version":1}', IndexVersionError],
])('parsing throws an error for %s', (_, text, error) => {
  expect(() => parseHeadings(text)).toThrow(error);
});
