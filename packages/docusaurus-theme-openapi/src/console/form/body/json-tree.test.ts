import {expect, test} from 'vitest';
import {findPointer, findSyntaxError} from './json-tree';

const text = '{"prompt": "Sale", "blocks": [{"type": "title"}, 5]}';
function findText(pointer: string, isName = false) {
  // Callers copy the range, too.
  const {from, to} = {...findPointer(text, pointer, isName)};
  return text.slice(from, to);
}

test('finds scalars, the names of fields with other values, and the start of items with other values', () => {
  expect(findText('/prompt')).toBe('"Sale"');
  expect(findText('/blocks')).toBe('"blocks"');
  expect(findText('/blocks/0')).toBe('{');
  expect(findText('/blocks/0/type')).toBe('"title"');
  expect(findText('/blocks/1')).toBe('5');
});

test('finds the object or array that lacks a value', () => {
  expect(findPointer(text, '/designType')).toEqual({from: 0, to: 1});
  expect(findText('/blocks/7')).toBe('[');
  expect(findText('/blocks/0/text/1')).toBe('{');
  expect(findPointer('', '/prompt')).toEqual({from: 0, to: 0});
});

test('finds the first syntax error', () => {
  expect(findSyntaxError(text)).toBeUndefined();
  expect(findSyntaxError('{"prompt": "Sale",}')).toBe(18);
  expect(findSyntaxError('{"prompt": "Sale" "isDraft": true}')).toBe(18);
  expect(findSyntaxError('{\n  "isDraft": tru\n}')).toBe(15);
});

test('accepts any part of JSON', () => {
  for (let end = 0; end <= text.length; end += 1) {
    expect(() => findPointer(text.slice(0, end), '/blocks/0/type')).not.toThrow();
  }
});
