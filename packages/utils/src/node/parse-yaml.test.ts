import {expect, test} from 'vitest';
import {parseYaml} from './parse-yaml.js';

const parse = (text: string) => () => parseYaml(text, 'a.yaml');

test.each([
  ['a: b\n\tc: d\n', /^a\.yaml:2:1: the file isn't valid YAML: Tabs .*\. Indent with spaces\.$/],
  ['a: Log: in\n', /^a\.yaml:1:4: .*\. Put a value that contains ": " in quotes/],
  ['a:\n  b: 1\n c: 2\n', /^a\.yaml:3:1: .*\. Indent it like the other keys/],
  ['a: b\n---\nc: d\n', /^a\.yaml:2:1: the file isn't valid YAML: .* multiple documents\. Remove the line "---"/],
  ['a: [b\nc: d\n', /^a\.yaml:2:1: .*end with a \]\. .*close the "\["/],
])('reports the syntax error in %j with its position and a fix', (text, message) => {
  expect(parse(text)).toThrow(message);
});

test('reports unclosed quotes where they open', () => {
  expect(parse('a: b\nc: "x\nd: y\n')).toThrow(
    `a.yaml:2:4: the file isn't valid YAML: Missing closing ". Close the quotes.`,
  );
});

test.each([
  ['\uFEFF- a: [ü]\r\n  b: 1\r\n- c\r\n', [{a: ['ü'], b: 1}, 'c']],
  ['\uFEFF{"a": [1]}', {a: [1]}],
  ['\uFEFF', null],
])('reads files of editors on Windows: %j', (text, value) => {
  expect(parseYaml(text, 'a.yaml')).toEqual(value);
});
