import type {JsonObject} from '@developer-docs/utils';
import Ajv2020 from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {isNever, mergeSchemas} from './merge-schemas.js';

test.each<[string, JsonObject, JsonObject]>([
  ['types', {type: ['string', 'null']}, {type: 'integer'}],
  ['types beside a not', {type: 'string'}, {type: 'integer', not: {const: 3}}],
  ['values', {enum: ['a']}, {enum: ['b', 'c']}],
  ['constants', {const: 'a'}, {const: 'b'}],
  ['a constant and values', {enum: ['b', 'c']}, {const: 'a'}],
  ['a constant and a type', {const: 'a'}, {type: ['integer', 'null']}],
  ['no value', {not: {}}, {not: {type: 'string'}}],
])('schemas without a common value allow none: %s', (_name, first, second) => {
  expect(isNever(mergeSchemas(first, second))).toBe(true);
});

test('properties can have the names of methods of all objects', () => {
  const properties = {constructor: {type: 'string'}, toString: {type: 'integer'}};
  expect(mergeSchemas({properties: {a: {}}}, {properties})).toEqual({properties: {a: {}, ...properties}});
});

const values = [null, true, 0, 1, 2, 2.5, 6, '', 'a', 'b', 'ab', [], [1], [1, 1], ['a', 2], {}, {a: 1}, {a: 'a', b: 2}];
const count = fc.nat(3);
const type = fc.constantFrom('null', 'boolean', 'integer', 'number', 'string', 'array', 'object');

/** Creates schemas with up to three of several keywords. */
const createSchemas = (keywords: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<JsonObject> =>
  fc.subarray(Object.entries(keywords), {maxLength: 3}).chain((chosen) => fc.record(Object.fromEntries(chosen)));

const keywords = {
  type: fc.oneof(type, fc.uniqueArray(type, {minLength: 1, maxLength: 3})),
  const: fc.constantFrom(...values),
  enum: fc.uniqueArray(fc.constantFrom(...values), {minLength: 1, maxLength: 5}),
  minimum: count,
  exclusiveMinimum: count,
  maximum: count,
  exclusiveMaximum: count,
  multipleOf: fc.integer({min: 1, max: 3}),
  minLength: count,
  maxLength: count,
  pattern: fc.constantFrom('a', 'b', '^$'),
  minItems: count,
  maxItems: count,
  uniqueItems: fc.boolean(),
  minProperties: count,
  maxProperties: count,
  required: fc.subarray(['a', 'b']),
  dependentRequired: fc.constantFrom({a: ['b']}, {b: ['a']}),
};
const part = createSchemas(keywords);
const parts = fc.array(part, {minLength: 1, maxLength: 2});

/** Small schemas, without the keywords for properties and items that a schema doesn't describe. */
const schema = createSchemas({
  ...keywords,
  properties: fc.record({a: part}),
  patternProperties: fc.record({a: part}),
  propertyNames: part,
  items: part,
  contains: part,
  not: part,
  allOf: parts,
  anyOf: parts,
  oneOf: parts,
});

test('a value is valid in merged schemas exactly if it is valid in both', () => {
  const ajv = new Ajv2020({strict: false, validateSchema: false});
  fc.assert(
    fc.property(schema, schema, (first, second) => {
      const merged = ajv.compile(mergeSchemas(first, second));
      const both = ajv.compile({allOf: [first, second]});
      expect(values.filter((value) => merged(value))).toEqual(values.filter((value) => both(value)));
    }),
    {numRuns: 300},
  );
});
