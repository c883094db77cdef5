// cspell:disable -- joined and misspelled words
import {describe, expect, test} from 'vitest';
import {createEngine} from '../engine.js';
import {english} from '../language/language.js';
import {JoinedHeadings} from './joined-headings.js';
import {pageRecords} from '../fixtures/test-records.js';

const page = (name: string, heading: string, ...texts: string[]) =>
  pageRecords(`/docs/${name}`, 'Docs', [{level: 1, heading, anchor: '', texts}]);

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

  test("don't replace a similar word", () => {
    const withWord = createEngine([...pages, ...page('word', 'Ratelimy', 'A product.')]);
    expect(first('ratelimi', withWord)).toBe('word');
    expect(first('ratelimya', withWord)).toBe('word');
  });
});

describe('JoinedHeadings', () => {
  const createJoinedHeadings = (...headings: string[]) => {
    const joinedHeadings = new JoinedHeadings(english);
    for (const heading of headings) joinedHeadings.add(heading);
    return joinedHeadings;
  };

  test('finds two or three adjacent words, whatever the inflection of the last one', () => {
    const joined = createJoinedHeadings('verify the webhook signatures');
    for (const [typed, words] of [
      ['webhooksignature', ['webhook', 'signatures']],
      ['webhoksignatures', ['webhook', 'signatures']],
      ['thewebhooksignatur', ['the', 'webhook', 'signatures']],
      ['verifythewebhok', ['verify', 'the', 'webhook']],
      ['verifythewebhooksignatures', undefined],
      ['signatureswebhook', undefined],
    ] as const) {
      expect(joined.find(typed, 2, false)?.words, typed).toEqual(words);
    }
  });

  test('prefers fewer typos, and then complete words', () => {
    const joined = createJoinedHeadings('user listeners', 'user lists', 'user lost');
    expect(joined.find('userlst', 1, true)?.words).toEqual(['user', 'lists']);
    expect(joined.find('userlost', 2, true)).toMatchObject({words: ['user', 'lost'], typos: 0});
  });
});
