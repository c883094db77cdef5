import type {JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {OpenApiDocument} from '../document.js';
import {listInheritedValues, readDiscriminatorValues} from './discriminators.js';

const toReference = (name: string) => (name.includes('/') ? name : `#/components/schemas/${name}`);
const mapping = {feline: 'Cat', 'big/cat': toReference('Cat'), Dog: 'Cat', wolf: './other.yaml#/Wolf', bird: 7};

/** Creates a named schema whose discriminator is in the schema that it extends. */
const extend = (kind: JsonObject) => ({allOf: [{type: 'object', properties: {kind}}, {properties: {kind: {}}}]});
const both = extend({enum: ['Cat', 'Dog']});

type Expected = readonly (readonly [name: string, values: string[], selectors: string[]])[];

test.each<[string, JsonObject, JsonObject, Expected]>([
  [
    'values in the mapping, and no name that it gives to another schema',
    {mapping},
    {Cat: extend({const: 'ignored'}), Dog: {}},
    [
      ['Cat', ['feline', 'big/cat', 'Dog'], ['feline', 'big/cat', 'Dog', 'Cat']],
      ['Dog', [], []],
    ],
  ],
  [
    'the name',
    {},
    {constructor: {}, 7: {}},
    [
      ['constructor', ['constructor'], ['constructor']],
      ['7', ['7'], ['7']],
    ],
  ],
  [
    'no name without being a named schema',
    {mapping},
    {Cat: {}},
    [
      ['#/paths/~1cats/get', [], []],
      ['./other.yaml#/Wolf', ['wolf'], ['wolf']],
    ],
  ],
  [
    'its own constants',
    {},
    {Cat: extend({const: 'cat'}), Dog: extend({enum: ['dog', 'Puppy', 3]})},
    [
      ['Cat', ['cat'], ['cat', 'Cat']],
      ['Dog', ['dog', 'Puppy', '3'], ['dog', 'Puppy', '3', 'Dog']],
    ],
  ],
  [
    'its name of several',
    {},
    {Cat: both, Dog: both},
    [
      ['Cat', ['Cat'], ['Cat']],
      ['Dog', ['Dog'], ['Dog']],
    ],
  ],
  [
    'values that it shares, which select none',
    {},
    {Cat: extend({enum: ['small', 'wild']}), Dog: extend({enum: ['small']})},
    [
      ['Cat', ['small', 'wild'], ['wild', 'Cat']],
      ['Dog', ['small'], ['Dog']],
    ],
  ],
])('an alternative has %s', (_name, discriminator, schemas, expected) => {
  const paths = {'/cats': {get: {type: 'object'}}};
  const document = new OpenApiDocument({paths, components: {schemas}, 'other.yaml#': {Wolf: {}}});
  const members = expected.map(([name]) => ({$ref: toReference(name)}));
  expect(readDiscriminatorValues({propertyName: 'kind', ...discriminator}, members, document)).toEqual(
    expected.map(([, values, selectors]) => ({values, selectors})),
  );
});

test.each([
  [['Kitten', 'Cat', 'Pet'], ['kitten']],
  [['Lion', 'Cat', 'Pet'], ['cat']],
  [['Dog', 'Pet'], ['Dog']],
  [['Pet'], []],
])('%j inherits the values %j', (names, expected) => {
  const discriminator = {mapping: {cat: 'Cat', kitten: toReference('Kitten'), Pet: 'Other'}};
  expect(listInheritedValues(discriminator, names.map(toReference))).toEqual(expected);
});
