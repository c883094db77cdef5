import {createSampleRequest, listOperations, OpenApiDocument, readApiDocument} from '@developer-docs/openapi';
import type {JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {listMockOperations} from '../contract/mock-operation.js';
import {compileValidators} from '../node/validators/compile-validators.js';
import {parseParameters} from './parameters.js';

const components = {
  schemas: {
    Count: {type: 'integer', minimum: 1},
    Animal: {type: 'string', oneOf: [{$ref: '#/components/schemas/Cat'}]},
    Cat: {allOf: [{$ref: '#/components/schemas/Animal'}]},
  },
};

const createDocument = (parameter: object): JsonObject => ({
  paths: {
    '/pets': {get: {parameters: [{name: 'n', in: 'query', ...parameter}], responses: {'200': {description: 'Done'}}}},
  },
  components,
});

const parse = (schema: object, query: string) =>
  parseUrl(createDocument({schema}), `https://pets.example/pets?${query}`);

function parseUrl(document: JsonObject, url: string, pathValues: Readonly<Record<string, string>> = {}) {
  const validators = compileValidators({pets: document});
  const [operation] = listMockOperations('pets', new OpenApiDocument(document));
  if (operation === undefined) throw new Error('The document has no operation.');
  return parseParameters(
    operation,
    {url: new URL(url), pathParameters: pathValues, headers: new Headers()},
    validators,
  );
}

const count = {$ref: '#/components/schemas/Count'};
const integers = {type: 'array', items: {type: 'integer'}};

test.each<[string, object, string, unknown]>([
  ['a nullable integer in OpenAPI 3.0', {type: 'integer', nullable: true}, 'n=3', 3],
  ['a reference with constraints', {allOf: [count, {maximum: 5}]}, 'n=3', 3],
  ['a code with zeros, or an integer', {type: ['string', 'integer']}, 'n=0123', '0123'],
  ['text with decimals, or a number', {type: ['string', 'number']}, 'n=1.10', '1.10'],
  ['an integer, or text', {type: ['string', 'integer']}, 'n=123', 123],
  ['an integer with zeros', {type: 'integer'}, 'n=0123', 123],
  ['a keyword or an integer', {oneOf: [count, {type: 'string', enum: ['all']}]}, 'n=all', 'all'],
  ['a single integer in an array', integers, 'n=1', [1]],
  ['several of several', {oneOf: [{type: 'integer'}, integers]}, 'n=1&n=2', [1, 2]],
])('accepts %s', (_name, schema, query, value) => {
  expect(parse(schema, query)).toEqual({values: {n: value}, errors: []});
});

test('a parameter in the path wins over others with its name, and errors have their location', () => {
  const schema = {type: 'string', maxLength: 1};
  const parameters = ['path', 'query'].map((location) => ({name: 'id', in: location, required: true, schema}));
  const document = {paths: {'/pets/{id}': {get: {parameters, responses: {'200': {description: 'Done'}}}}}};
  const {values, errors} = parseUrl(document, 'https://pets.example/pets/a?id=bc', {id: 'a'});
  expect(values).toEqual({id: 'a'});
  expect(errors).toMatchObject([{parameter: 'id', in: 'query', code: 'too_long'}]);
});

const anyPet = {oneOf: [{type: 'string'}, {type: 'array', items: {type: 'string'}}]};

test.each<[string, string, object, unknown]>([
  ['a list', '*/*', {type: 'array', items: {type: 'string'}}, ['a,b', 'c']],
  ['an empty list', '*/*', {type: 'array'}, []],
  ['an object', '*/*', {type: 'object'}, {'a&b': [1, null]}],
  ['a list', 'application/*', {type: 'array', items: {type: 'integer'}}, [1]],
  ['an object or null', 'text/plain', {type: ['object', 'null']}, {a: {b: true}}],
  ['a number', 'text/plain; charset=utf-8', {type: 'number'}, -1.5],
  ['a boolean', '*/*', {type: 'boolean'}, false],
  ['text that is JSON', '*/*', {type: 'string'}, '["a"]'],
  ['text that is a number', 'text/*', {type: 'string'}, '1'],
  ['text or a list', '*/*', anyPet, 'a'],
  ['a list', 'application/vnd.pets+json', {type: 'array'}, ['ä']],
])('accepts %s of the type %s, as samples send it', (_name, mediaType, schema, example) => {
  const document = createDocument({required: true, content: {[mediaType]: {schema, example}}});
  const [operation] = listOperations(readApiDocument(new OpenApiDocument(document)));
  const url = operation && createSampleRequest(operation, 'minimal')?.url;
  expect(parseUrl(document, String(url))).toEqual({values: {n: example}, errors: []});
});

test.each([
  ['{"a":1}', 'Expected an array, got an object.'],
  ['[1', 'Expected an array, got a string.'],
])('rejects %s in place of a list of any type', (text, detail) => {
  const document = createDocument({content: {'*/*': {schema: {type: 'array'}}}});
  const {errors} = parseUrl(document, `https://pets.example/pets?n=${encodeURIComponent(text)}`);
  expect(errors).toMatchObject([{parameter: 'n', detail}]);
});

test('an operation whose error examples have other names reports invalid parameters', () => {
  const examples = {missing: {value: {message: 'Missing'}}};
  const parameters = [{name: 'n', in: 'query', schema: {type: 'integer'}}];
  const responses = {'400': {description: 'Invalid', content: {'application/json': {examples}}}};
  const {errors} = parseUrl({paths: {'/pets': {get: {parameters, responses}}}}, 'https://pets.example/pets?n=a');
  expect(errors).toMatchObject([{parameter: 'n', code: 'wrong_type'}]);
});
