import {createMockApi} from '@developer-docs/mock-api';
import {compileValidators} from '@developer-docs/mock-api/node';
import {createSampleRequest, OpenApiDocument, readApiDocument, type SampleRequest} from '@developer-docs/openapi';
import type {Json, JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {createConsoleOperation} from '../../fixtures/test-console-operation';
import {createDraft} from './create-draft';
import {createRequest} from './create-request';

// Each parameter is serialized by a sample and by the console, and parsed by the mock.

const string = {type: 'string'};
const array = {type: 'array', items: string};
const object = {type: 'object', properties: {R: {type: 'integer'}, G: {type: 'integer'}}};
const values: readonly (readonly [Json, JsonObject])[] = [
  ['sky blue', string],
  [['blue', 'black', 'brown'], array],
  [{R: 100, G: 200}, object],
];

/** Returns a document with the parameter, and the request of the sample and that of the console. */
function create(parameter: JsonObject) {
  const paint = {
    operationId: 'paint',
    parameters: [{name: 'color', required: true, ...parameter}],
    responses: {200: {description: 'Painted'}},
  };
  const document = {
    openapi: '3.2.0',
    servers: [{url: 'https://paint.example/v1'}],
    paths: {[parameter.in === 'path' ? '/paint/{color}' : '/paint']: {get: paint}},
  };
  const [declared] = readApiDocument(new OpenApiDocument(document)).operations;
  if (declared === undefined) throw new Error('The document has no operation.');
  const operation = createConsoleOperation(declared);
  const sent = createRequest(operation, createDraft(operation, 'realistic'));
  return {document, sample: createSampleRequest(declared, 'realistic'), sent};
}

/** Returns the text of the parameter in a request. */
const getText = ({url, headers}: SampleRequest): string =>
  headers[0] === undefined ? String(url).replace(/^https:\/\/paint.example\/v1\/paint[/?]/, '') : String(headers[0][1]);

/** Sends a request to the mock, and returns the value that a handler gets, or the response. */
async function send(document: JsonObject, {url, headers = []}: Pick<SampleRequest, 'url'> & Partial<SampleRequest>) {
  let value: unknown;
  const documents = {paint: document};
  const paint = ({parameters}: {parameters: JsonObject}) => {
    value = parameters.color;
    return {status: 200, body: undefined};
  };
  const extension = () => ({handlers: {paint}});
  const api = createMockApi({documents, validators: compileValidators(documents), extension});
  const request = new Request(String(url));
  const sent = new Headers(headers.map(([name, text]): [string, string] => [name, String(text)]));
  Object.defineProperty(request, 'headers', {value: sent});
  const response = await api.fetch(request);
  return response.ok ? value : response.text();
}

/** The examples of styles in the specification: a string, an array, and an object. */
test.each<[string, string, boolean, ...(string | undefined)[]]>([
  ['path', 'simple', false, 'sky%20blue', 'blue,black,brown', 'R,100,G,200'],
  ['path', 'simple', true, 'sky%20blue', 'blue,black,brown', 'R=100,G=200'],
  ['path', 'label', false, '.sky%20blue', '.blue,black,brown', '.R,100,G,200'],
  ['path', 'label', true, '.sky%20blue', '.blue.black.brown', '.R=100.G=200'],
  ['path', 'matrix', false, ';color=sky%20blue', ';color=blue,black,brown', ';color=R,100,G,200'],
  ['path', 'matrix', true, ';color=sky%20blue', ';color=blue;color=black;color=brown', ';R=100;G=200'],
  ['query', 'form', false, 'color=sky%20blue', 'color=blue,black,brown', 'color=R,100,G,200'],
  ['query', 'form', true, 'color=sky%20blue', 'color=blue&color=black&color=brown', 'R=100&G=200'],
  ['query', 'spaceDelimited', false, undefined, 'color=blue%20black%20brown', 'color=R%20100%20G%20200'],
  ['query', 'spaceDelimited', true, undefined, 'color=blue&color=black&color=brown', undefined],
  ['query', 'pipeDelimited', false, undefined, 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200'],
  ['query', 'pipeDelimited', true, undefined, 'color=blue&color=black&color=brown', undefined],
  ['query', 'deepObject', true, undefined, undefined, 'color%5BR%5D=100&color%5BG%5D=200'],
  ['header', 'simple', false, 'sky blue', 'blue,black,brown', 'R,100,G,200'],
  ['header', 'simple', true, 'sky blue', 'blue,black,brown', 'R=100,G=200'],
  ['cookie', 'form', false, 'color=sky blue', 'color=blue,black,brown', 'color=R,100,G,200'],
  ['cookie', 'form', true, 'color=sky blue', 'color=blue&color=black&color=brown', 'R=100&G=200'],
  ['cookie', 'cookie', true, 'color=sky blue', 'color=blue; color=black; color=brown', 'R=100; G=200'],
])('%s parameters in the style %s, explode: %s', async (location, style, explode, ...texts) => {
  for (const [index, [example, schema]] of values.entries()) {
    if (texts[index] === undefined) continue;
    const {document, sample, sent} = create({in: location, style, explode, schema, example});
    expect(getText(sent)).toBe(texts[index]);
    expect(sample && getText(sample)).toBe(texts[index]);
    expect(await send(document, sent)).toEqual(example);
  }
});

const json = {content: {'application/json': {schema: object}}};
const reserved = {in: 'query', allowReserved: true, schema: string};

const filter = {
  in: 'query',
  style: 'deepObject',
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {size: {type: 'object', properties: {min: {type: 'integer'}}}, tags: array},
  },
};

test.each<[string, JsonObject, string]>([
  ['commas in items in a query', {in: 'query', schema: array, example: ['a,b', 'c']}, 'color=a%2Cb&color=c'],
  ['commas in items in a path', {in: 'path', schema: array, example: ['a,b', 'c/d']}, 'a%2Cb,c%2Fd'],
  ['JSON in a query', {in: 'query', ...json, example: {R: 1}}, 'color=%7B%22R%22%3A1%7D'],
  ['reserved characters', {...reserved, example: 'a/b:c?d@$,;'}, 'color=a/b:c?d@$,;'],
  ['delimiters of the query', {...reserved, example: 'a&b=c+d#e[]%'}, 'color=a%26b%3Dc%2Bd%23e%5B%5D%25'],
  [
    'lists in an exploded object',
    {in: 'query', schema: {type: 'object', properties: {sort: array, size: object}}, example: {sort: ['a', 'b']}},
    'sort=a&sort=b',
  ],
  [
    'nested members',
    {...filter, example: {size: {min: 2}, tags: ['a', 'b']}},
    encodeURI('color[size][min]=2&color[tags][0]=a&color[tags][1]=b'),
  ],
  ['a required empty value', {in: 'query', allowEmptyValue: true, schema: {type: 'boolean'}, example: ''}, 'color='],
])('%s arrive as they were', async (_name, parameter, text) => {
  const {document, sample, sent} = create(parameter);
  expect(getText(sent)).toBe(text);
  expect(sample && getText(sample)).toBe(text);
  expect(await send(document, sent)).toEqual(parameter.example);
});
