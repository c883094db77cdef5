import {parseHtml} from '@developer-docs/docusaurus-utils/node';
import {expect, test} from 'vitest';
import type {Phrases} from '../site/search-terms';
import {extractRecords} from './extract-records';
import {addHiddenRecords} from './hidden-records';
import {checkPhrases, listPhrases} from './phrases';

const page = {
  id: 'guide',
  source: '@site/docs/guide.mdx',
  title: 'Guide',
  url: '/docs/guide',
  section: 'Docs',
  language: 'en',
  tag: 'docs-default-current',
};
const html = '<div class="theme-doc-markdown"><h1>Guide</h1><h2 id="limits">Limits</h2><p>Ten calls.</p></div>';
const records = extractRecords(parseHtml(html), page);

test('phrases become a record of their section or page', () => {
  const phrases = {guide: {'': ['where to start'], limits: ['calls per second', 'slow down']}};
  const added = addHiddenRecords(records, 'phrases', listPhrases(phrases, [page]));
  expect(added.map(({kind, content, url}) => [kind, content, url])).toEqual([
    ['page', null, '/docs/guide'],
    ['phrases', 'where to start', '/docs/guide'],
    ['heading', null, '/docs/guide#limits'],
    ['phrases', 'calls per second\nslow down', '/docs/guide#limits'],
    ['text', 'Ten calls.', '/docs/guide#limits'],
  ]);
  expect(new Set(added.map(({objectID}) => objectID)).size).toBe(added.length);
});

test('reports a misspelled page or section and suggests the right one', () => {
  const check = (phrases: Phrases) => () => checkPhrases('config/search/phrases.yaml', phrases, records, [page]);
  expect(check({guide: {'': ['start'], limits: ['slow down']}})).not.toThrow();
  expect(check({guides: {}, guide: {limit: ['slow down']}})).toThrow(
    'config/search/phrases.yaml: correct these keys, or remove them:\n' +
      '  "guides" isn\'t a page. Did you mean "guide"?\n' +
      '  "guide" has no section "limit". Did you mean "limits"?',
  );
});
