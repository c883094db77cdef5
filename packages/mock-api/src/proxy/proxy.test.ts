import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {listen} from '@test-support/listen';
import {expect, onTestFinished, test, vi} from 'vitest';
import {createProxy, type ProxyOptions} from './proxy.js';

const operation = {responses: {200: {description: 'Ok'}}};
const pathParameter = {name: 'path', in: 'path', required: true, allowReserved: true};
const document = {
  openapi: '3.1.0',
  servers: [{url: 'https://other.example/v9'}],
  paths: {
    '/pets': {get: operation, post: operation},
    '/pets/{id}': {get: operation},
    '/files/{name}': {get: operation},
    '/files/{name}/{version}': {get: operation},
    '/matrix/{ids}': {get: {...operation, parameters: [{name: 'ids', in: 'path', required: true, style: 'matrix'}]}},
    '/declared': {
      post: {
        parameters: [
          {name: '_method', in: 'query'},
          {name: 'X-Original-Id', in: 'header'},
          {name: 'Cookie', in: 'header'},
        ],
        security: [{}, {key: []}],
        responses: {
          default: {description: '', headers: {'X-Secret-Name': {}, 'Set-Cookie': {}, 'Strict-Transport-Security': {}}},
        },
      },
    },
    '/trees/{path}': {get: operation, parameters: [pathParameter]},
    '/trees/{path}/{name}': {get: operation, parameters: [pathParameter]},
  },
  components: {securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X_Key.1'}}},
};
const page = 'https://docs.example';

function createTestProxy(response: () => Response | Promise<Response>, options: Partial<ProxyOptions> = {}) {
  const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() => Promise.resolve(response()));
  const proxy = createProxy(document, {
    to: 'https://api.example/v1/',
    path: '/proxy',
    origins: [page, 'https://proxy.example:8443'],
    fetch: send,
    ...options,
  });
  const call = (
    path: string,
    init: RequestInit = {},
    headers: Record<string, string> = {Origin: page},
    host = 'https://proxy.example:8443',
  ) => {
    const request = new Request(`${host}${path}`, init);
    // The headers of a `Request` can't contain some of them.
    const all = new Headers(request.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    Object.defineProperty(request, 'headers', {value: all});
    return proxy(request);
  };
  return {send, call};
}

test('sends the method, the query, the body, and the headers of the page, but no cookies', async () => {
  const {send, call} = createTestProxy(
    () => new Response('{}', {status: 201, headers: {'X-Request-Id': '7', 'Set-Cookie': 'a=b'}}),
  );
  const response = await call(
    '/proxy/pets?a=%20b&a=c',
    {method: 'POST', body: 'x'},
    {
      Origin: page,
      Authorization: 'Bearer t',
      'Content-Type': 'application/json',
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
  expect(Object.fromEntries(init?.headers as Headers)).toEqual({
    authorization: 'Bearer t',
    'content-type': 'application/json',
  });
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
  ['GET', '/proxy/pets/7/owner'],
  ['GET', '/proxy/../pets'],
  ['GET', '/proxy/@evil.example/pets'],
  ['GET', '/proxy//evil.example/pets'],
  ['GET', '/proxy/files/..%2F..%2Fadmin'],
  ['GET', '/proxy/files/%2e%2e%5cadmin'],
  ['GET', '/proxy/files/..;/admin'],
  ['GET', '/proxy/files/..;a=b/admin'],
  ['GET', '/proxy/files/.%3B/admin'],
  ['GET', '/proxy/files/..%20/admin'],
  ['GET', '/proxy/files/%252e%252e%252fadmin'],
  ['GET', '/proxy/files/a%252Fb'],
  ['GET', '/proxy/files/%25252e'],
  ['GET', '/proxy/files/7%2Fowner'],
  ['GET', '/proxy/files/7%5cowner/1'],
  ['GET', '/proxy/files/a%00'],
  ['GET', '/proxy/files/a%0D%0AX-Admin:1'],
  ['GET', '/proxy/files/%c0%ae%c0%ae%c0%afadmin'],
  ['GET', '/proxy/files/%u002e%u002e%u002fadmin'],
  ['GET', '/proxy/files/%EF%BC%8E%EF%BC%8E%EF%BC%8Fadmin'],
  ['GET', '/proxy/files/7%EF%BC%8Fowner'],
  ['GET', '/proxy/files/;'],
  ['GET', '/proxy/files/%3Bname=a'],
  ['GET', '/proxy/files/%20'],
  ['GET', '/proxy/files/%E3%80%80;a'],
  ['POST', '/proxy/pets?_method=DELETE'],
  ['POST', '/proxy/pets?a=1&%5FMETHOD%5B%5D=PUT'],
  ['POST', '/proxy/pets?a=1;+_method=PUT'],
  ['POST', '/proxy/pets?_HttpMethod=PUT'],
  // PHP reads each of these names as `_method`.
  ['POST', '/proxy/pets?.method=PUT'],
  ['POST', '/proxy/pets?%20.method=PUT'],
  ['POST', '/proxy/pets?a=1&_method%00x=PUT'],
  ['POST', '/proxy/pets?_http[method=PUT'],
  ['POST', '/proxy/pets?X-HTTP-Method-Override=PUT'],
  ['GET', '/proxy/trees/a%2F..%2Fadmin'],
  ['GET', '/proxy/trees/a%5Cb'],
  ['GET', '/proxy/trees/%2E%2E/log%2Fa'],
  ['GET', '/proxy/trees/a/log%2Fb'],
])('%s %s is not sent', async (method, path) => {
  const {send, call} = createTestProxy(() => new Response());
  expect([400, 404]).toContain((await call(path, {method})).status);
  expect(send).not.toHaveBeenCalled();
});

test.each(['.env', '..a', 'a..', '...', '.ä', 'a;b=1', '100%25', 'a%20b', 'a.b/..c'])(
  'the parameter %s is sent as it is',
  async (value) => {
    const {send, call} = createTestProxy(() => new Response());
    expect((await call(`/proxy/files/${value}`)).status).toBe(200);
    expect(send.mock.calls[0]?.[0]).toBe(`https://api.example/v1/files/${value.replace('ä', '%C3%A4')}`);
  },
);

test('only a parameter with `allowReserved` can contain slashes', async () => {
  const {send, call} = createTestProxy(() => new Response());
  expect((await call('/proxy/trees/a%2Fb%2f.env/c')).status).toBe(200);
  expect(send.mock.calls[0]?.[0]).toBe('https://api.example/v1/trees/a%2Fb%2f.env/c');
});

test("a form can't change the method, unless the document declares how", async () => {
  const {send, call} = createTestProxy(() => new Response());
  const form = {Origin: page, 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8'};
  expect((await call('/proxy/pets', {method: 'POST', body: 'a=1&_method=DELETE'}, form)).status).toBe(400);
  // Other servers than the proxy could decode these.
  for (const headers of [
    {...form, 'Content-Type': 'application/x-www-form-urlencoded; charset=ibm037'},
    {...form, 'Content-Encoding': 'gzip'},
  ]) {
    expect((await call('/proxy/pets', {method: 'POST', body: 'm%85'}, headers)).status).toBe(415);
  }
  expect(send).not.toHaveBeenCalled();
  for (const [url, body] of [
    ['/proxy/declared?_method=PUT', ''],
    ['/proxy/pets?method=card&q=_method', 'shipping_method=a'],
    ['/proxy/pets', 'a=1'],
  ] as const) {
    expect((await call(url, {method: 'POST', body}, form)).status).toBe(200);
  }
  expect((await call('/proxy/matrix/;ids=1,2')).status).toBe(200);
});

test('only headers that the document declares, and standard ones, are passed on', async () => {
  const response = {'Content-Type': 'a/b', 'X-Secret-Name': '1', 'RateLimit-Limit': '7', 'X-RateLimit-Reset': '8'};
  const hidden = ['Set-Cookie', 'Strict-Transport-Security', 'X-Accel-Redirect', 'X-Sendfile', 'X-LiteSpeed-Location'];
  const {send, call} = createTestProxy(
    () => new Response('', {headers: {...response, ...Object.fromEntries(hidden.map((name) => [name, 'x']))}}),
  );
  const claims =
    'X-Original-URL X_Original_URL X.Original.URL X-Rewrite-URL X-HTTP-Method-Override X-Forwarded-For X-Remote-User X-SSL-Client-Verify Tailscale-User-Login X-Middleware-Subrequest True-Client-IP Request-URI Cookie';
  const sent = {'x-original-id': '7', 'X_Key.1': 'k', 'If-None-Match': '"a"', 'Last-Event-ID': '8'};
  const headers = {...Object.fromEntries(claims.split(' ').map((name) => [name, '/admin'])), ...sent, Origin: page};
  const received = (await call('/proxy/declared', {method: 'POST'}, headers)).headers;
  expect(new Headers(send.mock.calls[0]?.[1].headers)).toEqual(new Headers(sent));
  expect(Object.keys(response).filter((name) => !received.has(name))).toEqual([]);
  expect(hidden.filter((name) => received.has(name))).toEqual([]);
});

test.each([
  ['Bearer realm="a"', 'Bearer realm="a"'],
  ['Basic realm="a"', null],
  ['Negotiate, Bearer', null],
  ['Bearer realm="a", Basic realm="b"', null],
])('the challenge %s is passed on as %s, so that no browser asks for a password', async (challenge, expected) => {
  const {call} = createTestProxy(() => new Response('', {status: 401, headers: {'WWW-Authenticate': challenge}}));
  expect((await call('/proxy/pets')).headers.get('WWW-Authenticate')).toBe(expected);
});

test.each<[Record<string, string>, number]>([
  [{Origin: page}, 200],
  [{Origin: 'https://proxy.example:8443'}, 200],
  [{Origin: 'https://proxy.example'}, 403],
  [{'Sec-Fetch-Site': 'same-origin'}, 200],
  [{}, 200],
  [{Origin: 'https://docs.example.evil.example'}, 403],
  [{Origin: 'null'}, 403],
  [{'Sec-Fetch-Site': 'cross-site'}, 403],
  [{'Sec-Fetch-Site': 'none'}, 403],
])('a request with %j gets %i', async (headers, status) => {
  const {call} = createTestProxy(() => new Response('ok'));
  expect((await call('/proxy/pets', {}, headers)).status).toBe(status);
});

test.each<[Record<string, string>, number]>([
  [{Origin: 'http://rebound.example'}, 403],
  [{}, 403],
  [{Origin: page}, 200],
  [{'Sec-Fetch-Site': 'same-origin'}, 200],
])('with another host that leads to the proxy, a request with %j gets %i', async (headers, status) => {
  const {call} = createTestProxy(() => new Response('ok'));
  expect((await call('/proxy/pets', {}, headers, 'http://rebound.example')).status).toBe(status);
});

test.each([undefined, [], ['*'], [`${page}/`], ['docs.example'], [page, 'null']])(
  `"origins" can't be %j`,
  (origins) => {
    expect(() => createProxy(document, {to: 'https://api.example', origins: origins as string[]})).toThrow('"origins"');
  },
);

test.each([
  ['/proxy/', '/proxy/pets'],
  ['proxy', '/proxy/pets'],
  ['/a/b//', '/a/b/pets'],
  ['/', '/pets'],
  ['', '/pets'],
])('the path can be %j', async (path, url) => {
  const {send, call} = createTestProxy(() => new Response(), {path});
  expect((await call(url)).status).toBe(200);
  expect((await call(`/x${url}`)).status).toBe(404);
  expect(send.mock.calls.map(([sent]) => sent)).toEqual(['https://api.example/v1/pets']);
});

test('a page that aborts its request gets an error', async () => {
  const {send, call} = createTestProxy(() => new Response());
  const body = new ReadableStream({start: (controller) => controller.error(new Error('aborted'))});
  expect((await call('/proxy/pets', {method: 'POST', body, duplex: 'half'} as RequestInit)).status).toBe(400);
  expect(send).not.toHaveBeenCalled();
});

test('reading a body that never ends is aborted', async () => {
  const {send, call} = createTestProxy(() => new Response(), {timeoutMs: 5});
  const cancel = vi.fn();
  const body = new ReadableStream({start: (controller) => controller.enqueue(new Uint8Array(1)), cancel});
  const response = await call('/proxy/pets', {method: 'POST', body, duplex: 'half'} as RequestInit);
  expect([response.status, cancel.mock.calls.length]).toEqual([408, 1]);
  expect(send).not.toHaveBeenCalled();
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

test.each([301, 302, 303, 307, 308])("a redirect with %i isn't followed", async (status) => {
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
  const proxy = createProxy(document, {
    to: 'https://api.example',
    origins: ['https://proxy.example'],
    timeoutMs: 5,
    fetch: (_url, {signal}) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  });
  expect((await proxy(new Request('https://proxy.example/pets'))).status).toBe(504);
});

test.each(['/v1', 'ftp://api.example', 'https://api.example/v1?a=b', 'https://u:p@api.example', 'https://{a}.example'])(
  `"to" can't be %s`,
  (to) => {
    expect(() => createProxy(document, {to, origins: [page]})).toThrow('"to"');
  },
);

test.each([600, 999])("the status %i of a server, which pages can't receive, is an error", async (status) => {
  const server = createServer((_request, response) => void response.writeHead(status).end());
  const {origin: to, close} = await listen(server);
  onTestFinished(close);
  const proxy = createProxy(document, {to, origins: ['http://localhost']});
  expect((await proxy(new Request('http://localhost/pets'))).status).toBe(502);
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
  const response = await proxy(new Request('http://localhost/pets?a=1', {method: 'POST', body: 'näme'}));
  expect([response.status, await response.text()]).toEqual([200, 'POST /pets?a=1 näme']);
});
