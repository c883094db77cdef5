import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Element, Root} from 'hast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {rehypeCodeBlocks} from './rehype-code-blocks';

const siteDir = path.dirname(fileURLToPath(import.meta.url));
const transform = (text: string) => text.replaceAll('__SLUG__', 'acme');

/** A fenced code block on line 12, as the MDX compiler passes it to rehype plugins. */
function createFence(language: string | undefined, meta: string | undefined, body: string): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {...(language && {className: [`language-${language}`]}), metastring: meta},
    children: body === '' ? [] : [{type: 'text', value: body}],
  };
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [code],
    position: {start: {line: 12, column: 1}, end: {line: 14, column: 4}},
  };
}

function transformFences(...children: Element[]): Root['children'] {
  const tree: Root = {type: 'root', children};
  rehypeCodeBlocks({siteDir, transform})(tree, new VFile({path: path.join(siteDir, 'docs/page.mdx')}));
  return tree.children;
}

function transformFence(pre: Element) {
  const [code] = transformFences(pre);
  return code?.type === 'element' && code.tagName === 'code' && code.children.length === 0
    ? code.properties
    : undefined;
}

test('replaces a fence with a code element that has its highlighted HTML', () => {
  expect(transformFence(createFence('json', 'title="a.json"', '{}\n'))).toEqual({
    html: '{}',
    language: 'json',
    title: 'a.json',
  });
});

test('transforms nested fences and nothing else', () => {
  const item: Element = {
    type: 'element',
    tagName: 'li',
    properties: {},
    children: [createFence('text', undefined, 'a')],
  };
  const inline: Element = {type: 'element', tagName: 'code', properties: {}, children: [{type: 'text', value: 'b'}]};
  transformFences(item);
  expect(item.children).toMatchObject([{tagName: 'code', properties: {html: 'a'}}]);
  expect(transformFences(inline)).toEqual([inline]);
});

test.each([
  ['klingon', '', 'a', 'unknown code block language "klingon". Correct it, or use "text".'],
  ['typescript', 'file=none.ts', '', 'ENOENT: no such file or directory'],
])('reports the file and line of an invalid fence: %s %s', (language, meta, body, message) => {
  expect(() => transformFences(createFence(language, meta, body))).toThrow(`docs/page.mdx:12: ${message}`);
});
