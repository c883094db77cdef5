import {describe, expect, test} from 'vitest';
import {parseJson, type JsonObject} from '@developer-docs/utils';
import {startMock} from './fixtures/start-mock.js';
import {withState, type MockExtension} from './index.js';

const json = (schema: object, example?: unknown) => ({
  content: {'application/json': {schema, ...(example !== undefined && {example})}},
});
const pet = {$ref: '#/components/schemas/Pet'};
const petId = {name: 'petId', in: 'path', required: true, schema: {type: 'integer'}};
const rex = {id: 7, name: 'Rex', kind: 'dog'};

const documents = {
  pets: {
    openapi: '3.1.0',
    servers: [{url: 'https://pets.example/v1'}],
    paths: {
      '/pets': {
        get: {
          operationId: 'listPets',
          parameters: [
            {name: 'kind', in: 'query', schema: {type: 'string'}},
            {name: 'limit', in: 'query', schema: {type: 'integer'}},
            {name: 'constructor', in: 'query', schema: {type: 'string'}},
            {name: 'toString', in: 'query', schema: {type: 'string'}},
          ],
          responses: {'200': json({type: 'object', properties: {data: {type: 'array', items: pet}}}, {data: [rex]})},
        },
        post: {operationId: 'createPet', requestBody: json(pet), responses: {'201': json(pet)}},
      },
      '/pets/{petId}': {
        parameters: [petId],
        get: {
          operationId: 'getPet',
          responses: {'200': json(pet), '404': json({type: 'object'}, {message: 'No such pet'})},
        },
        patch: {operationId: 'updatePet', requestBody: json(pet), responses: {'200': json(pet)}},
        delete: {operationId: 'deletePet', responses: {'204': {description: 'Deleted'}}},
      },
      '/shops/{shopId}/orders': {
        parameters: [{name: 'shopId', in: 'path', required: true, schema: {type: 'string'}}],
        get: {
          operationId: 'listOrders',
          responses: {'200': json({type: 'array', items: {$ref: '#/components/schemas/Order'}})},
        },
        post: {
          operationId: 'createOrder',
          requestBody: json({$ref: '#/components/schemas/Order'}),
          responses: {'201': json({$ref: '#/components/schemas/Order'})},
        },
      },
      '/shops/{shopId}/orders/{id}': {
        parameters: ['shopId', 'id'].map((name) => ({name, in: 'path', required: true, schema: {type: 'string'}})),
        get: {operationId: 'getOrder', responses: {'200': json({$ref: '#/components/schemas/Order'})}},
      },
    },
    components: {
      schemas: {
        Pet: {
          type: 'object',
          required: ['id', 'name'],
          properties: {
            id: {type: 'integer', readOnly: true, example: 1},
            name: {type: 'string', example: 'Luna'},
            kind: {type: 'string'},
          },
        },
        Order: {
          type: 'object',
          required: ['id'],
          properties: {id: {type: 'string', format: 'uuid', readOnly: true}, note: {type: 'string'}},
        },
      },
    },
  },
};

function start(extension?: MockExtension) {
  const send = startMock(documents, {extension: withState(extension)});
  return async (method: string, path: string, json?: object) => {
    const {status, body} = await send(method, `/v1${path}`, json);
    return {status, body};
  };
}

test('what a client creates can be listed, read, updated, and deleted', async () => {
  const send = start();
  expect(await send('GET', '/pets')).toEqual({status: 200, body: {data: [rex]}});
  const luna = {name: 'Luna', kind: 'cat', id: 8};
  expect(await send('POST', '/pets', {name: 'Luna', kind: 'cat'})).toEqual({status: 201, body: luna});
  expect(await send('GET', '/pets/8')).toEqual({status: 200, body: luna});
  expect(await send('GET', '/pets?kind=cat')).toEqual({status: 200, body: {data: [luna]}});
  expect(await send('GET', '/pets?constructor=x&toString=y')).toEqual({status: 200, body: {data: [rex, luna]}});
  expect(await send('GET', '/pets?limit=1')).toEqual({status: 200, body: {data: [rex]}});
  expect(await send('PATCH', '/pets/8', {name: 'Stella'})).toEqual({status: 200, body: {...luna, name: 'Stella'}});
  expect(await send('DELETE', '/pets/7')).toEqual({status: 204, body: ''});
  expect(await send('GET', '/pets/7')).toEqual({status: 404, body: {message: 'No such pet'}});
  expect(await send('GET', '/pets')).toMatchObject({body: {data: [{id: 8, name: 'Stella'}]}});
});

test('requests are validated, without read-only properties', async () => {
  expect(await start()('POST', '/pets', {kind: 'cat'})).toMatchObject({
    status: 422,
    body: {errors: [{pointer: '/name', code: 'required'}]},
  });
});

test('a nested collection belongs to its owner', async () => {
  const send = start();
  const {body} = await send('POST', '/shops/north/orders', {note: 'Gift'});
  const {id} = body as {id: string};
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(await send('GET', `/shops/north/orders/${id}`)).toMatchObject({status: 200, body: {note: 'Gift'}});
  expect(await send('GET', `/shops/south/orders/${id}`)).toMatchObject({status: 404, body: {title: 'Not found'}});
});

test('handlers of an extension replace those of the collection', async () => {
  const send = start(() => ({handlers: {getPet: () => ({status: 200, body: {id: 1, name: 'Fixed'}})}}));
  expect(await send('GET', '/pets/7')).toEqual({status: 200, body: {id: 1, name: 'Fixed'}});
  expect(await send('GET', '/pets')).toEqual({status: 200, body: {data: [rex]}});
});

describe('thousands of creates', () => {
  const int64 = {type: 'integer', format: 'int64'};
  const number = (text: string) => parseJson(text) as number;

  /** A collection of things whose IDs have a schema, and that starts with one thing. */
  function createThings(id: JsonObject, existing?: unknown, parameter = id) {
    const thing = {$ref: '#/components/schemas/Thing'};
    const things = {
      openapi: '3.1.0',
      paths: {
        '/things': {
          get: {operationId: 'list', responses: {'200': json({type: 'array', items: thing})}},
          post: {operationId: 'create', requestBody: json(thing), responses: {'201': json(thing)}},
        },
        '/things/{id}': {
          parameters: [{name: 'id', in: 'path', required: true, schema: parameter}],
          get: {
            operationId: 'read',
            responses: {'200': json(thing, existing === undefined ? undefined : {id: existing})},
          },
        },
      },
      components: {schemas: {Thing: {type: 'object', properties: {id, name: {type: 'string'}}}}},
    };
    const send = startMock({things}, {extension: withState()});
    return {
      create: async (body: string) => {
        const {status, text} = await send('POST', '/things', undefined, {
          body,
          headers: {'Content-Type': 'application/json'},
        });
        return {status, id: (parseJson(text) as JsonObject).id, text};
      },
      read: async (key: unknown) => {
        const {status, text} = await send('GET', `/things/${encodeURIComponent(String(key))}`);
        return {status, body: parseJson(text) as JsonObject};
      },
      list: async () => parseJson((await send('GET', '/things')).text) as JsonObject[],
    };
  }

  interface Kind {
    readonly name: string;
    /** The schemas of the property, and of the parameter if it has another one. */
    readonly id: JsonObject;
    readonly parameter?: JsonObject;
    /** The ID of the resource in the example. */
    readonly existing?: unknown;
    readonly count?: number;
  }

  const kinds: readonly Kind[] = [
    {name: 'small integers', id: {type: 'integer'}, existing: 7},
    {name: 'integers above 2^53', id: int64, existing: number('9007199254740993'), count: 5000},
    {name: 'integers up to the last of int64', id: int64, existing: number('9223372036854775806')},
    {name: 'integers beyond int64', id: {type: 'integer'}, existing: number('123456789012345678901234567890')},
    {name: 'negative integers', id: {type: 'integer', maximum: -1}, existing: -5, count: 5000},
    {name: 'integers below a long limit', id: {...int64, exclusiveMaximum: number('-9007199254740993')}},
    {
      name: 'integers up to the last of int32',
      id: {type: 'integer', format: 'int32', minimum: 1},
      existing: 2147483646,
      count: 5000,
    },
    {name: 'numbers', id: {type: 'number', exclusiveMinimum: 0.5}},
    {name: 'strings', id: {type: 'string'}, existing: 'first'},
    {name: 'short strings', id: {type: 'string', maxLength: 4}, existing: 'a', count: 5000},
    {name: 'strings with a pattern', id: {type: 'string', pattern: '^[0-9a-f]{24}$'}, count: 5000},
    {
      name: 'strings with a pattern in the path',
      id: {type: 'string'},
      existing: '7',
      parameter: {type: 'string', pattern: String.raw`^thing_\d+$`, minLength: 12},
    },
    {name: 'UUIDs', id: {type: 'string', format: 'uuid'}, count: 5000},
    {name: 'combined schemas', id: {allOf: [int64, {minimum: 10}]}, existing: number('9223372036854775807')},
  ];

  test.each(kinds)('of $name are all found', async ({id: idSchema, existing, parameter, count = 200}) => {
    const {create, read, list} = createThings(idSchema, existing, parameter);
    const before = (await list()).length;
    const ids: unknown[] = [];
    for (let index = 0; index < count; index += 1) {
      ids.push((await create(`{"name":"${String(index)}"}`)).id);
    }
    const found = [];
    for (const id of ids) found.push((await read(id)).body);
    expect(found).toEqual(ids.map((id, index) => ({id, name: String(index)})));
    expect(await list()).toHaveLength(before + count);
  });

  test('an ID that a client sends is kept, and no other resource gets it', async () => {
    const {create, read, list} = createThings({...int64}, 1);
    await create('{"id":9007199254740993,"name":"sent"}');
    await create('{"id":3,"name":"also sent"}');
    await create('{"id":4.0,"name":"and sent"}');
    const created = await Promise.all(Array.from({length: 50}, () => create('{"id":9007199254740993}')));
    expect(new Set(created.map(({id}) => String(id))).size).toBe(50);
    expect(await read('9007199254740993')).toMatchObject({body: {name: 'sent'}});
    expect(await read('3')).toMatchObject({body: {name: 'also sent'}});
    expect(await read('4')).toMatchObject({body: {name: 'and sent'}});
    expect(await list()).toHaveLength(54);
  });

  test('a create without an ID left is rejected with the reason', async () => {
    const {create, list} = createThings({type: 'integer', minimum: 1, maximum: 3});
    const results = [await create('{}'), await create('{}'), await create('{}')];
    const rejected = results.at(-1);
    expect(results.map(({status}) => status)).toEqual([201, 201, 507]);
    expect(rejected?.text).toContain('have all IDs that the schema of \\"id\\" allows. Delete one');
    expect(await list()).toHaveLength(3);
  });
});
