import {generateCurlSample} from '@developer-docs/openapi';
import type {JsonObject} from '@developer-docs/utils';
import {readOperation} from '@test-support/read-operation';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createConsoleOperation} from '../../fixtures/test-console-operation';
import type {ConsoleOperation} from '../../shared/console-operation';
import {FieldValueError} from '../draft/errors';
import type {ConsoleRequest} from '../http/messages';
import {memory} from '../memory/memory';
import {requestHistory} from '../memory/request-history';
import {loadSandbox, type Sandbox} from '../sandbox/load-sandbox';
import {findDestination} from './destination';
import {followUp, sendDraft} from './send';

vi.mock('@docusaurus/theme-common', () => import('../../fixtures/test-storage'));

vi.mock('../sandbox/load-sandbox', () => ({loadSandbox: vi.fn()}));

const sent: ConsoleRequest[] = [];
const sandbox: Pick<Sandbox, 'apiUrl' | 'send' | 'createSecret' | 'findOperationId'> = {
  apiUrl: 'https://api.example/v1',
  send: (request) => {
    sent.push(request);
    return Promise.resolve({status: 200, headers: [], body: '', durationMs: 1});
  },
  createSecret: (credential) => Promise.resolve(`secret of ${credential}`),
  findOperationId: () => Promise.resolve(undefined),
};
vi.mocked(loadSandbox).mockResolvedValue(sandbox as Sandbox);

afterEach(() => {
  sent.length = 0;
  requestHistory.clear();
  memory.forget();
});

function createOperation(scheme: JsonObject): ConsoleOperation {
  const declared = readOperation(
    {security: [{key: []}], parameters: [{name: 'X-Trace', in: 'header', required: true, schema: {type: 'string'}}]},
    {securitySchemes: {key: scheme}},
  );
  const credentials = [
    {id: 'key', label: 'Key', scheme: 'key', schemes: ['key'], isAccepted: true},
    {id: 'own key', label: 'Another key', schemes: ['key'], isAccepted: true},
  ];
  return createConsoleOperation(declared, credentials);
}

const draft = {
  credential: 'key',
  parameters: {'header.X-Trace': '7'},
  mediaType: '',
  body: '',
  files: {},
  simulation: {'Mock-Delay': 'PT1S', 'Mock-Error': ''},
};

/** Returns where requests go: to a server, or by default to the sandbox. */
function getDestination(server?: string, proxies: ConsoleOperation['proxies'] = []) {
  vi.stubGlobal('window', {location: {origin: 'https://docs.example'}});
  return findDestination({servers: [{template: server ?? '', variables: []}], proxies}, {server, variables: {}});
}

test.each<[string, JsonObject, Record<string, string>]>([
  ['a bearer token', {type: 'http', scheme: 'bearer'}, {Authorization: 'Bearer secret of key'}],
  ['a header', {type: 'apiKey', in: 'header', name: 'X-Api-Key'}, {'X-Api-Key': 'secret of key'}],
  ['a digest', {type: 'http', scheme: 'digest'}, {Authorization: `Digest response="${btoa('secret of key:')}"`}],
])('follow-up requests send the credential in %s, but no other headers', async (_name, scheme, headers) => {
  const entry = await sendDraft(createOperation(scheme), draft, getDestination());
  const second = await followUp(entry, '/paint/status');
  await followUp(second, '/paint/result');
  expect(sent).toEqual([
    {method: 'GET', url: 'https://api.example.com/paint', headers: {...headers, 'X-Trace': '7', 'Mock-Delay': 'PT1S'}},
    {method: 'GET', url: 'https://api.example/paint/status', headers},
    {method: 'GET', url: 'https://api.example/paint/result', headers},
  ]);
});

test.each([
  ['key', 'secret%20of%20key'],
  ['own key', 'a%26b'],
])('the credential %s is sent in the query, including in follow-up requests', async (credential, value) => {
  const operation = createOperation({type: 'apiKey', in: 'query', name: 'key'});
  memory.setSecret('test', '', 'key', {value: 'a&b'});
  const entry = await sendDraft(operation, {...draft, credential}, getDestination());
  expect(sent[0]?.url).toBe(`https://api.example.com/paint?key=${value}`);
  const second = await followUp(entry, '/paint/status?wait=/a?b#part');
  await followUp(second, second.url);
  const followUpUrl = `https://api.example/paint/status?wait=%2Fa%3Fb&key=${value.replaceAll('%20', '+')}#part`;
  expect(sent.slice(1).map(({url}) => url)).toEqual([followUpUrl, followUpUrl]);
});

test("a request that the reader has canceled isn't in the history", async () => {
  const controller = new AbortController();
  const operation = createOperation({type: 'http', scheme: 'bearer'});
  const result = sendDraft(operation, draft, getDestination(), {signal: controller.signal});
  controller.abort();
  await expect(result).rejects.toThrow();
  expect(requestHistory.getSnapshot()).toEqual([]);
});

const servers = [undefined, 'https://paint.example/v1'];

test.each(servers)("drafts without a valid value of a path parameter aren't sent to %s", async (server) => {
  const operation = createPathOperation('/paint/{color}');
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  for (const color of ['', '..']) {
    const result = sendDraft(operation, {...draft, parameters: {'path.color': color}}, getDestination(server));
    await expect(result).rejects.toMatchObject({field: {parameter: 'color'}});
    await expect(result).rejects.toBeInstanceOf(FieldValueError);
  }
  expect([sent, fetch.mock.calls]).toEqual([[], []]);
});

function createPathOperation(path: string): ConsoleOperation {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parameters = names.map((name) => ({name, in: 'path', required: true, schema: {}}));
  return createConsoleOperation({...readOperation({parameters}), path});
}
test.each([
  ['https://paint.example/v1', 'https://paint.example/v1'],
  ['https://bücher.example/é', 'https://xn--bcher-kva.example/%C3%A9'],
  ['https://PAINT.example:443/a%2Fb', 'https://PAINT.example:443/a%2Fb'],
])('a request to %s is sent to its proxy, and shown as one to the server', async (server, shown) => {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() => Promise.resolve(new Response('ok')));
  vi.stubGlobal('fetch', fetch);
  const operation = createPathOperation('/items/{id}');
  const destination = getDestination(server, [{url: '/proxy', to: server}]);
  const values = {...draft, credential: 'none', parameters: {'path.id': 'a/b'}};
  const entry = await sendDraft(operation, values, destination, {lastEventId: '7'});
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('https://docs.example/proxy/items/a%2Fb');
  expect(init?.headers).toEqual({'Last-Event-ID': '7'});
  expect(entry.url).toBe(`${shown}/items/a%2Fb`);
});

describe('to a server', () => {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  const server = 'https://paint.example';
  beforeEach(() => {
    fetch.mockReset().mockImplementation(() => Promise.resolve(new Response('ok')));
    vi.stubGlobal('fetch', fetch);
  });

  test("a declared credential is sent, but isn't in the history or the command, and isn't redirected", async () => {
    const parameters = [
      {name: 'pin', in: 'query', schema: {type: 'string', format: 'password'}},
      {name: 'page', in: 'query', schema: {type: 'string'}},
    ];
    const requestBody = {content: {'application/x-www-form-urlencoded': {schema: {type: 'object'}}}};
    const withBody = {...readOperation({parameters, requestBody}), method: 'post'};
    const operation = {...createConsoleOperation(withBody), secretMembers: ['password']};
    const values = {'query.pin': 'secret-1', 'query.page': '2'};
    const destination = getDestination(server);
    const edited = {...draft, parameters: values, mediaType: 'application/x-www-form-urlencoded'};
    const entry = await sendDraft(operation, {...edited, body: '{"user": "jo", "password": "secret-2"}'}, destination);
    expect(fetch.mock.lastCall).toMatchObject([
      'https://paint.example/paint?pin=secret-1&page=2',
      {body: 'user=jo&password=secret-2', redirect: 'manual'},
    ]);
    expect(JSON.stringify(entry) + generateCurlSample(entry.sample)).not.toContain('secret-');
    expect(entry.url).toBe('https://paint.example/paint?page=2');
    expect(generateCurlSample(entry.sample)).toContain('jo');
    await sendDraft(operation, edited, destination);
    expect(fetch.mock.lastCall?.[1].redirect).toBe('manual');
    await sendDraft(operation, {...edited, parameters: {}}, destination);
    expect(fetch.mock.lastCall?.[1].redirect).toBe('follow');
  });

  test.each(['@evil.example/x', '.evil.example/x', ':443@evil.example', '\\\\evil.example', '//evil.example', 'x'])(
    'nothing is sent to another host by the path %j of a document',
    async (path) => {
      await sendDraft(createPathOperation(path), {...draft, credential: 'none'}, getDestination(server));
      expect(new URL(String(fetch.mock.lastCall?.[0])).origin).toBe(server);
    },
  );
});
