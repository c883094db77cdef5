import {parseJson, type JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {json, startMock} from '../fixtures/start-mock.js';
import {withState} from '../index.js';

// The numbers of this document and of these requests are others in JavaScript.
const order = {$ref: '#/components/schemas/Order'};
const orderBody = json(order);
const document = parseJson(
  JSON.stringify({
    openapi: '3.1.0',
    paths: {
      '/orders': {post: {operationId: 'createOrder', requestBody: orderBody, responses: {'201': orderBody}}},
      '/orders/{id}': {
        parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'integer', maximum: 'MAX'}}],
        get: {operationId: 'getOrder', responses: {'200': orderBody, '404': {description: 'Not found'}}},
      },
    },
    components: {
      schemas: {
        Order: {
          type: 'object',
          properties: {id: {type: 'integer', maximum: 'MAX'}, price: {type: 'number', example: 'PRICE'}},
          example: {id: 'EXAMPLE', price: 'PRICE'},
        },
      },
    },
  })
    .replaceAll('"MAX"', '9223372036854775807')
    .replaceAll('"EXAMPLE"', '9007199254740993')
    .replaceAll('"PRICE"', '1.10'),
) as JsonObject;

const send = startMock({orders: document}, {extension: withState()});
const jsonHeaders = {'Content-Type': 'application/json'};

async function call(path: string, body?: string) {
  const [method, init] = body === undefined ? ['GET', {}] : ['POST', {body, headers: jsonHeaders}];
  const {status, text} = await send(method, path, undefined, init);
  return `${status} ${text}`;
}

test('examples are returned as the document has them', async () => {
  expect(await call('/orders/9007199254740993')).toBe('200 {"id":9007199254740993,"price":1.10}');
});

test('resources are stored and found as they were sent', async () => {
  const body = '{"id":9007199254740995,"price":20.50}';
  expect(await call('/orders', body)).toBe(`201 ${body}`);
  expect(await call('/orders/9007199254740995')).toBe(`200 ${body}`);
  expect(await call('/orders/9007199254740997')).toContain('404');
});

test('a limit beyond 2^53 is checked as JavaScript rounds it', async () => {
  expect(await call('/orders', '{"id":10000000000000000001}')).toContain('is too large');
});
