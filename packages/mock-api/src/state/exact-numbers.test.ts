import {parseJson, type JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {json, jsonBody, startMock} from '../fixtures/start-mock.js';
import {withState} from '../index.js';

const order = JSON.stringify(json({$ref: '#/components/schemas/Order'}));
const id = '{"type": "integer", "maximum": 9223372036854775807}';

// The numbers of this document and of these requests are others in JavaScript.
const document = parseJson(`{
  "openapi": "3.1.0",
  "paths": {
    "/orders": {"post": {"requestBody": ${order}, "responses": {"201": ${order}}}},
    "/orders/{id}": {
      "parameters": [{"name": "id", "in": "path", "required": true, "schema": ${id}}],
      "get": {"responses": {"200": ${order}, "404": {"description": "Not found"}}}
    }
  },
  "components": {
    "schemas": {
      "Order": {
        "type": "object",
        "properties": {"id": ${id}, "price": {"type": "number", "example": 1.10}},
        "example": {"id": 9007199254740993, "price": 1.10}
      }
    }
  }
}`) as JsonObject;

const send = startMock({orders: document}, {extension: withState()});

async function call(path: string, body?: string) {
  const response = body === undefined ? send('GET', path) : send('POST', path, undefined, jsonBody(body));
  const {status, text} = await response;
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
