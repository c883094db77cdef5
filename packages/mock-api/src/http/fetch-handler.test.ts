import {expect, test} from 'vitest';
import {ok, startMock} from '../fixtures/start-mock.js';

function createMock(basePath = '') {
  const documents = {
    tides: {
      openapi: '3.1.0',
      servers: [{url: `https://tides.example${basePath}`}],
      paths: {'/tides': {get: {responses: ok}, options: {responses: ok}}, '/wave.png': {delete: {responses: ok}}},
    },
  };
  const send = startMock(documents, {
    extension: () => ({
      serveFile: ({url}) => {
        if (url.endsWith('broken')) throw new Error('The file is broken.');
        return url.endsWith('client.js') ? new Response('start();') : undefined;
      },
    }),
  });
  return (method: string, path: string, headers: HeadersInit = {}) => send(method, path, undefined, {headers});
}

const origin = 'http://localhost:3000';

test.each(['', '/v1'])('pages of this machine can call the API, with the base path "%s"', async (basePath) => {
  const send = createMock(basePath);
  const preflight = await send('OPTIONS', `${basePath}/tides`, {
    Origin: origin,
    'Access-Control-Request-Method': 'QUERY',
    'Access-Control-Request-Headers': 'content-type, x-tide',
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(origin);
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('QUERY');
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('content-type, x-tide');
  const response = await send('GET', `${basePath}/tides`, {Origin: origin});
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin);
  expect(response.headers.get('Access-Control-Expose-Headers')).toBe('*');
  expect(response.headers.get('Vary')).toBe('Origin');
  const rejected = await send('GET', `${basePath}/tides`, {Origin: 'https://evil.example'});
  expect(rejected.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('an error that the document has no example of is rejected with the reason', async () => {
  const {status, text} = await createMock()('GET', '/tides', {'Mock-Error': 'flood'});
  expect(status).toBe(400);
  expect(text).toContain('Mock-Error is \\"flood\\". For get-tides, send no such header, or add an example');
});

test.each(['', '/v1'])('files are served to all pages, with the base path "%s"', async (basePath) => {
  const send = createMock(basePath);
  const script = await send('GET', '/client.js', {Origin: 'https://any.example'});
  expect(script).toMatchObject({status: 200, text: 'start();'});
  expect(script.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await send('HEAD', '/client.js')).toMatchObject({status: 200, text: ''});
  const text = expect.stringMatching(/file is broken/) as unknown;
  expect(await send('GET', '/files/broken')).toMatchObject({status: 500, text});
  expect(await send('GET', '/other.js')).toMatchObject({status: 404});
});
