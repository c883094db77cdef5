import {expect, test} from 'vitest';
import {mergeSchemas} from './merge-schemas.js';

test.each([
  ['types', {type: ['string', 'null']}, {type: 'integer'}],
  ['values', {enum: ['a']}, {enum: ['b', 'c']}],
  ['no value', {not: {}}, {not: {type: 'string'}}],
])('schemas without a common value allow none: %s', (_name, first, second) => {
  expect(mergeSchemas(first, second)).toEqual({...second, not: {}});
});

test('properties can have the names of methods of all objects', () => {
  const properties = {constructor: {type: 'string'}, toString: {type: 'integer'}};
  expect(mergeSchemas({properties: {a: {}}}, {properties})).toEqual({properties: {a: {}, ...properties}});
});
