import {expect, test} from 'vitest';
import {OpenApiDocument, readApiDocument, type Example} from '@developer-docs/openapi';
import {startMock} from './fixtures/start-mock.js';
import {createMockApi} from './index.js';
import {compileValidators, generateValidatorModule} from './node/compile-validators.js';

const ok = {'200': {description: 'Done'}};
const createJsonContent = (schema: object) => ({content: {'application/json': {schema}}});

const idParameter = {name: 'id', in: 'path', required: true, schema: {type: 'integer'}};

/** Valid constructs that Ajv or a simple mock can't handle unchanged. */
const documents = {
  aquarium: {
    openapi: '3.0.3',
    servers: [{url: 'https://{tank}.aquarium.example/{version}', variables: {version: {default: 'v7'}}}],
    paths: {
      '/fish': {
        post: {requestBody: {required: true, ...createJsonContent({$ref: '#/components/schemas/Fish'})}, responses: ok},
        patch: {requestBody: createJsonContent({type: 'array', items: {type: 'integer'}}), responses: ok},
        put: {requestBody: createJsonContent({type: 'string', pattern: '(?i)[unclosed'}), responses: ok},
      },
      '/fish/{id}.{format}': {$ref: '#/components/pathItems/photo'},
      '/tanks': {get: {security: [{tankKey: []}], responses: ok}},
      "/tanks('{id}')": {get: {parameters: [idParameter], responses: ok}},
      '/tanks/{id}:drain': {post: {parameters: [idParameter], responses: ok}},
      '/search': {
        get: {
          parameters: [
            {name: 'session', in: 'cookie', required: true, schema: {type: 'string'}},
            {name: 'filter', in: 'query', style: 'deepObject', schema: {type: 'object'}},
            {name: 'near', in: 'query', content: {'application/json': {schema: {type: 'object'}}}},
          ],
          responses: {default: {description: 'Found', ...createJsonContent({type: 'object', example: {found: 3}})}},
        },
      },
      '/fish%2Fkoi': {get: {responses: ok, parameters: [{name: 'size', in: 'query', schema: {type: 'integer'}}]}},
      '/upper': {
        post: {
          requestBody: {content: {'Application/JSON': {schema: {type: 'object', properties: {x: {type: 'integer'}}}}}},
          responses: {
            '200': {description: 'Done', headers: {'set-cookie': {schema: {type: 'string', example: 'session=1'}}}},
          },
        },
      },
      '/live': {get: {servers: [{url: '/stream'}], responses: {'101': {description: 'A WebSocket'}}}},
    },
    components: {
      securitySchemes: {tankKey: {type: 'apiKey', in: 'query', name: 'key'}},
      pathItems: {
        photo: {get: {responses: {'200': {description: 'A photo', content: {'image/png': {example: 'png'}}}}}},
      },
      schemas: {
        Fish: {
          type: 'object',
          required: ['name'],
          properties: {
            name: {type: 'string', nullable: true, maxLength: 10},
            color: {type: 'string', nullable: true, enum: ['red', 'blue']},
            weight: {type: 'number', format: 'double'},
            depth: {type: 'integer', format: 'fathoms'},
            friend: {$ref: '#/components/schemas/Fish'},
            food: {
              oneOf: [{$ref: '#/components/schemas/Plankton'}, {$ref: '#/components/schemas/Algae'}],
              discriminator: {propertyName: 'kind', mapping: {plankton: '#/components/schemas/Plankton'}},
            },
          },
        },
        Plankton: {type: 'object', required: ['size'], properties: {kind: {type: 'string'}, size: {type: 'integer'}}},
        Algae: {type: 'object', required: ['tint'], properties: {kind: {type: 'string'}, tint: {type: 'string'}}},
      },
    },
  },
  museum: {
    openapi: '3.1.0',
    servers: [{url: '/shop'}],
    paths: {'/tickets': {get: {responses: ok}}, '/hours': {head: {responses: {'204': {description: 'Open'}}}}},
  },
};

const send = startMock(documents);

test.each<[string, unknown, number]>([
  ['a nullable value', {name: null, color: null}, 200],
  ['a discriminator without constants', {name: 'Coral', food: {kind: 'plankton', size: 1}}, 200],
  ["an alternative that doesn't match", {name: 'Coral', food: {kind: 'plankton'}}, 422],
  ['an invalid value in a recursive schema', {name: 'Coral', friend: {}}, 422],
])('validates %s', async (_name, body, status) => {
  expect(await send('POST', '/v7/fish', body)).toMatchObject({status});
});

test('a path can contain an encoded slash, and is validated', async () => {
  expect(await send('GET', '/v7/fish%2Fkoi?size=1')).toMatchObject({status: 200});
  expect(await send('GET', '/v7/fish%2Fkoi?size=big')).toMatchObject({status: 422});
});

test('names of media types and headers can have any case', async () => {
  const headers = {'Content-Type': 'application/json'};
  expect(await send('POST', '/v7/upper', undefined, {headers, body: '{"x":"no"}'})).toMatchObject({status: 422});
  const api = createMockApi({
    documents,
    validators: compileValidators(documents),
    onResponse: (response) => {
      expect(response.headers['Set-Cookie']).toBe('session=1');
    },
  });
  const response = await api.fetch(
    new Request('https://a.example/v7/upper', {method: 'POST', headers, body: '{"x":1}'}),
  );
  expect([response.status, response.headers.getSetCookie()]).toEqual([200, ['session=1']]);
  expect.assertions(3);
});

test('a body can be optional, and can be any JSON value', async () => {
  expect(await send('PATCH', '/v7/fish')).toMatchObject({status: 200});
  expect(await send('PATCH', '/v7/fish', [1, 2])).toMatchObject({status: 200});
  expect(await send('PATCH', '/v7/fish', ['one'])).toMatchObject({status: 422});
});

test("a pattern that can't be compiled isn't checked", async () => {
  expect(await send('PUT', '/v7/fish', 5)).toMatchObject({status: 422});
  expect(await send('PUT', '/v7/fish', 'any')).toMatchObject({status: 200});
});

test('a schema that several operations repeat is generated once', () => {
  const paths = Object.fromEntries(
    ['/fish/{id}', '/tanks/{id}'].map((path) => [path, {get: {parameters: [structuredClone(idParameter)]}}]),
  );
  const module = generateValidatorModule({aquarium: {openapi: '3.1.0', paths}});
  expect([...module.matchAll(/"(aquarium#[^"]+)": exports\.(\w+)/g)].map(([, ...names]) => names)).toEqual([
    ['aquarium#/paths/~1fish~1{id}/get/parameters/0/schema', 'validate0'],
    ['aquarium#/paths/~1tanks~1{id}/get/parameters/0/schema', 'validate0'],
  ]);
  expect(module.match(/exports\.\w+ = validate/g)).toHaveLength(1);
});

test.each(['@file', 'a b', '', 'X\r\nY'])('requests needn’t have the header %j, which can’t be sent', async (name) => {
  const header = {in: 'header', name};
  const get = {
    parameters: [{...header, required: true, schema: {type: 'integer'}}],
    security: [{key: []}],
    responses: ok,
  };
  const components = {securitySchemes: {key: {...header, type: 'apiKey'}}};
  expect(await startMock({sea: {paths: {'/reefs': {get}}, components}})('GET', '/reefs')).toMatchObject({status: 200});
});

const named = {link: {externalValue: 'https://sea.example/reef.json'}, value: {value: {size: 1}}};
const sized = {type: 'object', properties: {size: {type: 'integer'}}};

test.each<[string, string, object]>([
  ['several examples', 'application/json', {examples: named, schema: sized}],
  ['examples of both kinds', 'application/json', {example: {size: 2}, examples: named}],
  ['only a link', 'application/json', {examples: {link: named.link}, schema: sized}],
  ['an example that isn’t valid', 'application/json', {schema: {...sized, example: {size: 'big'}}}],
  ['an example of a referenced schema', 'application/json', {schema: {$ref: '#/components/schemas/Reef'}}],
  ['no example', 'text/plain', {schema: {type: 'string', enum: ['a', 'b']}}],
  ['XML', 'application/xml', {schema: {...sized, xml: {name: 'reef'}}}],
  ['a stream', 'text/event-stream', {itemSchema: {...sized, example: {size: 4}}}],
  ['parts', 'multipart/mixed; boundary=b', {schema: {type: 'array', items: sized, minItems: 1}}],
])('the mock responds with what the page shows: %s', async (_name, type, media) => {
  const headers = {
    'X-Schema': {required: true, schema: {type: 'integer', example: 'seven'}},
    'X-Content': {required: true, content: {'application/json': {schema: {type: 'string', enum: ['c']}}}},
    'X-Named': {required: true, schema: {type: 'string'}, examples: {first: {value: 'd'}}},
  };
  const sea = {
    openapi: '3.2.0',
    paths: {'/reefs': {get: {responses: {'200': {description: 'Done', headers, content: {[type]: media}}}}}},
    components: {schemas: {Reef: {...sized, example: {size: 3}}}},
  };
  const [operation] = readApiDocument(new OpenApiDocument(sea)).operations;
  const [page] = operation?.responses ?? [];
  const find = (examples: readonly Example[] = []) => examples.find(({value}) => value !== undefined)?.value;
  const response = await startMock({sea})('GET', '/reefs');
  expect(response.body).toEqual(find(page?.content[0]?.examples));
  expect(response.body).toBeTruthy();
  expect(page?.headers.map(({name, examples}) => [name, find(examples)])).toEqual(
    Object.keys(headers).map((name) => [name, response.headers.get(name)]),
  );
});

test('cookies, query objects, and JSON parameters are accepted', async () => {
  expect(await send('GET', '/v7/search?filter[color]=red&near=%7B%7D')).toMatchObject({status: 200, body: {found: 3}});
});

test('the response to another method names those of the path', async () => {
  expect(await send('POST', '/v7/tanks/12:drain')).toMatchObject({status: 200});
  expect(await send('GET', '/v7/tanks/12:drain')).toMatchObject({
    status: 405,
    text: expect.stringContaining('/v7/tanks/12:drain supports POST, not GET.') as string,
  });
});
