import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {h} from 'hastscript';
import {expect, test} from 'vitest';
import {plainElements} from '../../contract/values';
import {rehypeStaticHtml, type StaticData} from './rehype-static-html';
import {PartStore} from './store';

type Child = Root['children'][number];

function jsx(name: string, attributes: Record<string, string>, children: Child[] = []): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: children as MdxJsxFlowElementHast['children'],
  };
}

/** What is left of a page, and the parts that were taken out of it. */
function take(...children: Child[]) {
  const root: Root = {type: 'root', children};
  const kept: Parameters<PartStore['keep']>[0][] = [];
  const store = new PartStore();
  const keep = store.keep.bind(store);
  store.keep = (parts) => {
    kept.push(parts);
    return keep(parts);
  };
  rehypeStaticHtml({store, known: plainElements})(root);
  const outline = (nodes: readonly Child[]): string =>
    nodes
      .flatMap((node) => {
        if (node.type === 'mdxJsxFlowElement') return `${node.name ?? ''}(${outline(node.children)})`;
        return node.type === 'element' ? `${node.tagName}(${outline(node.children)})` : [];
      })
      .join(' ');
  const parts = kept[0] ?? {};
  return {
    root,
    outline: outline(root.children),
    html: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.html])),
    parts,
  };
}

test('text between headings is one part', () => {
  const {outline, html} = take(
    h('h2', {id: 'a'}, 'A'),
    h('p', 'One'),
    h('ul', h('li', 'Two')),
    h('h2', {id: 'b'}, 'B'),
  );
  expect(outline).toBe('h2() StaticHtml() h2()');
  expect(html).toEqual({0: '<p>One</p><ul><li>Two</li></ul>'});
});

test('a page without text imports nothing', () => {
  expect(take(h('h2', {id: 'a'}, 'A')).root.children).toHaveLength(1);
});

test('a paragraph with a component in it stays one', () => {
  expect(take(h('p', 'One ', jsx('Chart', {}) as unknown as Element)).outline).toBe('p(Chart())');
});

test('an image stays a component: its file is found while the page is built', () => {
  expect(take(h('p', h('img', {src: 'a.png'}))).outline).toBe('p(img())');
});

test('code keeps its language and title; its markup is a part', () => {
  const {root, outline, html} = take(h('code', {html: '<b>x</b>', language: 'js', title: 'a.js'} as never));
  expect(outline).toBe('StaticCode()');
  expect(html).toEqual({0: '<b>x</b>'});
  const code = root.children.at(-1) as MdxJsxFlowElementHast;
  expect(code.attributes).toContainEqual({type: 'mdxJsxAttribute', name: 'language', value: 'js'});
  expect(code.attributes).toContainEqual({type: 'mdxJsxAttribute', name: 'title', value: 'a.js'});
});

test('the rows of a table are a part, with the entries of the contract in them and their anchors', () => {
  const row = jsx('ContractEntry', {as: 'tr', id: 'png', kind: 'value', name: 'png'}, [h('td', 'PNG')]);
  const {outline, html, parts} = take(h('table', h('tbody', row as unknown as Element)));
  expect(outline).toBe('StaticTable()');
  expect(html[0]).toBe(
    '<tbody><tr id="png" data-record="value" data-record-name="png" class="entry--tr"><td>PNG</td></tr></tbody>',
  );
  expect(parts[0]?.ids).toEqual(['png']);
});

test('the links of a part are known to the build, those to other sites are not', () => {
  const link = (href: string) => h('a', {href}, 'x');
  const {parts} = take(h('p', link('/docs/intro'), link('#a'), link('https://example.com')));
  expect(parts[0]?.links).toEqual(['/docs/intro', '#a']);
});

test('text inside tabs, notes and entries with a heading is found', () => {
  const tab = jsx('TabItem', {value: 'a'}, [h('p', 'In a tab')]);
  const entry = jsx('ContractEntry', {as: 'section', id: 'x', kind: 'event', name: 'x'}, [
    h('h3', {id: 'x'}, 'x'),
    h('p', 'In an entry'),
  ]);
  const {outline, html} = take(jsx('Tabs', {}, [tab]), h('admonition', h('p', 'In a note')), entry);
  expect(outline).toBe('Tabs(TabItem(StaticHtml())) admonition(StaticHtml()) ContractEntry(h3() StaticHtml())');
  expect(Object.values(html)).toEqual(['<p>In a tab</p>', '<p>In a note</p>', '<p>In an entry</p>']);
});

test('the children of an unknown component are its own', () => {
  expect(take(jsx('Chart', {}, [h('p', 'One')])).outline).toBe('Chart(p())');
});

test('ready HTML of another plugin is kept under the name that its component gets', () => {
  const samples = jsx('Samples', {});
  const staticParts = {'minimal.curl': {html: '<b>1</b>'}, 'minimal.python': {html: '<b>2</b>'}};
  samples.data = {staticParts} satisfies StaticData;
  const {html} = take(h('p', 'One'), samples);
  expect(html).toEqual({'0.minimal.curl': '<b>1</b>', '0.minimal.python': '<b>2</b>', 1: '<p>One</p>'});
  expect(samples.attributes).toContainEqual({type: 'mdxJsxAttribute', name: 'part', value: '0'});
});

test('the same parts have the same key, others have another', () => {
  const store = new PartStore();
  const key = store.keep({0: {html: 'a'}});
  expect(store.keep({0: {html: 'a'}})).toBe(key);
  expect(store.keep({0: {html: 'b'}})).not.toBe(key);
  expect(store.read(key)).toEqual({0: {html: 'a'}});
  expect(() => store.read('nothing')).toThrow('No page has static parts with the key "nothing".');
});
