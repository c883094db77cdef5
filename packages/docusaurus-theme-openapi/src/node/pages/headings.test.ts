import {createSlugger} from '@docusaurus/utils';
import {renderPage} from '@test-support/openapi-completeness/render-page';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {createDocument} from '../../fixtures/test-document';
import {renderNodes} from '../../fixtures/test-pages';

const description = [
  '# Getting *started* & <b onclick="alert()">more</b>',
  'Read [limits](#limits), [again](#section/Getting-started-more/Limits), and [gone](#nowhere).',
  '### Limits',
  '> ## Quoted',
  '- # Listed',
  'Limits\n---',
  '## 🚀\n## ²\n## {#request} <img src=x onerror=alert(1)>\n## import x from "y" {1 + 1}',
  '<h2 id="request" class="x">Größe 单位</h2>',
].join('\n\n');

const document = createDocument(
  'shop',
  {'a/b': {tags: ['Bots'], description}, other: {tags: ['Other'], description}},
  {
    info: {title: 'Shop', version: '1', description},
    tags: [
      {name: 'Bots', description},
      {name: 'Guide', description},
    ],
    components: {schemas: {Pet: {type: 'object', description, properties: {name: {type: 'string', description}}}}},
  },
);

/** Renders the elements of a page, and lists its headings. */
function render(sources: Readonly<Record<string, string>>, page = 'docs/index.mdx', loaded = document) {
  const nodes = renderNodes([loaded], sources)[Object.keys(sources).indexOf(page)] ?? [];
  const headings: [number, string, string][] = [];
  visit({type: 'root', children: nodes} as Root, 'heading', (heading) => {
    headings.push([heading.depth, String(heading.data?.hProperties?.id), toString(heading)]);
  });
  const html = renderPage(nodes);
  return {headings, html, ids: [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)};
}

const expectHeadings = (depth: number, prefix: string) =>
  [
    [depth, 'getting-started-more', 'Getting started & more'],
    [depth + 1, 'limits', 'Limits'],
    [depth + 1, 'limits-2', 'Limits'],
    [depth + 1, '', '🚀'],
    [depth + 1, '-', '²'],
    [depth + 1, 'request-x', '{#request} x'],
    [depth + 1, 'import-x-from-y-1-1', 'import x from "y" {1 + 1}'],
    [depth + 1, 'größe-单位', 'Größe 单位'],
  ].map(([level, slug, text]) => [level, `${prefix}section${slug === '' ? '' : `-${String(slug)}`}`, text]);

const operationPages = {'docs/b.mdx': '<Operation id="a/b" title />', 'docs/c.mdx': '<Operation id="other" />'};

test.each([
  ['an operation', '<Operation id="a/b" />', expectHeadings(2, '')],
  ['a second operation', '<Operation id="other" />\n<Operation id="a/b" />', expectHeadings(2, 'a-b-')],
  ['its tags', '<ApiDocument id="shop" />', expectHeadings(3, 'group-bots-')],
  ['its operations', '<ApiDocument id="shop" />', expectHeadings(4, 'a-b-')],
  ['its schemas', '<ApiDocument id="shop" />', expectHeadings(4, 'schema-Pet-')],
])('headings in descriptions are headings of the page: %s', (_name, source, expected) => {
  const {headings, html, ids} = render({'docs/index.mdx': source});
  const ownIds = expected.map(([, id]) => id);
  expect(headings.filter(([, id]) => ownIds.includes(id))).toEqual(expected);
  expect(html).toContain(`href="#${String(expected[1]?.[1])}">limits</a>`);
  expect(html).toContain(`href="#${String(expected[1]?.[1])}">again</a>`);
  expect(html).toContain('<span>gone</span>');
  expect(html).toContain('<strong>Quoted</strong>');
  expect(html).toContain('<strong>Listed</strong>');
  expect(html).not.toMatch(/<[^>]*(?:onclick|onerror|class="x")/);
  expect(new Set(ids).size).toBe(ids.length);
  const slugger = createSlugger();
  for (const id of ownIds) expect(slugger.slug(String(id), {maintainCase: true})).toBe(id);
});

test('the index shows the headings of tags that have no page', () => {
  const {html, ids} = render({'docs/index.mdx': '<ApiDocument id="shop" show="index" />', ...operationPages});
  expect(html).toMatch(/id="group-bots-section-getting-started-more">Getting <em>started<\/em> &#x26; <b>more<\/b>/);
  expect(html).toContain('<h4 id="group-bots-section-limits-2">Limits</h4>');
  expect(new Set(ids).size).toBe(ids.length);
});

test('headings in the descriptions of fields are bold, and no heading is the description of a page', () => {
  const {html} = render({'docs/index.mdx': '<ApiDocument id="shop" show="schemas" />'});
  expect(html).toMatch(/id="schema-Pet.name"[^]*<p><strong>Limits<\/strong><\/p>/);
  expect(JSON.stringify(renderNodes([document], operationPages))).toContain('"value":"Read limits, again, and gone."');
});

test('headings leave the IDs of operations and schemas free', () => {
  const info = {title: 'Shop', version: '1', description: '# Limits\n\n[limits](#limits)\n\n# Limits'};
  const operation = {operationId: 'section-limits', description: '[to limits](#section/Limits)'};
  const {html, ids} = render(
    {'docs/index.mdx': '<ApiDocument id="shop" />'},
    'docs/index.mdx',
    createDocument('shop', {'section-limits': operation}, {info}),
  );
  expect(html).toContain('<h2 id="section-limits-2">Limits</h2>');
  expect(html).toContain('<h3 id="section-limits">section-limits</h3>');
  expect(html).toContain('<a href="#section-limits-2">limits</a>');
  expect(html).toContain('<a href="#section-limits-2">to limits</a>');
  expect(new Set(ids).size).toBe(ids.length);
});
