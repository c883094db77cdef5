import {once} from 'node:events';
import {request, type IncomingMessage} from 'node:http';
import {connect} from 'node:net';
import {text as readText} from 'node:stream/consumers';
import {expect, onTestFinished, test} from 'vitest';
import {json, jsonBody, ok} from '../fixtures/start-mock.js';
import {startMockServer, type MockServerOptions} from './server.js';

const body = json({type: 'object'});
const documents = {
  tides: {openapi: '3.1.0', paths: {'/tides': {get: {responses: ok}, post: {requestBody: body, responses: ok}}}},
};

async function start(options: Partial<MockServerOptions> = {}) {
  const server = await startMockServer({documents, ...options});
  onTestFinished(() => server.close());
  const port = Number(new URL(server.origin).port);
  /** Sends a request to this machine with another `Host` header. */
  const get = async (host: string) => {
    const call = request({host: '127.0.0.1', port, path: '/tides', headers: {host}});
    call.end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return {status: response.statusCode, text: await readText(response)};
  };
  return {...server, port, get};
}

test('only requests for this machine are served, so that no website can read the data', async () => {
  const {get, port} = await start();
  const served = ['localhost', `localhost:${port}`, '127.0.0.1', '127.9.9.9', '[::1]', 'LOCALHOST'];
  for (const host of served) expect(await get(host), host).toMatchObject({status: 200});
  for (const host of [
    'evil.example',
    'api.localhost',
    `evil.example:${port}`,
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    // Not valid in a URL
    '127.999.1.1',
  ]) {
    const {status, text} = await get(host);
    expect([status, text], host).toEqual([421, expect.stringContaining('--host 0.0.0.0')]);
  }
});

test('the host that the mock listens on is served, too', async () => {
  expect(await (await start({host: '0.0.0.0'})).get('mock.internal')).toMatchObject({status: 200});
  const {get} = await start({host: 'LocalHost'});
  expect(await get('localhost')).toMatchObject({status: 200});
  expect(await get('other.example')).toMatchObject({status: 421});
});

test("HTTP/1.0 doesn't require a Host header", async () => {
  const {port} = await start();
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /tides HTTP/1.0\r\n\r\n');
  expect(await readText(socket)).toMatch(/^HTTP\/1\.[01] 200 [^]*\{"ok":true\}$/);
});

test('the connection of a body that is too large is closed', async () => {
  const {origin} = await start({extension: () => ({maxBodyBytes: 10})});
  const init = jsonBody(JSON.stringify({a: 'x'.repeat(100_000)}));
  const response = await fetch(`${origin}/tides`, {method: 'POST', ...init});
  expect([response.status, response.headers.get('Connection')]).toEqual([413, 'close']);
  expect((await fetch(`${origin}/tides`)).status).toBe(200);
});
