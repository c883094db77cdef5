import {expect, test, vi} from 'vitest';
import {RedirectError} from '../draft/errors';
import {createServerRequest, sendServerRequest} from './send-to-server';

vi.mock('@docusaurus/theme-common', () => import('../../fixtures/test-storage'));

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

const content = {body: '{}', headers: {}};
const none = new Map<string, string>();

/** Sends the request with JSON. */
const send = (signal?: AbortSignal) =>
  sendServerRequest(createServerRequest(json, content, none), {followsRedirects: false, ...(signal && {signal})});

test("explains that it can't send a body with GET", () => {
  const request = {...(json as object), method: 'GET'} as never;
  expect(() => createServerRequest(request, content, none)).toThrow('don’t send a body with GET requests');
});

test.each([
  ['cookie', 'a=b'],
  ['Date', 'Sun, 29 Nov 2026 12:00:00 GMT'],
  ['Sec-Fetch-Site', 'none'],
  ['proxy-authorization', 'x'],
])('does not claim to send the header %s, which browsers leave out', (name, value) => {
  const headers = [
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
  expect(await send()).toMatchObject({status: 200, body: '{}'});
  const secure = {cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer'};
  const init = expect.objectContaining({method: 'POST', body: '{}', ...secure}) as unknown;
  expect(fetch).toHaveBeenCalledWith('https://api.example/v1/pets', init);
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
    const result = send(controller.signal);
    await Promise.resolve();
    controller.abort();
    await expect(result).rejects.toThrow();
  },
);

test('an interrupted response is explained in the language of the page', async () => {
  const body = new ReadableStream({start: (stream) => stream.error(new TypeError('Failed to fetch'))});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  const message = 'The connection to https://api.example was lost before the response was complete.';
  await expect(send()).rejects.toThrow(message);
});

test.each([undefined, 'password=x'])(
  "explains a redirect that the browser doesn't follow, and lets readers follow it without the body %j",
  async (body) => {
    vi.stubGlobal('fetch', () => Promise.resolve({type: 'opaqueredirect', status: 0, headers: new Headers()}));
    const request = createServerRequest({...plain, method: 'POST'} as never, {body, headers: {}}, none);
    const result = sendServerRequest(request, {followsRedirects: false});
    const error: unknown = await result.catch((reason: unknown) => reason);
    expect(error instanceof RedirectError).toBe(body === undefined);
    expect(String(error)).toContain('The server redirected the request');
  },
);

test('a stream is shown while it arrives, and stopped by closing the connection', async () => {
  const cancel = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\ndata: 2')),
    cancel,
  });
  const response = new Response(body, {headers: {'content-type': 'text/event-stream'}});
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  const {stream} = await send();
  await expect.poll(() => stream?.getSnapshot()).toMatchObject({status: 'open', items: [{data: '1'}]});
  expect(cancel).not.toHaveBeenCalled();
  stream?.stop();
  await expect.poll(() => cancel.mock.calls).toHaveLength(1);
  expect(stream?.getSnapshot().status).toBe('stopped');
});

test("names a header whose value can't be sent, but not the value", () => {
  const entered = new Map([['TOKEN', 'pass wörd 🔑']]);
  expect(() => createServerRequest(json, content, entered)).toThrow(/Authorization/);
  expect(() => createServerRequest(json, content, entered)).not.toThrow(/🔑|wörd/);
});
