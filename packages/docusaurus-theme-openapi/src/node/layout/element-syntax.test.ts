import {expect, test} from 'vitest';
import {checkAttributes, findPageElements as find, formatElement} from './element-syntax';

const findIds = (source: string) => find(source).map(({attributes}) => attributes.id);

test('finds elements with their attributes', () => {
  expect(find('# Ships\n\n<Operation id="createShip" part="summary" />\n\n<ApiDocument\n  id=\'ships\'\n/>')).toEqual([
    {name: 'Operation', attributes: {id: 'createShip', part: 'summary'}},
    {name: 'ApiDocument', attributes: {id: 'ships'}},
  ]);
});

test.each(['A & `B`', 'A "B"', 'A > B', '&quot;', ''])('finds the formatted attribute %j', (tag) => {
  expect(find(`Text\n\n${formatElement('ApiDocument', {id: 'ships', tag, show: undefined})}\n`)).toMatchObject([
    {attributes: {id: 'ships', tag}},
  ]);
});

test.each([
  '```mdx\n<Operation id="code" />\n```',
  '````mdx title="a.mdx"\n```\n<Operation id="code" />\n```\n````',
  '- Item\n\n  ```mdx\n  <Operation id="code" />\n  ```',
  'Use `<Operation id="code" />`.',
  '{/* <Operation id="comment" /> */}',
  '<!-- <Operation id="comment" /> -->',
])('ignores code and comments: %j', (source) => {
  expect(findIds(`${source}\n\n<Operation id="page" />\n`)).toEqual(['page']);
});

test.each([
  ['<Operation Id="a" />', {Id: 'a'}],
  ['<Operation id="a" class=\'x y\' data-Part="b"/>', {id: 'a', class: 'x y', 'data-Part': 'b'}],
  ['<Operation id = "&auml; / &lt;&quot;" title/>', {id: 'ä / <"', title: ''}],
  ['<Operation/>', {}],
])('attributes have the names and values that they have in JSX: %s', (source, attributes) => {
  expect(find(`${source}\n`)).toEqual([{name: 'Operation', attributes}]);
});

test('an unknown attribute is named, with the closest one', () => {
  const check = (name: string) => () => checkAttributes({name: 'Operation', attributes: {[name]: 'a'}}, ['id', 'part']);
  expect(check('Id')).toThrow('<Operation> has no attribute "Id". Did you mean "id"? Supported attributes: id, part.');
  expect(check('class')).toThrow('<Operation> has no attribute "class". Supported attributes: id, part.');
});
