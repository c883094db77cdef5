import type {JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {createDocument, createTestMock, json, jsonBody, startMock} from '../fixtures/start-mock.js';
import type {MockExtension} from '../index.js';
import {compileValidators} from '../node/validators/compile-validators.js';

const binary = {type: 'string', format: 'binary'};
const Size = {type: 'object', properties: {width: {type: 'integer'}}};

/** Responds with the body that the handler receives. */
const echo: MockExtension = () => ({handlers: {paint: ({rawBody}) => ({status: 200, body: rawBody})}});

/** Creates a mock of `POST /paint`. */
function createApi(
  content: JsonObject,
  {
    extension,
    schemas = {Size},
    required = true,
  }: {extension?: MockExtension; schemas?: JsonObject; required?: boolean} = {},
) {
  const post = {operationId: 'paint', requestBody: {required, content}, responses: {'200': json({})}};
  const send = startMock({paint: {openapi: '3.1.0', paths: {'/paint': {post}}, components: {schemas}}}, {extension});
  return async (body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await send('POST', '/paint', undefined, {body, headers});
    return {status: response.status, body: response.body};
  };
}

/** Creates a mock whose bodies are JSON. */
function createJsonApi(schema: object, schemas: JsonObject) {
  const send = createApi(json(schema).content, {schemas});
  return (value?: unknown) => {
    const {body, headers} = jsonBody(value === undefined ? '' : JSON.stringify(value));
    return send(body, headers);
  };
}

const urlEncoded = 'application/x-www-form-urlencoded';
const size = {$ref: '#/components/schemas/Size'};
const text = {type: 'string'};
const colors = {type: 'array', items: text};

test.each<[string, string, JsonObject, JsonObject, unknown]>([
  [
    'scalars',
    'name=dark+red%20%26&width=2&isWet=true&note=&id=007',
    {name: text, width: {type: 'integer'}, isWet: {type: 'boolean'}, note: text, id: text},
    {},
    {name: 'dark red &', width: 2, isWet: true, note: '', id: '007'},
  ],
  ['a list', 'colors=red&colors=dark%20blue', {colors}, {}, {colors: ['red', 'dark blue']}],
  [
    'a list in one field',
    'colors=red,dark%2C+blue',
    {colors},
    {colors: {style: 'form', explode: false}},
    {colors: ['red', 'dark, blue']},
  ],
  ['an object as JSON', 'size=%7B%22width%22%3A3%7D', {size}, {}, {size: {width: 3}}],
  [
    'deep objects',
    'frame[size][width]=3&frame[colors][0]=red&frame[colors][1]=blue',
    {frame: {type: 'object', properties: {size, colors}}},
    {frame: {style: 'deepObject', explode: true}},
    {frame: {size: {width: 3}, colors: ['red', 'blue']}},
  ],
  ['names that the schema doesn’t have', 'constructor=a&b=1&b=2', {}, {}, {constructor: 'a', b: ['1', '2']}],
])('URL-encoded forms become the value of the schema: %s', async (_name, body, properties, encoding, value) => {
  const send = createApi({[urlEncoded]: {schema: {type: 'object', properties}, encoding}}, {extension: echo});
  expect(await send(body, {'Content-Type': `${urlEncoded};charset=UTF-8`})).toEqual({status: 200, body: value});
});

const upload = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['scan'],
      properties: {
        scan: {...binary, maxLength: 4},
        pages: {anyOf: [{type: 'array', items: binary}, {type: 'null'}]},
        size,
        colors,
        count: {type: 'integer', maximum: 5},
      },
    },
    encoding: {size: {contentType: 'application/json'}},
  },
};

function createForm(entries: readonly (readonly [string, string | Blob])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test('multipart forms become the value of the schema, with files as one character per byte', async () => {
  const form = createForm([
    ['scan', new Blob([new Uint8Array([0, 200, 255, 13])])],
    ['pages', new Blob(['one'])],
    ['pages', new Blob(['two'])],
    ['size', new Blob(['{"width": 3}'], {type: 'application/json'})],
    ['colors', 'red'],
    ['count', '5'],
  ]);
  expect(await createApi(upload, {extension: echo})(form)).toEqual({
    status: 200,
    body: {scan: '\0Èÿ\r', pages: ['one', 'two'], size: {width: 3}, colors: ['red'], count: 5},
  });
});

test('invalid fields of forms are reported like those of JSON', async () => {
  const form = createForm([
    ['scan', new Blob(['12345'])],
    ['size', '{"width": "wide"}'],
    ['count', '6'],
  ]);
  const {status, body} = await createApi(upload)(form);
  const errors = [{pointer: '/scan'}, {pointer: '/size/width'}, {pointer: '/count'}];
  expect({status, body}).toMatchObject({status: 422, body: {errors}});
  expect(await createApi(upload)(createForm([]))).toMatchObject({status: 422});
  const deepForm = createForm([
    ['scan', new Blob(['123'])],
    ['size', `${'{"a":'.repeat(501)}1${'}'.repeat(501)}`],
  ]);
  expect((await createApi(upload)(deepForm)).body).toMatchObject({errors: [{pointer: '/size', code: 'wrong_type'}]});
});

test.each([
  ['a form that isn’t one', 'multipart/form-data; boundary=x', 'no parts', 400],
  ['JSON instead of a form', 'application/json', '{}', 415],
])('rejects %s', async (_name, type, body, status) => {
  expect(await createApi(upload)(body, {'Content-Type': type})).toMatchObject({status});
});

test.each([
  ['application/xml', {schema: size}, '<size/>', 200],
  ['image/png', {schema: binary}, 'PNG', 200],
  ['text/plain; charset=utf-8', {schema: {type: 'string', maxLength: 3}}, 'abc', 200],
  ['text/plain', {schema: {type: 'string', maxLength: 3}}, 'abcd', 422],
  ['application/*+json', {schema: size}, '{"width": "wide"}', 422],
])('bodies of the type %s are validated if their schema describes text or JSON', async (type, media, body, status) => {
  const send = createApi({[type]: media});
  expect(await send(body, {'Content-Type': type.replace('*', 'vnd.size')})).toMatchObject({status});
  expect(await send(body, {'Content-Type': 'audio/mp3'})).toMatchObject({status: 415});
});

const createAnimal = (name: string, kind: JsonObject = {}) => ({
  type: 'object',
  required: ['kind', name],
  properties: {kind: {type: 'string', ...kind}, [name]: {type: 'integer'}},
});
const animals = [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}];
const named = {Cat: createAnimal('lives'), Dog: createAnimal('tricks')};

test.each<[string, JsonObject]>([
  ['name', {propertyName: 'kind'}],
  ['mapping', {propertyName: 'kind', mapping: {Cat: '#/components/schemas/Cat', dog: 'Dog'}}],
])('a value must match the alternative that its discriminator selects by %s', async (_name, discriminator) => {
  const Animal = {oneOf: animals, discriminator};
  const send = createJsonApi(Animal, named);
  for (const name of Object.keys({Dog: '', ...(discriminator.mapping as object | undefined)})) {
    const [own, other] = name === 'Cat' ? ['lives', 'tricks'] : ['tricks', 'lives'];
    expect(await send({kind: name, [own]: 1})).toMatchObject({status: 200});
    const errors = [{pointer: `/${own}`}];
    expect(await send({kind: name, [other]: 1})).toMatchObject({status: 422, body: {errors}});
  }
  const {validateResponse} = compileValidators({paint: {components: {schemas: {...named, Animal}}}});
  expect(validateResponse('paint#/components/schemas/Animal', {kind: 'Dog', tricks: 1})).toEqual([]);
  expect(validateResponse('paint#/components/schemas/Animal', {kind: 'Dog', lives: 1})).not.toEqual([]);
  expect(await send({kind: 'other', lives: 1})).toMatchObject({status: 200});
  expect(await send({kind: 'other'})).toMatchObject({status: 422});
});

test.each<[string, JsonObject]>([
  ['constants', {Cat: createAnimal('lives', {const: 'Cat'}), Dog: createAnimal('tricks', {enum: ['Dog']})}],
  ['names', named],
])('a value with a discriminator must be an object: %s', async (_name, schemas) => {
  const send = createJsonApi({oneOf: animals, discriminator: {propertyName: 'kind'}}, schemas);
  for (const body of ['Cat', 1, [{kind: 'Cat', lives: 1}], null]) {
    expect(await send(body)).toMatchObject({status: 422, body: {errors: [{code: 'wrong_type'}]}});
  }
  expect(await send({kind: 'Cat', lives: 1})).toMatchObject({status: 200});
  expect(await send()).toMatchObject({status: 400, body: {detail: 'The request has no body.'}});
});

test('alternatives are selected by the discriminator of their parent', async () => {
  const Animal = {required: ['kind'], discriminator: {propertyName: 'kind'}, properties: {kind: text}, type: 'object'};
  const createChild = (name: string, parent = 'Animal') => ({
    allOf: [{$ref: `#/components/schemas/${parent}`}, {type: 'object', properties: {[name]: {type: 'integer'}}}],
  });
  const schemas = {Animal, Cat: createChild('lives'), Dog: createChild('tricks', 'Pet'), Pet: createChild('name')};
  const send = createJsonApi({oneOf: [...animals, {$ref: '#/components/schemas/Animal'}]}, schemas);
  for (const body of [{kind: 'Cat', lives: 1}, {kind: 'Dog', lives: 'any'}, {kind: 'Animal'}]) {
    expect(await send(body)).toMatchObject({status: 200});
  }
  const errors = [{pointer: '/lives'}];
  expect(await send({kind: 'Cat', lives: 'nine'})).toMatchObject({status: 422, body: {errors}});
  expect(await send({lives: 1})).toMatchObject({status: 422});
});

test("names of clients don't change other objects", async () => {
  const encoding = {frame: {style: 'deepObject', explode: true}};
  const schema = {type: 'object', properties: {frame: {type: 'object'}}};
  const body = '__proto__=a&frame[__proto__][isWet]=1&frame[constructor][prototype][isWet]=1';
  await createApi({[urlEncoded]: {schema, encoding}}, {extension: echo})(body, {'Content-Type': urlEncoded});
  expect(({} as {isWet?: unknown}).isWet).toBeUndefined();
});

test.each([
  ['[]', 'malformed_body'],
  ['{"name": "too long"}', 'body_too_large'],
])('a check of the body %s finds what the call would', async (sent, code) => {
  const extension: MockExtension = () => ({maxBodyBytes: 10, handlers: {send: () => ({status: 204, body: undefined})}});
  const {send, validateBody} = createTestMock({things: createDocument({})}, {extension});
  expect((await send('POST', '/things', undefined, jsonBody(sent))).body).toMatchObject({code});
  const [error] = await validateBody('send', new TextEncoder().encode(sent), 'application/json');
  expect(error?.code).toBe(code);
});
