import {expect, test} from 'vitest';
import {replaceBrandTokens, replaceMarkdownBrandTokens} from './brand-tokens';

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

test('replaces tokens in Markdown, except escaped ones', () => {
  expect(
    replaceMarkdownBrandTokens('{brand}: /docs/{brandSlug}-api, Node.js {nodeVersion}, \\{brand}, __BRAND__', brand),
  ).toBe('Silly Walk $&: /docs/silly-walk-api, Node.js 20.19, \\{brand}, __BRAND__');
});
