import {expect, test} from 'vitest';
import {listDiscriminatorValues} from './discriminators.js';

const schema = (name: string) => `#/components/schemas/${name}`;
const mapping = {feline: 'Cat', 'big/cat': schema('Cat'), Dog: 'Cat', wolf: './other.yaml#/Wolf', bird: 7};

test.each([
  ['values in the mapping, and the name', 'Cat', ['feline', 'big/cat', 'Dog', 'Cat']],
  ['no name that the mapping gives to another schema', 'Dog', []],
  ['a name that is a number in the mapping', '7', ['bird', '7']],
  ['a name that all objects have', 'constructor', ['constructor']],
])('an alternative has %s', (_name, target, expected) => {
  expect(listDiscriminatorValues({mapping}, schema(target))).toEqual(expected);
});

test('an alternative that is not a named schema has only the values in the mapping', () => {
  expect(listDiscriminatorValues({mapping}, './other.yaml#/Wolf')).toEqual(['wolf']);
  expect(listDiscriminatorValues({}, '#/$defs/Wolf')).toEqual([]);
});
