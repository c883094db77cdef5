import {expect, test, vi} from 'vitest';
import {removeInvalidStoredSearches} from './stored-searches';

const blocked = {
  getItem: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
};

test.each([undefined, null, blocked])('a storage that is missing or blocked is ignored', (storage) => {
  vi.stubGlobal('localStorage', storage);
  expect(() => removeInvalidStoredSearches('docs')).not.toThrow();
});

const hierarchy = {lvl0: 'R&D <b>', lvl1: 'A &lt;b>'};
const search = {objectID: '1', url: '/docs/a', type: 'lvl1', content: null, hierarchy};

test.each([
  [[search, {...search, url: 'https://example.com/a'}], true],
  [[{...search, url: 'javascript:alert(1)'}], false],
  [[{...search, url: undefined}], false],
  [[{...search, content: '<img src=x>'}], false],
  [[search, {...search, hierarchy: {...hierarchy, lvl2: '<img src=x>'}}], false],
  [[{...search, hierarchy: null}], false],
  [[null], false],
  [{}, false],
])('of the stored searches %j, those that DocSearch can render remain', (searches, isKept) => {
  const removeItem = vi.fn();
  vi.stubGlobal('localStorage', {getItem: () => JSON.stringify(searches), removeItem});
  removeInvalidStoredSearches('docs');
  expect(removeItem).toHaveBeenCalledTimes(isKept ? 0 : 2);
});
