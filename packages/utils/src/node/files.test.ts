import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {createTemporaryFolder, writeFileIn} from '@test-support/temporary-folder';
import {expect, test, vi} from 'vitest';
import {cacheUntilChanged, listFiles, suggestFile} from './files.js';

test.each([
  ['openapi/pets.yml', ' Did you mean "pets.yaml"?'],
  ['openapi/Pets.yaml', ' Did you mean "pets.yaml"?'],
  ['Grösse 🎉.json', ' Did you mean "Größe 🎉.json"?'],
  ['openapi/redirects.yaml', ''],
  ['nowhere/pets.yaml', ''],
])('suggests the closest file in the folder of %s', (file, suggestion) => {
  const folder = createTemporaryFolder({'openapi/pets.yaml': '', 'Größe 🎉.json': ''});
  expect(suggestFile(path.join(folder, file))).toBe(suggestion);
});

test('lists the files of all subfolders in order', () => {
  const folder = createTemporaryFolder({'b.txt': '', 'a/c/d.txt': '', 'a/b.txt': ''});
  expect(listFiles(folder)).toEqual(['a/b.txt', 'a/c/d.txt', 'b.txt'].map((file) => path.join(folder, file)));
});

test('creates a value again when a file is changed, added, or removed', () => {
  const folder = createTemporaryFolder({'a.txt': '1'});
  const create = vi.fn((files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8')));
  const read = cacheUntilChanged(() => listFiles(folder), create);
  expect(read()).toEqual(['1']);
  expect(read()).toBe(read());
  writeFileIn(folder, 'a.txt', '2');
  expect(read()).toEqual(['2']);
  writeFileIn(folder, 'b.txt', '3');
  expect(read()).toEqual(['2', '3']);
  rmSync(path.join(folder, 'a.txt'));
  expect(read()).toEqual(['3']);
  expect(create).toHaveBeenCalledTimes(4);
});
