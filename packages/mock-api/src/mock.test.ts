import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {describe, expect} from 'vitest';
import {mockHeaders} from './http/mock-headers';
import {createMock} from './mock';
import {day, minute} from './state/clock';
import {sharedContract, test} from './testing/fixtures';
import {readPort, welcome} from './welcome';

describe('a request', () => {
  test('goes from queued over running to succeeded by its reads', async ({start}) => {
    const {calls} = await start();
    const created = await calls.call('designsFromPrompt', {headers: {'Mock-Reads': '4'}});
    const parameters = {requestId: String(created.body.requestId)};
    const seen = [created.body.status];
    for (let reads = 0; reads < 4; reads += 1) {
      seen.push((await calls.call('getRequestStatus', {parameters})).body.status);
    }
    expect(seen).toEqual(['queued', 'queued', 'running', 'running', 'succeeded']);
  });

  test('fails in the way that a header names', async ({start}) => {
    const {calls} = await start();
    const request = await calls.finished({headers: {'Mock-Outcome': 'failed:content_rejected'}});
    expect(request).toMatchObject({status: 'failed', error: {code: 'content_rejected', retryable: false}});
    expect(request).not.toHaveProperty('result');
  });

  test('times out, expires and is forgotten', async ({start}) => {
    const {calls, clock} = await start();
    const slow = await calls.call('designsFromPrompt', {headers: {'Mock-Reads': '1000'}});
    clock.advance(10 * minute);
    const read = () => calls.call('getRequestStatus', {parameters: {requestId: String(slow.body.requestId)}});
    expect((await read()).body).toMatchObject({status: 'failed', error: {code: 'generation_timeout'}});
    clock.advance(30 * day);
    expect((await calls.call('getRequestStatus')).body).toMatchObject({
      status: 'expired',
      error: {code: 'result_expired'},
    });
    clock.advance(60 * day);
    expect((await read()).body.code).toBe('request_not_found');
  });
});

describe('an idempotency key', () => {
  const headers = {'Idempotency-Key': 'one'};

  test('repeats the first answer and makes nothing new', async ({start}) => {
    const {calls} = await start();
    const [first, second] = [
      await calls.call('designsFromPrompt', {headers}),
      await calls.call('designsFromPrompt', {headers}),
    ];
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.headers.get('request-id')).not.toBe(first.headers.get('request-id'));
  });

  test('is not used up by a call that is refused', async ({start}) => {
    const {calls} = await start();
    expect((await calls.call('designsFromPrompt', {headers, body: {prompt: 'x'}})).status).toBe(422);
    expect((await calls.call('designsFromPrompt', {headers})).status).toBe(202);
  });

  test('is not used up by a server error', async ({start}) => {
    const {calls} = await start();
    await calls.call('designsFromPrompt', {headers: {...headers, 'Mock-Error': 'internal_error'}});
    const retried = await calls.call('designsFromPrompt', {headers});
    expect(retried.status).toBe(202);
    expect(retried.headers.get('idempotent-replayed')).toBeNull();
  });

  test('is remembered for 24 hours', async ({start}) => {
    const {calls, clock} = await start();
    const first = await calls.call('designsFromPrompt', {headers});
    clock.advance(day);
    const second = await calls.call('designsFromPrompt', {headers});
    expect(second.body.requestId).not.toBe(first.body.requestId);
  });
});

test('pages follow each other by cursors until the last one', async ({start}) => {
  const {calls} = await start();
  const ranks: unknown[] = [];
  let parameters: Record<string, string> = {limit: '2'};
  for (;;) {
    const {body} = await calls.call('getDesignVariants', {parameters});
    ranks.push((body.data as {rank: number}[]).map(({rank}) => rank));
    if (typeof body.nextCursor !== 'string') break;
    parameters = {limit: '2', cursor: body.nextCursor};
  }
  expect(ranks).toEqual([[1, 2], [3]]);
});

test('a user is deleted, cannot log in, comes back, and is erased after 30 days', async ({start}) => {
  const {calls, clock} = await start();
  const {token} = await calls.logIn({userId: 'user-4821'});
  await calls.call('deleteUser');
  expect((await calls.call('designsFromPrompt', {credential: token})).body.code).toBe('invalid_credentials');
  expect((await calls.call('loginUser')).body.code).toBe('user_deleted');
  expect((await calls.call('reactivateUser')).body).toMatchObject({status: 'active', plan: 'starter', hasBrand: true});
  await calls.call('deleteUser');
  clock.advance(30 * day);
  expect((await calls.call('reactivateUser')).body.code).toBe('user_not_found');
  expect((await calls.call('loginUser')).body).toMatchObject({created: true, user: {plan: 'free', hasBrand: false}});
});

describe('a web page', () => {
  const origin = 'http://localhost:8080';

  test('of this machine may call with a user token, and not with a key', async ({start}) => {
    const {calls} = await start();
    const {token} = await calls.logIn({userId: 'user-4821'});
    const allowed = await calls.call('designsFromPrompt', {credential: token, headers: {Origin: origin}});
    expect(allowed.status).toBe(202);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(origin);
    const refused = await calls.call('designsFromPrompt', {headers: {Origin: origin}});
    expect(refused.body).toMatchObject({
      code: 'api_key_in_browser',
      detail: expect.stringContaining('loginUser') as string,
    });
  });

  test('of another host gets nothing that it can read', async ({start}) => {
    const {mock} = await start();
    const headers = {Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST'};
    const answer = await fetch(`${mock.url}/users/login`, {method: 'OPTIONS', headers});
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('a webhook goes to this machine alone, and tells the same as a read', async ({start, onTestFinished}) => {
  const {calls, lines} = await start();
  const server = createServer();
  onTestFinished(() => void server.close());
  const received = new Promise<[IncomingHttpHeaders, string]>((resolve) => {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void text(request).then((body) => {
        response.end();
        resolve([request.headers, body]);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const {body: created} = await calls.call('designsFromPrompt', {headers: {'Mock-Webhook-Url': address}});
  const [headers, body] = await received;
  expect(headers).toMatchObject({'webhook-id': expect.stringMatching(/^msg_/) as string});
  const read = await calls.call('getRequestStatus', {parameters: {requestId: String(created.requestId)}});
  expect(JSON.parse(body)).toEqual(read.body);

  await calls.call('designsFromPrompt', {
    body: {prompt: 'Spring', designType: 'story', webhookUrl: 'https://app.example.com/'},
  });
  expect(lines.join('\n')).toContain('webhook to https://app.example.com/: not sent');
});

test('a header that the mock cannot follow is answered with what it takes', async ({start}) => {
  const {calls} = await start();
  const detailOf = async (headers: Record<string, string>) => {
    const {status, body} = await calls.call('designsFromPrompt', {headers});
    expect(status).toBe(400);
    return body.detail;
  };
  expect(await detailOf({'Mock-Outcom': 'failed'})).toMatch('Did you mean "Mock-Outcome"?');
  expect(await detailOf({'Mock-Outcome': 'failed:brand_not_found'})).toMatch(
    /takes one of succeeded, failed:content_rejected/,
  );
  expect(await detailOf({'Mock-Webhook-Url': 'https://app.example.com'})).toMatch('an address of this machine');
});

test('links lead to files of the said size until they expire', async ({start}) => {
  const {calls, clock} = await start();
  const body = {prompt: 'Spring', designType: 'story', formats: ['png', 'jpg', 'svg', 'pdf']};
  const {result} = (await calls.finished({body})) as {
    result: {designs: {files: {url: string; bytes: number; mediaType: string}[]}[]};
  };
  const files = result.designs[0]?.files ?? [];
  expect(files).toHaveLength(4);
  for (const {url, bytes, mediaType} of files) {
    const file = await fetch(url);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, mediaType]);
    expect((await file.arrayBuffer()).byteLength).toBe(bytes);
  }
  clock.advance(day);
  expect((await fetch(files[0]?.url ?? '')).status).toBe(410);
});

test('a taken port is an error with its code', async ({start}) => {
  const {mock} = await start();
  const other = await createMock({contract: await sharedContract()});
  await expect(other.listen(Number(new URL(mock.url).port))).rejects.toMatchObject({code: 'EADDRINUSE'});
});

test('the text at the start and the README name every header', async ({start}) => {
  const {mock} = await start();
  const readme = readFileSync('packages/mock-api/README.md', 'utf8');
  for (const name of Object.keys(mockHeaders)) {
    expect(welcome(mock)).toContain(name);
    expect(readme).toContain(`\`${name}\``);
  }
  expect(welcome(mock).match(/^curl /gm)).toHaveLength(3);
  expect(() => readPort('http')).toThrow('PORT is "http"');
});
