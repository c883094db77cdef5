import {describe, expect, test} from 'vitest';
import {OpenApiDocument} from './document.js';

const user = {type: 'object', properties: {name: {type: 'string'}}};
const document = new OpenApiDocument({
  paths: {'/users/{id}': {get: {summary: 'Get a user'}}},
  schemas: {
    User: user,
    Owner: {$ref: '#/schemas/User', description: 'The owner.'},
    Alias: {$ref: '#/schemas/User'},
    Loop: {$ref: '#/schemas/Loop'},
    List: [{type: 'integer'}],
  },
});

describe('lookUp', () => {
  test('decodes pointers and follows references along the path', () => {
    expect(document.lookUp('#/paths/~1users~1%7Bid%7D/get/summary')).toBe('Get a user');
    expect(document.lookUp('/schemas/Alias/properties/name/type')).toBe('string');
    expect(document.lookUp('/schemas/List/0/type')).toBe('integer');
  });

  test('lists the missing key and the available keys', () => {
    expect(() => document.lookUp('#/schemas/Usr')).toThrow(
      '"#/schemas/Usr" doesn\'t exist: "#/schemas" has no "Usr". Did you mean "User"? Available keys: User, Owner,',
    );
    expect(() => document.lookUp('#/schemas/toString')).toThrow('has no "toString"');
  });
});

describe('resolve', () => {
  test('prefers the keys next to a reference', () => {
    expect(document.resolve({$ref: '#/schemas/Owner', description: 'Mine.'})).toEqual({...user, description: 'Mine.'});
  });

  test('reports circular references', () => {
    expect(() => document.resolve({$ref: '#/schemas/Loop'})).toThrow('"$ref: #/schemas/Loop" is circular.');
  });
});

test('finds the pointer to an object, or to the target of its reference', () => {
  expect(document.pointerTo(document.resolve(document.lookUp('/paths/~1users~1{id}/get')))).toBe(
    '#/paths/~1users~1{id}/get',
  );
  expect(document.pointerTo(document.resolve({$ref: '#/schemas/Owner'}))).toBe('#/schemas/User');
});
