import {describe, expect, test} from 'vitest';
import {JsonDocument} from '../../json/document';
import type {JsonObject} from '../../json/json';
import {readApiDocument} from './read-document';
import type {Schema} from './types';

function readModel(root: JsonObject) {
  const document = new JsonDocument(root);
  return {document: readApiDocument(document), unsupported: document.unsupportedFeatures};
}

/** Reads one schema; `others` are the other schemas under `components/schemas`. */
function read(schema: JsonObject, others: Readonly<Record<string, JsonObject>> = {}) {
  const {document, unsupported} = readModel({openapi: '3.1.0', components: {schemas: {It: schema, ...others}}});
  const it = document.schemas.get('It');
  if (it === undefined) {
    throw new Error('The schema is not in the model.');
  }
  return {it, unsupported};
}

const names = (schema: Schema) => schema.properties.map(({name}) => name);

describe('schemas', () => {
  test('unites the members of an allOf and keeps the stricter constraint', () => {
    const {it} = read(
      {
        allOf: [
          {$ref: '#/components/schemas/Base'},
          {properties: {b: {type: 'string'}}, required: ['b'], maxProperties: 2},
        ],
      },
      {Base: {type: 'object', maxProperties: 5, properties: {a: {type: 'integer'}}}},
    );
    expect(names(it)).toEqual(['a', 'b']);
    expect(it.properties.map(({isRequired}) => isRequired)).toEqual([false, true]);
    expect(it.constraints).toEqual([{label: 'Size', text: 'at most 2 fields', isCode: false}]);
  });

  test.each([
    [{type: 'array', minItems: 1, maxItems: 4, uniqueItems: true}, 'Length', '1 to 4 items, unique'],
    [{type: 'array', uniqueItems: true}, 'Items', 'unique'],
    [{type: 'string', minLength: 1}, 'Length', 'at least 1 character'],
    [{type: 'string', minLength: 0, maxLength: 80}, 'Length', 'at most 80 characters'],
  ])('describes %j as %s: %s', (schema, label, text) => {
    expect(read(schema).it.constraints).toEqual([{label, text, isCode: false}]);
  });

  test('keeps a reference with annotations beside it as a reference', () => {
    const {it} = read(
      {properties: {child: {$ref: '#/components/schemas/Other', description: 'Mine.'}}},
      {Other: {type: 'object', description: 'Its own.', properties: {x: {type: 'string'}}}},
    );
    expect(it.properties[0]?.schema).toMatchObject({
      ref: 'Other',
      description: 'Mine.',
      types: ['object'],
      properties: [],
    });
  });

  test('narrows an enumeration by a constant beside the reference', () => {
    const {it} = read(
      {properties: {status: {$ref: '#/components/schemas/Status', const: 'on'}}},
      {Status: {type: 'string', enum: ['on', 'off'], 'x-values': {on: {description: 'It works.'}}}},
    );
    expect(it.properties[0]?.schema).toMatchObject({
      const: 'on',
      enumValues: [{value: 'on', description: 'It works.'}],
    });
  });

  test('ends recursion, through references and through allOf', () => {
    const self = '#/components/schemas/It';
    expect(read({properties: {next: {$ref: self}}}).it.properties[0]?.schema.ref).toBe('It');
    const {it, unsupported} = read({
      properties: {next: {allOf: [{$ref: self}, {properties: {extra: {type: 'string'}}}]}},
    });
    expect(names(it)).toEqual(['next']);
    expect(unsupported.map(({feature}) => feature)).toContain('an "allOf" that contains itself: shown as a link');
  });

  test.each([
    [{type: ['string', 'null']}, ['string', 'null']],
    [{type: 'string', nullable: true}, ['string', 'null']],
    [{oneOf: [{type: 'string'}, {type: 'null'}]}, ['string', 'null']],
    [{type: ['string', 'integer']}, ['string', 'integer']],
  ])('reads the types of %j', (schema, types) => {
    expect(read(schema).it.types).toEqual(types);
    expect(read(schema).it.alternatives).toEqual([]);
  });

  test('tells alternatives apart by a discriminator, or by a constant that each has', () => {
    const variant = (value: string): JsonObject => ({type: 'object', properties: {kind: {const: value}}});
    const others = {A: variant('a'), B: variant('b')};
    const oneOf = [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}];
    const [plain] = read({oneOf}, others).it.alternatives;
    expect(plain).toMatchObject({
      kind: 'oneOf',
      discriminator: 'kind',
      variants: [{discriminatorValues: ['a']}, {discriminatorValues: ['b']}],
    });
    const discriminator = {propertyName: 'sort', mapping: {first: '#/components/schemas/A', second: 'B'}};
    const [mapped] = read({oneOf, discriminator}, others).it.alternatives;
    expect(mapped).toMatchObject({
      discriminator: 'sort',
      variants: [{discriminatorValues: ['first']}, {discriminatorValues: ['second']}],
    });
  });

  test('reads tuples, maps, closed objects and alternatives that only require a field', () => {
    expect(read({type: 'array', prefixItems: [{type: 'string'}, {type: 'number'}]}).it.prefixItems).toHaveLength(2);
    expect(read({type: 'object', additionalProperties: {type: 'integer'}}).it.additionalProperties).toMatchObject({
      types: ['integer'],
    });
    expect(read({type: 'object', additionalProperties: false}).it.additionalProperties).toBe(false);
    const {it} = read({oneOf: [{required: ['a']}, {required: ['b']}]});
    expect(it.alternatives[0]?.variants.map(({label}) => label)).toEqual(['with a', 'with b']);
  });

  test('reports unsupported features', () => {
    expect(read({if: {type: 'string'}, then: {minLength: 1}}).unsupported).toContainEqual({
      pointer: '#/components/schemas/It',
      feature: 'the keyword "if"',
    });
  });
});

describe('operations', () => {
  const operation = (raw: JsonObject, item: JsonObject = {}) => {
    const {document, unsupported} = readModel({openapi: '3.1.0', paths: {'/a/{id}': {...item, get: raw}}});
    return {operation: document.operations[0], unsupported};
  };

  test('adds the parameters of the path, which the operation can override', () => {
    const shared = {name: 'id', in: 'path', required: true, schema: {type: 'string'}};
    const own = {...shared, description: 'Own.'};
    const found = operation(
      {parameters: [{name: 'q', in: 'query', schema: {}}, own]},
      {parameters: [shared]},
    ).operation;
    expect(found?.parameters.map(({name, description}) => [name, description])).toEqual([
      ['id', 'Own.'],
      ['q', undefined],
    ]);
  });

  test('reads all three forms of examples', () => {
    const media = (raw: JsonObject) =>
      operation({responses: {200: {description: 'Ok.', content: {'application/json': raw}}}}).operation?.responses[0]
        ?.content[0]?.examples;
    expect(media({examples: {one: {summary: 'One', value: 1}}})).toMatchObject([
      {name: 'one', summary: 'One', value: 1},
    ]);
    expect(media({example: 2})).toMatchObject([{name: 'default', value: 2, isGenerated: false}]);
    expect(media({schema: {type: 'integer', examples: [3]}})).toMatchObject([{value: 3, isGenerated: false}]);
    expect(media({schema: {type: 'object', properties: {a: {type: 'string'}}}})).toMatchObject([{isGenerated: true}]);
  });

  test('reads callbacks and names links', () => {
    const {operation: found, unsupported} = operation({
      callbacks: {done: {'{$request.body#/url}': {post: {summary: 'Done', responses: {}}}}},
      responses: {200: {description: 'Ok.', links: {next: {operationId: 'x'}}}},
    });
    expect(found?.callbacks).toMatchObject([{kind: 'callback', method: 'post', summary: 'Done'}]);
    expect(unsupported.map(({feature}) => feature)).toEqual(['links between operations']);
  });
});
