import type {JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {OpenApiDocument} from '../document.js';
import {listInheritedValues, readDiscriminatorValues} from './discriminators.js';

const toReference = (name: string) => (name.includes('/') ? name : `#/components/schemas/${name}`);
const mapping = {feline: 'Cat', 'big/cat': toReference('Cat'), Dog: 'Cat', wolf: './other.yaml#/Wolf', bird: 7};

/** Creates a named schema whose discriminator is in the schema that it extends. */
const extend = (kind: JsonObject) => ({allOf: [{type: 'object', properties: {kind}}, {properties: {kind: {}}}]});

const split = (text: string) => text.split(' ').filter(Boolean);

// The values of each alternative, and the other ones that select it.
test.each<[string, JsonObject, JsonObject, Record<string, readonly string[]>]>([
  [
    'values in the mapping, and no name that it gives to another schema',
    {mapping},
    {Cat: extend({const: 'ignored'}), Dog: {}},
    {Cat: ['feline big/cat Dog', 'Cat'], Dog: ['', '']},
  ],
  ['the name', {}, {valueOf: {}, 7: {}}, {7: ['7', ''], valueOf: ['valueOf', '']}],
  ['no name without being one', {mapping}, {}, {'#/paths/~1cats/get': ['', ''], './other.yaml#/Wolf': ['wolf', '']}],
  [
    'its own values',
    {},
    {Cat: extend({const: 'cat'}), Dog: extend({enum: ['dog', 'Puppy', 3]})},
    {Cat: ['cat', 'Cat'], Dog: ['dog Puppy 3', 'Dog']},
  ],
])('an alternative has %s', (_name, discriminator, schemas, expected) => {
  const paths = {'/cats': {get: {type: 'object'}}};
  const document = new OpenApiDocument({paths, components: {schemas}, 'other.yaml#': {Wolf: {}}});
  const members = Object.keys(expected).map((name) => ({$ref: toReference(name)}));
  expect(readDiscriminatorValues({propertyName: 'kind', ...discriminator}, members, document)).toEqual(
    Object.values(expected).map(([values = '', others = '']) => ({
      values: split(values),
      selectors: [...split(values), ...split(others)],
    })),
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
