import {expect, test} from 'vitest';
import {findLocation, findPointer, findSyntaxError, readJson} from './json-tree';

const text = '{"prompt": "Sale", "blocks": [{"type": "title"}, 5]}';
const findText = (pointer: string, isName = false) => {
  // Callers copy the range, too.
  const {from, to} = {...findPointer(text, pointer, isName)};
  return text.slice(from, to);
};

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

test('reads incomplete JSON', () => {
  expect(readJson('{"prompt": "Sale", "blocks": [{"type": "title", "te')).toEqual({
    prompt: 'Sale',
    blocks: [{type: 'title'}],
  });
  expect(readJson('{"__proto__": 1, "prompt": }')).toEqual(JSON.parse('{"__proto__": 1}'));
  expect(readJson('')).toBeUndefined();
});

test('locates names and values while the reader is typing', () => {
  expect(findLocation('{"blocks": [5, {"ty', 19)).toEqual({
    path: ['blocks', 1],
    isName: true,
    token: expect.objectContaining({from: 16, to: 19}) as unknown,
  });
  expect(findLocation('{"prompt": "Sa', 14)).toMatchObject({
    path: ['prompt'],
    isName: false,
    token: {from: 11, to: 14},
  });
  expect(findLocation('{"blocks": [5, "a', 17)).toMatchObject({path: ['blocks', 1], isName: false});
  expect(findLocation('{"prompt" ', 10)).toBeUndefined();
  expect(findLocation('{"prompt": "Sale"}', 18)).toBeUndefined();
});

test('accepts any part of JSON, and any position in it', () => {
  for (let end = 0; end <= text.length; end += 1) {
    const part = text.slice(0, end);
    expect(() => readJson(part)).not.toThrow();
    for (let position = 0; position <= end; position += 1) {
      expect(() => findLocation(part, position), `${part} at ${String(position)}`).not.toThrow();
    }
  }
});
