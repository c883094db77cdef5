import {beforeEach, expect, test, vi} from 'vitest';

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
async function openPage(isAllowed = true) {
  vi.resetModules();
  const {memory} = await import('./memory');
  memory.restore(isAllowed);
  return memory;
}

beforeEach(() => storage.clear());

test('what readers enter is stored only if they choose so, and deleted with one press', async () => {
  const memory = await openPage();
  memory.setSecret('shop', 'https://shop.example', 'key', {value: 'secret'});
  expect(storage.size).toBe(0);
  memory.remember(true);
  memory.update('shop', {variables: {tenant: 'acme'}});
  expect(storage.get(key)).toContain('secret');
  const removeItem = vi.fn();
  vi.stubGlobal('sessionStorage', {removeItem});
  memory.forget();
  expect(storage.has(key)).toBe(false);
  expect(removeItem).toHaveBeenCalledWith('docusaurus.openapi.oauth');
  expect(memory.readSecret('shop', 'https://shop.example', 'key')).toEqual({});
  expect(memory.read('shop').variables).toEqual({});
});

test('a remembered secret is on the next page only if the owner of the site allows it', async () => {
  const first = await openPage();
  first.setSecret('shop', '', '__proto__', {value: 'secret'});
  first.remember(true);
  expect((await openPage()).readSecret('shop', '', '__proto__')).toEqual({value: 'secret'});
  expect((await openPage(false)).readSecret('shop', '', '__proto__')).toEqual({});
});

test('what an earlier build of the site stored is restored, even if it lacks a member', async () => {
  const stored = {server: 'https://shop.example', variables: {tenant: 'acme'}};
  storage.set(key, JSON.stringify({shop: stored}));
  const memory = await openPage();
  expect(memory.read('shop')).toEqual({...stored, parameters: {}, secrets: {}});
});

test('readers who no longer want to be remembered keep what the page shows, but not the stored copy', async () => {
  const memory = await openPage();
  memory.setSecret('shop', '', 'key', {value: 'secret'});
  memory.remember(true);
  memory.remember(false);
  expect(storage.size).toBe(0);
  expect(memory.readSecret('shop', '', 'key')).toEqual({value: 'secret'});
});

test('a secret is used only for its host, document, and scheme', async () => {
  const memory = await openPage();
  memory.setSecret('shop', 'https://shop.example', 'key', {value: 'secret'});
  const others: [documentId: string, origin: string, scheme: string][] = [
    ['shop', 'http://shop.example', 'key'],
    ['shop', 'https://shop.example:444', 'key'],
    ['shop', '', 'key'],
    ['other', 'https://shop.example', 'key'],
    ['shop', 'https://shop.example', 'login'],
    ['shop', 'constructor', 'name'],
  ];
  for (const other of others) expect(memory.readSecret(...other)).toEqual({});
});

test.each(['', 'null', '[', '{"storedAt": 1, "documents": {}}'])(
  'ignores stored values in another form: %j',
  async (content) => {
    storage.set(key, content);
    const memory = await openPage();
    expect(memory.read('shop')).toMatchObject({variables: {}, parameters: {}});
  },
);
