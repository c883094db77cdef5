import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {checkAttributes, createElementFinder, replaceElements, type PageElement} from './page-elements.js';

const names = ['Operation', 'ApiDocument'];
const find = createElementFinder(names);

/** Replaces elements as when MDX compiles a page. */
function replace(source: string, render: Parameters<typeof replaceElements>[3]): Promise<void> {
  const page = new VFile({cwd: '/site', path: '/site/docs/pets.mdx', value: source});
  return replaceElements(unified().use(remarkParse).use(remarkMdx).parse(page), page, names, render);
}

async function listReplaced(source: string): Promise<PageElement[]> {
  const elements: PageElement[] = [];
  await replace(source, (element) => {
    elements.push(element);
    return [];
  });
  return elements;
}
const findIds = (source: string) => find(source).map(({attributes}) => attributes.id);

test('finds elements with their attributes', () => {
  expect(find('# Ships\n\n<Operation id="createShip" part="summary" />\n\n<ApiDocument\n  id=\'ships\'\n/>')).toEqual([
    {name: 'Operation', attributes: {id: 'createShip', part: 'summary'}},
    {name: 'ApiDocument', attributes: {id: 'ships'}},
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
])('attributes have the names and values that they have in MDX: %s', async (source, attributes) => {
  const elements = [{name: 'Operation', attributes}];
  expect(find(`${source}\n`)).toEqual(elements);
  expect(await listReplaced(source)).toEqual(elements);
});

test('an attribute with an expression is an error, with its position', async () => {
  await expect(listReplaced('# Pets\n\n<Operation id={1} />')).rejects.toThrow(
    'docs/pets.mdx:3:1: <Operation> accepts only attributes with text',
  );
});

test("an unexpected error of an element is the cause of the page's error", async () => {
  const cause = new TypeError('name is undefined');
  await expect(replace('<Operation />', () => Promise.reject(cause))).rejects.toMatchObject({
    reason: 'docs/pets.mdx:1:1: name is undefined',
    cause,
  });
});

test('an unknown attribute is named, with the closest one', () => {
  const check = (name: string) => () => {
    checkAttributes({name: 'Operation', attributes: {[name]: 'a'}}, ['id', 'part']);
  };
  expect(check('Id')).toThrow('<Operation> has no attribute "Id". Did you mean "id"? Supported attributes: id, part.');
  expect(check('class')).toThrow('<Operation> has no attribute "class". Supported attributes: id, part.');
});
