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
