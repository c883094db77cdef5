import {expect, test} from 'vitest';
import {extractHighlightComments} from './highlight-comments';

test.each([
  ['// highlight-next-line'],
  ['  # highlight-next-line'],
  ['<!-- highlight-next-line -->'],
  ['/* highlight-next-line */'],
  ['{/* highlight-next-line */}'],
])('removes %s and highlights the following line', (comment) => {
  expect(extractHighlightComments(`a\n${comment}\nb\nc`)).toEqual({code: 'a\nb\nc', lines: [2]});
});

test('highlights the lines between start and end comments', () => {
  expect(extractHighlightComments('a\n// highlight-start\nb\nc\n// highlight-end\nd')).toEqual({
    code: 'a\nb\nc\nd',
    lines: [2, 3],
  });
});

test('keeps all other comments', () => {
  const code = '// highlight-next-line of the page\n# highlight';
  expect(extractHighlightComments(code)).toEqual({code, lines: []});
});

test.each([
  ['a\n// highlight-next-line', 'highlight-next-line is on the last line'],
  ['// highlight-start\na', 'Add highlight-end'],
  ['a\n# highlight-end', 'unmatched "# highlight-end" in a code block'],
  ['// highlight-start\na\n// highlight-start\nb', 'in pairs'],
])('rejects %j', (code, message) => {
  expect(() => extractHighlightComments(code)).toThrow(message);
});
