import {afterEach, expect, test, vi} from 'vitest';
import {removeInvalidStoredSearches} from './stored-searches';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A storage in which items can be written, but not read. */
class UnreadableStorage {
  readonly items = new Map<string, string>();

  get length(): number {
    return this.items.size;
  }

  getItem(): string {
    throw new DOMException('The disk is broken.', 'UnknownError');
  }

  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
}

test('searches that cannot be read are missing, and nothing changes for other code', () => {
  const storage = new UnreadableStorage();
  const page = {localStorage: storage as unknown as Storage};
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', storage);
  removeInvalidStoredSearches('docs');
  removeInvalidStoredSearches('docs');
  expect(page.localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docs')).toBeNull();
  expect(page.localStorage.getItem('__DOCSEARCH_FAVORITE_SEARCHES__docs')).toBeNull();
  expect(() => page.localStorage.getItem('theme')).toThrow('The disk is broken.');
  page.localStorage.setItem('theme', 'dark');
  expect(storage.items.get('theme')).toBe('dark');
  expect(page.localStorage).toHaveLength(1);
});

test.each([
  ['missing', undefined],
  ['null', null],
])('a storage that is %s stays as it is', (_name, storage) => {
  const page = {localStorage: storage};
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', storage);
  removeInvalidStoredSearches('docs');
  expect(page.localStorage).toBe(storage);
});
