import {createSampleRequest} from '@developer-docs/openapi';
import {toExactNumber, type JsonObject} from '@developer-docs/utils';
import {readOperation} from '@test-support/read-operation';
import {describe, expect, test} from 'vitest';
import {createConsoleOperation} from '../../fixtures/test-console-operation';
import {createDraft} from './create-draft';
import {createRequest} from './create-request';
import {decodeDraft, encodeDraft} from './link';

const readParameter = (parameter: JsonObject) => readOperation({parameters: [{name: 'n', in: 'query', ...parameter}]});

const object = {type: 'object'};
const array = {type: 'array'};
const json = {content: {'application/json': {schema: {type: 'string'}}}};

test.each<[string, JsonObject, string, string]>([
  ['a long integer', {example: toExactNumber('9007199254740993')}, '9007199254740993', 'n=9007199254740993'],
  ['an array of text with commas', {schema: array, example: ['a,b', 'c']}, '["a,b","c"]', 'n=a%2Cb&n=c'],
  ['alternatives', {schema: {anyOf: [object, array]}, style: 'deepObject', example: {a: 1}}, '{"a":1}', 'n%5Ba%5D=1'],
  ['a JSON string', {...json, example: '5'}, '5', 'n=%225%22'],
])('drafts with %s become the request that the sample shows', (_name, parameter, text, query) => {
  const declared = readParameter(parameter);
  const operation = createConsoleOperation(declared);
  const draft = createDraft(operation, 'realistic');
  expect(draft.parameters).toEqual({'query.n': text});
  expect(createRequest(operation, draft).url).toBe(`https://api.example.com/paint?${query}`);
  expect(createSampleRequest(declared, 'realistic')?.url).toBe(`https://api.example.com/paint?${query}`);
});

const color = {type: 'string'};
const form = {
  schema: {properties: {color, scan: {type: 'string', format: 'binary'}, size: {type: 'object'}}},
  example: {color: 'dark red', scan: '', size: {width: 2}},
};
const paintBody = {
  required: true,
  content: {
    'multipart/form-data': form,
    'application/x-www-form-urlencoded': {...form, encoding: {size: {style: 'deepObject', explode: true}}},
    'application/json': {schema: {type: 'object'}, example: {color: 'blue'}},
    'application/xml': {schema: {type: 'object', xml: {name: 'paint'}, properties: {color}}, example: {color: 'blue'}},
    'text/plain': {schema: color, example: '{"color"'},
    'image/png': {schema: {type: 'string', format: 'binary'}},
    '*/*': {schema: {type: 'object'}, example: {color: 'blue'}},
  },
};

test.each(Object.keys(paintBody.content))('drafts of %s become the request that the sample shows', (mediaType) => {
  const declared = readOperation({requestBody: paintBody});
  const operation = createConsoleOperation(declared);
  const draft = createDraft(operation, 'realistic', {mediaType});
  const sample = createSampleRequest(declared, 'realistic', {mediaType});
  expect(createRequest(operation, draft)).toEqual(sample);
  expect(sample?.body).toBeDefined();
  const named = {...operation, id: 'paint'};
  const other = createDraft(operation, 'realistic');
  expect(decodeDraft(encodeDraft(named, 'realistic', draft), named, 'realistic', other)).toEqual(draft);
});

describe('links', () => {
  const operation = createConsoleOperation(readParameter({schema: {type: 'string'}, example: 'red'}));
  const {id} = operation;
  const initial = createDraft(operation, 'realistic');
  /** Encodes any JSON in the way of a link. */
  const createLink = (content: unknown) => `#try=${id}.realistic.${btoa(JSON.stringify(content))}`;
  const nest = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

  test.each([
    ['contains a body with thousands of levels', createLink({body: nest(3000)})],
    ['contains a parameter with thousands of levels', createLink({parameters: {'query.n': nest(3000)}})],
    ['contains half of a character in the body', createLink({body: '"\uDF77"'})],
  ])('are invalid if the draft %s', (_problem, link) => {
    expect(() => decodeDraft(link, operation, 'realistic', initial)).toThrow();
  });

  test.each(['get pet', 'búscar', 'GET /pets/{id}', 'a"b<c>`d', '100%', 'a#b', 'get%20pet', '取得'])(
    'open the console of the operation %j, whatever the browser encodes',
    (operationId) => {
      const named = {...operation, id: operationId};
      const link = encodeDraft(named, 'realistic', {...initial, body: '"linked"'});
      const {hash} = new URL(link, 'https://docs.example/docs/page');
      expect(decodeDraft(hash, named, 'realistic', initial).body).toBe('"linked"');
      expect(hash).toBe(link);
    },
  );

  test('only set headers of the mock that the operation offers', () => {
    const offering = {...operation, mockHeaders: [{header: 'Mock-Stock', label: 'Stock', values: ['none']}]};
    const simulation = {'Mock-Delay': 'PT1S', 'Mock-Stock': 'none'};
    const others = {'Mock-Error': 1, Authorization: 'x', 'Mock-Other': 'y', toString: 'z'};
    const link = createLink({simulation: {...simulation, ...others}});
    expect(decodeDraft(link, offering, 'realistic', initial).simulation).toEqual(simulation);
  });

  test('never set credentials', () => {
    const declarations = [
      {name: 'pin', in: 'query', schema: {...color, format: 'password'}},
      {name: 'page', in: 'query', schema: color},
    ];
    const declaring = createConsoleOperation({...readOperation({parameters: declarations}), id});
    const decode = (parameters: object, decoding = declaring) =>
      decodeDraft(createLink({parameters}), decoding, 'realistic', initial).parameters;
    expect(decode({'query.pin': 'a', 'query.page': '2'})).toEqual({...initial.parameters, 'query.page': '2'});
    expect(decode({'query.other': '2'}, operation)).toEqual(initial.parameters);
  });
});

test('drafts start with the IDs, the user, and the credential of earlier responses', () => {
  const declared = readOperation(
    {security: [{token: []}], parameters: [{name: 'id', in: 'path', required: true, schema: {}}]},
    {securitySchemes: {token: {type: 'http', scheme: 'bearer'}}},
  );
  const operation = createConsoleOperation(declared, [
    {id: 'token', label: 'Token', scheme: 'token', schemes: ['token'], isAccepted: true},
    {id: 'none', label: 'None', schemes: [], isAccepted: false},
  ]);
  const draft = createDraft(operation, 'minimal', {context: {ids: {id: 'p-1'}, credential: 'token'}});
  expect(draft).toMatchObject({credential: 'token', parameters: {'path.id': 'p-1'}});
  expect(createRequest(operation, draft).headers).toHaveLength(1);
  expect(createRequest(operation, {...draft, credential: 'none'}).headers).toEqual([]);
});

test('required parameters keep their values in other operations, unless they may mean something else or be a secret', () => {
  const names = {
    tenant: 'path',
    'X-Api-Version': 'header',
    region: 'query',
    optional: 'query',
    id: 'path',
    'Idempotency-Key': 'header',
    word: 'query',
  };
  const parameters = Object.entries(names).map(([name, location]) => ({
    name,
    in: location,
    required: name !== 'optional',
    schema: {type: 'string', format: name === 'word' ? 'password' : undefined},
    example: 'example',
  }));
  const operation = createConsoleOperation(readOperation({parameters}));
  const remembered = Object.fromEntries(parameters.map(({name, in: location}) => [`${location}.${name}`, 'mine']));
  const draft = createDraft(operation, 'realistic', {remembered: {parameters: remembered}});
  const kept = Object.entries(draft.parameters).flatMap(([key, value]) => (value === 'mine' ? [key] : []));
  expect(kept.sort()).toEqual(['header.X-Api-Version', 'path.tenant', 'query.region']);
  // IDs of responses win.
  const context = {ids: {tenant: 'theirs', id: '7'}, credential: 'none'};
  const withIds = createDraft(operation, 'realistic', {context, remembered: {parameters: remembered}});
  expect(withIds.parameters).toMatchObject({'path.tenant': 'theirs', 'path.id': '7'});
});
