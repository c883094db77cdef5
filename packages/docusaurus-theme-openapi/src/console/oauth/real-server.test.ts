import type {RunningServer} from '@test-support/listen';
import {startOidcServer, visitSignInPages} from '@test-support/oidc-server';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {OAuthScheme} from '../../shared/oauth-scheme';
import type {SchemeSecret} from '../memory/memory';
import {completeSignIn, prepareSignIn, refreshTokens, type PreparedSignIn} from './flow';
import type {OAuthHost} from './oauth-host';

// The console's sign-in at a server that others wrote.

const redirectUri = 'http://127.0.0.1:4000/oauth-redirect';
let server: RunningServer | undefined;

beforeEach(() => {
  vi.stubGlobal('window', {location: {origin: 'http://127.0.0.1:4000'}});
  // The server warns about its keys and pages, which are for development.
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => server?.close());

async function start() {
  server = await startOidcServer([redirectUri]);
  const {origin} = server;
  const host: OAuthHost = {fetch: (url, init) => fetch(url, init), baseUrl: origin, now: Date.now};
  const scheme: OAuthScheme = {
    name: 'account',
    flows: [],
    metadataUrl: `${origin}/.well-known/openid-configuration`,
    redirectPath: '/oauth-redirect',
  };
  const request = {clientId: 'docs', scopes: ['openid'], redirectUri};
  const prepare = (changes: Partial<typeof request> = {}, options: Partial<OAuthScheme> = {}) =>
    prepareSignIn({...scheme, ...options}, {...request, ...changes}, host);
  const visit = ({url}: PreparedSignIn, decision?: 'deny') => visitSignInPages(url, redirectUri, decision);
  const complete = (prepared: PreparedSignIn, response: string) => completeSignIn(scheme, prepared, response, host);
  const signIn = async (changes?: Partial<typeof request>) => {
    const prepared = await prepare(changes);
    return complete(prepared, await visit(prepared));
  };
  const refresh = (secret: SchemeSecret) => refreshTokens(scheme, secret, host);
  const call = async (token = '') => {
    const {status} = await fetch(`${origin}/me`, {headers: {Authorization: `Bearer ${token}`}});
    return status;
  };
  return {origin, prepare, visit, complete, signIn, refresh, call};
}

test('readers sign in, and their token is refreshed with rotated tokens', async () => {
  const {signIn, refresh, call} = await start();
  const secret = await signIn();
  expect(secret.clientId).toBe('docs');
  expect(await call(secret.value)).toBe(200);
  const refreshed = await refresh(secret);
  expect(refreshed.refreshToken).not.toBe(secret.refreshToken);
  expect(await call(refreshed.value)).toBe(200);
  // A token that is used again ends the session.
  await expect(refresh(secret)).rejects.toThrow('responded with invalid_grant. Sign in again');
  expect(await call(refreshed.value)).toBe(401);
});

test('refusals of the user and of the server are explained', async () => {
  const {prepare, visit, complete, signIn, origin} = await start();
  const denied = await prepare();
  await expect(complete(denied, await visit(denied, 'deny'))).rejects.toThrow('Access was denied.');
  // The server leaves out the scopes that it doesn't know.
  expect((await signIn({scopes: ['openid', 'fly']})).clientId).toBe('docs');
  for (const [mistake, message] of [
    [{verifier: 'x'.repeat(43)}, 'responded with invalid_grant. Sign in again'],
    [{clientId: 'other'}, 'responded with invalid_client.'],
  ] as const) {
    const prepared = await prepare();
    await expect(complete({...prepared, ...mistake}, await visit(prepared))).rejects.toThrow(message);
  }
  // The server shows these mistakes on its own page, and doesn't return.
  for (const mistake of [{clientId: 'other'}, {redirectUri: `${redirectUri}/other`}]) {
    expect(await visit(await prepare(mistake))).toMatch(/invalid_client|invalid_redirect_uri/);
  }
  await expect(prepare({}, {issuer: 'http://localhost:1'})).rejects.toThrow(`The metadata at ${origin}/.well-known`);
});
