import path from 'node:path';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {listFiles, suggestFile} from './files.js';

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
