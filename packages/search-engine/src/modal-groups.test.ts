// cspell:ignore AABACB ABAAAA AAABBC -- one letter per section
import {expect, test} from 'vitest';
import {keepOrderWhenGrouped} from './modal-groups.js';

const hits = (sections: string) => [...sections].map((lvl0, rank) => ({rank, hierarchy: {lvl0}}));
const ranks = (sections: string) => keepOrderWhenGrouped(hits(sections)).map(({rank}) => rank);

test('hits that grouping would move above better ones are removed', () => {
  expect(ranks('AABACB')).toEqual([0, 1, 2, 4]);
  expect(ranks('ABAAAA')).toEqual([0, 1]);
});

test('hits that grouping leaves in place are kept', () => {
  expect(ranks('AAABBC')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(ranks('')).toEqual([]);
});
