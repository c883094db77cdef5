import {expect, test} from 'vitest';
import {findPageElements as find, formatElement, getElementKey} from './page-elements';

const findIds = (source: string) => find(source).map(({attributes}) => attributes['id']);

test('finds elements with their attributes', () => {
  expect(find('# Ships\n\n<Operation id="createShip" part="summary" />\n\n<ApiDocument\n  id=\'ships\'\n/>')).toEqual([
    {name: 'Operation', attributes: {id: 'createShip', part: 'summary'}},
    {name: 'ApiDocument', attributes: {id: 'ships'}},
  ]);
});

test('ignores other elements', () => {
  expect(find('<Operations id="a" /> <operation id="b" /> Operation id="c"')).toEqual([]);
});

test('finds elements whose attributes contain ">"', () => {
  expect(find('<ApiDocument id="ships" tag="Billing > Invoices" />')).toMatchObject([
    {attributes: {id: 'ships', tag: 'Billing > Invoices'}},
  ]);
});

test.each(['A & B', 'A "B"', "A 'B'", 'A > B', 'A < B', '&quot;', 'A/B'])('finds the formatted attribute %j', (tag) => {
  expect(find(`Text\n\n${formatElement('ApiDocument', {id: 'ships', tag, show: undefined})}\n`)).toMatchObject([
    {attributes: {id: 'ships', tag}},
  ]);
});

test('finds elements whose attributes contain backticks', () => {
  const tags = ['A `b`', 'A ` b', 'A ` c'];
  const source = tags.map((tag) => `<ApiDocument id="ships" tag="${tag}" />`).join('\n');
  expect(find(source).map(({attributes}) => attributes['tag'])).toEqual(tags);
});

test.each([
  '```mdx\n<Operation id="code" />\n```',
  '````mdx title="a.mdx"\n```\n<Operation id="code" />\n```\n````',
  '~~~\n<Operation id="code" />\n~~~',
  '- Item\n\n  ```mdx\n  <Operation id="code" />\n  ```',
  '1. ```mdx\n   <Operation id="code" />\n   ```',
  '> ```mdx\n> <Operation id="code" />\n> ```',
  'Use `<Operation id="code" />`.',
  'Use ``<Operation id="`code`" />``.',
  '{/* <Operation id="comment" /> */}',
  '<!-- <Operation id="comment" /> -->',
])('ignores code and comments: %j', (source) => {
  expect(findIds(`${source}\n\n<Operation id="page" />\n`)).toEqual(['page']);
});

test('ignores a code block without an end', () => {
  expect(findIds('<Operation id="page" />\n\n```\n<Operation id="code" />\n')).toEqual(['page']);
});

test('finds elements between code blocks, and after an unmatched backtick', () => {
  expect(findIds('```\na\n```\n\n<Operation id="a" />\n\n```\nb\n```')).toEqual(['a']);
  expect(findIds('The character ` is a backtick.\n\n<Operation id="a" />\n\nUse `code`.')).toEqual(['a']);
});

test('an attribute can have no value', () => {
  expect(find('<Operation id="page" title />')).toEqual([{name: 'Operation', attributes: {id: 'page', title: ''}}]);
  expect(formatElement('Operation', {id: 'page', title: ''})).toBe('<Operation id="page" title />');
});

test('the key of an element does not depend on the order of its attributes', () => {
  const [first, second, third] = find(
    '<Operation id="a" part="b" /> <Operation part="b" id="a" /> <Operation id="a" />',
  );
  const keys = [first, second, third].map((element) => element && getElementKey(element));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).not.toBe(keys[2]);
});
