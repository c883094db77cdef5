import {expect, test} from 'vitest';
import {OpenApiDocument} from '@developer-docs/openapi';
import {listMockOperations} from '../contract/mock-operation.js';
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
  const [operation] = listMockOperations('pets', new OpenApiDocument(document));
  if (operation === undefined) {
    throw new Error('The document has no operation.');
  }
  const url = new URL(`https://pets.example/pets?${query}`);
  return parseParameters(operation, {url, path: {}, headers: new Headers()}, validators);
}

const count = {$ref: '#/components/schemas/Count'};
const integers = {type: 'array', items: {type: 'integer'}};

test.each<[string, object, string, unknown]>([
  ['a nullable integer in OpenAPI 3.0', {type: 'integer', nullable: true}, 'n=3', 3],
  ['a reference with constraints', {allOf: [count, {maximum: 5}]}, 'n=3', 3],
  ['a keyword or an integer', {oneOf: [count, {type: 'string', enum: ['all']}]}, 'n=all', 'all'],
  ['a single integer in an array', integers, 'n=1', [1]],
  ['several of several', {oneOf: [{type: 'integer'}, integers]}, 'n=1&n=2', [1, 2]],
])('accepts %s', async (_name, schema, query, value) => {
  expect(await parse(schema, query)).toEqual({values: {n: value}, errors: []});
});

test('rejects repeated scalars', async () => {
  expect((await parse({type: 'integer'}, 'n=1&n=2')).errors).toEqual([
    {parameter: 'n', code: 'too_many', detail: 'Appears 2 times; it can appear only once.'},
  ]);
});

test('schemas can refer to each other', () => {
  const document = {
    paths: {'/pets': {get: {parameters: [{name: 'n', in: 'query', schema: {$ref: '#/components/schemas/Cat'}}]}}},
    components,
  };
  expect(listMockOperations('pets', new OpenApiDocument(document))[0]?.parameters).toMatchObject([
    {type: {types: ['string']}},
  ]);
});
