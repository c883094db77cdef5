import type {JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {startMock} from '../fixtures/start-mock.js';

const schemes: Readonly<Record<string, JsonObject>> = {
  bearer: {type: 'http', scheme: 'Bearer'},
  basic: {type: 'http', scheme: 'basic'},
  digest: {type: 'http', scheme: 'digest'},
  header: {type: 'apiKey', in: 'header', name: 'X-Key'},
  query: {type: 'apiKey', in: 'query', name: 'key'},
  cookie: {type: 'apiKey', in: 'cookie', name: 'session'},
  oauth: {type: 'oauth2', flows: {}},
  certificate: {type: 'mutualTLS'},
};

const createMock = (security: unknown, responses: JsonObject = {200: {description: 'Ok'}}) =>
  startMock({
    zoo: {paths: {'/animals': {get: {security, responses}}}, components: {securitySchemes: schemes}},
  });

const call = (mock: ReturnType<typeof createMock>, headers: Record<string, string> = {}, query = '') =>
  mock('GET', `/animals${query}`, undefined, {headers});

test.each<[string, Record<string, string>, string]>([
  ['bearer', {Authorization: 'bearer x'}, ''],
  ['basic', {Authorization: 'Basic eDp5'}, ''],
  ['header', {'X-Key': 'x'}, ''],
  ['query', {}, '?key=x'],
  ['cookie', {Cookie: 'a=b; session=x'}, ''],
  ['oauth', {Authorization: 'Bearer x'}, ''],
])('an operation with the scheme %s accepts any value, but not none', async (scheme, headers, query) => {
  const mock = createMock([{[scheme]: []}]);
  expect((await call(mock, headers, query)).status).toBe(200);
  const response = await call(mock, {Authorization: 'Digest x', Cookie: 'session='});
  expect(response.status).toBe(401);
  expect(response.headers.get('WWW-Authenticate')).not.toBe(null);
});

test('schemes of a requirement are needed together, and one of several requirements is enough', async () => {
  const mock = createMock([{bearer: [], header: []}, {query: []}]);
  expect((await call(mock, {Authorization: 'Bearer x'})).status).toBe(401);
  expect((await call(mock, {Authorization: 'Bearer x', 'X-Key': 'x'})).status).toBe(200);
  expect((await call(mock, {}, '?key=x')).status).toBe(200);
  expect((await call(createMock([{bearer: []}, {}]))).status).toBe(200);
  expect((await call(createMock([{certificate: []}]))).status).toBe(200);
});

test("a request without credentials gets the document's own response", async () => {
  const content = {'application/json': {example: {message: 'Log in first.'}}};
  const mock = createMock([{bearer: []}], {200: {description: 'Ok'}, 401: {description: 'No token', content}});
  const response = await call(mock);
  expect(response).toMatchObject({status: 401, body: {message: 'Log in first.'}});
});

test('clients can answer the challenge', async () => {
  const {headers} = await call(createMock([{digest: []}, {basic: []}, {header: []}]));
  expect(headers.get('WWW-Authenticate')).toMatch(
    /^Digest realm="mock", nonce="[\w-]{36}", qop="auth", algorithm=SHA-256, Basic realm="mock", charset="UTF-8", ApiKey$/,
  );
});
