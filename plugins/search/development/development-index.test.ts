import {parseIndexFile} from '@developer-docs/search-engine';
import type {Root} from 'hast';
import {h} from 'hastscript';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {expect, test} from 'vitest';
import {VFile} from 'vfile';
import {CompiledPages, rehypeCollectPages} from './compiled-pages';
import {DevelopmentIndex} from './development-index';

type Child = Root['children'][number];

const compiledPages = new CompiledPages();

/** Compiles a page with this content using only the docs plugin's rehype plugins. */
function compile(name: string, ...children: Child[]): void {
  rehypeCollectPages({pages: compiledPages})({type: 'root', children}, new VFile({path: `/site/docs/${name}.mdx`}));
}

const jsx = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: Child[] = [],
  data?: object,
): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
  children: children as MdxJsxFlowElementHast['children'],
  ...(data && {data}),
});

const page = (name: string) => ({
  id: name,
  source: `@site/docs/${name}.mdx`,
  title: `Title of ${name}`,
  url: `/docs/${name}`,
  section: 'Guides',
  language: 'en',
  tag: 'docs-default-current',
});

function createIndex(...names: string[]): DevelopmentIndex {
  const index = new DevelopmentIndex('/site', compiledPages);
  index.setInput({pages: names.map(page), synonyms: [], phrases: {}});
  return index;
}

/** Returns the kind, anchor, and text of the records in the index. */
function readRecords(index: DevelopmentIndex): string[] {
  return parseIndexFile(index.getFiles().records).records.map(
    ({type, kind, anchor, hierarchy, content}) =>
      `${kind ?? ''} #${anchor} ${content ?? (type === 'content' ? '' : (hierarchy[type] ?? ''))}`,
  );
}

test('indexes headings, text, code, and entries of compiled pages', () => {
  compile(
    'intro',
    h('p', 'Prose with ', h('code', 'code'), '.'),
    h('h2', {id: 'details'}, 'Details'),
    jsx('Tabs', {}, [h('p', 'In a component.')]),
    h('code', {html: '<span>start();</span>'}),
    jsx('div', {id: 'entry', 'data-record': 'field', 'data-record-name': 'limit'}, [h('p', 'A number.')]),
    jsx('Reference', {}, [], {prerenderedParts: {'': {html: '<h3 id="html">Rendered</h3>'}}}),
  );
  expect(readRecords(createIndex('intro'))).toEqual([
    'page # Title of intro',
    'text # Prose with code.',
    'heading #details Details',
    'text #details In a component.',
    'sample #details start();',
    'field #entry A number.',
    'heading #html Rendered',
  ]);
});

test("keeps a title in the text and omits pages that haven't been compiled", () => {
  compile('titled', h('h1', 'Own title'));
  expect(readRecords(createIndex('titled', 'missing'))).toEqual(['page # Own title']);
});

test('changes when a page is compiled again', () => {
  compile('edited', h('p', 'Before.'));
  const index = createIndex('edited');
  const {build} = index.getFiles();
  expect(index.getFiles().build).toBe(build);
  compile('edited', h('p', 'After.'));
  expect(index.getFiles().build).not.toBe(build);
  expect(readRecords(index)).toContain('text # After.');
});
