import {expect, test} from 'vitest';
import {parseJson, type JsonObject} from '@developer-docs/internal';
import {createSampleRequest} from '@developer-docs/openapi';
import {readOperation} from '../../../../../../tests/support/read-operation';
import {createDraft, createRequest} from './draft';
import type {ConsoleOperation} from './operation';

const findNoIds = () => undefined;

function createModel(parameter: JsonObject): ConsoleOperation {
  const operation = readOperation({parameters: [{name: 'n', in: 'query', ...parameter}]});
  return {
    operation,
    credentials: [],
    parameterTypes: {},
    schemas: {},
    errors: [],
    failures: [],
    url: '',
    responseIds: [],
  };
}

const object = {type: 'object'};
const array = {type: 'array'};
const json = (schema: JsonObject) => ({content: {'application/json': {schema}}});

test.each<[string, JsonObject, string, string]>([
  ['text', {schema: {type: 'string'}, example: 'red'}, 'red', 'n=red'],
  ['text that looks like JSON', {schema: {type: 'string'}, example: '[1]'}, '[1]', 'n=%5B1%5D'],
  ['an integer', {schema: {type: 'integer'}, example: 5}, '5', 'n=5'],
  [
    'a long integer',
    parseJson('{"example": 9007199254740993}') as JsonObject,
    '9007199254740993',
    'n=9007199254740993',
  ],
  ['an array', {schema: array, example: ['a', 'b']}, 'a,b', 'n=a&n=b'],
  ['an array that is not exploded', {schema: array, explode: false, example: [1, 2]}, '1,2', 'n=1,2'],
  ['an array of text with commas', {schema: array, example: ['a,b', 'c']}, '["a,b","c"]', 'n=a%2Cb&n=c'],
  [
    'an array of objects',
    {schema: array, example: [{a: 1, b: 2}]},
    '[{"a":1,"b":2}]',
    'n=%7B%22a%22%3A1%2C%22b%22%3A2%7D',
  ],
  ['an object', {schema: object, example: {color: 'red', size: 2}}, '{"color":"red","size":2}', 'color=red&size=2'],
  ['an object that is not exploded', {schema: object, explode: false, example: {a: 1}}, '{"a":1}', 'n=a,1'],
  ['a deep object', {schema: object, style: 'deepObject', explode: true, example: {a: 1}}, '{"a":1}', 'n%5Ba%5D=1'],
  ['alternatives', {schema: {anyOf: [object, array]}, style: 'deepObject', example: {a: 1}}, '{"a":1}', 'n%5Ba%5D=1'],
  ['text or an object', {schema: {type: ['string', 'object']}, example: {a: 1}}, '{"a":1}', 'a=1'],
  ['a JSON object', {...json(object), example: {a: 1}}, '{"a":1}', 'n=%7B%22a%22%3A1%7D'],
  ['a JSON array', {...json(array), example: [1, 2]}, '[1,2]', 'n=%5B1%2C2%5D'],
  ['a JSON number', {...json({type: 'integer'}), example: 5}, '5', 'n=5'],
  ['a JSON string', {...json({type: 'string'}), example: '5'}, '5', 'n=%225%22'],
])('drafts with %s become the request that the sample shows', (_name, parameter, text, query) => {
  const model = createModel(parameter);
  const draft = createDraft(model, 'realistic', findNoIds);
  expect(draft.parameters).toEqual({'query.n': text});
  expect(createRequest(model, draft).url).toBe(`https://api.example.com/paint?${query}`);
  expect(createSampleRequest(model.operation, 'realistic')?.url).toBe(`https://api.example.com/paint?${query}`);
});

test.each([
  [object, 'not JSON', 'n=not%20JSON'],
  [array, 'a, b', 'n=a&n=b'],
  [array, '[1, 2]', 'n=1&n=2'],
])('parameters with the schema %j can be edited as text: %s', (schema, text, query) => {
  const model = createModel({schema});
  const draft = {...createDraft(model, 'realistic', findNoIds), parameters: {'query.n': text}};
  expect(createRequest(model, draft).url).toBe(`https://api.example.com/paint?${query}`);
});

test('a body has the media type that the page shows', () => {
  const requestBody = {
    required: true,
    content: {
      'multipart/form-data': {example: {color: 'red'}},
      'application/json': {example: {color: 'blue'}},
    },
  };
  const model = {...createModel({schema: array}), operation: readOperation({requestBody})};
  const draft = createDraft(model, 'realistic', findNoIds);
  expect(JSON.parse(draft.body)).toEqual({color: 'blue'});
  expect(createRequest(model, draft).body).toEqual(createSampleRequest(model.operation, 'realistic')?.body);
});
