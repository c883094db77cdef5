import {renderPage} from '@test-support/openapi-completeness/render-page';
import {expect, test} from 'vitest';
import {createDocument} from '../../fixtures/test-document';
import {createTestRenderer, renderElements} from '../../fixtures/test-pages';
import type {PageRenderer} from './page-renderer';

const description = (links: readonly string[]) => links.map((link) => `[to ${link}](${link})`).join('\n\n');

/** Renders the pages of a site, and returns the HTML of each. */
const renderPages = (renderer: PageRenderer) =>
  renderElements(renderer).map((elements) =>
    elements.map((element) => ('error' in element ? element.error : renderPage(element.nodes))).join(''),
  );

/**
 * Renders a page of a document whose description contains links, and returns their targets, and what isn't resolved.
 */
function resolveLinks(links: readonly string[], sources: Readonly<Record<string, string>>, page: string) {
  const document = createDocument(
    'shop',
    {listPets: {tags: ['Pet store'], description: description(links)}, 'a/b': {tags: ['Über']}},
    {
      info: {title: 'Shop', version: '1', description: '# Guides\n\n## Errors\n\n### Field errors\n\n## Errors'},
      tags: [
        {name: 'Pet store', description: description(links)},
        {name: 'Guide', description: description(links)},
      ],
      components: {schemas: {Pet: {type: 'object'}}},
    },
  );
  const renderer = createTestRenderer([document], sources);
  const pages = renderPages(renderer);
  const html = pages[Object.keys(sources).indexOf(page)] ?? '';
  const targets = links.map(
    (link) => new RegExp(`<a href="([^"]*)">to ${link.replaceAll('/', '.')}</a>`).exec(html)?.[1],
  );
  return {targets, broken: [...(renderer.brokenLinks.get(document) ?? [])], html};
}

const links = [
  '#operation/listPets',
  '#tag/Pet-store/operation/listPets',
  '#/paths/~10/get',
  '#/components/schemas/Pet',
  '#tag/Pet-store',
  '#tag/Guide',
  '#tag/%C3%9Cber',
  '#section/Errors',
  '#section/Guides/Field-errors',
  '#errors',
];

const headings = ['#section-errors', '#section-field-errors', '#section-errors'];

test('links to parts of the document lead to their pages', () => {
  const sources = {
    'docs/index.mdx': '<ApiDocument id="shop" show="index" />',
    'docs/list.mdx': '<Operation id="listPets" />',
    'docs/uber.mdx': '<ApiDocument id="shop" tag="Über" />',
    'docs/schemas.mdx': '<ApiDocument id="shop" show="schemas" />',
  };
  const list = '/docs/list';
  const targets = [list, list, list, '/docs/schemas#schema-Pet'];
  const tags = ['#group-pet-store', '#group-guide'];
  const fromPage = resolveLinks(links, sources, 'docs/list.mdx');
  const toIndex = (id: string) => `/docs/index${id}`;
  expect(fromPage.targets).toEqual([...targets, ...tags.map(toIndex), '/docs/uber', ...headings.map(toIndex)]);
  expect(fromPage.broken).toEqual([]);
  const fromIndex = resolveLinks(links, sources, 'docs/index.mdx');
  expect(fromIndex.targets).toEqual([...targets, ...tags, '/docs/uber', ...headings]);
  for (const id of [...tags, ...headings]) expect(fromIndex.html).toContain(`id="${id.slice(1)}"`);
});

test('links to parts of the document lead to sections of its only page', () => {
  const {targets, html} = resolveLinks(links, {'docs/all.mdx': '<ApiDocument id="shop" />'}, 'docs/all.mdx');
  expect(targets).toEqual([
    ...['#listPets', '#listPets', '#listPets', '#schema-Pet', '#group-pet-store', '#group-guide', '#group-über'],
    ...headings,
  ]);
  for (const id of targets) expect(html).toContain(`id="${String(id).slice(1)}"`);
});

test('links to a heading of a tag lead to the description of the tag', () => {
  const document = createDocument(
    'shop',
    {a: {tags: ['Pets'], description: description(['#api-keys'])}},
    {tags: [{name: 'Pets', description: 'Text\n\n### API Keys\n\nText'}]},
  );
  const [html = ''] = renderPages(createTestRenderer([document], {'docs/index.mdx': '<ApiDocument id="shop" />'}));
  const [, id] = /<a href="#([^"]+)">to /.exec(html) ?? [];
  expect(id).toMatch(/-section-api-keys$/);
  expect(html).toContain(`id="${String(id)}"`);
});

test('links to what the document lacks, or what no page shows, are only text, and reported', () => {
  const pointers = ['#/components/schemas/constructor', '#/paths/~1gone/get', '#/components/schemas/Pet'];
  const missing = ['#operation/gone', '#tag/Gone', ...pointers, '#section/Gone', '#top'];
  const sources = {'docs/list.mdx': '<Operation id="listPets" />'};
  const {targets, broken} = resolveLinks(missing, sources, 'docs/list.mdx');
  expect(targets).toEqual(missing.map(() => undefined));
  expect(broken).toEqual(missing);
});
