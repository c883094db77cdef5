import {parseJson, type JsonObject} from '@developer-docs/utils';
import {describe, expect, test} from 'vitest';
import {json, jsonBody, startMock} from '../fixtures/start-mock.js';
import {createManualClock, withState, type MockExtension} from '../index.js';

const pet = {$ref: '#/components/schemas/Pet'};
const order = {$ref: '#/components/schemas/Order'};
const rex = {id: 7, name: 'Rex', kind: 'dog'};

const inPath = (name: string, schema: object) => ({name, in: 'path', required: true, schema});

interface CollectionOptions {
  /** The schema of the IDs in paths. */
  readonly id: object;
  /** A resource's schema. Default: an object that only has an ID. */
  readonly resource?: object;
  /** The resource in the example. */
  readonly example?: unknown;
  readonly owners?: readonly object[];
  /** The operation that lists the resources. */
  readonly list?: object;
}

/** Creates the paths of a collection. */
function createPaths(path: string, {id, owners = [], list, example, ...options}: CollectionOptions) {
  const {resource = {type: 'object', properties: {id}}} = options;
  return {
    [path]: {parameters: owners, get: list, post: {requestBody: json(resource), responses: {'201': json(resource)}}},
    [`${path}/{id}`]: {
      parameters: [...owners, inPath('id', id)],
      get: {responses: {'200': json(resource, example)}},
      delete: {responses: {'204': {description: 'Deleted'}}},
    },
  };
}

const documents = {
  pets: {
    openapi: '3.1.0',
    servers: [{url: 'https://pets.example/v1'}],
    paths: {
      '/pets': {
        get: {
          operationId: 'listPets',
          parameters: ['kind', 'limit', 'constructor', 'toString'].map((name) => ({
            ...{name, in: 'query'},
            schema: {type: name === 'limit' ? 'integer' : 'string'},
          })),
          responses: {'200': json({type: 'object', properties: {data: {type: 'array', items: pet}}}, {data: [rex]})},
        },
        post: {operationId: 'createPet', requestBody: json(pet), responses: {'201': json(pet)}},
      },
      '/pets/{petId}': {
        parameters: [inPath('petId', {type: 'integer'})],
        get: {operationId: 'getPet', responses: {200: json(pet), 404: json({}, {message: 'No such pet'})}},
        patch: {operationId: 'updatePet', requestBody: json(pet), responses: {'200': json(pet)}},
        delete: {operationId: 'deletePet', responses: {'204': {description: 'Deleted'}}},
      },
      ...createPaths('/shelves', {id: {type: 'integer', minimum: 1, maximum: 3, readOnly: true, example: 1}}),
      ...createPaths('/shops/{shopId}/orders', {
        owners: [inPath('shopId', {type: 'string'})],
        id: {type: 'string'},
        resource: order,
        list: {responses: {'200': json({type: 'array', items: order})}},
      }),
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
            limit: {type: 'integer', description: 'Of the vet’s bills. Its parameter limits the list.'},
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

/** Starts a mock with state, whose document has these paths. */
const startPaths = (paths: object, schemas = {}, clock = createManualClock('2030-05-02T09:30:00Z')) =>
  startMock({api: {openapi: '3.1.0', paths, components: {schemas}}}, {extension: withState(), clock});

function start(extension?: MockExtension) {
  const send = startMock(documents, {extension: withState(extension)});
  return async (method: string, path: string, requestBody?: object) => {
    const {status, body} = await send(method, `/v1${path}`, requestBody);
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

test('requests can have other schemas than the resource', async () => {
  const text = {type: 'string'};
  const user = {
    type: 'object',
    required: ['id', 'created'],
    properties: {id: {...text, readOnly: true}, email: text, created: {...text, example: 'today'}},
  };
  const part = json({type: 'object', properties: {email: text, password: text}});
  const change = {requestBody: part, responses: {'200': json(user)}};
  const paths = {
    '/users': {
      get: {responses: {'200': json({type: 'array', items: user}, [])}},
      post: {requestBody: part, responses: {'201': json(user)}},
    },
    '/users/{id}': {parameters: [inPath('id', text)], get: {responses: {200: json(user)}}, put: change, patch: change},
  };
  const send = startPaths(paths);
  const {body} = await send('POST', '/users', {email: 'a@b.example', password: 'secret'});
  expect(body).toEqual({id: expect.any(String) as string, email: 'a@b.example', created: 'today'});
  const {id} = body as {id: string};
  for (const method of ['PATCH', 'PUT']) {
    const changed = {id, email: `${method}@b.example`, created: 'today'};
    expect(await send(method, `/users/${id}`, {email: changed.email, password: '2'})).toMatchObject({body: changed});
    expect(await send('GET', '/users')).toMatchObject({body: [expect.anything(), changed]});
  }
});

test('paths can end with a slash', async () => {
  const {['/beds']: list, ['/beds/{id}']: item} = createPaths('/beds', {id: {type: 'string', readOnly: true}});
  const send = startPaths({'/beds/': list, '/beds/{id}/': item});
  const {id} = (await send('POST', '/beds/', {})).body as {id: string};
  expect(await send('GET', `/beds/${id}/`)).toMatchObject({body: {id}});
});

test('a list with cursors has pages, which belong to the same filters', async () => {
  const item = {type: 'object', properties: {id: {type: 'string'}, tag: {type: 'string'}}};
  const parameters = [
    {name: 'limit', in: 'query', schema: {type: 'integer', default: 2}},
    ...['cursor', 'tag'].map((name) => ({name, in: 'query', schema: {type: 'string'}})),
    {name: 'traceparent', in: 'header', schema: {type: 'string'}},
  ];
  const properties = {items: {type: 'array', items: item}, next_cursor: {type: ['string', 'null']}};
  const clock = createManualClock('2030-05-02T09:30:00Z');
  const paths = createPaths('/notes', {
    id: {type: 'string'},
    resource: item,
    example: {id: 'a', tag: 'x'},
    list: {parameters, responses: {200: json({properties}, {items: [], next_cursor: 'example'})}},
  });
  const send = startPaths(paths, {}, clock);
  for (const [id, tag] of ['bx', 'cy', 'dx', 'ex', 'fx']) await send('POST', '/notes', {id, tag});
  const list = async (query: string) => {
    const headers = {traceparent: query};
    const {status, body} = await send('GET', `/notes?${query}`, undefined, {headers});
    const {items = [], next_cursor: next, detail} = body as {items?: {id: string}[]} & Record<string, unknown>;
    return {status, ids: items.map(({id}) => id).join(''), next: String(next), detail};
  };
  const first = await list('tag=x');
  const second = await list(`tag=x&cursor=${first.next}`);
  const third = await list(`tag=x&cursor=${second.next}`);
  expect([first, second, third].map(({ids}) => ids)).toEqual(['ab', 'de', 'f']);
  expect(third.next).toBe('null');
  for (const limit of [0, -1]) expect(await list(`limit=${limit}`)).toMatchObject({ids: '', next: 'null'});
  const detail = expect.stringContaining('cursor is unknown') as unknown;
  for (const query of [`tag=y&cursor=${first.next}`, `tag=x&limit=3&cursor=${first.next}`, 'cursor=example']) {
    expect(await list(query)).toMatchObject({status: 400, detail});
  }
  clock.advance(24 * 60 * 60_000);
  expect(await list(`tag=x&cursor=${first.next}`)).toMatchObject({status: 400, detail: 'The cursor has expired.'});
});

test('a nested collection belongs to its owner', async () => {
  const send = start();
  const {body} = await send('POST', '/shops/north/orders', {note: 'Gift'});
  const {id} = body as {id: string};
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(await send('GET', `/shops/north/orders/${id}`)).toMatchObject({status: 200, body: {note: 'Gift'}});
  expect(await send('GET', `/shops/south/orders/${id}`)).toMatchObject({status: 404, body: {title: 'Not found'}});
});

test('a resource that no client could read is rejected', async () => {
  const send = start();
  const create = async () => (await send('POST', '/shelves', {})).body;
  const detail = expect.stringContaining('no unused ID that requests to /shelves/{id} can have') as unknown;
  expect([await create(), await create(), await create()]).toMatchObject([{id: 2}, {id: 3}, {status: 507, detail}]);
});

test('handlers of an extension replace those of the collection', async () => {
  const send = start(() => ({handlers: {getPet: () => ({status: 200, body: {id: 1, name: 'Fixed'}})}}));
  expect(await send('GET', '/pets/7')).toEqual({status: 200, body: {id: 1, name: 'Fixed'}});
  expect(await send('GET', '/pets')).toEqual({status: 200, body: {data: [rex]}});
});

describe('thousands of creates', () => {
  const int64 = {type: 'integer', format: 'int64'};

  /** A collection of things whose IDs have a schema, and that starts with one thing. */
  function createThings(id: JsonObject, existing?: unknown, parameter = id) {
    const thing = {$ref: '#/components/schemas/Thing'};
    const paths = createPaths('/things', {
      id: parameter,
      resource: thing,
      example: existing === undefined ? undefined : {id: existing},
      list: {responses: {'200': json({type: 'array', items: thing})}},
    });
    const send = startPaths(paths, {Thing: {type: 'object', properties: {id, name: {type: 'string'}}}});
    return {
      create: async (body: string) => {
        const {text} = await send('POST', '/things', undefined, jsonBody(body));
        return (parseJson(text) as JsonObject).id;
      },
      read: async (key: unknown) => {
        const {text} = await send('GET', `/things/${encodeURIComponent(String(key))}`);
        return parseJson(text) as JsonObject;
      },
      list: async () => parseJson((await send('GET', '/things')).text) as JsonObject[],
    };
  }

  const string = {type: 'string'};

  // The schema of the ID, the ID in the example, and the schema of the parameter if it's another one.
  test.each<[string, JsonObject, unknown?, JsonObject?]>([
    ['integers above 2^53', int64, parseJson('9007199254740993')],
    ['integers from a negative one', {type: 'integer'}, -5],
    ['numbers', {type: 'number', exclusiveMinimum: 0.5}],
    ['combined schemas', {allOf: [int64, {minimum: 10}]}, parseJson('9223372036854775807')],
    ['strings', string, 'first'],
    ['strings with a pattern in the path', string, '7', {...string, pattern: String.raw`^thing_\d+$`, minLength: 12}],
    ['UUIDs', {...string, format: 'uuid'}],
    ['strings of 24 characters', {...string, pattern: '^[0-9a-f]{24}$'}],
    ['strings of digits', {...string, pattern: '^[0-9]{1,19}$'}],
    ['strings with a prefix', {...string, pattern: '^cus_[A-Za-z0-9]+$'}],
    ['strings with a pattern that is left out', {...string, pattern: '(?i)^[a-z]{8}$', readOnly: true}],
  ])('of %s are all found', async (name, idSchema, existing, parameter) => {
    const {create, read, list} = createThings(idSchema, existing, parameter);
    const before = (await list()).length;
    const count = name === 'strings' ? 2000 : 200;
    const ids: unknown[] = [];
    for (let index = 0; index < count; index += 1) ids.push(await create(`{"name":"${index}"}`));
    const found = [];
    for (const id of ids) found.push(await read(id));
    expect(found).toEqual(ids.map((id, index) => ({id, name: String(index)})));
    expect(await list()).toHaveLength(before + count);
  });

  test('an ID that a client sends is kept, and no other resource gets it', async () => {
    const {create, read, list} = createThings({...int64}, 1);
    await create('{"id":9007199254740993,"name":"sent"}');
    await create('{"id":3,"name":"also sent"}');
    await create('{"id":4.0,"name":"and sent"}');
    const created = await Promise.all(Array.from({length: 50}, () => create('{"id":9007199254740993}')));
    expect(new Set(created.map(String)).size).toBe(50);
    expect(await read('9007199254740993')).toMatchObject({name: 'sent'});
    expect(await read('3')).toMatchObject({name: 'also sent'});
    expect(await read('4')).toMatchObject({name: 'and sent'});
    expect(await list()).toHaveLength(54);
  });
});

test("a list is filtered by query parameters only, arrays by their members, and a missing body isn't an error", async () => {
  const item = {
    type: 'object',
    properties: {
      id: {type: 'integer'},
      shopId: {type: 'integer'},
      tags: {type: 'array', items: {type: 'string'}},
      color: {type: 'string'},
    },
  };
  const examples = [
    {id: 7, shopId: 1, tags: ['new', 'old']},
    {id: 8, shopId: 1},
  ];
  const parameters = ['tags', 'color'].map((name) => ({name, in: 'query', schema: {type: 'string'}}));
  const paths = createPaths('/shops/{shopId}/pets', {
    owners: [inPath('shopId', {type: 'integer'})],
    id: {type: 'integer'},
    resource: item,
    list: {parameters, responses: {200: json({type: 'array', items: item}, examples)}},
  });
  const send = startPaths(paths);
  for (const query of ['', '?utm_source=x']) {
    expect((await send('GET', `/shops/2/pets${query}`)).body).toMatchObject([{id: 7}, {id: 8}]);
  }
  expect((await send('GET', '/shops/2/pets?tags=new')).body).toMatchObject([{id: 7}]);
  expect((await send('GET', '/shops/2/pets?tags=ne')).body).toEqual([]);
  // No pet has the property.
  expect((await send('GET', '/shops/2/pets?color=red')).body).toEqual([]);
  expect(await send('POST', '/shops/2/pets')).toMatchObject({status: 201});
});
