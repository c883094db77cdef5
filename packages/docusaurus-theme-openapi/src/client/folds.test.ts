import {afterEach, expect, test, vi} from 'vitest';
import {areAllOpen} from './folds';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  // While a page is rendered after another one, the document doesn't contain its operations yet.
  [[], false],
  [[true, false], false],
  [[true, true], true],
])('of the operations and schemas %j, all are open: %s', (states, expected) => {
  vi.stubGlobal('document', {querySelectorAll: () => states.map((open) => ({open}))});
  expect(areAllOpen()).toBe(expected);
});
