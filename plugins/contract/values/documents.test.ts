import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contractFiles, find} from './documents';

const folder = path.join(__dirname, 'fixtures');

describe('find', () => {
  it('finds a schema by its name in a file of components and in a document', () => {
    expect(find('fruit#Basket', folder).value).toHaveProperty('properties.count');
    expect(find('shop#Basket', folder)).toMatchObject({
      value: {type: 'object'},
      file: path.join(folder, 'components/fruit.yaml'),
    });
  });

  it('finds a value by its pointer, through references', () => {
    expect(find('fruit#/Basket/properties/count/maximum', folder).value).toBe(12_000);
    expect(find('shop#/components/schemas/Basket/properties/fruit/enum/1', folder).value).toBe('pear_tree');
    expect(find('shop#/paths/~1baskets/get/x-rate-limit/limit', folder).value).toBe(1200);
  });

  it('says which files, schemas and keys exist', () => {
    expect(() => find('fruits#Fruit', folder)).toThrow('no file "fruits". It has: fruit, limits, shop.');
    expect(() => find('fruit#Vegetable', folder)).toThrow('no schema "Vegetable". It has: Fruit, Basket, Rotten.');
    expect(() => find('fruit#/Basket/properties/weight', folder)).toThrow(
      'fruit.yaml has nothing called "weight" at /Basket/properties. There it has: kind, fruit, count, labels.',
    );
  });

  it('says where YAML is malformed', () => {
    const broken = mkdtempSync(path.join(tmpdir(), 'contract-'));
    writeFileSync(path.join(broken, 'shop.yaml'), 'Fruit:\n  enum: [apple\nBasket: {}\n');
    expect(() => find('shop#Fruit', broken)).toThrow(/shop\.yaml: .* at line 3/);
    rmSync(broken, {recursive: true});
  });
});

it('lists documents and components', () => {
  expect(contractFiles(folder).map((file) => path.relative(folder, file))).toEqual([
    path.join('components', 'fruit.yaml'),
    path.join('components', 'limits.yaml'),
    'shop.yaml',
  ]);
});
