import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {listen} from '@test-support/listen';
import {expect, onTestFinished, test, vi} from 'vitest';
import {createProxy, type ProxyOptions} from './proxy.js';

const operation = {responses: {200: {description: 'Ok'}}};
const document = {
  openapi: '3.1.0',
  servers: [{url: 'https://other.example/v9'}],
  paths: {
    '/pets': {get: operation, post: operation},
    '/pets/{id}': {get: operation},
    '/files/{name}': {get: operation},
    '/files/{name}/{version}': {get: operation},
    '/declared': {
      post: {
        parameters: [
          {name: 'X-Original-Id', in: 'header'},
          {name: 'Cookie', in: 'header'},
        ],
        security: [{}, {key: []}],
        responses: {
          default: {description: '', headers: {'X-Secret-Name': {}, 'Set-Cookie': {}, 'Strict-Transport-Security': {}}},
        },
      },
    },
  },
  components: {securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X_Key.1'}}},
};
const page = 'https://docs.example';
const ownPage = {'Sec-Fetch-Site': 'same-origin'};

function createTestProxy(response: () => Response | Promise<Response>, options: Partial<ProxyOptions> = {}) {
  const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() => Promise.resolve(response()));
  const proxy = createProxy(document, {
    to: 'https://api.example/v1/',
    path: '/proxy',
    origins: [page, 'https://proxy.example:8443'],
    fetch: send,
    ...options,
  });
  const call = (path: string, init: RequestInit = {}, headers: Record<string, string> = {Origin: page}) => {
    const request = new Request(`https://proxy.example:8443${path}`, init);
    // The headers of a `Request` can't contain some of them.
    const all = new Headers(request.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    Object.defineProperty(request, 'headers', {value: all});
    return proxy(request);
  };
  return {send, call};
}

test('sends the method, the query, the body, and the headers of the page, but no cookies', async () => {
  const responseHeaders = {'X-Request-Id': '7', 'Set-Cookie': 'a=b'};
  const {send, call} = createTestProxy(() => new Response('{}', {status: 201, headers: responseHeaders}));
  const passed = {authorization: 'Bearer t', 'content-type': 'application/json'};
  const response = await call(
    '/proxy/pets?a=%20b&a=c',
    {method: 'POST', body: 'x'},
    {
      ...passed,
      Origin: page,
      Cookie: 'session=1',
      Referer: `${page}/secret`,
      'Sec-Fetch-Site': 'cross-site',
      'X-Forwarded-For': '10.0.0.1',
      Connection: 'close, X-Hop',
      'X-Hop': '1',
    },
  );
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('https://api.example/v1/pets?a=%20b&a=c');
  expect(init).toMatchObject({method: 'POST', redirect: 'manual', credentials: 'omit'});
  expect(new TextDecoder().decode(init?.body as Uint8Array)).toBe('x');
  expect(Object.fromEntries(init?.headers as Headers)).toEqual(passed);
  expect(response.status).toBe(201);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(page);
  expect(response.headers.get('Access-Control-Expose-Headers')).toContain('x-request-id');
  expect(response.headers.get('Set-Cookie')).toBeNull();
  expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
});

test.each([
  ['DELETE', '/proxy/pets'],
  ['GET', '/pets'],
  ['GET', '/proxyevil/pets'],
  ['GET', '/proxy/other'],
  ['GET', '/proxy/@evil.example/pets'],
  ['GET', '/proxy//evil.example/pets'],
  ['GET', '/proxy/files/..%2F..%2Fadmin'],
  ['GET', '/proxy/files/%2e%2e%5cadmin'],
  ['GET', '/proxy/files/..;/admin'],
  ['GET', '/proxy/files/..%20/admin'],
  ['GET', '/proxy/files/%252e%252e%252fadmin'],
  ['GET', '/proxy/files/7%2Fowner'],
  ['GET', '/proxy/files/a%00'],
  ['GET', '/proxy/files/%c0%ae%c0%ae%c0%afadmin'],
  ['GET', '/proxy/files/;'],
  ['GET', '/proxy/files/%20'],
])('%s %s is not sent', async (method, path) => {
  const {send, call} = createTestProxy(() => new Response());
  expect([400, 404]).toContain((await call(path, {method})).status);
  expect(send).not.toHaveBeenCalled();
});

test.each(['.env', '..a', 'a..', '.ä', 'a%20b', 'a.b/..c'])('the parameter %s is sent as it is', async (value) => {
  const {send, call} = createTestProxy(() => new Response());
  expect((await call(`/proxy/files/${value}`)).status).toBe(200);
  expect(send.mock.calls[0]?.[0]).toBe(`https://api.example/v1/files/${value.replace('ä', '%C3%A4')}`);
});

test('only headers that the document declares, and standard ones, are passed on', async () => {
  const response = {'Content-Type': 'a/b', 'X-Secret-Name': '1', 'RateLimit-Limit': '7', 'X-RateLimit-Reset': '8'};
  const hidden = ['Set-Cookie', 'WWW-Authenticate', 'Strict-Transport-Security', 'X-Accel-Redirect'];
  const {send, call} = createTestProxy(
    () => new Response('', {headers: {...response, ...Object.fromEntries(hidden.map((name) => [name, 'x']))}}),
  );
  const claims = 'X-Original-URL X.Original.URL X-HTTP-Method-Override X-Forwarded-For X-Remote-User Cookie';
  const sent = {'x-original-id': '7', 'X_Key.1': 'k', 'If-None-Match': '"a"', 'Last-Event-ID': '8'};
  const headers = {...Object.fromEntries(claims.split(' ').map((name) => [name, '/admin'])), ...sent, Origin: page};
  const received = (await call('/proxy/declared', {method: 'POST'}, headers)).headers;
  expect(new Headers(send.mock.calls[0]?.[1].headers)).toEqual(new Headers(sent));
  expect(Object.keys(response).filter((name) => !received.has(name))).toEqual([]);
  expect(hidden.filter((name) => received.has(name))).toEqual([]);
});

test.each<[Record<string, string>, number]>([
  [{Origin: page}, 200],
  [{Origin: 'https://proxy.example:8443'}, 200],
  [{'Sec-Fetch-Site': 'same-origin'}, 200],
  [{}, 403],
  [{Origin: 'https://docs.example.evil.example'}, 403],
  [{Origin: 'null'}, 403],
  [{'Sec-Fetch-Site': 'cross-site'}, 403],
])('a request with %j gets %i', async (headers, status) => {
  const {call} = createTestProxy(() => new Response('ok'));
  expect((await call('/proxy/pets', {}, headers)).status).toBe(status);
});

test('preflights are answered without the server', async () => {
  const {send, call} = createTestProxy(() => new Response());
  const requested = {'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization,x-a'};
  const headers = {Origin: page, ...requested};
  const response = await call('/proxy/pets', {method: 'OPTIONS'}, headers);
  expect(response.status).toBe(204);
  expect(response.headers.get('Access-Control-Allow-Headers')).toBe('authorization,x-a');
  expect(send).not.toHaveBeenCalled();
});

test.each([301, 307])("a redirect with %i isn't followed", async (status) => {
  const {call} = createTestProxy(() => new Response(null, {status, headers: {Location: 'https://evil.example'}}));
  const response = await call('/proxy/pets');
  expect([response.status, response.headers.get('Location')]).toEqual([502, null]);
  expect(await response.text()).toContain("doesn't follow redirects");
});

test('sizes and times are limited', async () => {
  const {send, call} = createTestProxy(() => new Response('x'.repeat(11)), {maxBytes: 10});
  expect((await call('/proxy/pets', {method: 'POST', body: 'x'.repeat(11)})).status).toBe(413);
  expect(send).not.toHaveBeenCalled();
  expect((await call('/proxy/pets', {method: 'POST', body: 'x'.repeat(10)})).status).toBe(200);
  await expect((await call('/proxy/pets')).text()).rejects.toThrow('more than 10 bytes');

  const failing = createTestProxy(() => Promise.reject(new TypeError('refused')));
  expect((await failing.call('/proxy/pets')).status).toBe(502);
  const fetch: ProxyOptions['fetch'] = (_url, {signal}) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  const slow = createTestProxy(() => new Response(), {timeoutMs: 5, fetch});
  expect((await slow.call('/proxy/pets')).status).toBe(504);
});

test('real requests arrive, and the response is passed on', async () => {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.setHeader('Content-Type', 'text/plain').end(`${String(request.method)} ${String(request.url)} ${body}`);
    });
  });
  const {origin: to, close} = await listen(server);
  onTestFinished(close);
  const proxy = createProxy(document, {to, origins: ['http://localhost']});
  const response = await proxy(
    new Request('http://localhost/pets?a=1', {method: 'POST', body: 'näme', headers: ownPage}),
  );
  expect([response.status, await response.text()]).toEqual([200, 'POST /pets?a=1 näme']);
});
