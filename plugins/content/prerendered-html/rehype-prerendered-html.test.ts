import type {PrerenderedParts} from '@developer-docs/docusaurus-theme-openapi/elements';
import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {expect, test} from 'vitest';
import {rehypePrerenderedHtml} from './rehype-prerendered-html';

type Child = Root['children'][number];

function jsx(name: string, attributes: Record<string, string>, children: Child[] = []): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: children as MdxJsxFlowElementHast['children'],
  };
}

/** Returns the remaining tree of a page, and the parts that were extracted from it. */
function extract(...children: Child[]) {
  const root: Root = {type: 'root', children};
  let parts: PrerenderedParts = {};
  const addParts = (pageParts: PrerenderedParts) => {
    parts = pageParts;
    return 'key';
  };
  rehypePrerenderedHtml({addParts, baseUrl: '/base/'})(root);
  const formatOutline = (nodes: readonly Child[]): string =>
    nodes
      .flatMap((node) => {
        if (node.type === 'mdxJsxFlowElement') return `${node.name ?? ''}(${formatOutline(node.children)})`;
        return node.type === 'element' ? `${node.tagName}(${formatOutline(node.children)})` : [];
      })
      .join(' ');
  return {
    root,
    outline: formatOutline(root.children),
    html: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.html])),
    parts,
  };
}

test('text between headings becomes one part', () => {
  const {outline, html} = extract(
    h('h2', {id: 'a'}, 'A'),
    h('p', 'One'),
    h('ul', h('li', 'Two')),
    h('h2', {id: 'b'}, 'B'),
  );
  expect(outline).toBe('h2() StaticHtml() h2()');
  expect(html).toEqual({0: '<p>One</p><ul><li>Two</li></ul>'});
});

test('a paragraph that contains a component stays a paragraph', () => {
  expect(extract(h('p', 'One ', jsx('Chart', {}) as unknown as Element)).outline).toBe('p(Chart())');
});

test('an image with a relative path stays a component, because the bundler resolves its file', () => {
  expect(extract(h('p', h('img', {src: 'a.png'}))).outline).toBe('p(img())');
});

test('a code block keeps its language and title, and its markup becomes a part', () => {
  const {root, outline, html} = extract(h('code', {html: '<b>x</b>', language: 'js', title: 'a.js'} as never));
  expect(outline).toBe('StaticCode()');
  expect(html).toEqual({0: '<b>x</b>'});
  const code = root.children.at(-1) as MdxJsxFlowElementHast;
  expect(code.attributes).toContainEqual({type: 'mdxJsxAttribute', name: 'language', value: 'js'});
  expect(code.attributes).toContainEqual({type: 'mdxJsxAttribute', name: 'title', value: 'a.js'});
});

test('table rows become a part, including the contract entries in them and their anchors', () => {
  const row = jsx('tr', {id: 'png', 'data-record': 'value'}, [h('td', 'PNG')]);
  const {outline, html, parts} = extract(h('table', h('tbody', row as unknown as Element)));
  expect(outline).toBe('StaticTable()');
  expect(html[0]).toBe('<tbody><tr id="png" data-record="value"><td>PNG</td></tr></tbody>');
  expect(parts[0]?.ids).toEqual(['png']);
});

test.each([
  ['/docs/intro', '/base/docs/intro'],
  ['/base/docs/intro#start', '/base/docs/intro#start'],
])('the internal link %s becomes %s, which the build checks', (href, expected) => {
  const {html, parts} = extract(h('p', h('a', {href, title: 'A'}, 'x')));
  expect(html[0]).toBe(`<p><a href="${expected}" title="A">x</a></p>`);
  expect(parts[0]?.links).toEqual([expected]);
});

test.each([
  ['pathname:///openapi/core-api.yaml', '/base/openapi/core-api.yaml'],
  ['https://example.com/a', 'https://example.com/a'],
])('the link %s opens %s in a new tab', (href, expected) => {
  const {html, parts} = extract(h('p', h('a', {href}, 'x')));
  expect(html[0]).toBe(`<p><a href="${expected}" target="_blank" rel="noopener noreferrer">x</a></p>`);
  expect(parts[0]?.links).toEqual([]);
});

test('text in tabs, notes, and entries with a heading is extracted', () => {
  const tab = jsx('TabItem', {value: 'a'}, [h('p', 'In a tab')]);
  const entry = jsx('section', {id: 'y', 'data-record': 'event'}, [h('h3', {id: 'x'}, 'x'), h('p', 'In an entry')]);
  const {outline, html, parts} = extract(jsx('Tabs', {}, [tab]), h('admonition', h('p', 'In a note')), entry);
  expect(outline).toBe('Tabs(TabItem(StaticHtml())) admonition(StaticHtml()) section(h3() StaticHtml())');
  expect(parts[2]?.ids).toEqual(['y']);
  expect(Object.values(html)).toEqual(['<p>In a tab</p>', '<p>In a note</p>', '<p>In an entry</p>']);
});

test("the children of an unknown component aren't extracted", () => {
  expect(extract(jsx('Chart', {}, [h('p', 'One')])).outline).toBe('Chart(p())');
});
