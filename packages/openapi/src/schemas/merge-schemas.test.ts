import {expect, test} from 'vitest';
import {mergeSchemas} from './merge-schemas.js';

test('properties can have the names of methods of all objects', () => {
  const properties = {constructor: {type: 'string'}, toString: {type: 'integer'}};
  expect(mergeSchemas({properties: {a: {}}}, {properties})).toEqual({properties: {a: {}, ...properties}});
});
