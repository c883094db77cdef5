import {afterEach, beforeEach, expect, test, vi} from 'vitest';

/** Creates a window with the APIs that the module uses. */
function createWindow(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const events = new EventTarget();
  return {
    get localStorage() {
      return storage();
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  };
}

const storedItems = new Map<string, string>();
const storage = {
  getItem: (key: string) => storedItems.get(key) ?? null,
  setItem: (key: string, value: string) => void storedItems.set(key, value),
};

/** Imports a fresh copy of the module, as a page load would. */
const loadModule = async () => {
  vi.resetModules();
  return import('./selection-store');
};

beforeEach(() => {
  storedItems.clear();
  vi.stubGlobal(
    'window',
    createWindow(() => storage),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('stores the selection under the key that Docusaurus uses', async () => {
  (await loadModule()).storeSelection('lang', 'python');
  expect(storedItems).toEqual(new Map([['docusaurus.tab.lang', 'python']]));
  expect((await loadModule()).readSelection('lang')).toBe('python');
  expect((await loadModule()).readSelection('framework')).toBeNull();
});

test("notifies the group's tabs until they unsubscribe", async () => {
  const {subscribeToGroup, storeSelection} = await loadModule();
  const [listener, otherListener] = [vi.fn(), vi.fn()];
  const unsubscribe = subscribeToGroup('lang', listener);
  subscribeToGroup('framework', otherListener);
  storeSelection('lang', 'python');
  unsubscribe();
  storeSelection('lang', 'curl');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(otherListener).not.toHaveBeenCalled();
});

test('notifies the tabs of selections in another window', async () => {
  const {subscribeToGroup} = await loadModule();
  const listener = vi.fn();
  subscribeToGroup('lang', listener);
  for (const key of ['docusaurus.tab.lang', 'theme']) {
    window.dispatchEvent(Object.assign(new Event('storage'), {key}));
  }
  expect(listener).toHaveBeenCalledTimes(1);
});

test('keeps the selection during the visit if storage is blocked', async () => {
  vi.stubGlobal(
    'window',
    createWindow(() => {
      throw new Error('The operation is insecure.');
    }),
  );
  const {readSelection, storeSelection} = await loadModule();
  expect(readSelection('lang')).toBeNull();
  storeSelection('lang', 'python');
  expect(readSelection('lang')).toBe('python');
});
