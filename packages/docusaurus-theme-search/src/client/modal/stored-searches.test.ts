import {afterEach, expect, test, vi} from 'vitest';
import {removeInvalidStoredSearches} from './stored-searches';

afterEach(() => {
  vi.unstubAllGlobals();
});

const blocked = {
  getItem: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
};

test.each([undefined, null, blocked])('a storage that is missing or blocked is ignored', (storage) => {
  vi.stubGlobal('localStorage', storage);
  expect(() => {
    removeInvalidStoredSearches('docs');
  }).not.toThrow();
});
