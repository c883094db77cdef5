// cspell:disable -- deliberate misspellings and joined words
import {describe, expect, test} from 'vitest';
import {createEngine} from './engine.js';
import {createPage, pageRecords, testRecords} from './fixtures/test-records.js';
import {extractTerms} from './language/tokenize.js';
import {maxQueryLength} from './query/query.js';
import type {SearchParameters} from './types.js';

const engine = createEngine(testRecords);
const search = (query: string, rest: Omit<SearchParameters, 'query'> = {}) => engine.search({query, ...rest});
const urls = (query: string, parameters: Omit<SearchParameters, 'query'> = {}) =>
  search(query, parameters).hits.map(({url}) => url);
const variants = '/docs/core-api/get-design-variants';
const webhooks = '/docs/guides/webhooks';
const widget = '/docs/ui-sdk/installation-config';

describe('matching', () => {
  test.each(['get-design-variants', 'getDesignVariants', 'get design variants', 'getdesignvariants'])(
    'finds a page by every spelling of its name: %s',
    (query) => {
      expect(urls(query)[0]).toBe(variants);
    },
  );

  test.each([
    ['pageSize', `${variants}#query-page-size`],
    ['verfy the signatrue', `${webhooks}#verify`],
    ['design_not_fuond', `${variants}#error-design-not-found`],
    ['contnet secuirty polcy', `${widget}#csp`],
  ])('finds a section by its name, also with typos: %s', (query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  test('has no hits for unknown words and for queries without words', () => {
    for (const query of ['zzzzqqqq', '', '   ', '?!', '😀']) {
      expect(search(query)).toMatchObject({hits: [], nbHits: 0, query});
    }
  });

  test('considers only the first characters of a query', () => {
    expect(urls(`${'x '.repeat(maxQueryLength / 2)}webhooks`)).not.toContain(webhooks);
  });

  test('always has hits while a word is being typed', () => {
    const terms = new Set(
      testRecords.flatMap(({hierarchy, content}) =>
        [...Object.values(hierarchy), content].flatMap((text) => extractTerms(text ?? '')),
      ),
    );
    // A third of the terms is enough, and takes a third of the time.
    for (const term of [...terms].filter((_, index) => index % 3 === 0)) {
      for (let length = 2; length <= term.length; length += 1) {
        expect(urls(term.slice(0, length)), `${term.slice(0, length)}… of ${term}`).not.toEqual([]);
      }
    }
  });
});

const engineWithLongPages = createEngine(
  Array.from({length: 12}, (_, pageIndex) =>
    pageRecords(`/docs/page-${pageIndex}`, 'Docs', [
      {level: 1, heading: `Chapter ${pageIndex}`},
      ...Array.from({length: 8}, (__, sectionIndex) => ({
        heading: `Part ${sectionIndex} about quotas`,
        anchor: `part-${sectionIndex}`,
      })),
    ]),
  ).flat(),
);

test('hits are up to four sections from each of the first pages and two from each of the others, grouped by page', () => {
  const hits = engineWithLongPages.search({query: 'quotas', hitsPerPage: 100}).hits;
  const pages = [...new Set(hits.map((hit) => hit.url_without_anchor))];
  expect(hits.map((hit) => pages.indexOf(hit.url_without_anchor))).toEqual(
    pages.flatMap((_, pageIndex) => Array.from({length: pageIndex < 3 ? 4 : 2}, () => pageIndex)),
  );
  expect(pages).toHaveLength(12);
});

test('facet filters keep records that match a filter in each group', () => {
  const next = createPage('next/webhooks', 'Receive webhooks');
  const tagged = createEngine([...testRecords, ...next.map((record) => ({...record, docusaurus_tag: 'next'}))]);
  const pages = (facetFilters: SearchParameters['facetFilters']) => [
    ...new Set(tagged.search({query: 'receive webhooks', facetFilters}).hits.map((hit) => hit.url_without_anchor)),
  ];
  expect(pages(undefined)).toContain('/docs/next/webhooks');
  expect(pages(['language:en', ['docusaurus_tag:default', 'docusaurus_tag:next']])).toEqual(['/docs/next/webhooks']);
  expect(pages(['docusaurus_tag:docs-default-current'])).not.toContain('/docs/next/webhooks');
  expect(pages(['language:fr'])).toEqual([]);
  expect(pages(['hierarchy.lvl0:Docs', 'type:lvl1'])).toEqual(['/docs/next/webhooks']);
});

describe('synonyms', () => {
  const pages = [
    ...pageRecords('/limits', 'API', [
      {level: 1, heading: 'Limits'},
      {heading: 'Rate limits', anchor: 'rate-limits', texts: ['At most 60 requests per minute are accepted.']},
      {heading: 'Allowance', anchor: 'allowance', texts: ['The remaining designs in a month.']},
    ]),
    ...pageRecords('/clock', 'API', [
      {level: 1, heading: 'Clock', texts: ['One tick per second, and no calls.']},
      {heading: 'Quota', anchor: 'quota', texts: ['The word itself.']},
    ]),
  ];
  const withSynonyms = createEngine(pages, {
    synonyms: [
      {typed: ['calls per second', 'throttled'], means: ['rate limit']},
      {typed: ['quota', 'credits'], means: ['allowance', 'no such word']},
    ],
  });
  const first = (query: string) => withSynonyms.search({query}).hits[0];

  test('of a phrase find sections that contain an equivalent term', () => {
    expect(createEngine(pages).search({query: 'calls per second'}).hits[0]?.url).toBe('/clock');
    expect(first('calls per second')?.url).toBe('/limits#rate-limits');
  });

  test('of a word find its inflected forms, and are highlighted', () => {
    expect(first('throttled')?.url).toBe('/limits#rate-limits');
    expect(first('credit left')?.url).toBe('/limits#allowance');
    expect(first('throttled')?._highlightResult.hierarchy.lvl2?.value).toBe('<mark>Rate</mark> <mark>limits</mark>');
  });

  test('rank below the typed word', () => {
    const {hits} = withSynonyms.search({query: 'quota'});
    expect(hits.map(({url}) => url)).toEqual(['/clock#quota', '/limits#allowance']);
  });
});

test('a page is found by its keywords', () => {
  const records = createPage('limits', 'Limits').map((record) => ({...record, keywords: ['throughput']}));
  expect(createEngine(records).search({query: 'throughput'}).hits).toMatchObject([{url: '/docs/limits'}]);
});

test.each([
  ['recieve webhook', 'receive webhook'],
  ['webhook', undefined],
  ['webh', undefined],
])('the correction of "%s" is %s', (query, correctedQuery) => {
  expect(search(query).correctedQuery).toBe(correctedQuery);
});
