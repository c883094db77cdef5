import {afterEach, beforeEach, expect, test, vi} from 'vitest';

// The storage stays when `openPage` loads modules again.
const storage = vi.hoisted(() => new Map<string, string>());
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (name: string) => ({
    get: () => storage.get(name) ?? null,
    set: (value: string) => storage.set(name, value),
    del: () => storage.delete(name),
  }),
}));

const key = 'docusaurus.openapi.console';

/** Loads the module as a new page does. */
async function openPage() {
  vi.resetModules();
  return import('./memory');
}

beforeEach(() => storage.clear());
afterEach(() => vi.unstubAllGlobals());

test('what readers enter is stored only if they choose so, and deleted with one press', async () => {
  const {memory} = await openPage();
  memory.restore(true);
  memory.setSecret('shop', 'https://shop.example', 'key', {value: 'secret'});
  expect(storage.size).toBe(0);
  memory.remember(true);
  memory.update('shop', {variables: {tenant: 'acme'}});
  expect(storage.get(key)).toContain('secret');
  memory.forget();
  expect(storage.has(key)).toBe(false);
  expect(memory.readSecret('shop', 'https://shop.example', 'key')).toEqual({});
  expect(memory.read('shop').variables).toEqual({});
});

test('“Forget everything” also ends a sign-in in the same tab, discards tokens that arrive later, and updates other consoles', async () => {
  const {memory} = await openPage();
  const removeItem = vi.fn();
  vi.stubGlobal('sessionStorage', {getItem: () => '{}', removeItem});
  const onChange = vi.fn();
  memory.subscribe(onChange);
  const {forgetCount} = memory.getSnapshot();
  let arrive: ((secret: {value: string}) => void) | undefined;
  const tokens = new Promise<{value: string}>((resolve) => (arrive = resolve));
  const received = memory.receiveSecret('shop', 'https://shop.example', 'account', tokens);
  memory.forget();
  // Consoles compare the number, also if nothing else has changed.
  expect(onChange).toHaveBeenCalledOnce();
  expect(memory.getSnapshot().forgetCount).not.toBe(forgetCount);
  expect(removeItem).toHaveBeenCalledWith('docusaurus.openapi.oauth');
  arrive?.({value: 'late'});
  await received;
  expect(memory.readSecret('shop', 'https://shop.example', 'account')).toEqual({});
  await memory.receiveSecret('shop', '', 'account', Promise.resolve({value: 'new'}));
  memory.remember(true);
  memory.restore(true);
  expect(memory.readSecret('shop', '', 'account')).toEqual({value: 'new'});
  // Some browsers forbid access to the storage.
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  memory.forget();
  expect(memory.readSecret('shop', '', 'account')).toEqual({});
});

test('other tabs, and pages that the browser keeps for its Back button, also forget everything', async () => {
  const channels = new Map<EventTarget, string>();
  class Channel extends EventTarget {
    constructor(private readonly name: string) {
      super();
      channels.set(this, name);
    }
    postMessage() {
      for (const [channel, name] of channels) {
        if (channel !== this && name === this.name) channel.dispatchEvent(new Event('message'));
      }
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  const pages = [await openPage(), await openPage()] as const;
  const [first, second] = pages;
  for (const {memory} of pages) {
    memory.restore(true);
    memory.restore(true);
    memory.setSecret('shop', '', 'key', {value: 'secret'});
    memory.remember(true);
  }
  const {forgetCount} = second.memory.getSnapshot();
  first.memory.forget();
  // It isn't passed on again.
  expect(second.memory.getSnapshot().forgetCount).toBe(forgetCount + 1);
  second.memory.update('shop', {server: 'https://shop.example'});
  expect(second.memory.readSecret('shop', '', 'key')).toEqual({});
  expect(storage.has(key)).toBe(false);
});

test('a duplicated tab whose console was closed also forgets everything', async () => {
  vi.useFakeTimers({now: 1000});
  const {memory} = await openPage();
  memory.setSecret('shop', '', 'key', {value: 'secret'});
  memory.remember(true);
  const copy = storage.get(key) ?? '';
  vi.setSystemTime(2000);
  memory.forget();
  storage.set(key, copy);
  const other = await openPage();
  other.memory.restore(true);
  expect(other.memory.readSecret('shop', '', 'key')).toEqual({});
  expect(storage.has(key)).toBe(false);
  expect([1999, 2000].map((startedAt) => other.memory.wasForgottenSince(startedAt))).toEqual([true, false]);
  // What the reader enters afterward is remembered.
  other.memory.setSecret('shop', '', 'key', {value: 'new'});
  other.memory.remember(true);
  const third = await openPage();
  third.memory.restore(true);
  expect(third.memory.readSecret('shop', '', 'key')).toEqual({value: 'new'});
  vi.useRealTimers();
});

test('a remembered secret is on the next page only if the owner of the site allows it', async () => {
  const first = await openPage();
  first.memory.setSecret('shop', '', '__proto__', {value: 'secret'});
  first.memory.remember(true);
  const second = await openPage();
  second.memory.restore(true);
  expect(second.memory.readSecret('shop', '', '__proto__')).toEqual({value: 'secret'});
  const third = await openPage();
  third.memory.restore(false);
  expect(third.memory.readSecret('shop', '', '__proto__')).toEqual({});
  expect(storage.size).toBe(0);
});

test("a refresh token, which works once, isn't in the storage that a duplicated tab copies", async () => {
  const {memory} = await openPage();
  memory.remember(true);
  memory.setSecret('shop', '', 'refreshToken', {value: 'a', refreshToken: 'r-1', clientId: 'docs'});
  memory.update('shop', {parameters: {refreshToken: 'p'}});
  expect(storage.get(key)).not.toContain('r-1');
  expect(memory.readSecret('shop', '', 'refreshToken').refreshToken).toBe('r-1');
  const copy = await openPage();
  copy.memory.restore(true);
  expect(copy.memory.readSecret('shop', '', 'refreshToken')).toEqual({value: 'a', clientId: 'docs'});
  expect(copy.memory.read('shop').parameters).toEqual({refreshToken: 'p'});
});

test('readers who no longer want to be remembered keep what the page shows, but not the stored copy', async () => {
  const {memory} = await openPage();
  memory.setSecret('shop', '', 'key', {value: 'secret'});
  memory.remember(true);
  memory.remember(false);
  memory.setSecret('shop', '', 'key', {value: 'other'});
  expect(storage.size).toBe(0);
  expect(memory.readSecret('shop', '', 'key')).toEqual({value: 'other'});
});

test('a secret is used only for its host, document, and scheme', async () => {
  const {memory} = await openPage();
  memory.setSecret('shop', 'https://shop.example', 'key', {value: 'secret'});
  const others: [document: string, target: string, scheme: string][] = [
    ['shop', 'http://shop.example', 'key'],
    ['shop', 'https://shop.example:444', 'key'],
    ['shop', 'https://evil.example', 'key'],
    ['shop', '', 'key'],
    ['other', 'https://shop.example', 'key'],
    ['shop', 'https://shop.example', 'login'],
    ['shop', 'constructor', 'name'],
  ];
  for (const other of others) expect(memory.readSecret(...other)).toEqual({});
});

test.each([
  '',
  'null',
  '{"storedAt": 9e15, "documents": {"shop": 1, "a": null, "b": ["a"], "__proto__": {}}}',
  '{"storedAt": 9e15, "documents": {"shop": {"server": 1, "variables": [], "parameters": {"a": 1}, "secrets": {"": {"key": {"value": {}}, "b": 1}}}}}',
  '{"storedAt": {}, "documents": [["shop", {}]]}',
  '[['.repeat(10_000),
])('ignores stored values in another form: %j', async (content) => {
  storage.set(key, content);
  const {memory} = await openPage();
  memory.restore(true);
  expect(memory.read('shop')).toMatchObject({variables: {}, parameters: {}});
  expect(memory.readSecret('shop', '', 'key')).toEqual({});
});
