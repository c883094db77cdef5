import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {describeYamlError} from './yaml-errors';

function describeError(text: string): string | undefined {
  try {
    parse(text);
  } catch (error) {
    return describeYamlError(error, text);
  }
  throw new Error('The text is valid.');
}

test.each([
  ['a: b\n\tc: d\n', /^2:1: the file isn't valid YAML: Tabs .*\. Indent with spaces\.$/],
  ['a: Log: in\n', /^1:4: .*\. Put a value that contains ": " in quotes/],
  ['a:\n  b: 1\n c: 2\n', /^3:1: .*\. Indent it like the other keys/],
  ['a: [b\nc: d\n', /^2:1: .*end with a \]\. .*close the "\["/],
  ['a: 1\na: 2\n', /^2:1: .*unique\. Remove or rename/],
  ['a: @x\n', /^1:4: .*\. Put the value in quotes\.$/],
  ["a: 'x' y\n", /^1:8: .*\. Correct the syntax/],
])('reports the syntax error in %j with its position and a fix', (text, message) => {
  expect(describeError(text)).toMatch(message);
});

test('reports unclosed quotes where they open', () => {
  expect(describeError('a: b\nc: "x\nd: y\n')).toBe(
    `2:4: the file isn't valid YAML: Missing closing ". Close the quotes.`,
  );
});

test('returns undefined for errors without a position', () => {
  expect(describeYamlError(new Error('no file'), '')).toBeUndefined();
});
