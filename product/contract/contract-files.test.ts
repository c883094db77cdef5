import path from 'node:path';
import {expect, test} from 'vitest';
import {ContractFiles} from './contract-files';

const contract = new ContractFiles(path.join(__dirname, 'fixtures'));

test('finds a schema by name in a component file and in an OpenAPI document', () => {
  expect(contract.find('fruit#Basket')).toHaveProperty('properties.count');
  expect(contract.find('shop#Basket')).toMatchObject({type: 'object'});
});

test('finds a value by JSON pointer and follows references', () => {
  expect(contract.find('fruit#/Basket/properties/count/maximum')).toBe(12_000);
  expect(contract.find('shop#/components/schemas/Basket/properties/fruit/enum/1')).toBe('pear_tree');
  expect(contract.find('shop#/paths/~1baskets/get/x-rate-limit/limit')).toBe(1200);
});

test('lists the existing names if a reference is invalid', () => {
  expect(() => contract.find('fruits#Fruit')).toThrow(
    'no file "fruits". Did you mean "fruit"? Available: error-codes, fruit, limits, shop.',
  );
  expect(() => contract.find('fruit#Vegetable')).toThrow('has no "Vegetable". Available keys: Fruit, Basket, Rotten.');
  expect(() => contract.find('fruit#/Basket/properties/weight')).toThrow(
    '"#/fruit/Basket/properties" has no "weight". Available keys: kind, fruit, count, labels.',
  );
});
