import {parseJson, type JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {createDocument, json, startMock} from '../fixtures/start-mock.js';
import {withState} from '../index.js';
import {compileValidators} from '../node/compile-validators.js';
import {precompileValidators} from '../node/fixtures/precompile-validators.js';

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

test('messages contain numbers as they are written', async () => {
  expect(await call('/orders', '{"id":10000000000000000001}')).toContain(
    '10000000000000000001 is too large; the maximum is 9223372036854775807.',
  );
  expect(await call('/orders/10000000000000000001')).toContain(
    '10000000000000000001 is too large; the maximum is 9223372036854775807.',
  );
  expect(await call('/orders', '{"id":1.50}')).toContain('Expected an integer, got a number.');
});

/** Returns a function that sends an order whose ID has a schema, and returns the response's body. */
function createSender(idSchema: string, compile = compileValidators) {
  const schema = parseJson(`{"type":"object","properties":{"id":${idSchema}}}`) as JsonObject;
  const documents = {orders: createDocument(schema)};
  const sendOrder = startMock(documents, {validators: compile(documents)});
  return async (id: string) =>
    (await sendOrder('POST', '/things', undefined, {body: `{"id":${id}}`, headers: jsonHeaders})).text;
}

test.each([
  ['minimum', '9007199254740993', '9007199254740993', '9007199254740992'],
  ['exclusiveMinimum', '9007199254740992', '9007199254740993', '9007199254740992'],
  ['maximum', '9223372036854775807', '9223372036854775807', '9223372036854775808'],
])('with %s %s, numbers next to it are compared by all digits', async (keyword, limit, valid, invalid) => {
  const sendId = createSender(`{"type":"integer","${keyword}":${limit}}`);
  expect(await sendId(valid)).toBe('');
  expect(await sendId(invalid)).toMatch(
    new RegExp(`${invalid} is too (?:small|large); the (?:[a-z]+ is|value must be [a-z]+ than) ${limit}.`),
  );
});

test.each([
  ['const', '9007199254740993'],
  ['enum', '["auto",9007199254740993,9007199254740997,5]'],
])('a %s with long integers is compared by all digits', async (keyword, allowed) => {
  const schema = `{"${keyword}":${allowed}}`;
  for (const idSchema of [schema, `{"oneOf":[${schema},{"const":9007199254740995}]}`]) {
    for (const compile of [compileValidators, precompileValidators]) {
      const sendId = createSender(idSchema, compile);
      expect(await sendId('9007199254740993')).toBe('');
      expect(await sendId('9007199254740992')).toContain('/id');
      expect(await sendId('"other"')).toContain('/id');
    }
  }
  expect(await createSender(schema)('9007199254740994')).toMatch(/740994 isn't an allowed value.*9007199254740993/);
  expect(await createSender(schema)('6')).toMatch(/6 isn't an allowed value.*9007199254740993/);
});

test('a long integer that JavaScript keeps is compared by all digits, too', async () => {
  const sendId = createSender('{"enum":[9007199254740992,"9007199254740993"]}');
  expect(await sendId('9007199254740992')).toBe('');
  expect(await sendId('"9007199254740993"')).toBe('');
  expect(await sendId('9007199254740993')).toContain("9007199254740993 isn't an allowed value");
});
