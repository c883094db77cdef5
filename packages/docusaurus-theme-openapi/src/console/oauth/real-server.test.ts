import type {RunningServer} from '@test-support/listen';
import {startOidcServer, visitSignInPages} from '@test-support/oidc-server';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {OAuthScheme} from '../../shared/oauth-scheme';
import {completeSignIn, prepareSignIn, refreshTokens} from './flow';
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
  const host: OAuthHost = {
    fetch: (url, init) => fetch(url, init),
    baseUrl: origin,
    isSandbox: false,
    now: () => Date.now(),
  };
  const scheme: OAuthScheme = {
    name: 'account',
    flows: [],
    metadataUrl: `${origin}/.well-known/openid-configuration`,
    redirectPath: '/oauth-redirect',
  };
  const request = {clientId: 'docs', scopes: ['openid'], redirectUri};
  const signIn = async () => {
    const prepared = await prepareSignIn(scheme, request, host);
    return completeSignIn(scheme, prepared, await visitSignInPages(prepared.url, redirectUri), host);
  };
  const call = async (token = '') => {
    const {status} = await fetch(`${origin}/me`, {headers: {Authorization: `Bearer ${token}`}});
    return status;
  };
  return {origin, host, scheme, request, signIn, call};
}

test('readers sign in, and their token is refreshed with rotated tokens', async () => {
  const {host, scheme, signIn, call} = await start();
  const secret = await signIn();
  expect(secret).toMatchObject({clientId: 'docs', scopes: 'openid'});
  expect(await call(secret.value)).toBe(200);
  const refreshed = await refreshTokens(scheme, secret, host);
  expect(refreshed.refreshToken).not.toBe(secret.refreshToken);
  expect(await call(refreshed.value)).toBe(200);
});

test('a rotated refresh token that is used again ends the session', async () => {
  const {host, scheme, signIn, call} = await start();
  const secret = await signIn();
  const refreshed = await refreshTokens(scheme, secret, host);
  await expect(refreshTokens(scheme, secret, host)).rejects.toThrow('responded with invalid_grant. Sign in again');
  expect(await call(refreshed.value)).toBe(401);
});

test('refusals of the user and of the server are explained', async () => {
  const {host, scheme, request, origin} = await start();
  const denied = await prepareSignIn(scheme, request, host);
  const denial = await visitSignInPages(denied.url, redirectUri, 'deny');
  await expect(completeSignIn(scheme, denied, denial, host)).rejects.toThrow('Access was denied.');

  // The server leaves out the scopes that it doesn't know.
  const wider = await prepareSignIn(scheme, {...request, scopes: ['openid', 'fly']}, host);
  const granted = await completeSignIn(scheme, wider, await visitSignInPages(wider.url, redirectUri), host);
  expect(granted.scopes).toBe('openid');

  const prepared = await prepareSignIn(scheme, request, host);
  const redirectUrl = await visitSignInPages(prepared.url, redirectUri);
  const otherVerifier = {...prepared, verifier: prepared.verifier.split('').reverse().join('')};
  await expect(completeSignIn(scheme, otherVerifier, redirectUrl, host)).rejects.toThrow(
    'responded with invalid_grant. Sign in again',
  );

  // The server shows these mistakes on its own page, and doesn't return.
  for (const mistake of [{clientId: 'other'}, {redirectUri: `${redirectUri}/other`}]) {
    const {url: mistaken} = await prepareSignIn(scheme, {...request, ...mistake}, host);
    expect(await visitSignInPages(mistaken, redirectUri)).toMatch(/invalid_client|invalid_redirect_uri/);
  }
  const ready = await prepareSignIn(scheme, request, host);
  const response = await visitSignInPages(ready.url, redirectUri);
  const wrongClient = {...ready, clientId: 'other'};
  await expect(completeSignIn(scheme, wrongClient, response, host)).rejects.toThrow('responded with invalid_client.');
  const otherIssuer = {...scheme, issuer: 'http://localhost:1'};
  await expect(prepareSignIn(otherIssuer, request, host)).rejects.toThrow(`The metadata at ${origin}/.well-known`);
});
