import {expect, test} from 'vitest';
import {findOperation} from '../contract/find-operation.js';
import {readOperations} from '../contract/operations.js';
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
  const [operation] = readOperations('pets', document);
  if (operation === undefined) {
    throw new Error('The document has no operation.');
  }
  return parseParameters(operation, new URL(`https://pets.example/pets?${query}`), {}, new Headers(), validators);
}

const count = {$ref: '#/components/schemas/Count'};
const integers = {type: 'array', items: {type: 'integer'}};

test.each<[string, object, string, unknown]>([
  ['an integer', {type: 'integer'}, 'n=3', 3],
  ['an integer in exponential notation', {type: 'integer'}, 'n=1e3', 1000],
  ['a large integer', {type: 'integer', format: 'int64'}, 'n=9007199254740991', 9007199254740991],
  ['a number', {type: 'number'}, 'n=-2.5e-1', -0.25],
  ['a Boolean', {type: 'boolean'}, 'n=false', false],
  ['a string of digits', {type: 'string'}, 'n=007', '007'],
  ['any type', {}, 'n=3', '3'],
  ['a nullable integer', {type: ['integer', 'null']}, 'n=3', 3],
  ['a nullable integer in OpenAPI 3.0', {type: 'integer', nullable: true}, 'n=3', 3],
  ['an alternative with constraints', {anyOf: [count, {type: 'null'}]}, 'n=3', 3],
  ['a reference with constraints', {allOf: [count, {maximum: 5}]}, 'n=3', 3],
  ['an integer or a keyword', {oneOf: [count, {type: 'string', enum: ['all']}]}, 'n=3', 3],
  ['a keyword or an integer', {oneOf: [count, {type: 'string', enum: ['all']}]}, 'n=all', 'all'],
  ['repeated integers', integers, 'n=1&n=2', [1, 2]],
  ['a single integer in an array', integers, 'n=1', [1]],
  ['an array of references', {type: 'array', items: count}, 'n=1&n=2', [1, 2]],
  ['a nullable array', {anyOf: [integers, {type: 'null'}]}, 'n=1&n=2', [1, 2]],
  ['one of several', {oneOf: [{type: 'integer'}, integers]}, 'n=1', 1],
  ['several of several', {oneOf: [{type: 'integer'}, integers]}, 'n=1&n=2', [1, 2]],
])('accepts %s', async (_name, schema, query, value) => {
  expect(await parse(schema, query)).toEqual({values: {n: value}, errors: []});
});

test.each<[string, object, string, string, string]>([
  ['text instead of an integer', {type: 'integer'}, 'n=x', 'wrong_type', 'Expected an integer, got a string.'],
  ['hexadecimal numbers', {type: 'integer'}, 'n=0x10', 'wrong_type', 'Expected an integer, got a string.'],
  ['a fraction instead of an integer', {type: 'integer'}, 'n=1.5', 'wrong_type', 'Expected an integer, got a number.'],
  ['an empty integer', {type: ['integer', 'null']}, 'n=', 'wrong_type', 'Expected an integer or null, got a string.'],
  ['an invalid item', integers, 'n=1&n=x', 'wrong_type', 'Expected an integer, got a string.'],
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
  expect(readOperations('pets', document)[0]?.parameters).toMatchObject([{type: {types: ['string']}}]);
});

test.each([
  ['label', '5.a%2Cb,c'],
  ['matrix', '5;format=a%2Cb,c'],
])('values in %s style are read after another one in the same segment', async (style, path) => {
  const schema = {type: 'array', items: {type: 'string'}};
  const parameters = [
    {name: 'id', in: 'path', required: true, schema: {type: 'integer'}},
    {name: 'format', in: 'path', required: true, style, explode: false, schema},
  ];
  const document = {paths: {'/pets/{id}{format}': {get: {parameters, responses: {'200': {description: 'Done'}}}}}};
  const operations = readOperations('pets', document);
  const url = new URL(`https://pets.example/pets/${path}`);
  const match = findOperation(operations, 'GET', url.pathname);
  const [operation] = operations;
  if (operation === undefined || match === undefined) throw new Error('No operation matches.');
  const validators = compileValidators({pets: document});
  expect(await parseParameters(operation, url, match.parameters, new Headers(), validators)).toEqual({
    values: {id: 5, format: ['a,b', 'c']},
    errors: [],
  });
});
