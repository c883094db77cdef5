import path from 'node:path';
import {expect, it} from 'vitest';
import {find} from './documents';
import {readFields, readRule} from './fields';

const folder = path.join(__dirname, 'fixtures');

it('reads the fields of an object and of its alternatives, without constants', () => {
  const fields = readFields(find('fruit#Basket', folder), 'fruit#Basket');
  expect(fields.map(({name, isRequired, type}) => [name, isRequired, type])).toEqual([
    ['fruit', true, 'string'],
    ['count', false, 'integer'],
    ['labels', false, 'array of strings'],
    ['handle', false, 'string'],
    ['wheels', false, 'string'],
  ]);
  expect(fields[0]?.facts).toEqual(['one of `apple`, `pear_tree`']);
  expect(fields[1]?.facts).toEqual(['1 to 12,000', 'default `3`', 'example `12`']);
  expect(fields[2]?.facts).toEqual(['at least 1 item', 'each at most 20 characters']);
});

it('reads the rule that holds for the fields together', () => {
  expect(readRule(find('fruit#Basket', folder))).toContain('Exactly one of');
  expect(readRule(find('fruit#Fruit', folder))).toBeUndefined();
});

it('says what is no object, and which field has no description', () => {
  expect(() => readFields(find('fruit#Fruit', folder), 'fruit#Fruit')).toThrow(
    '"fruit#Fruit" is not an object with fields.',
  );
  const found = {value: {properties: {stone: {type: 'string'}}}, file: 'fruit.yaml'};
  expect(() => readFields(found, 'fruit#Cherry')).toThrow('"fruit#Cherry": the field "stone" has no description.');
});
