import {expect, test} from 'vitest';
import {matchPath, matchRequest} from './match-request.js';
import type {MockOperation} from './mock-operation.js';

const createOperation = (method: string, path: string) => ({method, basePath: '/v1', path}) as MockOperation;

const operations = [
  createOperation('GET', '/users/{userId}'),
  createOperation('DELETE', '/users/{userId}'),
  createOperation('GET', '/users/me'),
  createOperation('GET', "/users('{id}')"),
  createOperation('GET', '/files/{id}'),
  createOperation('GET', '/files/{name}.{ext}'),
  createOperation('GET', '/docs/{id}'),
  createOperation('POST', '/docs/{id}:publish'),
  createOperation('GET', '/search/**'),
  createOperation('GET', '/search/a+b'),
  createOperation('GET', '/cafés/{café}'),
  createOperation('GET', '/{name}.größe[%C3%A4]'),
  createOperation('GET', '/maps/{x},{y}/tiles/{zoom}'),
  createOperation('GET', '/'),
];

test.each<[string, string, string, Record<string, string>]>([
  ['GET', '/users/4821', '/users/{userId}', {userId: '4821'}],
  ['GET', '/users/me', '/users/me', {}],
  ['DELETE', '/users/me', '/users/{userId}', {userId: 'me'}],
  ['GET', '/users/a%2Fb%20c%25', '/users/{userId}', {userId: 'a%2Fb%20c%25'}],
  ['GET', "/users('4821')", "/users('{id}')", {id: '4821'}],
  ['GET', '/files/a.png', '/files/{name}.{ext}', {name: 'a', ext: 'png'}],
  ['POST', '/docs/1:publish', '/docs/{id}:publish', {id: '1'}],
  ['GET', '/search/**', '/search/**', {}],
  ['GET', '/caf%C3%A9s/5', '/cafés/{café}', {café: '5'}],
  ['GET', '/%C3%B6.gr%C3%B6%C3%9Fe[%C3%A4]', '/{name}.größe[%C3%A4]', {name: '%C3%B6'}],
  ['GET', '/x%2Cy.gr%C3%B6%C3%9Fe%5B%C3%A4%5D', '/{name}.größe[%C3%A4]', {name: 'x%2Cy'}],
  ['GET', '/maps/1,2/tiles/3', '/maps/{x},{y}/tiles/{zoom}', {x: '1', y: '2', zoom: '3'}],
])('%s %s calls %s', (method, path, template, pathParameters) => {
  expect(matchRequest(operations, method, `/v1${path}`)).toEqual({
    operation: expect.objectContaining({method, path: template}) as unknown,
    pathParameters,
  });
});

test.each([
  ['GET', '/v1/users/'],
  ['GET', '/users/1'],
  ['POST', '/v1/users/1'],
  ['POST', '/v1/docs/:publish'],
  ['GET', '/v1/a_gr%C3%B6%C3%9Fe[%C3%A4]'],
  ['GET', '/v1/search/anything'],
])('no operation handles %s %s', (method, pathname) => {
  expect(matchRequest(operations, method, pathname)).toBeUndefined();
});

test('operations are sorted by the amount of literal text in their paths', () => {
  expect(matchPath(operations, '/v1/users/me').map(({operation}) => `${operation.method} ${operation.path}`)).toEqual([
    'GET /users/me',
    'GET /users/{userId}',
    'DELETE /users/{userId}',
  ]);
});
