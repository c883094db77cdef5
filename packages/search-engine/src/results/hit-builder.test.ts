// cspell:disable -- deliberate misspellings and joined words
import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {createEngine} from '../engine.js';
import {testRecords} from '../fixtures/test-records.js';
import type {SearchParameters} from '../types.js';

const engine = createEngine(testRecords);
const search = (query: string, rest: Omit<SearchParameters, 'query'> = {}) => engine.search({query, ...rest});
const webhooks = '/docs/guides/webhooks';

describe('hits', () => {
  const attributesToSnippet = ['hierarchy.lvl1:10', 'hierarchy.lvl2:3', 'content:5'];

  test('are complete records with all the properties that the modal reads', () => {
    const [hit] = search('verify', {attributesToSnippet}).hits;
    expect(hit).toMatchObject(testRecords.find(({url, type}) => url === `${webhooks}#verify` && type === 'lvl2')!);
    expect(hit?._highlightResult.hierarchy).toEqual({
      lvl0: {value: 'Guides'},
      lvl1: {value: 'Receive webhooks'},
      lvl2: {value: '<mark>Verify</mark> the signature'},
    });
    expect(hit?._snippetResult).toEqual({
      hierarchy: {lvl1: {value: 'Receive webhooks'}, lvl2: {value: '<mark>Verify</mark> the signature'}},
      content: {value: 'The webhook-signature header contains a…'},
    });
  });

  test.each([
    ['sig', 'Verify the <mark>sig</mark>nature'],
    ['signatrue', 'Verify the <mark>signature</mark>'],
    ['signatrue veri', '<mark>Veri</mark>fy the <mark>signature</mark>'],
    ['verify the signature', '<mark>Verify</mark> the <mark>signature</mark>'],
    ['the', 'Verify <mark>the</mark> signature'],
  ])('highlight the match of %s', (query, value) => {
    const hit = search(query).hits.find(({url}) => url === `${webhooks}#verify`);
    expect(hit?._highlightResult.hierarchy.lvl2?.value).toBe(value);
  });

  test('have snippets around the matches, with the requested number of words', () => {
    const snippet = (query: string, length: number) => {
      const hit = search(query, {attributesToSnippet: [`content:${length}`]}).hits.find(
        ({url, type}) => url === `${webhooks}#verify` && type === 'content',
      );
      return hit?._snippetResult.content?.value;
    };
    expect(snippet('header contains', 5)).toBe(
      '…webhook-signature <mark>header</mark> <mark>contains</mark> a signature…',
    );
    expect(snippet('constant', 3)).toBe('…in <mark>constant</mark> time.');
    expect(snippet('constant', 100)).toMatch(/^The webhook-signature header .* <mark>constant<\/mark> time\.$/);
  });

  test('are escaped HTML in which the only tags are the highlight tags, for any query', () => {
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
});
