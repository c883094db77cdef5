import path from 'node:path';
import {DocumentLoader} from '@developer-docs/docusaurus-theme-openapi/node';
import {walkElements} from '@developer-docs/docusaurus-utils/node';
import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toHast} from 'mdast-util-to-hast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {beforeEach, describe, expect, test} from 'vitest';
import {contract as siteContract} from '../../config/contract';
import {createTemporaryFolder, writeFileIn} from '../../tests/support/temporary-folder';
import {ContractFiles} from '../contract/contract-files';
import {createElementContext, type ElementOptions} from './context';
import {DesignRenderer} from './designs/design-renderer';
import {remarkElements} from './elements';
import {SdkDeclarations} from './sdk-reference/declarations';

const docsUrl = 'https://developer.example/docs';
const fixtures = path.join(__dirname, '../contract/fixtures');
const contract = new ContractFiles(fixtures, (text) =>
  text.replaceAll('__DOCS_URL__', docsUrl).replaceAll('__BRAND__', 'Acme'),
);
const documents = {shop: {file: 'shop.yaml', validation: 'warn'}} as const;
const loader = new DocumentLoader(fixtures, {documents, replacements: {}});

let sdkFolder: string;

const declareError = (description: string) =>
  writeFileIn(
    sdkFolder,
    'errors.d.ts',
    `/** Errors. */
export interface WidgetErrorDetails {
  /**
   * ${description}
   *
   * @action Repair it.
   */
  broken_thing: {readonly part: string};
}`,
  );

beforeEach(() => {
  sdkFolder = createTemporaryFolder({'docs/page.mdx': ''});
  declareError('Part 1.4 is broken. Call `fillBasket`.');
});

const createOptions = (): ElementOptions => ({
  contract,
  renderer: new DesignRenderer(contract, '/'),
  declarations: new SdkDeclarations(sdkFolder),
  root: sdkFolder,
  getPageUrl: (link) => `/${link}`,
  schemaPages: {},
});

const reference = {
  documents: new Map((await loader.load()).map((document) => [document.id, document])),
  operationUrls: new Map([['fillBasket', '/docs/fill-basket']]),
  resolveUrl: (url: string) => url.replace(docsUrl, '/docs'),
};

async function transform(mdx: string, changes: Partial<ElementOptions> = {}): Promise<Root> {
  const file = new VFile({path: 'docs/page.mdx', value: mdx});
  const createContext = () => createElementContext({...createOptions(), ...changes}, reference);
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkElements, createContext);
  return processor.run(processor.parse(file), file);
}

/** Renders a page. JSX elements become elements with the same name and attributes. */
async function render(mdx: string, changes?: Partial<ElementOptions>): Promise<Element> {
  const {children} = toHast(await transform(mdx, changes), {
    handlers: {
      mdxJsxFlowElement: (state, node: MdxJsxFlowElement): Element => ({
        type: 'element',
        tagName: node.name ?? '',
        properties: Object.fromEntries(
          node.attributes.flatMap((attribute) =>
            attribute.type === 'mdxJsxAttribute' ? [[attribute.name, String(attribute.value)]] : [],
          ),
        ),
        children: state.all(node),
      }),
      mdxjsEsm: () => undefined,
    },
  }) as {children: Element['children']};
  return {type: 'element', tagName: 'main', properties: {}, children};
}

const renderHtml = async (mdx: string) => toHtml(await render(mdx));
const selectAll = (tagName: string, root: Element) =>
  [...walkElements(root)].filter((element) => element.tagName === tagName);

/** Renders a table, and returns the text of each row's cells. */
async function renderRows(mdx: string): Promise<string[][]> {
  const rows = selectAll('tr', await render(mdx)).slice(1);
  return rows.map((row) => row.children.map((cell) => toString(cell as Element)));
}

describe('<EnumValues>', () => {
  test('renders an entry with a heading, description, and details for each value', async () => {
    const root = await render('<EnumValues of="fruit#Fruit" id="fruit" columns="Size: maxBytes; Colors: colors" />');
    expect(selectAll('h3', root).map(({properties}) => properties.id)).toEqual(['fruit-apple', 'fruit-pear-tree']);
    const html = toHtml(root);
    expect(html).toContain('<strong>Apple.</strong>');
    // The build checks paths, unlike absolute URLs.
    expect(html).toContain('href="/docs/orchard#apples"');
    expect(html).toContain('<dt>Size</dt> <dd>256 KiB</dd>');
    expect(html).toContain('<code>red</code>, <code>green</code>');
    expect(html).toContain('of Acme origin');
    expect(html.match(/<dt>Size/g)).toHaveLength(1);
  });

  test('renders a table with dashes for missing values, and filters values', async () => {
    const mdx = (more = '') =>
      `<EnumValues of="fruit#Fruit" as="table" columns="Fruit: value; Eaten: edible; Colors: colors" ${more} />`;
    expect(await renderRows(mdx())).toEqual([
      ['apple', 'Yes', 'red, green'],
      ['pear_tree', 'No', '–'],
    ]);
    expect(await renderRows(mdx('where="edible=false|unknown"'))).toEqual([['pear_tree', 'No', '–']]);
    expect(await renderHtml(mdx())).toContain('<tr id="apple" data-record="value" data-record-name="apple">');
  });
});

test('<SchemaProperties> lists properties after the constraint that spans them', async () => {
  const html = await renderHtml('<SchemaProperties of="fruit#Basket" id="basket" />');
  expect(html).toContain('Exactly one of <code>handle</code> and <code>wheels</code> must be present.');
  expect(html).toContain('<li id="basket-fruit" data-record="field" data-record-name="fruit">');
  expect(html).toContain('<span class="badge openapi-badge--required">required</span>');
  expect(html).toContain('<dt>Range</dt> <dd>1 to 12,000</dd>');
  expect(html).toContain('id="basket-wheels"');
  expect(html).not.toContain('basket-kind');
});

test('<OperationTable> lists the operations in a document', async () => {
  const mdx = '<OperationTable of="shop" columns="Operation: operation; Call: endpoint; Limit: rateLimit" />';
  expect(await renderRows(mdx)).toEqual([
    ['List baskets', 'GET /baskets', '1,200 calls per minute'],
    ['Fill a basket', 'POST /baskets', '5 calls per minute'],
  ]);
});

test('<ContractValue> and <Limit> insert text into a sentence, and <ContractExample> shows JSON', async () => {
  const root = await render(
    'At most <ContractValue of="fruit#/Basket/properties/count/maximum" /> in <Limit name="ripening" />.',
  );
  expect(toString(root)).toBe('At most 12,000 in 3 days.');
  const {children} = await transform('<ContractExample of="fruit#/Fruit/enum" title="Fruit" />');
  const value = '[\n  "apple",\n  "pear_tree"\n]';
  expect(children.at(-1)).toMatchObject({type: 'code', lang: 'json', meta: 'title="Fruit"', value});
});

test('<SdkErrors> follows an edit of the declarations', async () => {
  const readText = async () => toString(await render('<SdkErrors of="WidgetErrorDetails" />'));
  expect(await readText()).toContain('Part 1.4 is broken.');
  // The widget's function has an operation's name.
  expect(await renderHtml('<SdkErrors of="WidgetErrorDetails" />')).toContain('<p>Part 1.4 is broken. Call <code>');
  declareError('Another text.');
  expect(await readText()).toContain('Another text.');
});

describe('<Designs>', () => {
  const renderDesigns = (attributes: string) =>
    render(`<Designs ${attributes} />`, {contract: siteContract, renderer: new DesignRenderer(siteContract, '/')});

  test('shows a gallery, whose captions link to the entries of its values', async () => {
    const figure = await renderDesigns('of="brand-persona#BrandTone" idPrefix="tone" caption="All tones."');
    const tones = (siteContract.find('brand-persona#BrandTone') as {enum: string[]}).enum;
    expect(selectAll('a', figure).map(({properties}) => properties.href)).toEqual(tones.map((tone) => `#tone-${tone}`));
    expect(selectAll('img', figure)).toHaveLength(tones.length);
    expect(toString(figure)).toMatch(/All tones\.$/);
  });

  test('shows variants with the prompt, and a brand comparison', async () => {
    expect(toString(await renderDesigns('of="variants"'))).toMatch(/^Prompt: .*Variant 1: differs in layout/s);
    const texts = selectAll('img', await renderDesigns('of="brand"')).map(({properties: {alt}}) => String(alt));
    expect(texts.map((text) => text.split('.')[0])).toEqual(['Without a brand', 'With a brand']);
  });

  test('fails the build if no value matches', async () => {
    await expect(renderDesigns('of="design-types#DesignType" where="group=none"')).rejects.toThrow('No value of');
  });
});

test.each([
  ['<EnumValues of="fruit#Vegetable" />', 'has no "Vegetable". Available keys: Fruit, Basket, Rotten.'],
  ['<EnumValues />', '<EnumValues> requires the "of" attribute.'],
  ['<EnumValues of="fruit#Fruit" columns="W: weight" />', 'No item has the field "weight". Available: value, entry,'],
  ['<EnumValues of="fruit#Fruit" where="edible=maybe" />', 'No value of "fruit#Fruit" matches where="edible=maybe".'],
  ['<ContractExample of="fruit#/Fruit/x-values/apple" without="stone" />', 'has no field "stone". Available: title,'],
  ['<Diagram name="core-workflo" />', 'has no SVG file "core-workflo". Did you mean "core-workflow"?'],
  ['<Designs typ="flyer" />', '<Designs> has no attribute "typ". Did you mean "type"?'],
  ['<SdkErrors of="ErrorDetails" />', 'have no errors interface "ErrorDetails"'],
  ['<SdkErrors of="WidgetErrorDetails" only="missing" />', 'has no entry "missing". Available: broken_thing'],
])('an invalid element is reported with its line and the accepted values: %s', async (mdx, message) => {
  await expect(transform(`A page.\n\n${mdx}`)).rejects.toThrow(
    expect.objectContaining({message: expect.stringContaining(message) as string, line: 3, file: 'docs/page.mdx'}),
  );
});
