import {createMockApi, type MockApi} from '@developer-docs/mock-api';
import {compileValidators} from '@developer-docs/mock-api/node';
import type {JsonObject} from '@developer-docs/utils';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {createDocument} from '../../fixtures/test-document';
import {createSecurityFiles} from '../../node/console-files/security-files';
import type {OAuthScheme} from '../../shared/oauth-scheme';
import {completeSignIn, prepareSignIn, refreshTokens, requestClientToken} from './flow';
import type {OAuthHost} from './oauth-host';

const tokenUrl = 'https://login.example/token';
const loginUrls = {authorizationUrl: 'https://login.example/authorize?tenant=a', tokenUrl};
const scopes = {read: 'Read boats', write: 'Write boats'};
const flow = {...loginUrls, scopes};
const relative = {authorizationUrl: '/oauth/authorize', tokenUrl: 'oauth/token', scopes};
const schemes: Record<string, JsonObject> = {
  code: {type: 'oauth2', flows: {authorizationCode: flow, clientCredentials: {tokenUrl, scopes}}},
  relative: {type: 'oauth2', flows: {authorizationCode: relative}},
  openId: {type: 'openIdConnect', openIdConnectUrl: 'https://id.example/tenant/.well-known/openid-configuration'},
  slash: {type: 'openIdConnect', openIdConnectUrl: 'https://id.example/tenant/.well-known/openid-configuration/'},
  metadata: {
    type: 'oauth2',
    oauth2MetadataUrl: 'https://meta.example/.well-known/oauth-authorization-server/b',
    flows: {authorizationCode: flow},
  },
};
const serverUrl = 'https://api.example/v1';

/** Creates a document whose operation has the path `/0`, and requires a scheme. */
const createBoats = (name: string) =>
  createDocument(
    'boats',
    {list: {security: [{[name]: ['read']}]}},
    {openapi: '3.2.0', servers: [{url: serverUrl}], components: {securitySchemes: {[name]: schemes[name] ?? {}}}},
  );

function createApi(name: string): MockApi {
  const documents = {boats: createBoats(name).bundle};
  return createMockApi({documents, validators: compileValidators(documents)});
}

/** Describes a scheme as the build does for the console. */
function describeScheme(name: string, options: Partial<OAuthScheme> = {}): OAuthScheme {
  const [file] = createSecurityFiles([createBoats(name)], {oauth: {}}, (path) => path);
  const [scheme] = JSON.parse(String(file?.content)) as [OAuthScheme];
  return {...scheme, ...options};
}

/**
 * A host whose requests go to the mock: as in the sandbox, or like a network that doesn't know its metadata otherwise.
 */
const createHost = (api: MockApi, isSandbox: boolean): OAuthHost => ({
  fetch: (url, init) =>
    api.fetch(new Request(url, {method: init.method ?? 'GET', headers: init.headers ?? {}, body: init.body ?? null})),
  baseUrl: serverUrl,
  ...(isSandbox && {getMockMetadata: api.authorization.getMetadata}),
  now: () => Date.now() + api.clock.offset,
});

const request = {clientId: 'docs', scopes: ['read'], redirectUri: 'https://docs.example/oauth-redirect'};
const call = async (api: MockApi, token = '') =>
  (await api.fetch(new Request(`${serverUrl}/0`, {headers: {Authorization: `Bearer ${token}`}}))).status;

beforeEach(() => {
  vi.stubGlobal('window', {location: new URL('https://docs.example/a'), navigator: {onLine: true}});
});

describe.each(['code', 'relative', 'openId', 'slash', 'metadata'])('with the scheme %s', (name) => {
  const requested = name === 'openId' ? ['openid', 'read'] : ['read'];

  test.each([
    ['the sandbox', true],
    ['a server', false],
  ])('readers sign in to %s, and their token is refreshed when it has expired', async (_host, isSandbox) => {
    const api = createApi(name);
    const host = createHost(api, isSandbox);
    // Without discovery, the option says whose responses are accepted.
    const issuer = {code: 'https://login.example', relative: 'https://api.example'}[name];
    const scheme = describeScheme(name, issuer === undefined ? {} : {issuer});
    const prepared = await prepareSignIn(scheme, {...request, scopes: requested}, host);
    expect(prepared.url).not.toContain(prepared.verifier);
    const redirectUrl = await api.authorization.authorize(prepared.url, {scopes: requested});
    const secret = await completeSignIn(scheme, prepared, redirectUrl, host);
    expect(secret.clientId).toBe('docs');
    expect(await call(api, secret.value)).toBe(200);

    api.clock.advance(2 * 3_600_000);
    expect(secret.expiresAt).toBeLessThan(host.now());
    expect(await call(api, secret.value)).toBe(401);
    const refreshed = await refreshTokens(scheme, secret, host);
    expect(await call(api, refreshed.value)).toBe(200);
    await expect(refreshTokens(scheme, secret, host)).rejects.toThrow('responded with invalid_grant. Sign in again');
  });
});

describe('explains', () => {
  const scheme = describeScheme('code', {issuer: 'https://login.example'});
  const start = async (description = scheme, requested = request.scopes) => {
    const api = createApi(description.name);
    const host = createHost(api, false);
    const prepared = await prepareSignIn(description, {...request, scopes: requested}, host);
    const complete = (redirectUrl: string, other: Partial<OAuthHost> = {}) =>
      completeSignIn(description, prepared, redirectUrl, {...host, ...other});
    return {host, prepared, complete, allow: () => api.authorization.authorize(prepared.url, {scopes: requested})};
  };

  test('the response of another sign-in, whose code stays unused', async () => {
    const {complete, allow} = await start();
    const url = new URL(await allow());
    const right = url.href;
    url.searchParams.set('state', 'other');
    await expect(complete(url.href)).rejects.toThrow('isn’t for this sign-in (state)');
    url.searchParams.delete('state');
    for (const other of [url.href, `${request.redirectUri}?error=invalid_client`, request.redirectUri]) {
      await expect(complete(other)).rejects.toThrow('isn’t for this sign-in (state)');
    }
    await expect(complete(right)).resolves.toHaveProperty('value');
    await expect(complete(right)).rejects.toThrow('responded with invalid_grant. Sign in again');
  });

  test('a response with an issuer that only an option can name', async () => {
    const {complete, allow} = await start(describeScheme('code'));
    await expect(complete(await allow())).rejects.toThrow(/https:\/\/login\.example.*tryIt\.oauth\.code\.issuer/);
  });

  test('the response of another issuer', async () => {
    const {complete, allow} = await start();
    const url = new URL(await allow());
    url.searchParams.set('iss', 'https://evil.example');
    await expect(complete(url.href)).rejects.toThrow('isn’t valid');
  });

  const respond =
    (body: unknown, status = 200): OAuthHost['fetch'] =>
    () =>
      Promise.resolve(Response.json(body, {status}));
  const ids = {issuer: 'https://id.example/tenant', authorization_endpoint: 'https://id.example/a'};
  const html = (status: number) => () =>
    Promise.resolve(new Response('<html>', {status, headers: {'Content-Type': 'text/html'}}));

  test.each<[string, OAuthHost['fetch']]>([
    ['(200 text/html)', html(200)],
    ['(404 text/html)', html(404)],
    ['(200 application/json)', respond({issuer: 'none'})],
    ['(token_endpoint)', respond(ids)],
    ['(token_endpoint)', respond({...ids, token_endpoint: '/token'})],
    ['(token_endpoint)', respond({...ids, token_endpoint: 'javascript:alert(1)'})],
  ])('metadata that can’t be read: %s', async (reason, fetch) => {
    const host = {...createHost(createApi('openId'), false), fetch};
    await expect(prepareSignIn(describeScheme('openId'), request, host)).rejects.toThrow(
      `can’t be read at https://id.example/tenant/.well-known/openid-configuration ${reason}`,
    );
  });

  const failToFetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const refuse = (description: string) => respond({error: 'invalid_client', error_description: description}, 401);
  const invalid = [{access_token: 't', token_type: 'DPoP'}, {access_token: 7, token_type: 'bearer'}, 't', null];
  test.each<[string, OAuthHost['fetch'], string | RegExp]>([
    ["that pages can't read", failToFetch, /https:\/\/login\.example.*from https:\/\/docs\.example \(CORS\)/],
    // Without the English of a library.
    ...invalid.map((body): [string, OAuthHost['fetch'], RegExp] => [
      `that responds with ${JSON.stringify(body)}`,
      respond(body),
      /^The authorization server’s response isn’t valid\. Sign in again/,
    ]),
    ['that refuses', html(429), 'responded with 429. Sign in again, or get a token elsewhere.'],
    ['that refuses with control characters', refuse('\u202Ea\nb'), /invalid_client\. .* elsewhere\. ab$/],
    ['that refuses with a long text', refuse('é'.repeat(999)), /elsewhere\. é{300}$/],
  ])('a token endpoint %s', async (_name, fetch, message) => {
    const {complete, allow} = await start();
    await expect(complete(await allow(), {fetch})).rejects.toThrow(message);
  });

  /** Waits until a request is aborted. */
  const fetchForever: OAuthHost['fetch'] = (_url, {signal}) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

  test("a token endpoint that doesn't respond", async () => {
    const {complete, allow} = await start();
    const redirectUrl = await allow();
    vi.useFakeTimers({toFake: ['setTimeout']});
    const result = expect(complete(redirectUrl, {fetch: fetchForever})).rejects.toThrow(
      'https://login.example didn’t respond within 60 seconds',
    );
    await vi.advanceTimersByTimeAsync(60_000);
    await result;
  });

  test('that the reader has canceled while the token is requested', async () => {
    const {complete, allow} = await start();
    const controller = new AbortController();
    const result = complete(await allow(), {fetch: fetchForever, signal: controller.signal});
    await Promise.resolve();
    controller.abort();
    await expect(result).rejects.toThrow('Sign-in was canceled.');
  });

  test.each([
    ['code=', 'isn’t valid. Sign in again'],
    ['code=a&code=b', 'isn’t valid. Sign in again'],
    ['error=server_error', 'responded with server_error.'],
  ])('the redirect with %s', async (query, message) => {
    const {complete, prepared} = await start();
    const url = `${request.redirectUri}?state=${prepared.state}&iss=https://login.example&${query}`;
    await expect(complete(url)).rejects.toThrow(message);
  });

  test("a clock that's wrong", async () => {
    const {host, complete, allow} = await start(describeScheme('openId'), ['openid']);
    const redirectUrl = await allow();
    const setWrongTime = () => vi.useFakeTimers({now: Date.now() + 86_400_000, toFake: ['Date']});
    setWrongTime();
    const fetchOnTime: OAuthHost['fetch'] = async (url, init) => {
      vi.useRealTimers();
      const response = await host.fetch(url, init);
      setWrongTime();
      return response;
    };
    await expect(complete(redirectUrl, {fetch: fetchOnTime})).rejects.toThrow('Check your computer’s clock');
  });

  test('a page without https', async () => {
    vi.stubGlobal('crypto', {getRandomValues: crypto.getRandomValues.bind(crypto)});
    await expect(start()).rejects.toThrow('Open this page over HTTPS.');
  });

  const toFlow = (own: Record<string, string>) => ({flows: [{kind: 'authorizationCode', urls: own, scopes: {}}]});
  test.each<[string, Partial<OAuthScheme>]>([
    ['code', toFlow({...loginUrls, authorizationUrl: 'javascript:alert(1)'})],
    ['code', toFlow({...loginUrls, authorizationUrl: 'http://['})],
    ['code', toFlow({tokenUrl: loginUrls.tokenUrl})],
    ['code', toFlow({...loginUrls, tokenUrl: 'javascript:alert(1)'})],
    ['openId', {metadataUrl: 'data:application/json,{}'}],
    ['openId', {metadataUrl: 'https://['}],
  ])('the URLs of the scheme %s with %j, which aren’t opened', async (name, options) => {
    const result = prepareSignIn(describeScheme(name, options), request, createHost(createApi(name), false));
    await expect(result).rejects.toThrow('doesn’t contain valid URLs');
  });
});

test('a client with a secret gets a token for itself', async () => {
  const api = createApi('code');
  const credentials = {clientId: 'a:b', secret: 'c d', scopes: ['read']};
  const secret = await requestClientToken(describeScheme('code'), credentials, createHost(api, true));
  expect(await call(api, secret.value)).toBe(200);
  expect(secret.refreshToken).toBeUndefined();
});

/** A server that issues a token for each request, and the URLs of these requests. */
function startRecorder(metadata: JsonObject = {}) {
  const sent: string[] = [];
  const host: OAuthHost = {
    fetch: (url, {method = 'GET'}) => {
      if (method === 'GET') return Promise.resolve(Response.json(metadata));
      sent.push(url);
      return Promise.resolve(Response.json({access_token: 'new', token_type: 'bearer'}));
    },
    baseUrl: serverUrl,
    now: () => 0,
  };
  return {sent, host};
}
const client = {clientId: 'docs', secret: 's', scopes: []};
const oldTokens = {value: 'access', refreshToken: 'refresh', clientId: 'docs'};

test("a client's secret is only sent to the token endpoint of its flow", async () => {
  const {sent, host} = startRecorder();
  const flows = ['authorizationCode', 'clientCredentials'].map((kind) => ({
    kind,
    urls: {authorizationUrl: 'https://a.example/', tokenUrl: `https://${kind.toLowerCase()}.example/token`},
    scopes: {},
  }));
  await requestClientToken(describeScheme('code', {flows}), client, host);
  expect(sent).toEqual(['https://clientcredentials.example/token']);
});

test('tokens are refreshed at the URL that the document has for it, which needs encryption, too', async () => {
  const {sent, host} = startRecorder();
  const refresh = (refreshUrl: string) => {
    const flows = [{kind: 'authorizationCode', urls: {...loginUrls, refreshUrl}, scopes}];
    return refreshTokens(describeScheme('code', {flows}), oldTokens, host);
  };
  await refresh('../refresh');
  expect(sent).toEqual(['https://api.example/refresh']);
  await expect(refresh('http://evil.example/refresh')).rejects.toThrow('isn’t encrypted');
  await expect(refresh('https://[')).rejects.toThrow('doesn’t contain valid URLs');
});

describe('unencrypted URLs', () => {
  const issuer = 'https://id.example';
  const local = {authorization_endpoint: 'http://localhost:9/authorize', token_endpoint: 'http://127.0.0.1:9/token'};

  /** Starts a server with these endpoints. */
  function start(endpoints: Partial<typeof local>, metadataUrl = `${issuer}/.well-known/openid-configuration`) {
    const scheme = describeScheme('openId', {metadataUrl, issuer});
    return {...startRecorder({issuer, ...local, ...endpoints}), scheme};
  }

  test("on the reader's own computer are used", async () => {
    const {sent, host, scheme} = start({});
    expect((await prepareSignIn(scheme, request, host)).url).toContain(local.authorization_endpoint);
    await refreshTokens(scheme, oldTokens, host);
    expect(sent).toEqual([local.token_endpoint]);
  });

  const message = /http:\/\/.* isn’t encrypted/;
  test.each(['http://evil.example/x', 'http://localhost.evil.example/x', 'http://localhost@evil.example/x'])(
    'on other hosts, such as %s, receive nothing',
    async (url) => {
      const authorization = start({authorization_endpoint: url});
      await expect(prepareSignIn(authorization.scheme, request, authorization.host)).rejects.toThrow(message);
      const token = start({token_endpoint: url});
      await expect(refreshTokens(token.scheme, oldTokens, token.host)).rejects.toThrow(message);
      await expect(requestClientToken(token.scheme, client, token.host)).rejects.toThrow(message);
      const metadata = start({}, url);
      await expect(prepareSignIn(metadata.scheme, request, metadata.host)).rejects.toThrow(message);
      expect(token.sent).toEqual([]);
    },
  );
});
