// cspell:disable -- words of other languages
import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {createEngine} from './engine.js';
import {testRecords} from './fixtures/test-records.js';
import {maxQueryLength} from './query/query.js';
import type {SearchParameters} from './types.js';

const engine = createEngine(testRecords);
const search = (query: string, rest: Omit<SearchParameters, 'query'> = {}) => engine.search({query, ...rest});
const urls = (query: string) => search(query).hits.map(({url}) => url);
const webhooks = '/docs/guides/webhooks';
const attributesToSnippet = ['hierarchy.lvl1:10', 'hierarchy.lvl2:10', 'content:10'];

test('arbitrary queries return escaped HTML in which the only tags are the highlight tags', () => {
  const words = ['design', 'script', 'verify', 'get', 'constructor', '__proto__'];
  const unit = fc.constantFrom(...words, ...'<>& -\'"é\u0000😀設.$', 'e\u0301', '\ud800');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({unit, maxLength: 20}),
        fc.string({unit: fc.nat(0x10ffff).map((codePoint) => String.fromCodePoint(codePoint)), maxLength: 40}),
      ),
      (query) => {
        const values = search(query, {attributesToSnippet}).hits.flatMap((hit) =>
          [hit._highlightResult, hit._snippetResult].flatMap(({hierarchy, content}) =>
            [...Object.values(hierarchy), ...(content ? [content] : [])].map(({value}) => value),
          ),
        );
        const markup = values.map((value) => value.replace(/<mark>[^<>]+<\/mark>/g, '')).join('\n');
        expect(markup).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
      },
    ),
    {numRuns: 50},
  );
});

test('queries are truncated to the maximum length', () => {
  expect(urls(`${'x '.repeat(maxQueryLength / 2)}webhooks`)).not.toContain(webhooks);
});
