import {expect, test} from 'vitest';
import {prepareSchemas} from './prepare-schemas';

const createDocument = (path: string, webhookSchema: object) => ({
  paths: {[path]: {get: {responses: {}}}},
  webhooks: {finished: {post: {requestBody: {content: {'application/json': {schema: webhookSchema}}}}}},
  components: {schemas: {Pet: {type: 'object', description: `Used by ${path}`}}},
});

const pet = {$ref: '#/components/schemas/Pet'};

test('documents that share their components and webhooks are combined, so that each schema is compiled once', () => {
  const {documents, toUri} = prepareSchemas({cats: createDocument('/cats', pet), dogs: createDocument('/dogs', pet)});
  expect(Object.keys(documents)).toEqual(['contract']);
  expect(Object.keys(documents.contract?.paths as object)).toEqual(['/cats', '/dogs']);
  expect(toUri({document: 'dogs', pointer: '/paths/~1dogs'})).toBe('contract#/paths/~1dogs');
});

test('documents with different webhooks of the same name stay separate', () => {
  const other = createDocument('/dogs', {type: 'array', items: pet});
  const {documents, toUri} = prepareSchemas({cats: createDocument('/cats', pet), dogs: other});
  expect(Object.keys(documents)).toEqual(['cats', 'dogs']);
  expect(toUri({document: 'dogs', pointer: '/paths/~1dogs'})).toBe('dogs#/paths/~1dogs');
});
