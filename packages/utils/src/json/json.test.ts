import {expect, test} from 'vitest';
import {isTooDeep, maxJsonDepth} from './json.js';

const open = '['.repeat(maxJsonDepth);
const close = ']'.repeat(maxJsonDepth);

test.each([
  ['the maximum number of levels', `${open}${close}`, false],
  ['one more level', `${open}{}${close}`, true],
  ['many levels that are not closed', `[${open}`, true],
  ['many brackets that are not nested', `[${'[],'.repeat(maxJsonDepth)}[]]`, false],
  ['brackets in a string', `["${open}\\"${open}","\\\\"]`, false],
  ['levels after a string that ends with a backslash', `["\\\\",${open}${close}]`, true],
  ['a backslash before each bracket, which is invalid', '\\['.repeat(maxJsonDepth + 1), true],
  // Some regular expressions need more memory for each character.
  ['a long string with escaped characters', `"${'\\n'.repeat(10_000_000)}"`, false],
])('whether JSON is too deep if it has %s', (_name, json, expected) => {
  expect(isTooDeep(json)).toBe(expected);
});
