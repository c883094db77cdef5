// cspell:disable -- words of other languages and misspellings
import {describe, expect, test} from 'vitest';
import {createEngine} from '../engine.js';
import {createPage as page} from '../fixtures/test-records.js';

const engine = createEngine([
  ...page('limits', 'Rate limits', 'At most 60 requests per minute are accepted.'),
  ...page('scattered', 'Limits', 'The rate of requests has limits. A limit of the rate is exceeded.'),
  ...page('plural', 'Quotas', 'A rate limit applies to every account.'),
  ...page('split', 'Requests', 'Requests have a rate', 'limit them.'),
  ...page('identifier', 'Headers', 'The rate-limit header counts requests per minute.'),
  ...page('accents', 'Überblick', 'Das Zeitlimit für jede Anfrage ist groß.'),
  ...page('japanese', '設計書の作成', 'APIキーを使用します。'),
  ...page('how', 'How to install', 'How to add the package.'),
  ...page('to', 'Where to start', 'To how many?'),
]);
const urls = (query: string, from = engine) => from.search({query}).hits.map(({url}) => url.replace('/docs/', ''));
const sorted = (query: string) => urls(query).sort();

describe('quoted phrases', () => {
  test.each([
    ['"rate limit"', ['identifier', 'plural']],
    ['“rate limit”', ['identifier', 'plural']],
    ['"rate limits"', ['limits']],
    ['"requests per minute"', ['identifier', 'limits']],
    ['"limit"', ['identifier', 'plural', 'scattered', 'split']],
    ['"fur jede anfrage"', ['accents']],
    ['"APIキー"', ['japanese']],
    ['"how to"', ['how']],
  ])('require their words to be adjacent in a text or heading: %s', (query, expected) => {
    expect(sorted(query)).toEqual(expected);
    expect(engine.search({query}).nbHits).toBe(expected.length);
  });

  test.each(['"limit rate"', '"rate quota"', '"no such words"', '"計設"', '"rate limi"', '"zzzz"'])(
    'that no text contains have no hits: %s',
    (query) => {
      expect(engine.search({query})).toMatchObject({hits: [], nbHits: 0, query});
    },
  );

  test('can be combined with each other and with further words, which are optional', () => {
    expect(urls('"rate limit" account')).toEqual(['plural', 'identifier']);
    expect(urls('header "rate limit"')).toEqual(['identifier', 'plural']);
    expect(urls('"rate limit" "every account"')).toEqual(['plural']);
    expect(urls('"rate limit" "overview"')).toEqual([]);
    expect(urls('"how to" quota')).toEqual(['how']);
  });

  test('without a closing quote can have an unfinished last word', () => {
    expect(sorted('"rate li')).toEqual(['identifier', 'limits', 'plural']);
    expect(sorted('"rate limit')).toEqual(['identifier', 'limits', 'plural']);
    expect(sorted('"rate limits')).toEqual(['limits']);
    expect(sorted('account "rate l')).toEqual(['identifier', 'limits', 'plural']);
  });

  test('apply before the limit of hits and within filters', () => {
    const tagged = createEngine([
      ...page('old', 'Rate limits').map((record) => ({...record, docusaurus_tag: 'docs-default-1.0'})),
      ...page('new', 'Rate limits'),
    ]);
    const {hits} = tagged.search({query: '"rate limits"', facetFilters: ['docusaurus_tag:docs-default-1.0']});
    expect(hits.map(({url}) => url)).toEqual(['/docs/old']);
  });

  test("don't start or end inside a word, because code contains quotes", () => {
    const code = createEngine(page('code', 'Code', 'const lang = "en"; in the language attribute'));
    for (const query of ['lang="en attribute"', 'lang="en" attribute', '5" language']) {
      expect(urls(query, code)).toEqual(['code']);
    }
  });
});
