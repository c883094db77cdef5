import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Element, Root} from 'hast';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {site} from '../../../config/site';
import {rehypeCodeBlocks} from './rehype-code-blocks';

const siteDir = path.dirname(fileURLToPath(import.meta.url));

/** A fence as the MDX compiler passes it: on line 12 of the page. */
function fence(language: string | undefined, meta: string | undefined, body: string): Element {
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

function transform(...children: Element[]): Root['children'] {
  const tree: Root = {type: 'root', children};
  rehypeCodeBlocks({siteDir})(tree, new VFile({path: path.join(siteDir, 'docs/page.mdx')}));
  return tree.children;
}

const propertiesOf = (pre: Element) => {
  const [code] = transform(pre);
  return code?.type === 'element' && code.tagName === 'code' && code.children.length === 0
    ? code.properties
    : undefined;
};

test('makes a code element with markup of a fence', () => {
  expect(propertiesOf(fence('json', 'title="a.json" showLineNumbers {1}', '{}\n'))).toEqual({
    html: '<span class="code-line code-line-highlighted">{}</span>',
    language: 'json',
    title: 'a.json',
    showLineNumbers: true,
  });
});

test('takes a fence without a language as text', () => {
  expect(propertiesOf(fence(undefined, undefined, 'a < b\n'))).toEqual({html: 'a &lt; b', language: 'text'});
});

test('finds a fence inside of other elements, and leaves everything else', () => {
  const item: Element = {type: 'element', tagName: 'li', properties: {}, children: [fence('text', undefined, 'a')]};
  const inline: Element = {type: 'element', tagName: 'code', properties: {}, children: [{type: 'text', value: 'b'}]};
  transform(item);
  expect(item.children).toMatchObject([{tagName: 'code', properties: {html: 'a'}}]);
  expect(transform(inline)).toEqual([inline]);
});

describe('a file', () => {
  test('is included with the brand put in', () => {
    const html = propertiesOf(fence('typescript', 'file=fixtures/sample.ts region=create', ''))?.['html'];
    expect(html).toContain(`https://api.${site.slug}.example`);
    expect(html).not.toContain('#region');
  });

  test('can highlight its lines with comments', () => {
    const html = String(propertiesOf(fence('typescript', 'file=fixtures/sample.ts region=create', ''))?.['html']);
    expect(html).toMatch(/^<span class="code-line code-line-highlighted">/);
    expect(html).not.toContain('highlight-next-line');
  });
});

test.each([
  ['cobol', '', 'a', 'unknown language "cobol" of a code block. Known languages: bash, '],
  ['json', 'caption="a"', 'a', 'a fence does not take "caption="a"". It takes title="…"'],
  ['json', '{3}', '{}', 'line 3 of a code block is to be highlighted, and it has 1 line.'],
  ['bash', '', '# highlight-start\na', '"highlight-start" in a code block is not matched'],
  ['typescript', 'file=fixtures/none.ts', '', 'file=fixtures/none.ts does not exist. Paths start at the root'],
  ['typescript', 'file=fixtures', '', 'file=fixtures does not exist'],
  ['typescript', 'file=../secret.ts', '', 'file=../secret.ts is outside of the repository'],
  [
    'typescript',
    'file=fixtures/sample.ts region=delete',
    '',
    'fixtures/sample.ts: there is no region "delete". Its regions: create.',
  ],
  ['typescript', 'file=fixtures/sample.ts', 'a', 'a fence has file=fixtures/sample.ts and code of its own'],
])('names file and line of a wrong fence: %s %s', (language, meta, body, message) => {
  expect(() => transform(fence(language, meta, body))).toThrow(`docs/page.mdx:12: ${message}`);
});
