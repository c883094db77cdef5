import {gunzipSync, gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {headingsFile, textFile} from '../client/file-names';
import {readHeadings, readTexts} from '../client/records-reader';
import {testRecords} from '../engine/test-records';
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
