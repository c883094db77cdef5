import type {JsonObject} from '@developer-docs/utils';
import {describe, expect, test} from 'vitest';
import {normalizeDocument} from '../normalize-document.js';
import {readApiDocument} from './read-document.js';
import type {Schema} from './types.js';

function readModel(root: JsonObject) {
  const document = normalizeDocument(root);
  return {document: readApiDocument(document), unsupported: [...document.unsupportedFeatures.keys()]};
}

/** Reads a schema. `otherSchemas` are additional schemas under `components/schemas`. */
function read(schema: JsonObject, otherSchemas: Readonly<Record<string, JsonObject>> = {}) {
  const schemas = {Subject: schema, ...otherSchemas};
  const {document, unsupported} = readModel({openapi: '3.1.0', components: {schemas}});
  const model = document.schemas.get('Subject');
  if (model === undefined) throw new Error("The schema isn't in the model.");
  return {model, unsupported};
}

const getPropertyNames = (schema: Schema) => schema.properties.map(({name}) => name);
const toReference = (name: string) => ({$ref: `#/components/schemas/${name}`});

describe('schemas', () => {
  test('merges the members of an allOf and keeps the stricter constraint', () => {
    const {model} = read(
      {allOf: [toReference('Base'), {properties: {b: {type: 'string'}}, required: ['b'], maxProperties: 2}]},
      {Base: {type: 'object', maxProperties: 5, properties: {a: {type: 'integer'}}}},
    );
    expect(getPropertyNames(model)).toEqual(['a', 'b']);
    expect(model.properties.map(({isRequired}) => isRequired)).toEqual([false, true]);
    expect(model.constraints).toEqual([{kind: 'fieldCount', maximum: 2}]);
  });

  test.each(['anyOf', 'oneOf'])('an alternative of %s that is only nullable is null', (keyword) => {
    const named = {Named: {type: 'object', properties: {nullable: {type: 'string'}}}};
    const choice = (alternative: JsonObject) => read({[keyword]: [toReference('Named'), alternative]}, named).model;
    for (const alternative of [{nullable: true}, {description: 'None', nullable: true}]) {
      expect(choice(alternative)).toMatchObject({types: ['object', 'null'], ref: 'Named'});
    }
    expect(choice({nullable: true, type: 'string'}).types).not.toContain('null');
    // Alone, it's any value.
    expect(read({type: 'object', properties: {a: {nullable: true}}}).model.properties[0]?.schema.types).toEqual([]);
  });

  test('null is a type instead of an alternative', () => {
    const schemas = {Named: {type: 'object'}, Other: {type: 'string'}};
    const choose = (...alternatives: readonly JsonObject[]) => read({oneOf: alternatives}, schemas).model;
    for (const none of [{type: 'null'}, {const: null}, {enum: [null]}]) {
      expect(choose(none, toReference('Named'))).toMatchObject({ref: 'Named', types: ['object', 'null']});
      const choice = choose(toReference('Named'), none, toReference('Other'));
      expect(choice.types).toEqual(['null']);
      expect(choice.alternatives.map(({variants}) => variants.map(({schema}) => schema.ref))).toEqual([
        ['Named', 'Other'],
      ]);
    }
    expect(choose({}, {type: 'null'}).types).toEqual([]);
    expect(read({type: 'object', oneOf: [toReference('Named'), {type: 'null'}]}, schemas).model.types).toEqual([
      'object',
    ]);
  });

  test("keeps all constraints of an allOf that can't be merged", () => {
    const others = {allOf: [{pattern: '^.{3}$'}, {pattern: '^a'}]};
    const uri = {type: 'string', pattern: '^a', format: 'uri'};
    const {model} = read({allOf: [uri, {pattern: 'b$', format: 'iri'}, others]});
    expect(model).toMatchObject({types: ['string'], format: 'uri'});
    expect(model.constraints).toEqual([
      {kind: 'pattern', code: '^a'},
      {kind: 'keyword', keyword: 'format', code: 'iri'},
      ...['b$', '^.{3}$'].map((code) => ({kind: 'pattern', code})),
    ]);
  });

  test.each([
    [[{exclusiveMinimum: 1}, {exclusiveMinimum: 5}], {minimum: {value: 5, isExclusive: true}}],
    [[{minimum: 5, exclusiveMinimum: true}, {minimum: 6}], {minimum: {value: 6, isExclusive: false}}],
    [[{maximum: 5, exclusiveMaximum: true}, {maximum: 5}], {maximum: {value: 5, isExclusive: true}}],
    [[{maximum: 9, exclusiveMaximum: false}, {exclusiveMaximum: 20}], {maximum: {value: 9, isExclusive: false}}],
  ])('merges the bounds of %j', (allOf, range) => {
    expect(read({allOf}).model.constraints).toEqual([{kind: 'range', ...range}]);
  });

  test('joins the descriptions of an allOf, except those of named schemas and overridden properties', () => {
    const other = toReference('Other');
    const parent = {description: 'Mine.', allOf: [other, {description: 'One.'}, {allOf: [{description: 'Two.'}]}]};
    const name = {description: 'The name.'};
    const {model} = read(
      {allOf: [{description: 'A.', properties: {parent, name: {description: 'A name.'}}}, other, {description: 'B.'}]},
      {Other: {type: 'object', description: 'Other.', properties: {name}}},
    );
    expect(model.description).toBe('A.\n\nB.');
    expect(model.properties.map(({schema}) => schema.description)).toEqual(['A name.', 'Mine.\n\nOne.\n\nTwo.']);
  });

  test('reads an allOf that contains itself', () => {
    const self = toReference('Subject');
    const other = toReference('Other');
    const {model} = read(
      {allOf: [self, {properties: {a: {}, me: self, other}}]},
      {Other: {allOf: [toReference('Third')]}, Third: {allOf: [other, {properties: {b: {}}}]}},
    );
    expect(getPropertyNames(model)).toEqual(['a', 'me', 'other']);
    expect(model.properties.slice(1).map(({schema}) => schema.ref)).toEqual(['Subject', 'Other']);
  });

  test('keeps a reference with sibling annotations as a reference', () => {
    const {model} = read(
      {properties: {child: {...toReference('Other'), description: 'Mine.'}}},
      {Other: {type: 'object', description: 'Its own.', properties: {x: {type: 'string'}}}},
    );
    const expected = {ref: 'Other', description: 'Mine.', types: ['object'], properties: []};
    expect(model.properties[0]?.schema).toMatchObject(expected);
  });

  test('stops recursion through references and through allOf', () => {
    const self = toReference('Subject');
    expect(read({properties: {next: self}}).model.properties[0]?.schema.ref).toBe('Subject');
    const next = {allOf: [self, {properties: {extra: {type: 'string'}}}]};
    const {model, unsupported} = read({properties: {next}});
    expect(getPropertyNames(model)).toEqual(['next']);
    expect(unsupported).toContain('the structure of an "allOf" that contains itself');
  });

  test('distinguishes alternatives by a discriminator, or by a constant in each one', () => {
    const createVariant = (value: string): JsonObject => ({type: 'object', properties: {kind: {const: value}}});
    const variants = (...values: readonly string[]) => values.map((value) => ({discriminatorValues: [value]}));
    const otherSchemas = {A: createVariant('a'), B: createVariant('b')};
    const oneOf = [toReference('A'), toReference('B')];
    const [plain] = read({oneOf}, otherSchemas).model.alternatives;
    expect(plain).toMatchObject({kind: 'oneOf', discriminator: 'kind', variants: variants('a', 'b')});
    const discriminator = {propertyName: 'sort', mapping: {first: '#/components/schemas/A', second: 'B'}};
    const [mapped] = read({oneOf, discriminator}, otherSchemas).model.alternatives;
    expect(mapped).toMatchObject({discriminator: 'sort', variants: variants('first', 'second')});
    // The property is declared a second time, without the constant.
    const described = (name: string) => ({
      allOf: [{properties: {kind: {const: name}}}, {properties: {kind: {type: 'string', description: 'The kind.'}}}],
    });
    expect(read({oneOf: [described('a'), described('b')]}).model.alternatives).toMatchObject([
      {discriminator: 'kind', variants: variants('a', 'b')},
    ]);
  });
});

describe('operations', () => {
  const readOperation = (raw: JsonObject) =>
    readModel({openapi: '3.1.0', paths: {'/a/{id}': {get: raw}}}).document.operations[0];

  test('reads all three forms of examples', () => {
    const readMedia = (raw: JsonObject) =>
      readOperation({responses: {200: {description: 'Ok.', content: {'application/json': raw}}}})?.responses[0]
        ?.content[0]?.examples;
    const one = {summary: 'One', value: 1};
    expect(readMedia({examples: {one}})).toMatchObject([{name: 'one', ...one}]);
    expect(readMedia({example: 2})).toMatchObject([{name: 'default', value: 2, isGenerated: false}]);
    expect(readMedia({schema: {type: 'integer', examples: [3]}})).toMatchObject([{value: 3, isGenerated: false}]);
    expect(readMedia({schema: {properties: {a: {type: 'string'}}}})).toMatchObject([{isGenerated: true}]);
  });

  test.each(['multipart/form-data', 'application/xml'])('ends for a %s body that contains itself', (type) => {
    const log = {allOf: [{...toReference('Log'), description: 'A log.'}], properties: {page: {}}};
    const post = {requestBody: {content: {[type]: {schema: toReference('Log')}}}, responses: {}};
    const root = {openapi: '3.1.0', paths: {'/a': {post}}, components: {schemas: {Log: log}}};
    const [operation] = readModel(root).document.operations;
    expect(operation?.requestBody?.content[0]?.schema).toBeDefined();
  });
});

test('groups of tags are read as their parents, in the order of the groups', () => {
  const {document} = readModel({
    openapi: '3.0.3',
    tags: [{name: 'a'}, {name: 'b', 'x-displayName': 'Bees'}, {name: 'c', parent: 'a'}, {name: 'd'}, {name: 'e'}],
    'x-tagGroups': [
      {name: 'Bees', tags: ['b']},
      // The name of a group can be that of a tag, and a tag can be in two groups, or missing.
      {name: 'd', tags: ['e', 'd', 'missing', 'e']},
      {name: 'Rest', tags: ['c', 'd', 'undeclared']},
      {name: 'Nothing', tags: ['missing']},
      'Odd',
    ],
    paths: {'/x': {get: {tags: ['undeclared'], responses: {}}}},
  });
  expect(document.tags.map(({name, title, parent = ''}) => [name, title, parent])).toEqual([
    ['b', 'Bees', ''],
    ['d-2', 'd', ''],
    ['e', 'e', 'd-2'],
    ['d', 'd', 'd-2'],
    ['Rest', 'Rest', ''],
    ['c', 'c', 'a'],
    ['undeclared', 'undeclared', 'Rest'],
    ['a', 'a', ''],
  ]);
});

test('a tag that is declared repeatedly is read once, with all of its texts', () => {
  const externalDocs = {url: 'https://docs.example'};
  const b = (description: string) => ({name: 'b', description});
  const tags = [{name: 'a'}, b('B'), {name: 'a', description: 'A', externalDocs}, b('C')];
  const paths = {'/x': {get: {tags: ['a', 'b', 'c', 'c'], responses: {}}}};
  const {document} = readModel({openapi: '3.0.3', tags, paths});
  expect(document.tags).toEqual([
    {name: 'a', title: 'a', description: 'A', externalDocs},
    {name: 'b', title: 'b', description: 'B\n\nC'},
    {name: 'c', title: 'c'},
  ]);
});

test('titles have no characters that change the direction of the text around them', () => {
  const hostile = (text: string) => `\u202E${text}\u202D\u2066\u2067\u2068\u202A\u202B`;
  const rtl = '\u200Fכלב\u200E API';
  const {document} = readModel({
    openapi: '3.1.0',
    info: {title: hostile('Pets')},
    tags: [{name: hostile('a'), summary: hostile('Tag')}, {name: rtl}],
    paths: {
      '/a': {get: {summary: hostile('List'), parameters: [{name: 'x', in: 'query', schema: {title: hostile('X')}}]}},
    },
  });
  expect(document).toMatchObject({
    title: 'Pets',
    // Names identify things, so they're unchanged.
    tags: [{name: hostile('a'), title: 'Tag'}, {title: rtl}],
    operations: [{summary: 'List', parameters: [{schema: {title: 'X'}}]}],
  });
});

test.each([
  [{limit: 120, window: 60}, '"calls";q=120;w=60'],
  [{limit: 10, window: 3600, bucket: 'account'}, '"calls";q=10;w=3600'],
  ['20 per minute', 'shared'],
])('the example of RateLimit-Policy is the operation’s own limit: %j', (rateLimit, expected) => {
  const header = {schema: {type: 'string'}, example: 'shared'};
  const responses = {'200': {description: 'OK', headers: {'ratelimit-policy': header, 'X-Other': header}}};
  const {document} = readModel({openapi: '3.1.0', paths: {'/a': {get: {'x-rate-limit': rateLimit, responses}}}});
  const headers = document.operations[0]?.responses[0]?.headers ?? [];
  expect(headers.map(({examples}) => examples[0]?.value)).toEqual([expected, 'shared']);
});

test('callbacks that lead to each other end where they repeat', () => {
  const names = Array.from({length: 30}, (_, index) => `event${index}`);
  const callbacks = Object.fromEntries(
    names.map((name) => [name, {'{$url}': {$ref: `#/components/pathItems/${name}`}}]),
  );
  const {document} = readModel({
    openapi: '3.1.0',
    paths: {'/a': {get: {callbacks: {...callbacks, again: callbacks.event0}}}},
    components: {pathItems: Object.fromEntries(names.map((name) => [name, {post: {callbacks}}]))},
  });
  const listed = document.operations[0]?.callbacks ?? [];
  expect(listed).toHaveLength(31);
  expect(listed.flatMap((callback) => callback.callbacks)).toEqual([]);
});

const scan = {type: 'string', contentMediaType: 'image/png'};

test.each<[string, JsonObject, boolean]>([
  ['an image', scan, true],
  ['an image or null', {anyOf: [scan, {type: 'null'}]}, true],
  ['an image as Base64', {...scan, contentEncoding: 'base64'}, false],
])('recognizes whether a body is a file: %s', (_name, schema, isFile) => {
  const post = {requestBody: {content: {'image/png': {schema}}}};
  const {document} = readModel({openapi: '3.1.0', paths: {'/scan': {post}}});
  expect(document.operations[0]?.requestBody?.content[0]?.isFile).toBe(isFile);
});
