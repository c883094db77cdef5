import {describe, expect, test} from 'vitest';
import {forModal, plainToHtml, safeClient, safeHtml} from './safe-client';
import {answeredBy, SearchUnavailable, type FoundRecord, type SearchAnswer} from './search-client';

const origin = 'https://developer.example.com';
const request = {indexName: 'docs', query: 'page'};
const hit = {objectID: '1', type: 'lvl1', url: '/docs/page#a', content: null, hierarchy: {lvl0: 'API', lvl1: 'Page'}};

/** What a safe client makes of an answer of the service. */
const answerTo = (answer: unknown, form: 'html' | 'plain' = 'html') =>
  safeClient({search: () => Promise.resolve(answer)}, [origin], form).search({requests: [request]});

async function hitsOf(...hits: unknown[]): Promise<readonly FoundRecord[]> {
  const {results} = await answerTo({results: [{hits, nbHits: hits.length}]});
  return results[0]?.hits ?? [];
}

describe('an answer', () => {
  test('is taken with its counts and the name of the search', async () => {
    const result = {hits: [hit], nbHits: 7, nbPages: 2, queryID: 'abc'};
    const {results} = await answerTo({results: [{...result, exhaustive: true}]});
    expect(results).toEqual([{...result, hits: [{...hit, [answeredBy]: {queryID: 'abc', position: 1}}]}]);
  });

  test.each([
    ['no object', 'half an ans'],
    ['without results', {message: 'Invalid credentials'}],
    ['with fewer results than requests', {results: []}],
    ['without hits', {results: [{nbHits: 1}]}],
    ['without a count', {results: [{hits: []}]}],
  ])('that is %s is a failure that the error screen shows', async (_, answer) => {
    const failure = answerTo(answer);
    await expect(failure).rejects.toBeInstanceOf(SearchUnavailable);
    await expect(failure).rejects.toHaveProperty('name', 'RetryError');
  });

  test('that does not come is one too, with its reason', async () => {
    const client = safeClient({search: () => Promise.reject(new Error('unreachable'))}, [origin], 'html');
    const failure = client.search({requests: [request]});
    await expect(failure).rejects.toBeInstanceOf(SearchUnavailable);
    await expect(failure).rejects.toThrow('unreachable');
  });
});

describe('a hit', () => {
  test.each([
    [`${origin}/docs/page?a=1#b`, '/docs/page?a=1#b'],
    ['/docs/page', '/docs/page'],
    ['https://elsewhere.example/page', 'https://elsewhere.example/page'],
  ])('at %s leads to %s', async (url, address) => {
    expect((await hitsOf({...hit, url}))[0]?.url).toBe(address);
  });

  test.each([
    ['leads to a script', {...hit, url: 'javascript:alert(1)'}],
    ['leads nowhere', {...hit, url: undefined}],
    ['has no id', {...hit, objectID: 1}],
    ['has no section', {...hit, hierarchy: {lvl1: 'Page'}}],
    ['has no type', {...hit, type: undefined}],
    ['is no object', null],
  ])('that %s is left out', async (_, wrong) => {
    expect(await hitsOf(wrong, hit)).toEqual([hit]);
  });

  test('knows its place in the answer when clicks are counted, and keeps it out of the storage', async () => {
    const {results} = await answerTo({results: [{hits: [null, hit], nbHits: 2, queryID: 'abc'}]});
    const [found] = results[0]?.hits ?? [];
    expect(found?.[answeredBy]).toEqual({queryID: 'abc', position: 2});
    expect(JSON.parse(JSON.stringify(found))).toEqual(hit);
    expect((await hitsOf(hit))[0]?.[answeredBy]).toBeUndefined();
  });

  test('keeps no markup but the highlight', async () => {
    const value = '<mark>Page</mark> <img src=x>';
    const [found] = await hitsOf({
      ...hit,
      _highlightResult: {hierarchy: {lvl1: {value, matchLevel: 'full', matchedWords: ['page']}}},
      _snippetResult: {content: {value, matchLevel: 'full'}},
    });
    const safe = '<mark>Page</mark> &lt;img src=x&gt;';
    expect(found?._highlightResult?.hierarchy?.lvl1?.value).toBe(safe);
    expect(found?._snippetResult?.content?.value).toBe(safe);
  });
});

test('the hosted service gives plain texts, in which a character reference is text', async () => {
  const content = {value: 'write <mark>&amp;</mark> for &', matchLevel: 'full'};
  const answer = {results: [{hits: [{...hit, _snippetResult: {content}}], nbHits: 1}]};
  const {results} = await answerTo(answer, 'plain');
  expect(results[0]?.hits[0]?._snippetResult?.content?.value).toBe('write <mark>&amp;amp;</mark> for &amp;');
  expect(plainToHtml('<mark>a</mark><b>')).toBe('<mark>a</mark>&lt;b&gt;');
});

describe('HTML with highlight tags', () => {
  test.each([
    ['a < b & c', 'a &lt; b &amp; c'],
    ['&lt;b&gt; &#39; &#x27;', '&lt;b&gt; &#39; &#x27;'],
    ['<mark onclick="x()">a</mark>', '&lt;mark onclick=&quot;x()&quot;&gt;a</mark>'],
    ['<<mark>script>', '&lt;<mark>script&gt;'],
  ])('%s becomes %s', (text, html) => {
    expect(safeHtml(text)).toBe(html);
  });
});

test('the modal gets texts escaped, the section plain, and no highlighted texts', () => {
  const found: FoundRecord = {
    objectID: '1',
    type: 'content',
    url: '/docs/page',
    content: 'a < b',
    hierarchy: {lvl0: 'Q & A', lvl1: '<script>'},
    _highlightResult: {},
  };
  const answer: SearchAnswer = {hits: [found], nbHits: 1, queryID: 'abc'};
  const [modalHit] = forModal(answer).hits;
  expect(forModal(answer)).toMatchObject({nbHits: 1, queryID: 'abc'});
  expect(modalHit).toMatchObject({content: 'a &lt; b', hierarchy: {lvl0: 'Q & A', lvl1: '&lt;script&gt;', lvl2: null}});
  expect(modalHit).not.toHaveProperty('_highlightResult');
});
