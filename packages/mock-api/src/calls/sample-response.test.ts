import {describe, expect, test} from 'vitest';
import {json, startMock} from '../fixtures/start-mock.js';
import {precompileValidators} from '../node/validators/fixtures/precompile-validators.js';

const pet = {$ref: '#/components/schemas/Pet'};
const invalid = {code: 'validation_failed'};
const problem = {content: {'application/problem+json': {examples: {validation_failed: {value: invalid}}}}};

/** A contract without the extensions or conventions that stateful contracts use. */
const documents = {
  'pet-store': {
    openapi: '3.0.3',
    servers: [{url: 'https://pets.example/api'}],
    security: [{petStoreKey: []}],
    paths: {
      '/pets': {
        get: {
          parameters: [
            {name: 'max-age', in: 'query', schema: {type: 'number', minimum: 0, exclusiveMinimum: true}},
            {name: 'vaccinated', in: 'query', schema: {type: 'boolean'}},
            {name: 'tags', in: 'query', schema: {type: 'array', items: {type: 'string', minLength: 2}}},
          ],
          responses: {'2XX': json({type: 'array', items: pet})},
        },
        post: {requestBody: json(pet), responses: {201: json(pet), 422: problem}},
      },
      '/pets/{pet-id}': {
        parameters: [{name: 'pet-id', in: 'path', required: true, schema: {type: 'integer'}}],
        get: {responses: {200: json(pet, {name: 'Luna', age: 2}), default: {description: 'An error'}}},
        put: {requestBody: {required: true, ...json(pet)}, responses: {200: json(pet)}},
        delete: {responses: {204: {description: 'Deleted'}}},
      },
    },
    components: {
      schemas: {
        Pet: {
          type: 'object',
          required: ['name'],
          properties: {name: {type: 'string', minLength: 2, example: 'Rex'}, age: {type: 'integer', example: 4}},
        },
      },
    },
  },
};

describe.each([
  ['compiled validators', startMock(documents)],
  ['precompiled validators', startMock(documents, {validators: precompileValidators(documents)})],
])('with %s, an operation without a handler', (_name, sendTo) => {
  const send = (method: string, path: string, body?: object) => sendTo(method, `/api${path}`, body);

  test('returns an example or a sample', async () => {
    expect(await send('POST', '/pets', {name: 'Bello'})).toMatchObject({status: 201, body: {name: 'Rex', age: 4}});
    const list = await send('GET', '/pets?tags=small&tags=brown&vaccinated=true&max-age=0.5');
    expect(list).toMatchObject({status: 200, body: [{name: 'Rex', age: 4}]});
    expect(await send('GET', '/pets/7')).toMatchObject({status: 200, body: {name: 'Luna', age: 2}});
    expect(await send('DELETE', '/pets/7')).toMatchObject({status: 204, body: ''});
  });

  test('validates the request', async () => {
    const body = {...invalid, errors: [{pointer: '/name'}]};
    expect(await send('POST', '/pets', {name: 'B'})).toMatchObject({status: 422, body});
    // These operations declare no errors.
    const errors = [
      {pointer: '/name', code: 'required'},
      {pointer: '/age', code: 'wrong_type'},
    ];
    expect(await send('PUT', '/pets/7', {age: 'old'})).toMatchObject({status: 422, body: {errors}});
    expect(await send('PUT', '/pets/7')).toMatchObject({status: 415, body: {code: 'unsupported_media_type'}});
    const parameters = ['max-age', 'vaccinated', 'tags'].map((parameter) => ({parameter}));
    const query = await send('GET', '/pets?tags=a&vaccinated=perhaps&max-age=0&nope=1');
    expect(query).toMatchObject({status: 422, body: {errors: parameters}});
    expect(await send('GET', '/pets/seven')).toMatchObject({status: 422, body: {errors: [{parameter: 'pet-id'}]}});
  });
});

test("headers that clients set themselves aren't required", async () => {
  const parameters = ['Host', 'content-length', 'X-Host'].map((name) => ({
    ...{name, in: 'header', required: true},
    schema: {type: 'string', enum: ['internal']},
  }));
  const paths = {'/paint': {post: {parameters, responses: {200: {description: 'OK'}}}}};
  const {body} = await startMock({paint: {openapi: '3.2.0', paths}})('POST', '/paint', {});
  expect(body).toMatchObject({errors: [{parameter: 'X-Host'}]});
});

/** Requests the response that a mock creates from a declaration. */
async function readSample(content: object) {
  const paths = {'/paint': {get: {responses: {200: {description: 'OK', content}}}}};
  const response = await startMock({paint: {openapi: '3.2.0', paths}})('GET', '/paint');
  return {headers: Object.fromEntries(response.headers), text: response.text};
}

const binary = {schema: {type: 'string', format: 'binary'}};
const image = {type: 'string', contentMediaType: 'image/png'};
const paint = {schema: {type: 'object', xml: {name: 'paint'}, example: {a: 1}}};

test.each([
  ['JSON for any type', {'*/*': paint}, 'application/json', /^\{"a":1\}$/],
  ['no text instead of an image', {'image/*': binary}, 'image/png', /^$/],
  ['no text instead of a file of OpenAPI 3.1', {'image/png': {schema: image}}, 'image/png', /^$/],
  ['the example of a file', {'application/pdf': {...binary, example: '%PDF-1.7'}}, 'application/pdf', /^%PDF-1\.7$/],
  ['binary text', {'text/csv': binary}, 'text/csv', /^string$/],
])('a response contains %s', async (_name, content, type, body) => {
  const {headers, text} = await readSample(content);
  expect(headers).toMatchObject({'content-type': type});
  expect(text).toMatch(body);
});

describe('content negotiation', () => {
  const content = {
    'text/csv': {examples: {few: {value: 'a\n1'}, none: {value: 'a'}}},
    'application/vnd.shelf+json': {examples: {few: {value: [1]}, none: {value: []}}},
    'image/png': {example: 'png'},
  };
  const responses = {
    200: {content},
    404: {content: {'application/problem+json': {examples: {missing: {value: {title: 'Missing'}}}}}},
    409: {content: {'application/json': {examples: {'a, b; c': {value: {title: 'Listed'}}}}}},
    '4XX': json({}, {title: 'Wrong'}),
    default: json({}, {title: 'Error'}),
  };
  const paths = {'/report': {get: {responses}}, '/old': {get: {responses: {410: json({}, {title: 'Gone'})}}}};
  const send = startMock({api: {openapi: '3.1.0', paths}});
  const get = (headers: Readonly<Record<string, string>>, path = '/report') => send('GET', path, undefined, {headers});

  test.each([
    ['*/*', 'application/vnd.shelf+json'],
    ['text/csv', 'text/csv'],
    ['application/json', 'application/vnd.shelf+json'],
    ['text/html, image/*;q=0.5, text/csv;q=0.2', 'image/png'],
  ])('Accept: %s', async (accept, type) => {
    const {status, headers} = await get({Accept: accept});
    expect([status, headers.get('Content-Type')]).toEqual([200, type]);
  });

  test('a request that accepts no available type is refused with what exists', async () => {
    const detail = expect.stringContaining('application/vnd.shelf+json, text/csv, image/png') as string;
    expect(await get({Accept: 'text/html'})).toMatchObject({status: 406, body: {code: 'not_acceptable', detail}});
  });

  test.each([
    ['code=404', 404, {title: 'Missing'}],
    ['respond-async, code=503; example=x', 503, {title: 'Error'}],
    ['example="none"', 200, []],
    ['example="a, b; c"', 409, {title: 'Listed'}],
    ['code=422', 422, {title: 'Wrong'}],
    ['example=missing', 404, {title: 'Missing'}],
    ['code=999', 200, [1]],
  ])('Prefer: %s', async (Prefer, status, body) => {
    expect(await get({Prefer})).toMatchObject({status, body});
  });

  test('an operation that declares only errors responds with the first one', async () => {
    expect(await get({}, '/old')).toMatchObject({status: 410, body: {title: 'Gone'}});
  });
});

test('responses announce the deprecation and the removal of an operation', async () => {
  const responses = {200: {description: 'Ok'}};
  const required = [{name: 'a', in: 'query', required: true, schema: {type: 'integer'}}];
  const deprecated = {deprecated: true, responses};
  const paths = {
    '/a': {get: {...deprecated, 'x-deprecated': {date: '2026-01-31'}, 'x-sunset': '2026-12-31T12:00:00+02:00'}},
    '/b': {get: {...deprecated, parameters: required, 'x-sunset': '2026-12-31'}},
    '/c': {get: {...deprecated, 'x-deprecated': 'Too slow.'}},
  };
  const ships = {openapi: '3.1.0', info: {title: 'Ships', version: '1'}, paths};
  const call = startMock({ships});
  const read = async (path: string) => {
    const {headers} = await call('GET', path);
    return [headers.get('Deprecation'), headers.get('Sunset')];
  };
  expect(await read('/a')).toEqual(['@1769817600', 'Thu, 31 Dec 2026 10:00:00 GMT']);
  // Errors announce it, too.
  expect(await read('/b')).toEqual([null, 'Thu, 31 Dec 2026 00:00:00 GMT']);
  expect(await read('/c')).toEqual([null, null]);
});
