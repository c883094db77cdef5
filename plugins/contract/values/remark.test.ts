import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {site} from '../../../config/site';
import {contractFolder} from './documents';
import {linkOperations, operationPages} from './operations';
import {contractEntries, contractValues} from './remark';

const folder = path.join(__dirname, 'fixtures');

function render(mdx: string): Root {
  const file = new VFile({path: 'docs/page.mdx', value: mdx});
  const processor = unified().use(remarkParse).use(remarkMdx).use(contractValues, {folder}).use(contractEntries);
  return processor.runSync(processor.parse(file), file);
}

function jsx(root: Root, name: string): MdxJsxFlowElement[] {
  const found: MdxJsxFlowElement[] = [];
  visit(root, 'mdxJsxFlowElement', (node) => {
    if (node.name === name) found.push(node);
  });
  return found;
}

const attributes = (node: MdxJsxFlowElement | undefined) =>
  Object.fromEntries(
    (node?.attributes ?? []).flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute'
        ? [[attribute.name, typeof attribute.value === 'string' ? attribute.value : attribute.value?.value]]
        : [],
    ),
  );

describe('<Values>', () => {
  it('makes an entry with heading, sentence and facts of each value', () => {
    const root = render('<Values of="fruit#Fruit" id="fruit" facts="Size: {bytes|bytes}; Colors: {colors|code}" />');
    const [apple, tree] = jsx(root, 'ContractEntry');
    expect(attributes(apple)).toEqual({as: 'section', id: 'fruit-apple', kind: 'value', name: 'apple'});
    expect(apple?.children[0]).toMatchObject({
      type: 'heading',
      depth: 3,
      children: [{type: 'inlineCode'}, {type: 'link'}],
    });
    expect(toString(apple)).toContain('Apple. Round, see Basket');
    expect(toString(apple)).toContain('Size256 KiB');
    expect(toString(apple)).toContain('red, green');
    expect(attributes(tree)).toMatchObject({id: 'fruit-pear-tree', name: 'pear_tree'});
    expect(toString(tree)).toContain(`of ${site.brand} origin`);
    expect(toString(tree)).not.toContain('Size');
  });

  it('leaves the only id to the entry once headings had theirs', () => {
    const [apple] = jsx(render('<Values of="fruit#Fruit" />'), 'ContractEntry');
    expect(apple?.children[0]?.data).toEqual({hProperties: {id: undefined}});
  });

  it('makes a table, with a dash where a value lacks a fact', () => {
    const root = render(
      '<Values of="fruit#Fruit" as="table" facts="Fruit: `{value}`; Eaten: {edible}; Colors: {colors}" />',
    );
    const rows = jsx(root, 'ContractEntry').map((row) => row.children.map((cell) => toString(cell)));
    expect(rows).toEqual([
      ['apple', 'Yes', 'red, green'],
      ['pear_tree', 'No', '–'],
    ]);
    const [, eaten] = jsx(root, 'td');
    expect(attributes(eaten)).toEqual({role: 'cell', 'data-label': 'Eaten'});
  });

  it('leaves anchors to another list where it is told to', () => {
    const root = render('<Values of="fruit#Fruit" as="table" records="false" facts="Fruit: {value}" />');
    expect(jsx(root, 'ContractEntry')).toEqual([]);
    expect(jsx(root, 'tr')).toHaveLength(2);
  });

  it('gives a component the facts that it names, and no more', () => {
    const [picture] = jsx(render('<Values of="fruit#Fruit" as="Orchard" facts="Colors: {colors}" />'), 'Orchard');
    expect(attributes(picture)).toEqual({
      values: JSON.stringify([{value: 'apple', colors: ['red', 'green']}, {value: 'pear_tree'}]),
    });
  });

  it('keeps the values that a condition names', () => {
    const root = render('<Values of="fruit#Fruit" where="edible=false|unknown" />');
    expect(jsx(root, 'ContractEntry').map((entry) => attributes(entry).name)).toEqual(['pear_tree']);
  });

  it('turns addresses of this documentation into links that the build checks', () => {
    const urls: string[] = [];
    visit(render('<Values of="fruit#Fruit" />'), 'link', ({url}) => {
      urls.push(url);
    });
    expect(urls).toContain('/docs/orchard#apples');
  });
});

it('an operation id in the words of the contract leads to its page', () => {
  const tree: Root = {
    type: 'root',
    children: [
      {type: 'heading', depth: 3, children: [{type: 'inlineCode', value: 'eatFruit'}]},
      {
        type: 'paragraph',
        children: [
          {type: 'inlineCode', value: 'eatFruit'},
          {type: 'inlineCode', value: 'fruit'},
        ],
      },
    ],
  };
  linkOperations(tree, new Map([['eatFruit', '/docs/eat-fruit']]));
  expect(tree.children).toMatchObject([
    {children: [{type: 'inlineCode'}]},
    {children: [{type: 'link', url: '/docs/eat-fruit', children: [{value: 'eatFruit'}]}, {type: 'inlineCode'}]},
  ]);
});

it('every operation of the contract with a page has its address', () => {
  const pages = operationPages(contractFolder);
  expect(pages.get('loginUser')).toBe(`/docs/${site.slug}-api/user-management-api/login-user`);
  expect(pages.get('accountAnalysis')).toBe(`/docs/${site.slug}-api/enterprise-api/endpoints/account-analysis`);
  expect(pages.get('enterpriseDesignsFromPrompt')).toBe(
    `/docs/${site.slug}-api/swagger/enterprise-core-api#enterpriseDesignsFromPrompt`,
  );
});

it('<Fields> lists fields after the rule for all of them', () => {
  const root = render('<Fields of="fruit#Basket" id="basket" />');
  expect(toString(root.children[1])).toBe('Exactly one of handle and wheels must be present.');
  const [fruit, count] = jsx(root, 'ContractEntry');
  expect(attributes(fruit)).toEqual({as: 'div', id: 'basket-fruit', kind: 'field', name: 'fruit'});
  expect(toString(fruit)).toContain('required');
  expect(toString(count)).toContain('1 to 12,000 · default 3 · example 12');
});

it('<Operations> lists the operations of a document', () => {
  const root = render(
    '<Operations of="shop" facts="Operation: [{title}]({page}); Call: `{method} {path}`; Limit: {calls} in {seconds} s" />',
  );
  const rows = jsx(root, 'tr').map((row) => row.children.map((cell) => toString(cell)));
  expect(rows).toEqual([
    ['List baskets', 'GET /baskets', '1,200 in 60 s'],
    ['Fill a basket', 'POST /baskets', '5 in 60 s'],
  ]);
});

describe('<Fact> and <Limit>', () => {
  it('stand in a sentence', () => {
    const root = render('At most <Fact of="fruit#/Basket/properties/count/maximum" /> in <Limit name="ripening" />.');
    expect(toString(root)).toBe('At most 12,000 in 3 days.');
  });
});

it('<Example> shows a value of the contract as JSON', () => {
  const root = render('<Example of="fruit#/Fruit/enum" title="Fruit" />');
  expect(root.children).toMatchObject([
    {type: 'code', lang: 'json', meta: 'title="Fruit"', value: '[\n  "apple",\n  "pear_tree"\n]'},
  ]);
});

it('<Example> leaves out the fields that do not occur here', () => {
  const root = render('<Example of="fruit#/Fruit/x-values/apple" without="title description colors edible" />');
  expect(root.children).toMatchObject([{value: '{\n  "bytes": 262144\n}'}]);
});

describe('a mistake stops the page with its line and what exists', () => {
  const first = 'A page.\n\n';
  it.each([
    ['<Values of="fruit#Vegetable" />', 'has no schema "Vegetable". It has: Fruit, Basket, Rotten.'],
    ['<Values of="fruit#Basket" />', '"fruit#Basket" holds no schema with "x-values".'],
    ['<Values />', '<Values> needs the attribute "of".'],
    [
      '<Values of="fruit#Fruit" facts="Weight: {weight}" />',
      'No value has a fact "weight". The facts are: value, title,',
    ],
    ['<Values of="fruit#Fruit" facts="{edible}" />', 'is not a label, a colon and a template'],
    ['<Values of="fruit#Fruit" facts="Size: {bytes|kilos}" />', '"kilos" is not a filter. The filters are: code,'],
    ['<Values of="fruit#Fruit" where="edible=maybe" />', 'No value of "fruit#Fruit" has edible=maybe.'],
    ['<Values of="fruit#Fruit" as="list" />', 'as="list" is not "entries", "table"'],
    ['<Values of={fruit} />', '<Values> takes attributes of text only'],
    ['<Operations of="fruit" facts="Id: {value}" />', '"fruit" is not an OpenAPI document with operations.'],
    [
      '<Example of="fruit#/Fruit/x-values/apple" without="stone" />',
      'has no field "stone". It has: title, description,',
    ],
    ['<Limit name="rot" />', 'has nothing called "rot" at /Limit/x-values. There it has: ripening.'],
    ['<Fact of="fruit#/Basket" />', 'is not a number, a text'],
  ])('%s', (mdx, message) => {
    expect(() => render(first + mdx)).toThrow(
      expect.objectContaining({message: expect.stringContaining(message) as string, line: 3, file: 'docs/page.mdx'}),
    );
  });
});
