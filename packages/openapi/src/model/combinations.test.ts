import type {JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {OpenApiDocument} from '../document.js';
import {generateValue} from '../examples/generate.js';
import {getGeneration} from '../examples/generation.js';
import {readApiDocument} from './read-document.js';
import {toXml} from './xml.js';

// Each document has 31 schemas, each of which refers twice to the next one: there are 2^30 ways from the first to the
// last.

const count = 31;

const kinds: Readonly<Record<string, (next: JsonObject) => JsonObject>> = {
  allOf: (next) => ({allOf: [next, next]}),
  'nested allOf': (next) => ({allOf: [{allOf: [next]}, {allOf: [next]}]}),
  oneOf: (next) => ({oneOf: [next, next]}),
  'oneOf without a valid value': (next) => ({oneOf: [next, {...next, title: 'b'}], allOf: [{not: {}}]}),
  'several anyOf': (next) => ({allOf: [{anyOf: [next, next]}, {anyOf: [next, next]}]}),
  conditions: (next) => ({if: next, then: next, else: next}),
  'required properties': (next) => ({type: 'object', required: ['a', 'b'], properties: {a: next, b: next}}),
  items: (next) => ({type: 'array', minItems: 2, items: next}),
  'copied properties': (next) => {
    const copy = {allOf: [next, {properties: {x: {type: 'string'}}}]};
    return {type: 'object', properties: {a: copy, b: copy}};
  },
  discriminator: (next) => ({
    oneOf: [next, {allOf: [next]}],
    discriminator: {propertyName: 'kind'},
    properties: {kind: {type: 'string'}},
  }),
};

test.each(Object.entries(kinds))(
  'a document with 2^30 combinations is read: %s',
  (_name, create) => {
    const reference = (index: number) => ({$ref: `#/components/schemas/S${index}`});
    const schemas = Object.fromEntries(
      Array.from({length: count}, (_, index) => [
        `S${index}`,
        index === count - 1
          ? {type: 'object', properties: {leaf: {type: 'string', example: 'x'}}}
          : create(reference(index + 1)),
      ]),
    );
    const content = {'application/json': {schema: reference(0)}, 'multipart/form-data': {schema: reference(0)}};
    const paths = {'/x': {post: {requestBody: {content}, responses: {}}}};
    const document = new OpenApiDocument({openapi: '3.1.0', paths, components: {schemas}});
    const model = readApiDocument(document);
    const {value} = generateValue(reference(0), getGeneration('request', document));
    const text = JSON.stringify(value ?? null) + toXml(value ?? null, reference(0), document);
    expect(model.schemas.size).toBe(count);
    expect(text.length).toBeLessThan(2_000_000);
    for (const pointer of [...document.unsupportedFeatures.values()].flatMap((pointers) => [...pointers])) {
      expect(pointer).toMatch(/^#\/components\/schemas\/S\d+|^#\/paths/);
    }
    // Without a limit, it would take minutes, and too much memory.
  },
  120_000,
);
