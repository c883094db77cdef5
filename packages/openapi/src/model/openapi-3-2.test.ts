import {stringifyJson, toExactNumber, type JsonObject} from '@developer-docs/utils';
import {describe, expect, test} from 'vitest';
import {OpenApiDocument} from '../document.js';
import {readOperation} from '../fixtures/test-operation.js';
import {createSampleRequest} from '../samples/sample-request.js';
import {readApiDocument} from './read-document.js';

/** Returns the examples of the only response. */
function readExamples(type: string, mediaType: JsonObject) {
  const {responses} = readOperation({responses: {200: {description: 'OK', content: {[type]: mediaType}}}});
  return responses[0]?.content[0]?.examples.map(({value}) => value);
}

const item = {type: 'object', properties: {id: {type: 'integer'}}, example: {id: 7}};

test.each([
  ['text/event-stream', 'data: {"id":7}\n\n'.repeat(3)],
  ['application/jsonl', '{"id":7}\n'.repeat(3)],
  ['application/x-ndjson', '{"id":7}\n'.repeat(3)],
  ['application/json-seq', '\u001E{"id":7}\n'.repeat(3)],
])('items of %s have their frames', (type, text) => {
  expect(readExamples(type, {itemSchema: item})).toEqual([text]);
});

test('events have their fields, and data of several lines', () => {
  const events = [{event: 'message', id: '1', data: 'a\nb'}, {data: '{"n":1}', retry: 5}, {note: 'no event'}];
  expect(readExamples('text/event-stream', {itemSchema: {type: 'object'}, example: events})).toEqual([
    'event: message\nid: 1\ndata: a\ndata: b\n\nretry: 5\ndata: {"n":1}\n\ndata: {"note":"no event"}\n\n',
  ]);
});

test.each<[string, string, JsonObject, unknown]>([
  ['data', 'application/json', {dataValue: {a: 1}, serializedValue: '{"a": 1}'}, {a: 1}],
  ['text that is JSON', 'application/json', {serializedValue: '{"a": 1}'}, {a: 1}],
  ['text that is not JSON', 'application/json', {serializedValue: '{a'}, '{a'],
  ['text of other media types', 'text/csv', {dataValue: [[1]], serializedValue: 'a\n1\n'}, 'a\n1\n'],
  ['a stream as it is sent', 'text/event-stream', {dataValue: [1], serializedValue: 'data: 1\n\n'}, 'data: 1\n\n'],
])('examples contain %s', (_name, type, example, expected) => {
  expect(readExamples(type, {...(type === 'text/event-stream' && {itemSchema: {}}), examples: {a: example}})).toEqual([
    expected,
  ]);
});

test.each<[string, JsonObject, string]>([
  ['application/x-www-form-urlencoded', {q: 'a b', tag: ['x', 'y&z']}, 'q=a%20b&tag=x&tag=y%26z'],
  ['application/json', {q: ['a']}, '%7B%22q%22%3A%5B%22a%22%5D%7D'],
])('the query can be %s', (type, example, query) => {
  const operation = readOperation({
    parameters: [{name: 'query', in: 'querystring', content: {[type]: {schema: {type: 'object'}, example}}}],
  });
  expect(createSampleRequest(operation, 'realistic')?.url).toBe(`https://api.example.com/paint?${query}`);
});

const readEnum = (schema: JsonObject) =>
  readApiDocument(new OpenApiDocument({components: {schemas: {Kind: schema}}})).schemas.get('Kind')?.enumValues;

test.each<[string, unknown, unknown, unknown]>([
  ['an object', {unit: 'm', level: 1}, {level: 1, unit: 'm'}, {level: 2, unit: 'm'}],
  ['an array', [1, 2], [1, 2], [2, 1]],
  ['a number that JavaScript would change', toExactNumber('1.10'), toExactNumber('1.10'), toExactNumber('1.20')],
])('of the values, only the constant remains if it is %s', (_name, constant, same, other) => {
  const values = readEnum({const: constant, enum: [other, same]})?.map(({value}) => value);
  expect(stringifyJson(values)).toBe(stringifyJson([same]));
});

describe('extensions of other tools', () => {
  const [low, high] = [{description: 'Can wait.'}, {description: 'Now.'}];
  const values = [
    {value: 1, title: 'Low', ...low, metadata: {}},
    {value: 2, title: 'High', ...high, metadata: {}},
  ];
  test.each<[string, JsonObject]>([
    ['NSwag', {'x-enumNames': ['Low', 'High'], 'x-enumDescriptions': {1: 'Can wait.', 2: 'Now.'}}],
    ['OpenAPI Generator', {'x-enum-varnames': ['Low', 'High'], 'x-enum-descriptions': ['Can wait.', 'Now.']}],
    ['this package', {'x-enumNames': ['x'], 'x-values': {1: {...low, title: 'Low'}, 2: {...high, title: 'High'}}}],
  ])('values have the names and descriptions of %s', (_name, extensions) => {
    const schema = {type: 'integer', enum: [1, 2], ...extensions};
    expect(readEnum(schema)).toEqual(values);
  });

  test.each(['x-codeSamples', 'x-code-samples'])('%s are read', (name) => {
    const cli = {lang: 'Shell', label: 'CLI', source: 'paint'};
    const samples = [{lang: 'C#', source: 'new Client();'}, cli, {lang: 'Go'}, 'x'];
    expect(readOperation({[name]: samples}).codeSamples).toEqual([
      {language: 'C#', label: 'C#', source: 'new Client();'},
      {language: 'Shell', label: 'CLI', source: 'paint'},
    ]);
  });
});
