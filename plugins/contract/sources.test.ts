import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {ContractSources} from './sources';

const sources = new ContractSources(path.join(__dirname, 'mdx/fixtures'));

describe('ContractSources', () => {
  test('finds a schema by name in a component file and in an OpenAPI document', () => {
    expect(sources.find('fruit#Basket')).toHaveProperty('properties.count');
    expect(sources.find('shop#Basket')).toMatchObject({type: 'object'});
  });

  test('finds a value by JSON pointer and follows references', () => {
    expect(sources.find('fruit#/Basket/properties/count/maximum')).toBe(12_000);
    expect(sources.find('shop#/components/schemas/Basket/properties/fruit/enum/1')).toBe('pear_tree');
    expect(sources.find('shop#/paths/~1baskets/get/x-rate-limit/limit')).toBe(1200);
  });

  test('lists the existing names if a reference is invalid', () => {
    expect(() => sources.find('fruits#Fruit')).toThrow(
      'no file "fruits". Did you mean "fruit"? Available files: fruit, limits, shop.',
    );
    expect(() => sources.find('fruit#Vegetable')).toThrow(
      'has no "Vegetable". Available keys: Fruit, Basket, Rotten, BasketError.',
    );
    expect(() => sources.find('fruit#/Basket/properties/weight')).toThrow(
      '"#/fruit/Basket/properties" has no "weight". Available keys: kind, fruit, count, labels.',
    );
  });

  test('reports the position of malformed YAML', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
    writeFileSync(path.join(folder, 'shop.yaml'), 'Fruit:\n  enum: [apple\nBasket: {}\n');
    expect(() => new ContractSources(folder).find('shop#Fruit')).toThrow(/shop\.yaml:3:1: the file isn't valid YAML/);
    rmSync(folder, {recursive: true});
  });

  test('picks up an edit', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
    const file = path.join(folder, 'shop.yaml');
    const editedSources = new ContractSources(folder);
    writeFileSync(file, 'limit: 1\n');
    expect(editedSources.find('shop#/limit')).toBe(1);
    writeFileSync(file, 'limit: 2\n');
    expect(editedSources.find('shop#/limit')).toBe(2);
    rmSync(folder, {recursive: true});
  });
});
