import {afterEach, beforeEach, expect, test, vi} from 'vitest';

/** A window with as much storage as the module uses. */
function fakeWindow(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
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

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

/** The module as it is when a page loads. */
const load = async () => {
  vi.resetModules();
  return import('./choices');
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal(
    'window',
    fakeWindow(() => storage),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('remembers a choice for the next visit, under the key of Docusaurus', async () => {
  (await load()).writeChoice('lang', 'python');
  expect(kept).toEqual(new Map([['docusaurus.tab.lang', 'python']]));
  expect((await load()).readChoice('lang')).toBe('python');
  expect((await load()).readChoice('framework')).toBeNull();
});

test('tells the tabs of the group, until they stop listening', async () => {
  const {subscribe, writeChoice} = await load();
  const [heard, other] = [vi.fn(), vi.fn()];
  const stop = subscribe('lang', heard);
  subscribe('framework', other);
  writeChoice('lang', 'python');
  stop();
  writeChoice('lang', 'curl');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

test('hears of choices in another window', async () => {
  const {subscribe} = await load();
  const heard = vi.fn();
  subscribe('lang', heard);
  for (const key of ['docusaurus.tab.lang', 'theme']) {
    window.dispatchEvent(Object.assign(new Event('storage'), {key}));
  }
  expect(heard).toHaveBeenCalledTimes(1);
});

test('remembers for the visit where storage is blocked', async () => {
  vi.stubGlobal(
    'window',
    fakeWindow(() => {
      throw new Error('The operation is insecure.');
    }),
  );
  const {readChoice, writeChoice} = await load();
  expect(readChoice('lang')).toBeNull();
  writeChoice('lang', 'python');
  expect(readChoice('lang')).toBe('python');
});
