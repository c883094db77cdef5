import path from 'node:path';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {suggestFile} from './files.js';

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
