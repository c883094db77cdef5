import {gunzipSync, gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {headingsFile, textFile} from '../client/file-names';
import {readHeadings, readTexts} from '../client/records-reader';
import {pageRecords, testRecords} from '../../../packages/search-engine/src/test-records';
import {recordsFiles} from './records-files';

const files = recordsFiles(testRecords);

test('the files have the names under which the reader looks for them, and hold all records', async () => {
  const byName = new Map(files.map(({name, text}) => [name, text]));
  const fetchText = (name: string) => {
    const text = byName.get(name);
    return text === undefined ? Promise.reject(new Error(`${name} is missing`)) : Promise.resolve(text);
  };
  const headings = await readHeadings(fetchText);
  expect([...byName.keys()]).toEqual([headingsFile, textFile(0, headings.build)]);
  const {records} = await readTexts(headings, fetchText);
  expect([...headings.records, ...records].map(({objectID}) => objectID).sort()).toEqual(
    testRecords.map(({objectID}) => objectID).sort(),
  );
});

test('sizes are those on the way to the reader', () => {
  for (const {text, gzipBytes} of files) {
    const sent = gzipSync(text, {level: 9});
    expect(gunzipSync(sent).toString()).toBe(text);
    expect(gzipBytes).toBe(sent.length);
  }
});

test('other records make another build, the same ones the same', () => {
  const names = (records: typeof testRecords) => recordsFiles(records).map(({name}) => name);
  expect(names(testRecords)).toEqual(files.map(({name}) => name));
  expect(names(testRecords.slice(1))).not.toEqual(files.map(({name}) => name));
});

/** 2,000 pages of random text, the same each time. */
function manyPages(words: number) {
  let state = 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  const word = () => `w${random(4000).toString(36)}`;
  return Array.from({length: 2000}, (_, page) =>
    pageRecords(`/docs/page-${page}`, 'Docs', [
      {level: 1, heading: `Page ${page}`, anchor: '', texts: [Array.from({length: words}, word).join(' ')]},
    ]),
  ).flat();
}

test.each([
  [40, false],
  [140, true],
])(
  '2,000 pages of %i words: the texts are one file as long as it has at most 500 KB gzip',
  (words, isLarge) => {
    const [headings, ...texts] = recordsFiles(manyPages(words));
    expect(headings?.gzipBytes).toBeLessThanOrEqual(20_000);
    const all = gzipSync(texts.map(({text}) => text).join(''), {level: 9}).length;
    expect(all > 500_000).toBe(isLarge);
    expect(Math.max(...texts.map(({gzipBytes}) => gzipBytes))).toBeLessThanOrEqual(500_000);
    // No more files than it takes when each is filled by three quarters.
    expect(texts.length).toBeLessThanOrEqual(isLarge ? Math.ceil(all / 375_000) : 1);
  },
  30_000,
);
