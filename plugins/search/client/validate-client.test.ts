import {describe, expect, test} from 'vitest';
import {clickContext, SearchUnavailableError, type SearchHit, type SearchResponse} from './search-client';
import {plainToHtml, sanitizeHtml, toModalResponse, validateClient} from './validate-client';

const origin = 'https://developer.example.com';
const request = {indexName: 'docs', query: 'page'};
const hit = {objectID: '1', type: 'lvl1', url: '/docs/page#a', content: null, hierarchy: {lvl0: 'API', lvl1: 'Page'}};

const validate = (response: unknown, format: 'html' | 'plain' = 'html') =>
  validateClient({search: () => Promise.resolve(response)}, () => [origin], format).search({requests: [request]});

async function hitsOf(...hits: unknown[]): Promise<readonly SearchHit[]> {
  const {results} = await validate({results: [{hits, nbHits: hits.length}]});
  return results[0]?.hits ?? [];
}

describe('a response', () => {
  test('keeps its counts and the ID of the search', async () => {
    const result = {hits: [hit], nbHits: 7, nbPages: 2, queryID: 'abc'};
    const {results} = await validate({results: [{...result, exhaustive: true}]});
    expect(results).toEqual([{...result, hits: [{...hit, [clickContext]: {queryID: 'abc', position: 1}}]}]);
  });

  test.each([
    ['not an object', '<html>'],
    ['without results', {message: 'Invalid credentials'}],
    ['with fewer results than requests', {results: []}],
    ['without hits', {results: [{nbHits: 1}]}],
    ['without a count', {results: [{hits: []}]}],
  ])('that is %s becomes an error that the error screen shows', async (_, response) => {
    const failure = validate(response);
    await expect(failure).rejects.toBeInstanceOf(SearchUnavailableError);
    await expect(failure).rejects.toHaveProperty('name', 'RetryError');
  });

  test('that fails becomes one too, with the reason', async () => {
    const client = validateClient({search: () => Promise.reject(new Error('unreachable'))}, () => [origin], 'html');
    const failure = client.search({requests: [request]});
    await expect(failure).rejects.toBeInstanceOf(SearchUnavailableError);
    await expect(failure).rejects.toThrow('unreachable');
  });
});

describe('a hit', () => {
  test.each([
    [`${origin}/docs/page?a=1#b`, '/docs/page?a=1#b'],
    ['/docs/page', '/docs/page'],
    ['https://elsewhere.example/page', 'https://elsewhere.example/page'],
  ])('with the URL %s links to %s', async (url, link) => {
    expect((await hitsOf({...hit, url}))[0]?.url).toBe(link);
  });

  test.each([
    ['links to a script', {...hit, url: 'javascript:alert(1)'}],
    ['has no URL', {...hit, url: undefined}],
    ['has no ID', {...hit, objectID: 1}],
    ['has no section', {...hit, hierarchy: {lvl1: 'Page'}}],
    ['has no type', {...hit, type: undefined}],
    ['is not an object', null],
  ])('that %s is removed', async (_, invalid) => {
    expect(await hitsOf(invalid, hit)).toEqual([hit]);
  });

  test('has its position if clicks are recorded, but not when it is serialized', async () => {
    const {results} = await validate({results: [{hits: [null, hit], nbHits: 2, queryID: 'abc'}]});
    const [found] = results[0]?.hits ?? [];
    expect(found?.[clickContext]).toEqual({queryID: 'abc', position: 2});
    expect(JSON.parse(JSON.stringify(found))).toEqual(hit);
    expect((await hitsOf(hit))[0]?.[clickContext]).toBeUndefined();
  });

  test('keeps no markup but the highlight tags', async () => {
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

test('texts of the hosted service are plain text, in which a character reference is text', async () => {
  const content = {value: 'write <mark>&amp;</mark> for &', matchLevel: 'full'};
  const response = {results: [{hits: [{...hit, _snippetResult: {content}}], nbHits: 1}]};
  const {results} = await validate(response, 'plain');
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
    expect(sanitizeHtml(text)).toBe(html);
  });
});

test('the modal gets escaped texts, a plain section name, and no highlighted texts', () => {
  const found: SearchHit = {
    objectID: '1',
    type: 'content',
    url: '/docs/page',
    content: 'a < b',
    hierarchy: {lvl0: 'Q & A', lvl1: '<script>'},
    _highlightResult: {},
  };
  const response: SearchResponse = {hits: [found], nbHits: 1, queryID: 'abc'};
  const [modalHit] = toModalResponse(response).hits;
  expect(toModalResponse(response)).toMatchObject({nbHits: 1, queryID: 'abc'});
  expect(modalHit).toMatchObject({content: 'a &lt; b', hierarchy: {lvl0: 'Q & A', lvl1: '&lt;script&gt;', lvl2: null}});
  expect(modalHit).not.toHaveProperty('_highlightResult');
});
