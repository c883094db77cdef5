import {expect, test} from 'vitest';
import {readHighlightComments} from './highlight-comments';

test.each([
  ['// highlight-next-line'],
  ['  # highlight-next-line'],
  ['<!-- highlight-next-line -->'],
  ['/* highlight-next-line */'],
  ['{/* highlight-next-line */}'],
])('takes out %s and highlights the line after it', (comment) => {
  expect(readHighlightComments(`a\n${comment}\nb\nc`)).toEqual({code: 'a\nb\nc', lines: [2]});
});

test('highlights from start to end', () => {
  expect(readHighlightComments('a\n// highlight-start\nb\nc\n// highlight-end\nd')).toEqual({
    code: 'a\nb\nc\nd',
    lines: [2, 3],
  });
});

test('keeps every other comment', () => {
  const code = '// highlight-next-line of the page\n# highlight';
  expect(readHighlightComments(code)).toEqual({code, lines: []});
});

test.each([
  ['a\n// highlight-next-line', 'there is no line after it'],
  ['// highlight-start\na', 'add highlight-end'],
  ['a\n# highlight-end', '"# highlight-end" in a code block is not matched'],
  ['// highlight-start\na\n// highlight-start\nb', 'come in pairs'],
])('refuses %j', (code, message) => {
  expect(() => readHighlightComments(code)).toThrow(message);
});
