import {validateSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/validation.js';
import {createTemporaryFolder, writeFileIn} from '@test-support/temporary-folder';
import {beforeEach, describe, expect, test} from 'vitest';
import {createDocument} from '../../fixtures/test-document';
import {createOptions, createTestSite} from '../../fixtures/test-site';
import type {PagesOptions} from '../../options';
import {DocumentLoader, type LoadedDocument} from '../documents/document-loader';
import {generatePages} from './generate-pages';
import {shareSite} from './shared-site';
import {openApiSidebar, type OpenApiSidebarItem} from './sidebar';

let siteDir = '';

beforeEach(() => {
  siteDir = createTemporaryFolder();
});

function write(file: string, content: string) {
  writeFileIn(siteDir, file, content);
}

/** Shares a site with documents, and generates their pages if `isGenerated` isn't `false`. */
function share(
  documents: readonly LoadedDocument[],
  pages: Partial<PagesOptions> | false = {},
  isGenerated = true,
): void {
  const site = createTestSite(siteDir, documents, pages);
  if (isGenerated) generatePages(site, {documents: [], isCheck: false});
  shareSite(site);
}

const schemas = {components: {schemas: {Ship: {type: 'string'}}}};

const shop = createDocument(
  'shop',
  {
    listShips: {tags: ['Ships'], summary: 'List ships'},
    scrapShip: {tags: ['Ships'], summary: 'Scrap', deprecated: true},
  },
  {...schemas, webhooks: {sank: {post: {operationId: 'sank', summary: 'Ship sank', responses: {}}}}},
);

const method = 'openapi-method openapi-method--get';

test('labels are those of the translation', async () => {
  const get = {operationId: 'listShips', tags: ['ships'], summary: 'List ships', responses: {}};
  write('shop.json', JSON.stringify({openapi: '3.1.0', info: {title: 'A', version: '1'}, paths: {'/ships': {get}}}));
  write(
    'i18n/fr/@developer-docs/docusaurus-theme-openapi/shop.overlay.yaml',
    "overlay: 1.1.0\ninfo: {title: A, version: '1'}\nactions: [{target: $.paths.*.get.summary, update: Été}]\n",
  );
  share(await new DocumentLoader(siteDir, createOptions({shop: 'shop.json'}), `${siteDir}/i18n/fr`).load());
  expect(JSON.stringify(openApiSidebar('shop'))).toContain('"label":"Été"');
});

test("labels can't end a script, into which Docusaurus writes them, and look the same", () => {
  const summary = '</script><script>alert(1)</script><!-- List<string>';
  share([createDocument('evil', {attack: {tags: ['</SCRIPT>'], summary}})]);
  const labels = JSON.stringify(openApiSidebar('evil'));
  expect(labels).not.toMatch(/<\/?script|<!--/i);
  expect(labels.replaceAll('\u2060', '')).toContain(summary);
});

test('tags of OpenAPI 3.2 are in the categories of their parents', () => {
  const tags = [
    {name: 'refunds', summary: 'Refunds', parent: 'invoices'},
    {name: 'invoices', summary: 'Invoices', parent: 'billing'},
    {name: 'billing', summary: 'Billing'},
    {name: 'beta', kind: 'badge'},
    {name: 'loop', parent: 'loop'},
  ];
  const operations = {a: {tags: ['beta', 'refunds']}, b: {tags: ['invoices']}, c: {tags: ['loop']}};
  const document = createDocument('pay', operations, {tags});
  const refund = {type: 'doc', id: 'pay/a', label: 'a', className: method};
  share([document]);
  const listLabels = (items: readonly OpenApiSidebarItem[]): unknown[] =>
    items.map((item) => (item.type === 'category' ? [item.label, ...listLabels(item.items)] : item.label));
  expect(listLabels(openApiSidebar('pay'))).toEqual([
    'Overview',
    ['Billing', ['Invoices', 'b', ['Refunds', 'a']]],
    ['loop', 'c'],
  ]);
  expect(JSON.stringify(openApiSidebar('pay'))).toContain(JSON.stringify(refund).slice(0, -1));
  expect(() => validateSidebars({pay: openApiSidebar('pay')})).not.toThrow();
  share([document], {per: 'tag'});
  expect(listLabels(openApiSidebar('pay'))).toEqual([
    'Overview',
    ['Billing', ['Invoices', 'Invoices', 'Refunds']],
    'loop',
  ]);
});

test('with pages per operation has the index, a category per tag, webhooks, and schemas', () => {
  share([shop]);
  expect(openApiSidebar('shop')).toEqual([
    {type: 'doc', id: 'shop/index', label: 'Overview'},
    {
      type: 'category',
      label: 'Ships',
      items: [
        {type: 'doc', id: 'shop/list-ships', label: 'List ships', className: method},
        {type: 'doc', id: 'shop/scrap-ship', label: 'Scrap', className: `${method} openapi-deprecated`},
      ],
    },
    {
      type: 'category',
      label: 'Webhooks',
      items: [{type: 'doc', id: 'shop/sank', label: 'Ship sank', className: 'openapi-webhook'}],
    },
    {type: 'doc', id: 'shop/schemas', label: 'Schemas'},
  ]);
});

describe('pages that were written by hand', () => {
  /** Returns the items of operations. */
  const listItems = () => openApiSidebar('shop').flatMap((item) => (item.type === 'category' ? item.items : []));

  test('are used instead of generated ones', () => {
    write('docs/shop/01-guides/02-fleet.mdx', '<Operation id="listShips" />');
    write('docs/shop/scrap.mdx', '---\nid: scrapping\n---\n\n<Operation id="scrapShip" document="shop" />');
    share([shop]);
    expect(listItems()).toMatchObject([
      {type: 'doc', id: 'shop/guides/fleet'},
      {type: 'doc', id: 'shop/scrapping'},
      {type: 'doc', id: 'shop/sank'},
    ]);
  });

  test("are links if they are in other folders, and left out if they aren't docs", () => {
    write('docs/fleet.mdx', '<Operation id="listShips" />');
    write('blog/scrap.mdx', '<Operation id="scrapShip" />');
    share([shop]);
    expect(listItems()).toMatchObject([{type: 'ref', id: 'fleet', label: 'List ships'}, {id: 'shop/sank'}]);
  });
});

test("leaves out pages that don't exist", () => {
  share([shop], {}, false);
  expect(openApiSidebar('shop')).toEqual([]);
});

test('supports other folders of docs', () => {
  share([shop], {folder: 'api/01-shop'});
  expect(openApiSidebar('shop', {docsFolder: './api/'})[0]).toMatchObject({id: 'shop/index'});
  expect(() => openApiSidebar('shop')).toThrow(
    'the folder of the pages, api/01-shop, isn\'t in docs/. Change "pages" in docusaurus.config, or pass the folder of your docs: openApiSidebar("shop", {docsFolder: \'…\'}).',
  );
});

test('rejects unknown documents, and documents without pages', () => {
  share([shop]);
  expect(() => openApiSidebar('shp')).toThrow('There is no API document "shp". Did you mean "shop"?');
  share([shop], false, false);
  expect(() => openApiSidebar('shop')).toThrow(
    'openApiSidebar("shop"): the document has no folder for generated pages. Add "pages"',
  );
});
