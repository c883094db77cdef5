import {expect, test} from 'vitest';
import {workersFor} from './workers-for';

test.each([
  ['one has all of a little', 255, 300, 64, 1],
  ['nothing to do needs no more', 0, 10, 64, 1],
  ['each has enough to do', 255, 50, 64, 5],
  ['there are processors for all', 2000, 50, 2, 2],
  ['a large machine does not start as many as it could', 20_000, 50, 64, 8],
])('%s', (_, items, least, processors, workers) => {
  expect(workersFor(items, least, processors)).toBe(workers);
});
