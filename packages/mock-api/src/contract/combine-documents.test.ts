import {expect, test} from 'vitest';
import {combineDocuments} from './combine-documents.js';

const createDocument = (path: string, webhookSchema: object, servers?: object[], operationId = path) => ({
  servers,
  paths: {[path]: {get: {operationId, responses: {}}}},
  webhooks: {finished: {post: {requestBody: {content: {'application/json': {schema: webhookSchema}}}}}},
  components: {schemas: {Pet: {type: 'object', title: 'Pet'}}},
});

const pet = {$ref: '#/components/schemas/Pet'};

test('documents that share their components and webhooks are combined', () => {
  const documents = combineDocuments({cats: createDocument('/cats', pet), dogs: createDocument('/dogs', pet)});
  const [[name, combined] = []] = Object.entries(documents);
  expect(name).toBe('cats+dogs');
  expect(Object.keys(combined?.paths as object)).toEqual(['/cats', '/dogs']);
  expect(combined?.components).toEqual({schemas: {Pet: {type: 'object', title: 'Pet'}}});
});

test('a single document keeps its name, which messages about its schemas contain', () => {
  expect(Object.keys(combineDocuments({'pet-store': createDocument('/cats', pet)}))).toEqual(['pet-store']);
});

test.each([
  ['webhooks with the same name', createDocument('/dogs', {type: 'array', items: pet})],
  ['servers', createDocument('/dogs', pet, [{url: '/v2'}])],
  ['operations with the same ID', createDocument('/dogs', pet, undefined, '/cats')],
])('documents with different %s stay separate', (_difference, dogs) => {
  const documents = {cats: createDocument('/cats', pet), dogs};
  expect(combineDocuments(documents)).toBe(documents);
});

test('operations of all forms keep the security requirements of their documents', () => {
  const secured = {
    security: [{key: []}],
    paths: {
      '/cats': {get: {}, parameters: [], additionalOperations: {COPY: {}}, post: {security: []}},
      '/kittens': {$ref: '#/components/pathItems/kittens'},
    },
    components: {pathItems: {kittens: {get: {}}}},
  };
  const [combined] = Object.values(combineDocuments({cats: secured, dogs: {paths: {'/dogs': {get: {}}}}}));
  expect(combined?.paths).toEqual({
    '/cats': {
      get: {security: [{key: []}]},
      parameters: [],
      additionalOperations: {COPY: {security: [{key: []}]}},
      post: {security: []},
    },
    '/kittens': {get: {security: [{key: []}]}},
    '/dogs': {get: {security: []}},
  });
});
