import {expect, test} from 'vitest';
import {replaceBrandTokens, replaceMarkdownBrandTokens, usesBrandTokens} from './brand-tokens';

const brand = {
  name: 'Silly Walk $&',
  slug: 'silly-walk',
  docsUrl: 'https://docs.example/docs',
  nodeVersion: '20.19',
  sandboxUrl: '',
};

test('replaces tokens in text files', () => {
  expect(replaceBrandTokens('__BRAND__: __DOCS_URL__/__SLUG__-api, {brand}, __OTHER__', brand)).toBe(
    'Silly Walk $&: https://docs.example/docs/silly-walk-api, {brand}, __OTHER__',
  );
});

test('replaces tokens in the text of pages that use them, except escaped ones', () => {
  const text = '{brand}: /docs/{brandSlug}-api, Node.js {nodeVersion}, \\{brand}, __BRAND__';
  expect(replaceMarkdownBrandTokens(text, brand, true)).toBe(
    'Silly Walk $&: /docs/silly-walk-api, Node.js 20.19, \\{brand}, __BRAND__',
  );
  expect(replaceMarkdownBrandTokens(text, brand, false)).toBe(text);
});

test('replaces tokens in code blocks with the word "brand" only', () => {
  const block = (info: string, url: string) => `{brand}\n\n\`\`\`bash${info}\ncurl ${url}\n\`\`\`\n`;
  const replace = (text: string, isUsed: boolean) => replaceMarkdownBrandTokens(text, brand, isUsed);
  expect(replace(block(' title="a" brand', '{brandSlug}.example'), false)).toBe(
    block(' title="a"', 'silly-walk.example'),
  );
  expect(replace(block(' branded', '{brandSlug}.example'), true)).toBe(
    block(' branded', '{brandSlug}.example').replace('{brand}', () => 'Silly Walk $&'),
  );
});

test("path parameters aren't tokens", () => {
  const text = '`/cards/{brand}`, `/cards/{brand}/logo`, [a](/cards/{brand}?x)';
  expect(replaceMarkdownBrandTokens(text, brand, true)).toBe(text);
});

test.each([
  ['---\ntitle: A\nbrand: true\n---\n', true],
  ['---\ntitle: A\n---\nbrand: true\n', false],
  ['---\ntitle: brand: true\n---\n', false],
  ['brand: true', false],
])('recognizes pages that use tokens: %j', (source, expected) => {
  expect(usesBrandTokens(source)).toBe(expected);
});
