import {expect, test} from 'vitest';
import {OpenApiDocument} from '@developer-docs/openapi';
import {listOperations} from '../contract/operations.js';
import {compileValidators} from '../node/compile-validators.js';
import {parseParameters} from './parameters.js';

const components = {
  schemas: {
    Count: {type: 'integer', minimum: 1},
    Animal: {type: 'string', oneOf: [{$ref: '#/components/schemas/Cat'}]},
    Cat: {allOf: [{$ref: '#/components/schemas/Animal'}]},
  },
};

function parse(schema: object, query: string) {
  const parameters = [{name: 'n', in: 'query', schema}];
  const document = {paths: {'/pets': {get: {parameters, responses: {'200': {description: 'Done'}}}}}, components};
  const validators = compileValidators({pets: document});
  const [operation] = listOperations('pets', new OpenApiDocument(document));
  if (operation === undefined) {
    throw new Error('The document has no operation.');
  }
  const url = new URL(`https://pets.example/pets?${query}`);
  return parseParameters(operation, {url, path: {}, headers: new Headers()}, validators);
}

const count = {$ref: '#/components/schemas/Count'};
const integers = {type: 'array', items: {type: 'integer'}};

test.each<[string, object, string, unknown]>([
  ['an integer', {type: 'integer'}, 'n=3', 3],
  ['a number', {type: 'number'}, 'n=-2.5e-1', -0.25],
  ['a Boolean', {type: 'boolean'}, 'n=false', false],
  ['a string of digits', {type: 'string'}, 'n=007', '007'],
  ['a nullable integer in OpenAPI 3.0', {type: 'integer', nullable: true}, 'n=3', 3],
  ['a reference with constraints', {allOf: [count, {maximum: 5}]}, 'n=3', 3],
  ['a keyword or an integer', {oneOf: [count, {type: 'string', enum: ['all']}]}, 'n=all', 'all'],
  ['repeated integers', integers, 'n=1&n=2', [1, 2]],
  ['a single integer in an array', integers, 'n=1', [1]],
  ['several of several', {oneOf: [{type: 'integer'}, integers]}, 'n=1&n=2', [1, 2]],
])('accepts %s', async (_name, schema, query, value) => {
  expect(await parse(schema, query)).toEqual({values: {n: value}, errors: []});
});

test.each<[string, object, string, string, string]>([
  ['text instead of an integer', {type: 'integer'}, 'n=x', 'wrong_type', 'Expected an integer, got a string.'],
  ['a fraction instead of an integer', {type: 'integer'}, 'n=1.5', 'wrong_type', 'Expected an integer, got a number.'],
  ['a number below the minimum', {allOf: [count]}, 'n=0', 'too_small', '0 is too small; the minimum is 1.'],
  ['repeated scalars', {type: 'integer'}, 'n=1&n=2', 'too_many', 'Appears 2 times; it can appear only once.'],
])('rejects %s', async (_name, schema, query, code, detail) => {
  expect((await parse(schema, query)).errors).toEqual([{parameter: 'n', code, detail}]);
});

test('schemas can refer to each other', () => {
  const document = {
    paths: {'/pets': {get: {parameters: [{name: 'n', in: 'query', schema: {$ref: '#/components/schemas/Cat'}}]}}},
    components,
  };
  expect(listOperations('pets', new OpenApiDocument(document))[0]?.parameters).toMatchObject([
    {type: {types: ['string']}},
  ]);
});
