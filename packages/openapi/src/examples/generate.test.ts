import type {JsonObject} from '@developer-docs/utils';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020.js';
import {expect, test} from 'vitest';
import {OpenApiDocument} from '../document.js';
import type {Direction} from '../schemas/directions.js';
import {generateValue} from './generate.js';
import {getGeneration} from './generation.js';

const ajv = new Ajv2020({strict: false, validateSchema: false, logger: false, multipleOfPrecision: 9});
addFormats(ajv);

const generate = (schema: JsonObject, schemas: JsonObject = {}, direction: Direction = 'request') =>
  generateValue(schema, getGeneration(direction, new OpenApiDocument({components: {schemas}})));

/** Validates with Ajv, which shares no code with the generator. */
function validate(value: unknown, schema: JsonObject, schemas: JsonObject = {}): unknown {
  const check = ajv.compile({...schema, components: {schemas}});
  return check(value) ? [] : check.errors;
}

const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});

test.each<[string, JsonObject, unknown]>([
  ['a pattern', {type: 'string', pattern: '^gauge-[0-9]+$'}, 'gauge-1'],
  ['a pattern with a lookahead', {type: 'string', pattern: '^(?=.*[0-9])[a-z0-9]{4}$'}, undefined],
  ['an encoding', {contentEncoding: 'base64', contentMediaType: 'image/png'}, 'c3RyaW5n'],
  ['a fraction without an exact binary form', {type: 'number', multipleOf: 0.1, exclusiveMinimum: 0.2}, 0.3],
  ['unique strings', {type: 'array', minItems: 2, uniqueItems: true, items: {type: 'string'}}, ['string', 'string2']],
  ['a tuple', {prefixItems: [{const: 'x'}, {type: 'integer'}], items: false}, ['x', 0]],
  [
    'properties that exclude each other',
    {properties: {a: {type: 'integer'}, b: {type: 'integer'}}, oneOf: [{required: ['a']}, {required: ['b']}]},
    {a: 0},
  ],
  [
    'a condition',
    {
      properties: {kind: {enum: ['a', 'b']}},
      required: ['kind'],
      if: {properties: {kind: {const: 'a'}}},
      then: {properties: {size: {type: 'integer'}}, required: ['size']},
    },
    {kind: 'a', size: 0},
  ],
  ['a number of properties', {minProperties: 3, additionalProperties: {type: 'integer'}}, undefined],
  ['code points', {type: 'string', pattern: String.raw`^[\u4e00-\u9fa5]{3}\u{1F600}+\u002e$`}, '一丁丂😀.'],
  ['characters of two code units', {type: 'string', pattern: '^😀{3}$', minLength: 3, maxLength: 3}, '😀😀😀'],
  ['a minimum of such characters', {type: 'string', pattern: '^😀+$', minLength: 4}, '😀😀😀😀'],
  ['a pattern with two lookaheads', {type: 'string', pattern: String.raw`^(?=.*\d)(?=.*[A-Z]).{8,}$`}, 'aB2pQdE5'],
  ['a number that is no integer', {oneOf: [{type: 'integer'}, {type: 'number'}]}, 0.5],
  ['patterns in several parts', {allOf: [{type: 'string', pattern: '^a'}, {pattern: 'z$'}, {minLength: 3}]}, undefined],
  ['a format in uppercase', {type: 'string', format: 'uuid', pattern: '^[0-9A-F-]+$'}, undefined],
  [
    'a valid property next to optional ones without a valid value',
    {properties: {a: {minLength: 3, maxLength: 2}, b: {type: 'integer'}, c: {type: 'string', pattern: '(?!)'}}},
    {b: 0},
  ],
])('a value for %s is valid', (_name, schema, expected) => {
  const {value, isValid} = generate(schema);
  if (expected !== undefined) expect(value).toEqual(expected);
  expect(value).not.toBe('');
  expect(isValid).toBe(true);
  expect(validate(value, schema)).toEqual([]);
});

test('a subtype has its own name in the discriminator that it inherits', () => {
  const discriminator = {propertyName: 'petType'};
  const schemas = {
    Pet: {type: 'object', required: ['petType'], properties: {petType: {type: 'string'}}, discriminator},
    Cat: {allOf: [ref('Pet'), {properties: {lives: {type: 'integer', default: 9}}}]},
  };
  expect(generate(ref('Cat'), schemas).value).toEqual({petType: 'Cat', lives: 9});
});

test('the base of a schema can list it as an alternative', () => {
  const schemas = {
    Pet: {type: 'object', properties: {name: {type: 'string'}}, oneOf: [ref('Cat'), ref('Dog')]},
    Cat: {allOf: [ref('Pet'), {required: ['lives'], properties: {lives: {type: 'integer'}}}]},
    Dog: {allOf: [ref('Pet'), {required: ['tricks'], properties: {tricks: {type: 'integer'}}}]},
  };
  expect(generate(ref('Cat'), schemas)).toEqual({value: {name: 'string', lives: 0}, isValid: true});
});

test('recursion ends with a list without items, without an optional property, or in another alternative', () => {
  const closed = {type: 'object', additionalProperties: false};
  const list = {type: 'array', items: ref('Node')};
  const schemas = {
    Rule: {oneOf: [ref('All'), ref('Leaf')]},
    All: {...closed, required: ['all'], properties: {all: {type: 'array', minItems: 1, items: ref('Rule')}}},
    Leaf: {...closed, required: ['field'], properties: {field: {type: 'string'}}},
    Node: {type: 'object', properties: {id: {type: 'integer'}, parent: ref('Node'), children: list}},
  };
  expect(generate(ref('Rule'), schemas)).toEqual({value: {field: 'string'}, isValid: true});
  expect(generate(ref('Node'), schemas).value).toEqual({id: 0, children: []});
});

test("a map has properties even if it's also where values are too deep", () => {
  let deep: JsonObject = ref('Sizes');
  for (let depth = 0; depth < 6; depth += 1) deep = {type: 'object', required: ['in'], properties: {in: deep}};
  const schemas = {Sizes: {type: 'object', additionalProperties: {type: 'integer'}}};
  const {value} = generate({type: 'object', properties: {deep, sizes: ref('Sizes')}}, schemas);
  expect(value).toMatchObject({sizes: {property1: 0, property2: 0}});
});

test('a schema that can only be infinite, or that contradicts itself, has no valid value', () => {
  const schemas = {Loop: {type: 'object', required: ['next'], properties: {next: ref('Loop')}}};
  expect(generate(ref('Loop'), schemas).isValid).toBe(false);
  const closed = (name: string) => ({
    ...{type: 'object', additionalProperties: false, required: [name]},
    properties: {[name]: {type: 'string'}},
  });
  const box = {allOf: [closed('label'), closed('shelf')]};
  const value = {box: {label: 'string', shelf: 'string'}};
  expect(generate({properties: {box}, required: ['box']})).toEqual({value, isValid: false});
});

test('requests omit read-only properties, and responses omit write-only ones', () => {
  const schema = {
    required: ['id', 'secret'],
    properties: {id: {type: 'integer', readOnly: true}, secret: {type: 'string', writeOnly: true}},
  };
  expect(generate(schema)).toEqual({value: {secret: 'string'}, isValid: true});
  expect(generate(schema, {}, 'response')).toEqual({value: {id: 0}, isValid: true});
});

test("an author's example is used if it is valid", () => {
  expect(generate({type: 'integer', example: 7, default: 3}).value).toBe(7);
  expect(generate({type: 'integer', example: 'seven', default: 3}).value).toBe(3);
});

test.each<[string, JsonObject]>([
  ['nested repetitions', {type: 'string', pattern: '(((a{1000}){1000}){1000})'}],
  ['nested repetitions with a length', {type: 'string', pattern: '((((a*)*)*)*)*', minLength: 20_000}],
  ['long strings', {type: 'string', minLength: 1e9}],
  ['many items', {type: 'array', minItems: 1e9, items: {type: 'string'}}],
  ['many properties', {type: 'object', minProperties: 1e9, additionalProperties: {type: 'string'}}],
])('%s end without a valid value', (_name, schema) => {
  expect(generate(schema).isValid).toBe(false);
});

test('schemas that are left out because there are too many are reported', () => {
  let choice: unknown = false;
  for (let depth = 0; depth < 15; depth += 1) choice = {oneOf: [choice, choice]};
  const document = new OpenApiDocument({});
  const schema = {properties: {a: {type: 'integer'}, b: choice}};
  expect(generateValue(schema, getGeneration('request', document))).toEqual({value: {a: 0}, isValid: true});
  expect([...document.unsupportedFeatures.keys()]).toEqual([
    'a complete example of a schema that combines thousands of others',
  ]);
});

test('references that only lead to each other allow any value', () => {
  const schema = {type: 'object', required: ['a'], properties: {a: ref('A')}};
  expect(generate(schema, {A: ref('B'), B: ref('A')})).toEqual({value: {a: null}, isValid: true});
});
