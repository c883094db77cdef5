import {normalizeDocument, readApiDocument} from '@developer-docs/openapi';
import {toExactNumber, type JsonObject} from '@developer-docs/utils';
import {describe, expect, test} from 'vitest';
import {createDocument, json, startMock} from '../fixtures/start-mock.js';

const id = {id: {type: 'string', readOnly: true}};
const text = {type: 'string'};
const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});

const createPet = (kind: string) => ({type: 'object', required: ['kind'], properties: {kind: {const: kind}}});

const schemas = {
  Cat: createPet('cat'),
  Dog: createPet('dog'),
  Base: {type: 'object', required: ['id', 'name'], properties: {name: text}},
  Marked: {type: 'object', properties: {...id, secret: {...text, writeOnly: true}, name: text}},
  Person: {type: 'object', readOnly: true, required: ['email'], properties: {email: {...text, format: 'email'}}},
  Node: {allOf: [ref('Base'), {properties: {...id, next: ref('Node')}}]},
};

/** Creates a document in which a schema is that of a request and of its response. */
const createEcho = (schema: JsonObject, openapi?: string) =>
  createDocument(schema, {openapi, schemas, responses: {200: {description: 'Ok', ...json(schema)}}});

/** Reads the examples of the request and the response of a document's only operation, as the page shows them. */
function readSamples(document: JsonObject) {
  const [operation] = readApiDocument(normalizeDocument(document)).operations;
  return [operation?.requestBody, operation?.responses[0]].map((body) => body?.content[0]?.examples[0]?.value);
}

test.each<[string, JsonObject, unknown?]>([
  ['the property of another member', {allOf: [ref('Marked'), {required: ['id', 'name']}]}],
  ['a property that extends the schema', {allOf: [ref('Base'), {properties: id}]}],
  ['a property next to allOf', {properties: id, allOf: [ref('Base')], required: ['id']}],
  ['a reference with other keywords', {...ref('Base'), properties: id}],
  ['a recursive schema', {...ref('Node')}, {name: 'a', next: {name: 'b', next: {name: 'c'}}}],
  ['a property', {properties: {a: {allOf: [ref('Base'), {properties: id}]}}, required: ['a']}],
  ['dependentRequired', {properties: {...id, a: text}, required: ['a'], dependentRequired: {a: ['id']}}],
  ['a condition', {properties: {...id, a: text}, required: ['a'], if: {required: ['a']}, then: {required: ['id']}}],
  ['an object', {properties: {owner: ref('Person'), a: text}, required: ['owner', 'a']}],
  ['an object behind allOf', {properties: {owner: {allOf: [ref('Person')]}, a: text}, required: ['owner', 'a']}],
  ['closed objects', {unevaluatedProperties: false, allOf: [ref('Marked'), {required: ['id', 'name']}]}],
])('the mock accepts the sample of a request without read-only properties: %s', async (_name, schema, value) => {
  const document = createEcho(schema);
  const [sample, response] = readSamples(document);
  const call = startMock({things: document});
  expect(JSON.stringify(sample)).not.toMatch(/"(?:id|owner)"/);
  for (const body of [sample, ...(value === undefined ? [] : [value])]) {
    expect((await call('POST', '/things', body)).body).not.toHaveProperty('errors');
  }
  expect(JSON.stringify(response)).toMatch(/"(?:id|owner)"/);
  expect(JSON.stringify(response)).not.toContain('"secret"');
});

test.each<[JsonObject, unknown, string?]>([
  [{type: 'number', multipleOf: 0.01, minimum: 0.005}, 0],
  [{type: 'number', multipleOf: 1.1, exclusiveMinimum: 3.3}, 3.3],
  [{type: 'number', exclusiveMinimum: 0.1, exclusiveMaximum: 0.2}, 0.2],
  [{type: 'number', multipleOf: 1e-7, minimum: 3e-7}, 4.5e-7],
  [{type: 'integer', multipleOf: 2.5, minimum: 1}, 2.5],
  [{type: 'number', multipleOf: 0.2, allOf: [{multipleOf: 0.3, minimum: 0.1}]}, 0.4],
  [{type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 0.01}, 0, '3.0.3'],
])('the sample of a number is accepted, and no other number: %j', async (schema, other, version) => {
  const document = createEcho(schema, version);
  const call = startMock({things: document});
  expect((await call('POST', '/things', readSamples(document)[0])).status).toBe(200);
  expect((await call('POST', '/things', other)).status).toBe(422);
});

test('other required properties are still required', async () => {
  const call = startMock({things: createEcho({allOf: [ref('Base'), {properties: id}]})});
  expect((await call('POST', '/things', {})).body).toMatchObject({errors: [{pointer: '/name', code: 'required'}]});
});

describe("error messages are the mock's own, not Ajv's", () => {
  const keyed = {type: 'object', required: ['key'], properties: {key: text}};
  const nested = {type: 'object', required: ['a'], properties: {a: {type: 'object', required: ['b']}}};
  const sizeOrFlag = {anyOf: [{type: 'integer', minimum: 5}, {type: 'boolean'}]};
  test.each<[JsonObject, unknown, JsonObject[], string?]>([
    [{dependentRequired: {a: ['b']}}, {a: 1}, [{pointer: '/b', detail: 'The b field is required if a is present.'}]],
    // Limits beyond 2^53 are checked as JavaScript rounds them.
    [
      {type: 'integer', maximum: toExactNumber('9223372036854775807')},
      1e19,
      [{pointer: '', detail: '10000000000000000000 is too large; the maximum is 9223372036854776000.'}],
    ],
    [{type: 'number', multipleOf: 0.01}, 1.005, [{detail: "1.005 isn't a multiple of 0.01."}]],
    [{type: 'number', exclusiveMinimum: 0.1}, 0.1, [{detail: '0.1 is too small; the value must be greater than 0.1.'}]],
    [
      {type: 'number', maximum: 0.5, exclusiveMaximum: true},
      0.5,
      [{detail: '0.5 is too large; the value must be less than 0.5.'}],
      '3.0.3',
    ],
    [
      {type: 'array', contains: {const: 'a'}, minContains: 2, maxContains: 3},
      ['b'],
      [{pointer: '', detail: 'At least 2 of the items must match "contains", and at most 3.'}],
    ],
    [{not: {required: ['a']}}, {a: 1}, [{detail: 'The value matches a schema that excludes it ("not").'}]],
    [{properties: {a: false}}, {a: 1}, [{pointer: '/a', detail: "A value isn't allowed here."}]],
    [{type: 'array', prefixItems: [text], items: false}, ['a', 'b'], [{detail: 'Has 2 items; the maximum is 1.'}]],
    [
      {properties: {x: {nullable: true, oneOf: [text, {type: 'integer'}]}}},
      {x: true},
      [{pointer: '/x', detail: 'Expected a string or an integer, got a boolean.'}],
      '3.0.3',
    ],
    [sizeOrFlag, 'a', [{detail: 'Expected an integer or a boolean, got a string.'}]],
    [sizeOrFlag, 3, [{detail: '3 is too small; the minimum is 5.'}, {pointer: '', code: 'not_allowed'}]],
    [{nullable: true, oneOf: [nested]}, {a: {}}, [{pointer: '/a/b', code: 'required'}], '3.0.3'],
    [
      {discriminator: {propertyName: 'kind'}, oneOf: [ref('Cat'), ref('Dog')]},
      {kind: 'cow'},
      [{pointer: '/kind', detail: '"cow" isn\'t an allowed value. Use cat or dog.'}],
    ],
    [{oneOf: [{type: 'integer'}, text]}, [1], [{detail: 'Expected an integer or a string, got an array.'}]],
    [{oneOf: [keyed, {type: 'integer'}]}, 'a', [{detail: 'Expected an object or an integer, got a string.'}]],
    [{oneOf: [keyed, {type: 'integer', maximum: 3}]}, 5, [{pointer: '', code: 'not_allowed'}]],
    [{oneOf: [keyed, {type: 'null'}]}, {key: 1}, [{pointer: '/key', detail: 'Expected a string, got an integer.'}]],
    [{nullable: true, allOf: [{...text, maxLength: 2}]}, 'abc', [{code: 'too_long'}], '3.0.3'],
  ])('%j', async (schema, body, errors, version) => {
    const response = await startMock({things: createEcho(schema, version)})('POST', '/things', body);
    expect(response.body).toMatchObject({errors});
    expect(response.text).not.toMatch(/must (?:have|contain|NOT|be (?:multiple|[<>=]))|boolean schema/);
  });

  test.each([19.99, 0.57, 1234567.89])('%d is a multiple of 0.01', async (value) => {
    const call = startMock({things: createEcho({type: 'number', multipleOf: 0.01})});
    expect((await call('POST', '/things', value)).status).toBe(200);
  });
});
