import path from 'node:path';
import {DocumentLoader} from '@developer-docs/docusaurus-theme-openapi';
import type {Element} from 'hast';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toHtml} from 'hast-util-to-html';
import {toString as hastToString} from 'hast-util-to-string';
import {toHast} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {ContractFiles} from '../contract-files';
import {remarkContractElements, remarkEntryIds} from './remark';

const docsUrl = 'https://developer.example/docs';
const contract = new ContractFiles(path.join(__dirname, 'fixtures'), {
  errorCodes: 'fruit#BasketError',
  limits: 'limits#Limit',
  transform: (text) => text.replaceAll('__DOCS_URL__', docsUrl).replaceAll('__BRAND__', 'Acme'),
});

const loader = new DocumentLoader(__dirname, {
  documents: {shop: {file: 'fixtures/shop.yaml', validation: 'warn'}},
  replacements: {},
});

const options = {
  contract,
  loadDocuments: () => loader.load(),
  getOperationUrls: () => new Map([['fillBasket', '/docs/fill-basket']]),
  resolveUrl: (url: string) => url.replace(docsUrl, '/docs'),
};

async function render(mdx: string): Promise<Root> {
  const file = new VFile({path: 'docs/page.mdx', value: mdx});
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkContractElements, options).use(remarkEntryIds);
  return processor.run(processor.parse(file), file);
}

/** Renders HTML, in which components become elements with the same name. */
function toElement(root: Root): Element {
  const children = toHast(root, {
    handlers: {
      mdxJsxFlowElement: (state, node: MdxJsxFlowElement): Element => ({
        type: 'element',
        tagName: node.name ?? '',
        properties: readAttributes(node),
        children: state.all(node),
      }),
      mdxjsEsm: () => undefined,
    },
  }) as {children: Element['children']};
  return {type: 'element', tagName: 'main', properties: {}, children: children.children};
}

const readAttributes = (node: MdxJsxFlowElement | undefined) =>
  Object.fromEntries(
    (node?.attributes ?? []).flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute'
        ? [[attribute.name, typeof attribute.value === 'string' ? attribute.value : (attribute.value?.value ?? '')]]
        : [],
    ),
  );

function findComponents(root: Root, name: string): MdxJsxFlowElement[] {
  const found: MdxJsxFlowElement[] = [];
  visit(root, 'mdxJsxFlowElement', (node) => {
    if (node.name === name) found.push(node);
  });
  return found;
}

async function renderHtml(mdx: string): Promise<string> {
  return toHtml(toElement(await render(mdx)));
}

/** Renders a table, and returns the text of each row's cells. */
async function renderRows(mdx: string): Promise<string[][]> {
  const rows: string[][] = [];
  visit(toElement(await render(mdx)), 'element', (element) => {
    const cells = element.children.filter((child) => child.type === 'element' && child.tagName === 'td');
    if (element.tagName === 'tr' && cells.length > 0) rows.push(cells.map((cell) => hastToString(cell as Element)));
  });
  return rows;
}

describe('<EnumValues>', () => {
  test('renders an entry with a heading, description, and details for each value', async () => {
    const root = await render(
      '<EnumValues of="fruit#Fruit" id="fruit" columns="Size: {bytes|bytes}; Colors: {colors|code}" />',
    );
    expect(findComponents(root, 'section').map((entry) => readAttributes(entry)['id'])).toEqual([
      'fruit-apple',
      'fruit-pear-tree',
    ]);
    const html = toHtml(toElement(root));
    expect(html).toContain('<strong>Apple.</strong>');
    expect(html).toContain('<dt>Size</dt> <dd>256 KiB</dd>');
    expect(html).toContain('<code>red</code>, <code>green</code>');
    expect(html).toContain('of Acme origin');
    expect(html.match(/<dt>Size/g)).toHaveLength(1);
  });

  test('renders a table with dashes for missing values', async () => {
    const mdx =
      '<EnumValues of="fruit#Fruit" as="table" columns="Fruit: `{value}`; Eaten: {edible}; Colors: {colors}" />';
    expect(await renderRows(mdx)).toEqual([
      ['apple', 'Yes', 'red, green'],
      ['pear_tree', 'No', '–'],
    ]);
    expect(await renderHtml(mdx)).toContain('<tr id="apple" data-record="value" data-record-name="apple" class="');
  });

  test('filters values', async () => {
    const root = await render('<EnumValues of="fruit#Fruit" where="edible=false|unknown" />');
    expect(findComponents(root, 'section').map((entry) => readAttributes(entry)['data-record-name'])).toEqual([
      'pear_tree',
    ]);
  });

  test('converts absolute documentation URLs to paths, which the build checks', async () => {
    expect(await renderHtml('<EnumValues of="fruit#Fruit" />')).toContain('href="/docs/orchard#apples"');
  });

  test('lists the operations that return an error code, with links', async () => {
    const rows = await renderRows(
      '<EnumValues of="fruit#BasketError" as="table" columns="Code: {value}; By: {operations}" />',
    );
    expect(rows).toEqual([
      ['rotten', 'All operations'],
      ['too_heavy', 'fillBasket'],
      ['eaten', '–'],
    ]);
    expect(await renderHtml('<EnumValues of="fruit#BasketError" columns="By: {operations}" />')).toContain(
      '<a href="/docs/fill-basket"><code>fillBasket</code></a>',
    );
  });
});

test('<SchemaProperties> lists properties after the constraint that spans them', async () => {
  const html = await renderHtml('<SchemaProperties of="fruit#Basket" id="basket" />');
  expect(html).toContain('Exactly one of <code>handle</code> and <code>wheels</code> must be present.');
  expect(html).toContain('<li id="basket-fruit" data-record="field" data-record-name="fruit">');
  expect(html).toContain('<span class="badge badge--required">required</span>');
  expect(html).toContain('<dt>Range</dt> <dd>1 to 12,000</dd>');
  expect(html).toContain('id="basket-wheels"');
  expect(html).not.toContain('basket-kind');
});

test('<OperationTable> lists the operations in a document', async () => {
  const mdx =
    '<OperationTable of="shop" columns="Operation: [{title}]({url}); Call: `{method} {path}`; Limit: {calls} in {seconds} s" />';
  expect(await renderRows(mdx)).toEqual([
    ['List baskets', 'GET /baskets', '1,200 in 60 s'],
    ['Fill a basket', 'POST /baskets', '5 in 60 s'],
  ]);
});

test('<ContractValue> and <Limit> insert text into a sentence', async () => {
  const root = await render(
    'At most <ContractValue of="fruit#/Basket/properties/count/maximum" /> in <Limit name="ripening" />.',
  );
  expect(toString(root.children.at(-1))).toBe('At most 12,000 in 3 days.');
});

test('<ContractExample> shows a value as JSON', async () => {
  const root = await render('<ContractExample of="fruit#/Fruit/enum" title="Fruit" />');
  expect(root.children.at(-1)).toMatchObject({
    type: 'code',
    lang: 'json',
    meta: 'title="Fruit"',
    value: '[\n  "apple",\n  "pear_tree"\n]',
  });
});

test.each([
  ['<EnumValues of="fruit#Vegetable" />', 'has no "Vegetable". Available keys: Fruit, Basket, Rotten, BasketError.'],
  ['<EnumValues />', '<EnumValues> requires the "of" attribute.'],
  [
    '<EnumValues of="fruit#Fruit" columns="Weight: {weight}" />',
    'No item has a value for "{weight}". Available placeholders: value, title,',
  ],
  ['<EnumValues of="fruit#Fruit" where="edible=maybe" />', 'No value of "fruit#Fruit" matches where="edible=maybe".'],
  [
    '<ContractExample of="fruit#/Fruit/x-values/apple" without="stone" />',
    'has no field "stone". Available fields: title, description,',
  ],
])('reports an invalid element with its line and the accepted values: %s', async (mdx, message) => {
  await expect(render(`A page.\n\n${mdx}`)).rejects.toThrow(
    expect.objectContaining({message: expect.stringContaining(message) as string, line: 3, file: 'docs/page.mdx'}),
  );
});
