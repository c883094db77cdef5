import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {oauthChannel, pendingSignInKey} from '../../shared/oauth-redirect';
import {deletePendingSignIn, readReturnedSignIn, type PendingSignIn} from '../memory/pending-sign-in';
import {authorizeInTab, authorizeInWindow, openSignInWindow} from './authorize';

const redirectUri = 'https://docs.example/oauth-redirect';
const url = 'https://login.example/authorize?state=s';
const pending: Omit<PendingSignIn, 'redirectPath'> = {
  state: 's',
  verifier: 'v',
  returnUrl: 'https://docs.example/docs/boats',
  operationId: 'listBoats',
  documentId: 'boats',
  scheme: 'account',
  clientId: 'docs',
  credential: 'own account',
  server: 'https://boats.example',
  serverUrl: 'https://boats.example',
  variables: {},
};
const popup = {opener: {} as unknown, close: vi.fn(), location: {replace: vi.fn()}};
const storage = new Map<string, string>();
const assign = vi.fn();
const authorize = (state = 's', uri = redirectUri, {signal} = new AbortController()) =>
  authorizeInWindow(openSignInWindow() as Window, {url, redirectUri: uri}, state, signal);
const leave = () => authorizeInTab({url, redirectUri}, pending, new AbortController().signal);

beforeEach(() => {
  vi.stubGlobal('window', {open: () => popup, location: {assign}});
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => {
  storage.clear();
  vi.clearAllMocks();
});

test('two tabs that sign in at once each get their own response', async () => {
  const responses = Promise.all(['s', 'other'].map((state) => authorize(state)));
  const channel = new BroadcastChannel(oauthChannel);
  const replies: unknown[] = [];
  channel.addEventListener('message', ({data}) => replies.push(data));
  const path = '/oauth-redirect';
  for (const message of [7, null, '', path, `${path}?code=x`, `${path}?code=b&state=other`, `${path}?code=a&state=s`]) {
    channel.postMessage(message);
  }
  expect(await responses).toEqual([`${redirectUri}?code=a&state=s`, `${redirectUri}?code=b&state=other`]);
  // The redirect pages learn that their response was expected.
  await vi.waitFor(() => expect(replies.toSorted()).toEqual(['other', 's']));
  channel.close();
  // The window can't navigate this page, and nothing is stored.
  expect(popup.opener).toBeNull();
  expect(popup.location.replace).toHaveBeenCalledWith(url);
  expect(storage.size).toBe(0);
});

test.each(['', '/'])("the response to the URL with '%s' isn't one at the path of another server", async (slash) => {
  const response = authorize('s', redirectUri + slash);
  const channel = new BroadcastChannel(oauthChannel);
  const others = ['', '/oauth', '/oauth-redirect-2', '/a/oauth-redirect', '/oauth-redirect/b'];
  for (const path of [...others, '/oauth-redirect']) channel.postMessage(`${path}?code=${path}&state=s`);
  expect(new URL(await response).searchParams.get('code')).toBe('/oauth-redirect');
  channel.close();
});

test('only the reader ends the wait, because browsers can report an open window as closed', async () => {
  const controller = new AbortController();
  const response = authorize('s', redirectUri, controller);
  controller.abort();
  await expect(response).rejects.toThrow('Sign-in was canceled.');
  // It's no longer allowed to, and browsers log an error.
  expect(popup.close).not.toHaveBeenCalled();
});

test('without a window, the reader leaves the page, and comes back to the operation', async () => {
  const page = Object.assign(new EventTarget(), {location: {assign}});
  vi.stubGlobal('window', page);
  const left = leave();
  expect(assign).toHaveBeenCalledWith(url);
  // The reader goes back instead, to the page as it was, or to one that's loaded again.
  expect(JSON.parse(storage.get(pendingSignInKey) ?? '')).toMatchObject({redirectPath: '/oauth-redirect', state: 's'});
  page.dispatchEvent(new Event('pageshow'));
  await expect(left).rejects.toThrow('Sign-in was canceled.');
  expect(storage.size).toBe(0);
  void leave();
  const {operationId, documentId, scheme, serverUrl} = pending;
  const expected = {operationId, documentId, scheme, serverUrl};
  expect(readReturnedSignIn(expected)).toBeUndefined();
  storage.set(pendingSignInKey, JSON.stringify({...pending, response: '?code=a&state=s'}));
  // The code can be used for the server that it's from.
  const others = Object.keys(expected).map((name) => ({[name]: 'x'}));
  for (const other of [...others, {serverUrl: undefined}]) {
    expect(readReturnedSignIn({...expected, ...other})).toBeUndefined();
  }
  expect(readReturnedSignIn(expected)).toMatchObject({verifier: 'v', response: '?code=a&state=s'});
  deletePendingSignIn();
  expect(storage.size).toBe(0);
  storage.set(pendingSignInKey, 'nonsense');
  expect(readReturnedSignIn(expected)).toBeUndefined();
});
