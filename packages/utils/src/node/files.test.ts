import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {readOptionText} from './files.js';

const files = {'openapi/pets.yaml': '', 'Größe 🎉.json': '\uFEFF{"a": "ü"}\r\n'};

test.each([
  ['openapi/pets.yml', 'Did you mean "pets.yaml"?'],
  ['openapi/Pets.yaml', 'Did you mean "pets.yaml"?'],
  ['Grösse 🎉.json', 'Did you mean "Größe 🎉.json"?'],
  ['openapi/redirects.yaml', 'relative to the site folder.'],
  ['nowhere/pets.yaml', 'relative to the site folder.'],
])('a missing file is named, with the closest one in its folder: %s', (file, end) => {
  const read = () => readOptionText({plugin: 'plugin', name: 'a.file'}, file, createTemporaryFolder(files));
  expect(read).toThrow(`plugin: the option "a.file" is the path "${file}", which can't be read.`);
  expect(read).toThrow(new RegExp(`${end.replace(/[.?]$/, String.raw`\$&`)}$`));
});

test('text has no byte order mark', () => {
  const text = readOptionText({plugin: 'plugin', name: 'file'}, 'Größe 🎉.json', createTemporaryFolder(files));
  expect(text).toBe('{"a": "ü"}\r\n');
});
