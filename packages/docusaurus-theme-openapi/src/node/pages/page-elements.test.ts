import {expect, test} from 'vitest';
import {findPageElements as find, formatElement} from './page-elements';

const findIds = (source: string) => find(source).map(({attributes}) => attributes['id']);

test('finds elements with their attributes', () => {
  expect(find('# Ships\n\n<Operation id="createShip" part="summary" />\n\n<ApiDocument\n  id=\'ships\'\n/>')).toEqual([
    {name: 'Operation', attributes: {id: 'createShip', part: 'summary'}},
    {name: 'ApiDocument', attributes: {id: 'ships'}},
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

test('an attribute can have no value', () => {
  expect(find('<Operation id="page" title />')).toEqual([{name: 'Operation', attributes: {id: 'page', title: ''}}]);
  expect(formatElement('Operation', {id: 'page', title: ''})).toBe('<Operation id="page" title />');
});
