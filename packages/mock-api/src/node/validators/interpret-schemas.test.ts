import {OpenApiDocument, normalizeDocument, readApiDocument, readSchema} from '@developer-docs/openapi';
import type {JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {createDocument, json, startMock} from '../../fixtures/start-mock.js';

const named = {$ref: '#/components/schemas/Named'};

test.each<[boolean, string, JsonObject]>([
  [true, 'a type', {type: 'string', nullable: true}],
  [true, 'an enumeration', {type: 'string', enum: ['a'], nullable: true}],
  [true, 'a reference', {...named, nullable: true, description: 'As generators write it'}],
  [true, 'oneOf in the schema that it refers to', {$ref: '#/components/schemas/Optional'}],
  [true, 'allOf', {allOf: [named], nullable: true, deprecated: true}],
  [true, 'oneOf', {oneOf: [named, {type: 'string'}], nullable: true}],
  [true, 'oneOf whose member is nullable', {oneOf: [{type: 'object', nullable: true}, named], nullable: true}],
  [true, 'a property named nullable', {type: 'object', nullable: true, properties: {nullable: {type: 'boolean'}}}],
  [false, 'a value that is not a Boolean', {type: 'string', nullable: 'true'}],
])('page and mock agree on %s: nullable beside %s', async (isNullable, _name, schema) => {
  const schemas = {
    Named: {type: 'object', required: ['name'], properties: {name: {type: 'string'}}},
    Optional: {oneOf: [named], nullable: true},
  };
  const api = createDocument(schema, {openapi: '3.0.3', schemas});
  const document = normalizeDocument(api);
  const upgraded = document.lookUp('#/paths/~1things/post/requestBody/content/application~1json/schema');
  expect(readSchema(upgraded, document).types.includes('null')).toBe(isNullable);
  expect((await startMock({api})('POST', '/things', null)).status).toBe(isNullable ? 204 : 422);
});

const extend = (properties: JsonObject, parent = 'Animal') => ({
  allOf: [{$ref: `#/components/schemas/${parent}`}, {type: 'object', properties}],
});

test.each<[string, JsonObject, Record<string, JsonObject>, string[]]>([
  [
    'an enumeration of all names that they inherit',
    {enum: ['Dog', 'Cat']},
    {Cat: extend({age: {type: 'integer'}}), Dog: extend({age: {type: 'string'}})},
    ['Cat', 'Dog'],
  ],
  [
    'constants that they inherit',
    {type: 'string'},
    {
      Cat: extend({kind: {const: 'cat'}, age: {type: 'integer'}}),
      Dog: extend({kind: {enum: ['dog']}, age: {type: 'string'}}),
    },
    ['cat', 'dog'],
  ],
])('page, example, and mock agree on alternatives with %s', async (_name, kind, alternatives, expected) => {
  const members = Object.keys(alternatives).map((name) => ({$ref: `#/components/schemas/${name}`}));
  const Pet = {oneOf: members, discriminator: {propertyName: 'kind'}};
  const Animal = {type: 'object', required: ['kind'], properties: {kind}};
  const pet = {$ref: '#/components/schemas/Pet'};
  const responses = {200: {description: 'Saved', ...json(pet)}};
  const document = createDocument(pet, {schemas: {Pet, Animal, ...alternatives}, responses});
  const model = readApiDocument(new OpenApiDocument(document));
  const {variants = []} = model.schemas.get('Pet')?.alternatives[0] ?? {};
  expect(variants.map(({discriminatorValues}) => discriminatorValues)).toEqual(expected.map((value) => [value]));
  const send = startMock({api: document});
  expect((await send('POST', '/things', {kind: expected[0], age: 1})).body).toMatchObject({kind: expected[0]});
  const {body} = await send('POST', '/things', {kind: expected[1], age: 1});
  expect(body).toMatchObject({errors: [{pointer: '/age', code: 'wrong_type'}]});
  const unknown = await send('POST', '/things', {kind: 'bird'});
  expect(unknown.text).toContain(expected[0]);
});

test('alternatives whose names all belong to others are chosen by their properties', async () => {
  const schemas = {
    Cat: {type: 'object', required: ['age'], properties: {age: {type: 'integer'}}},
    Pet: {
      oneOf: [{$ref: '#/components/schemas/Cat'}],
      discriminator: {propertyName: 'kind', mapping: {Cat: '#/components/schemas/Pet'}},
    },
  };
  const send = startMock({api: createDocument({$ref: '#/components/schemas/Pet'}, {schemas})});
  expect(await send('POST', '/things', {kind: 'Cat', age: 1})).toMatchObject({status: 204});
  expect(await send('POST', '/things', {kind: 'Cat', age: 'x'})).toMatchObject({status: 422});
});
