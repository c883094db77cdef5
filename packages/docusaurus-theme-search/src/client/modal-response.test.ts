import {expect, test} from 'vitest';
import type {SearchHit} from './search-client';
import {toModalResponse} from './modal-response';

test('the modal gets escaped text, a plain section name, and no highlighted values', () => {
  const hit: SearchHit = {
    objectID: '1',
    type: 'content',
    url: '/docs/page',
    content: 'a < b',
    hierarchy: {lvl0: 'Q & A', lvl1: '<script>'},
    _highlightResult: {},
  };
  const response = toModalResponse({hits: [hit], nbHits: 1, queryID: 'abc'});
  expect(response).toMatchObject({nbHits: 1, queryID: 'abc'});
  const hierarchy = {lvl0: 'Q & A', lvl1: '&lt;script&gt;', lvl2: null};
  expect(response.hits[0]).toMatchObject({content: 'a &lt; b', hierarchy});
  expect(response.hits[0]).not.toHaveProperty('_highlightResult');
});
