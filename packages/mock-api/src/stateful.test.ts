import {expect, test} from 'vitest';
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
