import {expect, test} from 'vitest';
import {OpenApiDocument, readSchema, upgradeSchemas} from '@developer-docs/openapi';
import type {JsonObject} from '@developer-docs/utils';
import {startMock} from '../fixtures/start-mock.js';

const named = {$ref: '#/components/schemas/Named'};

test.each<[boolean, string, JsonObject]>([
  [true, 'a type', {type: 'string', nullable: true}],
  [true, 'an enumeration', {type: 'string', enum: ['a'], nullable: true}],
  [true, 'an enumeration without a type', {enum: ['a'], nullable: true}],
  [true, 'a constant', {type: 'string', const: 'a', nullable: true}],
  [true, 'a reference', {...named, nullable: true, description: 'As generators write it'}],
  [true, 'oneOf in the schema that it refers to', {$ref: '#/components/schemas/Optional'}],
  [true, 'allOf', {allOf: [named], nullable: true, deprecated: true}],
  [true, 'allOf and a type', {type: 'object', allOf: [named], nullable: true}],
  [true, 'oneOf', {oneOf: [named, {type: 'string'}], nullable: true}],
  [true, 'oneOf whose member is nullable', {oneOf: [{type: 'object', nullable: true}, named], nullable: true}],
  [true, 'anyOf', {anyOf: [named, {type: 'string'}], nullable: true}],
  [true, 'a property named nullable', {type: 'object', nullable: true, properties: {nullable: {type: 'boolean'}}}],
  [false, 'a value that is not a Boolean', {type: 'string', nullable: 'true'}],
  [false, 'one of two members', {allOf: [{type: 'object', nullable: true}, {type: 'object'}]}],
  [false, 'false', {type: 'string', nullable: false}],
])('page and mock agree on %s: nullable beside %s', async (isNullable, _name, schema) => {
  const documents = {
    api: {
      openapi: '3.0.3',
      paths: {
        '/things': {
          post: {
            requestBody: {required: true, content: {'application/json': {schema}}},
            responses: {'204': {description: 'Saved'}},
          },
        },
      },
      components: {
        schemas: {
          Named: {type: 'object', required: ['name'], properties: {name: {type: 'string'}}},
          Optional: {oneOf: [named], nullable: true},
        },
      },
    },
  };
  const {paths, components} = upgradeSchemas(documents.api);
  const document = new OpenApiDocument({paths, components} as JsonObject);
  const upgraded = document.lookUp('#/paths/~1things/post/requestBody/content/application~1json/schema');
  expect(readSchema(upgraded, document).types.includes('null')).toBe(isNullable);
  const response = await startMock(documents)('POST', '/things', undefined, {
    headers: {'Content-Type': 'application/json'},
    body: 'null',
  });
  expect(response.status).toBe(isNullable ? 204 : 422);
});
