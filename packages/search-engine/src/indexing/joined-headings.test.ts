// cspell:disable -- joined and misspelled words
import {describe, expect, test} from 'vitest';
import {createEngine} from '../engine.js';
import {createPage as page} from '../fixtures/test-records.js';

const pages = [
  ...page('limits', 'Rate limits', 'At most 60 requests per minute are accepted.'),
  ...page('retries', 'Webhook retries', 'Failed deliveries are sent again.'),
  ...page('get', 'Get design variants', 'Returns the variants of a design.'),
  ...page('keys', 'Create an API key', 'Keys authenticate requests.'),
  ...page('csp', 'Content security policy', 'Allow the host.'),
  ...page('brand', 'Brand colors', 'The limit of colors is 5, and the rate is low.'),
];
const engine = createEngine(pages);
const first = (query: string, from = engine) => from.search({query}).hits[0]?.url.replace('/docs/', '');

describe('headings whose words were joined with typos', () => {
  test.each([
    ['ratelimt', 'limits'],
    ['webhok retries', 'retries'],
    ['getdesignvarients', 'get'],
    ['getdesgnvar', 'get'],
    ['apiky', 'keys'],
    ['contentsecurtypolicy', 'csp'],
    ['the ratelimt of requests', 'limits'],
  ])('are found: %s', (query, expected) => {
    expect(first(query)).toBe(expected);
  });

  test('are highlighted and corrected', () => {
    const {hits, correctedQuery} = engine.search({query: 'ratelimt'});
    expect(hits[0]?._highlightResult.hierarchy.lvl1?.value).toBe('<mark>Rate</mark> <mark>limits</mark>');
    expect(correctedQuery).toBe('rate limits');
  });

  test('with fewer typos and complete words are preferred', () => {
    const similar = createEngine([
      ...page('a', 'User listeners'),
      ...page('b', 'User lists'),
      ...page('c', 'User lost'),
    ]);
    expect(similar.search({query: 'userlst'}).correctedQuery).toBe('user lists');
  });

  test("don't replace a similar word", () => {
    const withWord = createEngine([...pages, ...page('word', 'Ratelimy', 'A product.')]);
    expect(first('ratelimi', withWord)).toBe('word');
    expect(first('ratelimya', withWord)).toBe('word');
  });
});
