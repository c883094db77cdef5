import {readOperation} from '@test-support/read-operation';
import {afterEach, expect, test, vi} from 'vitest';
import {createConsoleOperation} from '../../../fixtures/test-console-operation';
import {RedirectError} from '../draft/errors';
import {removeCredentials} from '../draft/remove-secrets';
import {createServerRequest, sendToServer} from './send-to-server';

vi.mock('@docusaurus/theme-common', () => import('../../../fixtures/test-storage'));

const json = {
  method: 'POST',
  url: 'https://api.example/v1/pets',
  headers: [
    ['Authorization', ['Bearer ', {variable: 'TOKEN'}]],
    ['Content-Type', 'application/json'],
  ],
  body: {kind: 'json', value: {}},
  responseType: 'json',
} as never;

const plain = {method: 'GET', url: 'https://api.example/v1/pets', headers: [], responseType: 'json'};

afterEach(() => {
  vi.unstubAllGlobals();
});

const content = {body: '{}', headers: {}};
const none = new Map<string, string>();
const secrets = new Map([
  ['TOKEN', 'secret'],
  ['KEY', 'secret'],
]);

test('sends the content with its headers', () => {
  const body = new Blob(['--x--']);
  const headers = {'Content-Type': 'multipart/form-data; boundary=x'};
  expect(createServerRequest(json, {body, headers}, secrets)).toEqual({
    method: 'POST',
    url: 'https://api.example/v1/pets',
    headers: {Authorization: 'Bearer secret', ...headers},
    followsRedirects: false,
    body,
  });
});

test("explains that it can't send a body with GET", () => {
  const request = {...(json as object), method: 'GET'} as never;
  expect(() => createServerRequest(request, content, none)).toThrow('don’t send a body with GET requests');
});

test.each([
  ['cookie', 'a=b'],
  ['Date', 'Sun, 29 Nov 2026 12:00:00 GMT'],
  ['Sec-Fetch-Site', 'none'],
  ['proxy-authorization', 'x'],
  ['X-HTTP-Method-Override', 'GET, trace'],
])('does not claim to send the header %s, which browsers leave out', (name, value) => {
  const headers = [
    ['X-HTTP-Method', 'PUT'],
    ['Secret', 'x'],
    ['Hosts', 'x'],
    ['Update', 'x'],
  ];
  const create = (...added: string[][]) =>
    createServerRequest({...plain, headers: [...headers, ...added]} as never, {headers: {}}, none);
  expect(() => create([name, value])).toThrow(`Browsers don’t let pages send the header ${name}.`);
  expect(create().headers).toEqual(Object.fromEntries(headers));
});

test('sends neither cookies nor the address of the page, and returns the response', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('{}', {headers: {'content-type': 'application/json'}})));
  vi.stubGlobal('fetch', fetch);
  const response = await sendToServer(createServerRequest(json, content, secrets));
  expect(fetch).toHaveBeenCalledWith(
    'https://api.example/v1/pets',
    expect.objectContaining({
      method: 'POST',
      body: '{}',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }),
  );
  expect(response).toMatchObject({status: 200, body: '{}'});
});

test.each(['before the response', 'while the body is being received'])(
  "a request that's canceled %s ends",
  async (moment) => {
    const fetch = vi.fn((_url: string, {signal}: RequestInit) => {
      const aborted = (reject: (reason: unknown) => void) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      };
      const body = new ReadableStream({start: (stream) => aborted((reason) => stream.error(reason))});
      return moment === 'before the response'
        ? new Promise<Response>((_resolve, reject) => aborted(reject))
        : Promise.resolve(new Response(body));
    });
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('window', {location: new URL('https://docs.example'), navigator: {onLine: true}});
    const controller = new AbortController();
    const result = sendToServer(createServerRequest(json, content, none), controller.signal);
    await Promise.resolve();
    controller.abort();
    await expect(result).rejects.toThrow();
  },
);

test("a request that's canceled before it's sent isn't sent", async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  const request = createServerRequest(json, content, secrets);
  await expect(sendToServer(request, AbortSignal.abort())).rejects.toThrow('abort');
  expect(send).not.toHaveBeenCalled();
});

test('an interrupted response is explained in the language of the page', async () => {
  const body = new ReadableStream({start: (stream) => stream.error(new TypeError('Failed to fetch'))});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  await expect(sendToServer(createServerRequest(json, content, none))).rejects.toThrow(
    'The connection to https://api.example was lost before the response was complete.',
  );
});

test.each<[string, object, followsRedirects: boolean]>([
  ['nothing', {}, true],
  [
    'harmless headers',
    {
      headers: [
        ['accept-language', 'de'],
        ['Content-Type', 'text/plain'],
      ],
    },
    true,
  ],
  ['a token', {headers: [['Authorization', ['Bearer ', {variable: 'TOKEN'}]]]}, false],
  ['a key in a header', {headers: [['X-API-Key', [{variable: 'KEY'}]]]}, false],
  ['a key in a header with a harmless name', {headers: [['Accept', [{variable: 'KEY'}]]]}, false],
  ['a key in the query', {url: ['https://api.example/v1/pets?key=', {variable: 'KEY'}]}, false],
  ['a header parameter', {headers: [['X-Tenant', 'secret']]}, false],
])('a request with %s is redirected by the browser: %s', async (_name, sample, followsRedirects) => {
  const fetch = vi.fn(() => Promise.resolve(new Response('')));
  vi.stubGlobal('fetch', fetch);
  await sendToServer(createServerRequest({...plain, ...sample} as never, {headers: {}}, secrets));
  const redirect = followsRedirects ? 'follow' : 'manual';
  expect(fetch).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({redirect}));
});

test("explains a redirect that the browser doesn't follow, and lets readers follow it if there's no body", async () => {
  const fetch = vi.fn(() => Promise.resolve({type: 'opaqueredirect', status: 0, headers: new Headers()}));
  vi.stubGlobal('fetch', fetch);
  const withKey = {...plain, headers: [['X-API-Key', [{variable: 'KEY'}]]]} as never;
  const result = sendToServer(createServerRequest(withKey, {headers: {}}, secrets));
  await expect(result).rejects.toBeInstanceOf(RedirectError);
  await expect(result).rejects.toThrow('The server redirected the request');
  // A login without a security scheme: the body contains the secret.
  const login = {...plain, method: 'POST'} as never;
  const error: unknown = await sendToServer(createServerRequest(login, {body: 'password=x', headers: {}}, none)).catch(
    (reason: unknown) => reason,
  );
  expect(fetch).toHaveBeenLastCalledWith(expect.any(String), expect.objectContaining({redirect: 'manual'}));
  expect(error).not.toBeInstanceOf(RedirectError);
  expect(String(error)).toContain('The server redirected the request');
});

test('without credentials, a draft keeps harmless headers and its other values', () => {
  const parameters = {
    'header.X-API-Key': 'secret',
    'header.Accept-Language': 'de',
    'query.header.x': '1',
    'path.id': '7',
  };
  const declarations = Object.keys(parameters).map((key) => {
    const [, location, name] = /^(\w+)\.(.*)/.exec(key) ?? [];
    return {name, in: location, required: location === 'path', schema: {type: 'string'}};
  });
  const model = createConsoleOperation(readOperation({parameters: declarations}));
  expect(removeCredentials(model, {credential: 'custom', parameters, body: ''} as never)).toEqual({
    body: '',
    credential: 'none',
    parameters: {...parameters, 'header.X-API-Key': ''},
  });
});

test('a stream is shown while it arrives, and stopped by aborting the request', async () => {
  let signal: AbortSignal | null | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\ndata: 2')),
  });
  const fetch = vi.fn((_url: string, init: RequestInit) => {
    signal = init.signal;
    return Promise.resolve(new Response(body, {headers: {'content-type': 'text/event-stream'}}));
  });
  vi.stubGlobal('fetch', fetch);
  const {stream} = await sendToServer(createServerRequest(json, content, none));
  await expect.poll(() => stream?.getSnapshot()).toMatchObject({status: 'open', items: [{data: '1'}]});
  expect(signal?.aborted).toBe(false);
  stream?.stop();
  expect(signal?.aborted).toBe(true);
  expect(stream?.getSnapshot().status).toBe('stopped');
});

test('explains why a request has no response', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('window', {location: new URL('https://docs.example'), navigator: {onLine: true}});
  await expect(sendToServer(createServerRequest(json, content, none))).rejects.toThrow('(CORS)');
});

test("names a header whose value can't be sent, but not the value", () => {
  const entered = new Map([['TOKEN', 'pass wörd 🔑']]);
  expect(() => createServerRequest(json, content, entered)).toThrow(/Authorization/);
  expect(() => createServerRequest(json, content, entered)).not.toThrow(/🔑|wörd/);
});
