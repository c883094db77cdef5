import {expect, test} from 'vitest';
import {combineDocuments} from './combine-documents.js';

const createDocument = (path: string, servers?: object[], operationId = path) => ({
  servers,
  paths: {[path]: {get: {operationId, responses: {}}}},
  components: {schemas: {Pet: {type: 'object', title: 'Pet'}}},
});

test('documents that share their components are combined', () => {
  const documents = combineDocuments({cats: createDocument('/cats'), dogs: createDocument('/dogs')});
  const [[name, combined] = []] = Object.entries(documents);
  expect(name).toBe('cats+dogs');
  expect(Object.keys(combined?.paths as object)).toEqual(['/cats', '/dogs']);
  expect(combined?.components).toEqual({schemas: {Pet: {type: 'object', title: 'Pet'}}});
});

test('a single document keeps its name, which messages about its schemas contain', () => {
  expect(Object.keys(combineDocuments({'pet-store': createDocument('/cats')}))).toEqual(['pet-store']);
});

test.each([
  ['servers', createDocument('/dogs', [{url: '/v2'}])],
  ['operations with the same ID', createDocument('/dogs', undefined, '/cats')],
])('documents with different %s stay separate', (_difference, dogs) => {
  const documents = {cats: createDocument('/cats'), dogs};
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
