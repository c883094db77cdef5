import type {JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {OpenApiDocument} from '../document.js';
import {readDeclaredOperations} from './operations.js';

const read = (content: JsonObject) => readDeclaredOperations(new OpenApiDocument(content));

test('an operation inherits servers, security, and parameters', () => {
  const limit = {name: 'limit', in: 'query', schema: {type: 'integer'}};
  const [list, create, webhook] = read({
    servers: [{url: 'https://{region}.example.com/v1/', variables: {region: {default: 'eu'}}}],
    security: [{apiKey: []}],
    paths: {
      'x-owner': {get: {}},
      '/pets': {
        parameters: [{$ref: '#/components/parameters/Limit'}, {name: 'limit', in: 'header'}],
        get: {operationId: 'listPets', responses: {'x-note': {}, 200: {description: 'Pets'}}},
        post: {
          operationId: 'createPet',
          parameters: [{...limit, required: true}],
          security: [{oauth: ['write']}, {}],
          servers: [{url: '/v2'}],
        },
      },
    },
    webhooks: {petSold: {post: {}}},
    components: {parameters: {Limit: limit}},
  });
  expect(list).toMatchObject({
    ...{kind: 'operation', id: 'listPets', method: 'get', path: '/pets', pointer: '#/paths/~1pets/get'},
    ...{hasOwnServers: false, security: [[{scheme: 'apiKey', scopes: []}]]},
    parameters: [
      {name: 'limit', in: 'query', style: 'form', isRequired: false, declaration: limit},
      {name: 'limit', in: 'header', style: 'simple'},
    ],
    responses: [{status: '200', declaration: {description: 'Pets'}, headers: [], content: []}],
  });
  expect(list?.servers.map(({url}) => url)).toEqual(['https://eu.example.com/v1']);
  expect(create?.servers.map(({url}) => url)).toEqual(['/v2']);
  expect(create?.parameters).toMatchObject([{in: 'query', isRequired: true}, {in: 'header'}]);
  expect(create?.security).toEqual([[{scheme: 'oauth', scopes: ['write']}], []]);
  expect(webhook).toMatchObject({kind: 'webhook', id: 'post-petSold', security: []});
});

test("an operation's header overrides its path's header whose name has other capitals", () => {
  const [operation] = read({
    paths: {
      '/pets': {
        parameters: [
          {name: 'X-Trace', in: 'header'},
          {name: 'Page', in: 'query'},
        ],
        get: {
          parameters: [
            {name: 'x-trace', in: 'header', required: true},
            {name: 'page', in: 'query'},
          ],
        },
      },
    },
  });
  expect(operation?.parameters).toMatchObject([
    {in: 'query', name: 'Page'},
    {in: 'query', name: 'page'},
    {in: 'header', name: 'x-trace', isRequired: true},
  ]);
});

test("generated IDs are unique, and don't depend on the order", () => {
  const ids = read({paths: {'/a/b': {get: {}}, '/a-b': {get: {}}}}).map(({id}) => id);
  expect(new Set(ids.filter((id) => /^get-a-b-\w+$/.test(id))).size).toBe(2);
  const reversed = read({paths: {'/a-b': {get: {}}, '/a/b': {get: {}}}}).map(({id}) => id);
  expect(reversed).toEqual(ids.toReversed());
  const declared = read({paths: {'/a': {get: {}}, '/b': {get: {operationId: 'get-a'}}}}).map(({id}) => id);
  expect(declared).toEqual([expect.stringMatching(/^get-a-\w+$/), 'get-a']);
});

test('the first operation with a duplicate ID keeps it', () => {
  const get = {operationId: 'list'};
  const ids = read({paths: {'/a': {get}, '/b': {get}}}).map(({id}) => id);
  expect(ids).toEqual(['list', expect.stringMatching(/^list-\w+$/)]);
});

test('reads the methods of OpenAPI 3.2', () => {
  const operations = read({paths: {'/a': {query: {}, additionalOperations: {COPY: {operationId: 'copy'}}}}});
  expect(operations.map(({id, method, pointer}) => [id, method, pointer])).toEqual([
    ['query-a', 'query', '#/paths/~1a/query'],
    ['copy', 'copy', '#/paths/~1a/additionalOperations/COPY'],
  ]);
});
