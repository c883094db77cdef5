import {expect, test} from 'vitest';
import {replaceBrandTokens} from './brand-tokens';

test('replaces tokens in text files', () => {
  const brand = {
    name: 'Silly Walk $&',
    slug: 'silly-walk',
    docsUrl: 'https://docs.example/docs',
    nodeVersion: '20.19',
    sandboxUrl: '',
  };
  expect(replaceBrandTokens('__BRAND__: __DOCS_URL__/__SLUG__-api, {brand}, __OTHER__', brand)).toBe(
    'Silly Walk $&: https://docs.example/docs/silly-walk-api, {brand}, __OTHER__',
  );
});
