import {describe, expect, test} from 'vitest';
import {clickContext, type SearchHit, type SearchResponse} from '../search-types';
import {sanitizeResponse} from './hosted-response';

const origin = 'https://developer.example.com';
const hierarchy = {lvl0: 'API', lvl1: 'Page'};
const hit: SearchHit = {objectID: '1', type: 'lvl1', url: '/docs/page#a', content: null, hierarchy};

const clean = (response: Partial<SearchResponse>) => sanitizeResponse({hits: [hit], nbHits: 1, ...response}, [origin]);
const sanitizeHit = (properties: object) => clean({hits: [{...hit, ...properties}]}).hits[0];

describe('a hit', () => {
  test.each([
    [`${origin}/docs/page?a=1#b`, '/docs/page?a=1#b'],
    ['/docs/page', '/docs/page'],
    ['https://elsewhere.example/page', 'https://elsewhere.example/page'],
  ])('with the URL %s links to %s', (url, link) => {
    expect(sanitizeHit({url})?.url).toBe(link);
  });

  test.each(['javascript:alert(1)', 'https://'])('with the URL %s is removed', (url) => {
    expect(clean({hits: [{...hit, url}, hit]}).hits).toEqual([hit]);
  });

  test("has its position if clicks are recorded, but not when it's serialized", () => {
    const invalid = {...hit, url: 'javascript:alert(1)'};
    const [found] = clean({hits: [invalid, hit], queryID: 'abc'}).hits;
    expect(found?.[clickContext]).toEqual({queryID: 'abc', position: 2});
    expect(JSON.parse(JSON.stringify(found))).toEqual(hit);
    expect(sanitizeHit({})?.[clickContext]).toBeUndefined();
  });

  test.each([
    ['<mark>Page</mark> <img src=x>', '<mark>Page</mark> &lt;img src=x&gt;'],
    ['write <mark>&amp;</mark> for &', 'write <mark>&amp;amp;</mark> for &amp;'],
    ['<mark onclick="x()">a</mark>', '&lt;mark onclick=&quot;x()&quot;&gt;a</mark>'],
    ['<<mark>script>', '&lt;<mark>script&gt;'],
  ])('with the highlighted text %s keeps no markup except the highlight tags', (value, html) => {
    const found = sanitizeHit({
      _highlightResult: {hierarchy: {lvl1: {value, matchLevel: 'full', matchedWords: ['page']}}},
      _snippetResult: {content: {value, matchLevel: 'full'}},
    });
    expect(found?._highlightResult?.hierarchy?.lvl1?.value).toBe(html);
    expect(found?._snippetResult?.content?.value).toBe(html);
  });
});
