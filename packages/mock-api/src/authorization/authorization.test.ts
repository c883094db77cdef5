import type {JsonObject} from '@developer-docs/utils';
import * as oauth from 'oauth4webapi';
import {describe, expect, onTestFinished, test} from 'vitest';
import {createTestMock, ok} from '../fixtures/start-mock.js';
import {createManualClock, type MockExtension, type DocumentsByName} from '../index.js';
import {startMockServer} from '../node/server.js';

const hourMs = 3_600_000;

const shelter = {
  openapi: '3.1.0',
  servers: [{url: 'https://api.shelter.example/v1'}],
  paths: {
    '/pets': {
      get: {operationId: 'listPets', security: [{login: ['pets:read']}], responses: ok},
      post: {operationId: 'addPet', security: [{login: ['pets:read', 'pets:write']}, {key: []}], responses: ok},
    },
    '/me': {get: {operationId: 'getMe', security: [{sso: ['staff']}], responses: ok}},
    '/log': {get: {operationId: 'getLog', security: [{token: []}], responses: ok}},
  },
  components: {
    securitySchemes: {
      login: {
        type: 'oauth2',
        flows: {
          authorizationCode: {
            authorizationUrl: 'https://login.shelter.example/authorize',
            tokenUrl: 'https://login.shelter.example/token',
            scopes: {'pets:read': 'See <b>pets</b>', 'pets:write': 'Add pets', title: 'A scope like a keyword'},
          },
          clientCredentials: {tokenUrl: '/machine/token', scopes: {'pets:read': 'See <b>pets</b>'}},
        },
      },
      sso: {
        type: 'openIdConnect',
        openIdConnectUrl: 'https://sso.example/realms/staff/.well-known/openid-configuration',
      },
      key: {type: 'apiKey', in: 'header', name: 'X-Key'},
      token: {type: 'http', scheme: 'bearer'},
      old: {type: 'oauth2', flows: {implicit: {authorizationUrl: 'https://old.example/authorize', scopes: {}}}},
    },
  },
};

function createMock(document: JsonObject = shelter, extension?: MockExtension) {
  const clock = createManualClock('2030-01-01T00:00:00Z');
  const log: string[] = [];
  const options = {clock, extension, log: (line: string) => log.push(line)};
  const mock = createTestMock({shelter: document} as DocumentsByName, options);
  const send = (method: string, url: string, init?: RequestInit) => mock.send(method, url, undefined, init);
  const call = (method: string, path: string, token: string) =>
    send(method, path, {headers: {Authorization: `Bearer ${token}`}});
  const requestTokens = (parameters: Readonly<Record<string, string>>) =>
    send('POST', 'https://login.shelter.example/token', {body: new URLSearchParams(parameters)});
  /** Requests tokens for a refresh token, and returns the body. */
  const refresh = async (token = '', client = 'app') =>
    (await requestTokens({grant_type: 'refresh_token', client_id: client, refresh_token: token})).body as Readonly<
      Record<string, string>
    >;
  return {...mock, log, send, call, requestTokens, refresh};
}

const verifier = 'a'.repeat(43);
const challenge = await oauth.calculatePKCECodeChallenge(verifier);

/** Creates an authorization URL. A parameter that is `undefined` is left out. */
function createUrl(
  parameters: Readonly<Record<string, string | undefined>> = {},
  endpoint = 'https://login.shelter.example/authorize',
) {
  const url = new URL(endpoint);
  const all = {
    response_type: 'code',
    client_id: 'app',
    redirect_uri: 'https://app.example/done?tab=2',
    scope: 'pets:read pets:write',
    state: 's&1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...parameters,
  };
  for (const [name, value] of Object.entries(all)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

const codeRequest = {
  grant_type: 'authorization_code',
  client_id: 'app',
  redirect_uri: 'https://app.example/done?tab=2',
  code_verifier: verifier,
};

/** Signs in, and returns the tokens. */
async function signIn(mock: ReturnType<typeof createMock>, scopes: readonly string[]) {
  const redirect = new URL(await mock.authorization.authorize(createUrl(), {scopes}));
  const {body} = await mock.requestTokens({...codeRequest, code: redirect.searchParams.get('code') ?? ''});
  return body as Readonly<Record<string, string>>;
}

const getQuery = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe('the decision about an authorization request', () => {
  test('returns a code with the state and the issuer, or the refusal', async () => {
    const {authorization} = createMock();
    const request = await authorization.readRequest(createUrl({scope: 'pets:read title openid'}));
    expect(request).toEqual({
      clientId: 'app',
      redirectUri: 'https://app.example/done?tab=2',
      scopes: [
        {name: 'pets:read', description: 'See <b>pets</b>'},
        {name: 'title', description: 'A scope like a keyword'},
        {name: 'openid', description: 'Your identity'},
      ],
    });
    const {scopes} = await authorization.readRequest(createUrl({scope: undefined}));
    expect(scopes.map(({name}) => name)).toEqual(['pets:read', 'pets:write', 'title']);
    const response = {tab: '2', state: 's&1', iss: 'https://login.shelter.example'};
    const code = expect.stringMatching(/^mock_code_\w{32}$/) as unknown;
    expect(getQuery(await authorization.authorize(createUrl(), {scopes: ['pets:read']}))).toEqual({...response, code});
    const denied = getQuery(await authorization.authorize(createUrl(), 'deny'));
    expect(denied).toMatchObject({...response, error: 'access_denied'});
  });

  test('returns codes of which a limited number is kept, and the newest', async () => {
    const {authorization, requestTokens} = createMock();
    const codes: string[] = [];
    for (let count = 0; count <= 10_000; count += 1) {
      codes.push(getQuery(await authorization.authorize(createUrl(), {scopes: []})).code ?? '');
    }
    const statuses = [codes[0], codes[1]].map(
      async (code = '') => (await requestTokens({...codeRequest, code})).status,
    );
    expect(await Promise.all(statuses)).toEqual([400, 200]);
  });

  test.each<[Record<string, string | undefined>, RegExp]>([
    [{client_id: undefined}, /no client_id/],
    [{response_type: 'token'}, /response_type is "token"/],
    [{code_challenge_method: undefined}, /code_challenge_method is "plain"/],
    [{redirect_uri: '/done'}, /redirect_uri is "\/done"/],
    [{redirect_uri: 'javascript:alert(1)'}, /redirect_uri is "javascript:/],
    [{redirect_uri: ' java\nscript:alert(1)'}, /redirect_uri is " java/],
    [{redirect_uri: 'https://app.example/#a'}, /redirect_uri is "https:/],
  ])('is impossible for %j', async (parameters, message) => {
    const {authorization, send} = createMock();
    await expect(authorization.authorize(createUrl(parameters), {scopes: []})).rejects.toThrow(message);
    const page = await send('GET', createUrl(parameters));
    expect([page.status, page.headers.get('Location')]).toEqual([400, null]);
  });
});

describe('an operation', () => {
  test('accepts a token with its scopes until it expires', async () => {
    const mock = createMock();
    const {access_token: token = '', refresh_token: refreshToken, ...rest} = await signIn(mock, ['pets:read', 'staff']);
    // A scope that wasn't requested can't be granted.
    expect(rest).toEqual({token_type: 'Bearer', expires_in: 3600, scope: 'pets:read'});
    expect((await mock.call('GET', '/v1/pets', token)).status).toBe(200);
    const forbidden = await mock.call('POST', '/v1/pets', token);
    expect(forbidden).toMatchObject({status: 403, body: {code: 'insufficient_scope'}});
    expect(forbidden.headers.get('WWW-Authenticate')).toBe(
      'Bearer realm="mock", error="insufficient_scope", error_description="The access token lacks the scope pets:write.", scope="pets:read pets:write", ApiKey',
    );
    mock.clock.advance(hourMs - 1);
    expect((await mock.call('GET', '/v1/pets', token)).status).toBe(200);
    mock.clock.advance(1);
    const expired = await mock.call('GET', '/v1/pets', token);
    expect(expired).toMatchObject({status: 401, body: {code: 'invalid_token'}});
    expect(expired.headers.get('WWW-Authenticate')).toMatch(/^Bearer realm="mock", error="invalid_token", error_desc/);
    expect(await mock.call('GET', '/v1/log', token)).toMatchObject({status: 401});
    const {access_token: renewed = ''} = await mock.refresh(refreshToken);
    expect((await mock.call('GET', '/v1/pets', renewed)).status).toBe(200);
    expect((await mock.call('GET', '/v1/me', renewed)).status).toBe(403);
    expect((await mock.call('GET', '/v1/log', renewed)).status).toBe(200);
  });

  test("accepts any token that isn't the mock's own, and names the scopes that a request without one needs", async () => {
    const {call, send} = createMock();
    for (const path of ['/v1/pets', '/v1/me', '/v1/log']) {
      expect((await call('GET', path, 'anything')).status).toBe(200);
    }
    // The token of a mock that has been restarted.
    expect((await call('GET', '/v1/pets', `mock_access_${'0'.repeat(32)}`)).status).toBe(401);
    const {status, headers} = await send('GET', '/v1/pets');
    expect([status, headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer realm="mock", scope="pets:read"']);
    // Another alternative is enough.
    expect((await send('POST', '/v1/pets', {headers: {'X-Key': 'x'}})).status).toBe(200);
  });

  test('of an extension with its own authentication is left to it', async () => {
    const {authorization, send} = createMock(shelter, () => ({
      handlers: {listPets: () => ({status: 200, body: {ok: true}})},
      authentication: {schemes: ['login'], authenticate: () => 'caller', getScope: () => ''},
    }));
    expect(authorization.servers).toMatchObject([{issuerPath: '/realms/staff', schemes: ['sso']}]);
    expect((await send('POST', 'https://login.shelter.example/token')).status).toBe(404);
  });
});

describe('the token endpoint', () => {
  const getCode = async (mock: ReturnType<typeof createMock>, url = createUrl()) =>
    getQuery(await mock.authorization.authorize(url, {scopes: ['pets:read', 'pets:write']})).code ?? '';

  test.each<[Record<string, string>, string]>([
    [{code_verifier: 'b'.repeat(43)}, 'invalid_grant'],
    [{client_id: 'other'}, 'invalid_grant'],
    [{redirect_uri: 'https://app.example/done'}, 'invalid_grant'],
    [{code: 'x'}, 'invalid_grant'],
    [{code: ''}, 'invalid_request'],
    [{client_id: ''}, 'invalid_client'],
    [{grant_type: 'password'}, 'unsupported_grant_type'],
  ])('rejects %j', async (parameters, error) => {
    const mock = createMock();
    const code = await getCode(mock);
    const {status, body} = await mock.requestTokens({...codeRequest, code, ...parameters});
    expect([status, body]).toMatchObject([error === 'invalid_client' ? 401 : 400, {error}]);
  });

  test('rejects a code that has expired, or that was used already', async () => {
    const mock = createMock();
    const late = await getCode(mock);
    mock.clock.advance(60_000);
    expect(await mock.requestTokens({...codeRequest, code: late})).toMatchObject({body: {error: 'invalid_grant'}});
    const code = await getCode(mock);
    expect((await mock.requestTokens({...codeRequest, code})).status).toBe(200);
    expect(await mock.requestTokens({...codeRequest, code})).toMatchObject({body: {error: 'invalid_grant'}});
  });

  test('replaces each refresh token, which belongs to one client, and expires after 30 days', async () => {
    const mock = createMock();
    const {refresh} = mock;
    const {refresh_token: first} = await signIn(mock, ['pets:read', 'pets:write']);
    const second = await refresh(first);
    expect(second.scope).toBe('pets:read pets:write');
    expect(await refresh(first)).toMatchObject({error: 'invalid_grant'});
    const {refresh_token: third} = await refresh(second.refresh_token);
    expect(await refresh(third, 'other')).toMatchObject({error: 'invalid_grant'});
    const {refresh_token: last} = await signIn(mock, ['pets:read']);
    mock.clock.advance(30 * 24 * hourMs);
    expect((await refresh(last)).error_description).toContain('expired');
  });

  test('gives clients with a secret tokens of their own', async () => {
    const mock = createMock();
    const credentials = (text: string) => ({Authorization: `Basic ${btoa(text)}`});
    const request = (headers: Record<string, string>, parameters = {}, url = '/machine/token') =>
      mock.send('POST', url, {headers, body: new URLSearchParams({grant_type: 'client_credentials', ...parameters})});
    const {status, body} = await request(credentials('my%20app:s%3Acret'), {scope: 'pets:read'});
    expect([status, body]).toMatchObject([200, {scope: 'pets:read', expires_in: 3600}]);
    expect(body).not.toHaveProperty('refresh_token');
    expect((await mock.call('GET', '/v1/pets', (body as {access_token: string}).access_token)).status).toBe(200);
    expect(await request({}, {client_id: 'app'})).toMatchObject({status: 401, body: {error: 'invalid_client'}});
    expect(await request(credentials('app'))).toMatchObject({status: 401, body: {error: 'invalid_client'}});
  });

  test('supports POST, from pages of this machine, and logs no secret', async () => {
    const mock = createMock();
    const url = 'https://login.shelter.example/token';
    const headers = {Origin: 'http://localhost:3000', 'Access-Control-Request-Method': 'POST'};
    const preflight = await mock.send('OPTIONS', url, {headers});
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:3000');
    expect((await mock.send('GET', url)).headers.get('Allow')).toBe('POST');
    await signIn(mock, ['pets:read']);
    await mock.send('GET', createUrl());
    expect(mock.log.join('\n')).toBe('405 token  GET /token\n200 token  POST /token\n200 authorize  GET /authorize');
  });
});

test('endpoints have the paths of the document, and win over operations', async () => {
  const scheme = (url: string, oauth2MetadataUrl?: string) => {
    const authorizationCode = {authorizationUrl: `${url}/authorize`, tokenUrl: `${url}/token`, scopes: {}};
    return {type: 'oauth2', flows: {authorizationCode}, oauth2MetadataUrl};
  };
  const securitySchemes = {
    login: scheme('https://login.example/acme/oauth2'),
    relative: scheme('/relative'),
    metadata: scheme('https://as.example/eu', 'https://as.example/.well-known/oauth-authorization-server/eu'),
  };
  const paths = {'/relative/token': {servers: [{url: '/'}], get: {responses: ok}, post: {responses: ok}}};
  const mock = createMock({openapi: '3.2.0', servers: [{url: '/api'}], paths, components: {securitySchemes}});
  expect(mock.authorization.servers).toMatchObject([
    {issuerPath: '', schemes: ['login', 'relative']},
    {issuerPath: '/eu', schemes: ['metadata']},
  ]);
  expect(await mock.authorization.getMetadata('https://login.example/acme/oauth2/authorize')).toMatchObject({
    issuer: 'https://login.example',
    authorization_endpoint: 'https://login.example/acme/oauth2/authorize',
    token_endpoint: 'https://login.example/acme/oauth2/token',
  });
  const metadata = await mock.send('GET', 'http://localhost:4010/.well-known/oauth-authorization-server/eu');
  expect(metadata).toMatchObject({status: 200, body: {issuer: 'http://localhost:4010/eu'}});
  expect((await mock.send('GET', '/relative/token')).body).toEqual({ok: true});
  expect((await mock.send('POST', '/relative/token')).body).toMatchObject({error: 'invalid_client'});
  expect(await mock.authorization.getMetadata('https://login.example/nothing')).toBeUndefined();
});

test.each<[string, JsonObject]>([
  ['a URL without HTTP', {type: 'openIdConnect', openIdConnectUrl: 'urn:issuer'}],
  ['a URL that is none', {type: 'oauth2', oauth2MetadataUrl: 'https://[', flows: {authorizationCode: {tokenUrl: 7}}}],
  ['a flow that is null', {type: 'oauth2', flows: {authorizationCode: {}, clientCredentials: null}}],
])('a scheme with %s has the endpoints of the mock', async (_name, scheme) => {
  const mock = createMock({paths: {}, components: {securitySchemes: {odd: scheme, none: {}}}});
  expect(mock.authorization.servers).toMatchObject([{issuerPath: '', schemes: ['odd']}]);
  const metadata = await mock.send('GET', '/.well-known/openid-configuration');
  expect(metadata.body).toMatchObject({token_endpoint: 'https://sandbox.example/oauth2/token'});
});

test('the consent page escapes what it shows, and redirects as the user decides', async () => {
  const {send} = createMock();
  const page = await send('GET', createUrl({client_id: '<script>alert(1)</script>', scope: 'pets:read pets:write'}));
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(page.body).toContain('&lt;script&gt;');
  expect(page.body).toContain('See &lt;b&gt;pets&lt;/b&gt;');
  expect(page.body).not.toMatch(/<script|<b>/);
  const decide = async (form: string) => {
    const {status, headers} = await send('POST', createUrl(), {body: new URLSearchParams(form)});
    expect(status).toBe(303);
    return getQuery(headers.get('Location') ?? '');
  };
  expect(await decide('scope=pets:write&decision=allow')).toHaveProperty('code');
  for (const form of ['scope=pets:write&decision=deny', '']) expect((await decide(form)).error).toBe('access_denied');
});

/** Presses Allow on the consent page of a server, and returns the URL to which the browser is redirected. */
async function pressAllow(url: URL): Promise<URL> {
  const page = await (await fetch(url)).text();
  const scopes = [...page.matchAll(/name="scope" value="([^"]+)"/g)].map(([, scope = '']) => ['scope', scope]);
  const body = new URLSearchParams([...scopes, ['decision', 'allow']]);
  const response = await fetch(url, {method: 'POST', body, redirect: 'manual'});
  return new URL(response.headers.get('Location') ?? '');
}

// oxlint-disable-next-line typescript/no-deprecated -- The servers of tests have no certificate.
const insecure = {[oauth.allowInsecureRequests]: true};

test('oauth4webapi signs in at the server, and refreshes', async () => {
  const {origin, close} = await startMockServer({documents: {shelter} as DocumentsByName});
  onTestFinished(close);
  const issuer = new URL(`${origin}/realms/staff`);
  const as = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, insecure));
  const client = {client_id: 'app'};
  const nonce = oauth.generateRandomNonce();
  const redirect = `${origin}/done`;
  const request = {scope: 'openid profile email staff', redirect_uri: redirect, state: 'x', nonce};
  const url = createUrl(request, as.authorization_endpoint);
  const parameters = oauth.validateAuthResponse(as, client, await pressAllow(new URL(url)), 'x');
  const sender = [as, client, oauth.None()] as const;
  const response = await oauth.authorizationCodeGrantRequest(...sender, parameters, redirect, verifier, insecure);
  const options = {expectedNonce: nonce, requireIdToken: true};
  const tokens = await oauth.processAuthorizationCodeResponse(as, client, response, options);
  await oauth.validateApplicationLevelSignature(as, response, insecure);
  expect(oauth.getValidatedIdTokenClaims(tokens)?.sub).toBe('mock-user');
  const callMe = (token: string) =>
    oauth.protectedResourceRequest(token, 'GET', new URL(`${origin}/v1/me`), undefined, undefined, insecure);
  expect((await callMe(tokens.access_token)).status).toBe(200);

  const refreshToken = tokens.refresh_token ?? '';
  const refreshed = await oauth.refreshTokenGrantRequest(...sender, refreshToken, insecure);
  const {access_token: token} = await oauth.processRefreshTokenResponse(as, client, refreshed);
  expect((await callMe(token)).status).toBe(200);
});
