import {expect, test} from 'vitest';
import {selectItems} from './select-items';

test.each([
  [-1, {start: 0, end: 60}],
  [20, {start: 0, end: 60}],
  [500, {start: 480, end: 540}],
  [999, {start: 940, end: 1000}],
])('a page shows the items around its own, or the first ones: %i', (activeIndex, range) => {
  expect(selectItems(activeIndex, 1000, 60)).toEqual(range);
});

test('a list that is short, because of unlisted pages, is complete', () => {
  expect(selectItems(30, 50, 60)).toEqual({start: 0, end: 50});
});
