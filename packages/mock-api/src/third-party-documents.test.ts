import {OpenApiDocument, readApiDocument, type Example} from '@developer-docs/openapi';
import {expect, test} from 'vitest';
import {json, startMock} from './fixtures/start-mock.js';
import {generateValidatorModules} from './node/validators/compile-validators.js';

const ok = {'200': {description: 'Done'}};
const idParameter = {name: 'id', in: 'path', required: true, schema: {type: 'integer'}};

/** Valid constructs that Ajv or a simple mock can't handle unchanged. */
const documents = {
  aquarium: {
    openapi: '3.0.3',
    servers: [{url: 'https://{tank}.aquarium.example/{version}', variables: {version: {default: 'v7'}}}],
    paths: {
      '/fish': {
        post: {requestBody: {required: true, ...json({$ref: '#/components/schemas/Fish'})}, responses: ok},
      },
      '/tanks/{id}:drain': {post: {parameters: [idParameter], responses: ok}},
      '/upper': {
        post: {
          requestBody: {content: {'Application/JSON': {schema: {properties: {x: {type: 'integer'}}}}}},
          responses: {200: {headers: {'set-cookie': {schema: {type: 'string', example: 'session=1'}}}}},
        },
      },
    },
    components: {schemas: {Fish: {type: 'object', properties: {depth: {type: 'integer', format: 'fathoms'}}}}},
  },
};

const send = startMock(documents);

test("a format that the mock doesn't know is accepted", async () => {
  expect(await send('POST', '/v7/fish', {depth: 3})).toMatchObject({status: 200});
  expect(await send('POST', '/v7/fish', {depth: 'deep'})).toMatchObject({status: 422});
});

test('names of media types and headers can have any case', async () => {
  expect(await send('POST', '/v7/upper', {x: 'no'})).toMatchObject({status: 422});
  const response = await send('POST', '/v7/upper', {x: 1});
  expect([response.status, response.headers.getSetCookie()]).toEqual([200, ['session=1']]);
});

test('a schema that several operations repeat is generated once', () => {
  const paths = Object.fromEntries(
    ['/fish/{id}', '/tanks/{id}'].map((path) => [path, {get: {parameters: [structuredClone(idParameter)]}}]),
  );
  const [module = ''] = generateValidatorModules({aquarium: {openapi: '3.1.0', paths}});
  expect([...module.matchAll(/"(aquarium#[^"]+)": exports\.(\w+)/g)].map(([, ...names]) => names)).toEqual([
    ['aquarium#/paths/~1fish~1{id}/get/parameters/0/schema', 'validate0'],
    ['aquarium#/paths/~1tanks~1{id}/get/parameters/0/schema', 'validate0'],
  ]);
  expect(module.match(/exports\.\w+ = validate/g)).toHaveLength(1);
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
  expect(response.headers.get('Content-Type')).toBe(type);
  expect(page?.headers.map(({name, examples}) => [name, find(examples)])).toEqual(
    Object.keys(headers).map((name) => [name, response.headers.get(name)]),
  );
});

test('the response to another method names those of the path', async () => {
  expect(await send('POST', '/v7/tanks/12:drain')).toMatchObject({status: 200});
  expect(await send('GET', '/v7/tanks/12:drain')).toMatchObject({
    status: 405,
    text: expect.stringContaining('/v7/tanks/12:drain supports POST, not GET.') as string,
  });
});
