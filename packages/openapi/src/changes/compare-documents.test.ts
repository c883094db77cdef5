import type {JsonObject} from '@developer-docs/utils';
import {describe, expect, test} from 'vitest';
import {readApiDocument} from '../model/read-document.js';
import {normalizeDocument} from '../normalize-document.js';
import type {Direction} from '../schemas/directions.js';
import {compareDocuments} from './compare-documents.js';
import {describeChange} from './describe-change.js';
import {changeKinds, type ChangeKind} from './kinds.js';
import type {ApiChange} from './types.js';

const ok = {description: 'Ok'};

const read = (document: JsonObject) =>
  readApiDocument(normalizeDocument({openapi: '3.1.0', info: {title: 'Api', version: '1'}, ...document}));

const compare = (before: JsonObject, after: JsonObject) => compareDocuments(read(before), read(after));

const formatChange = ({place, kind}: ApiChange) => `${kind} ${place.path.join('.')}`.trim();

const withOperation = (operation: JsonObject, rest: JsonObject = {}, path = '/things/{id}'): JsonObject => ({
  paths: {[path]: {post: {operationId: 'create', responses: {200: ok}, ...operation}}},
  ...rest,
});

/**
 * Creates a document that uses a schema in one direction: directly, as a property of a named schema, or of a parameter.
 */
function withSchema(schema: unknown, direction: Direction, components: JsonObject = {}): JsonObject {
  const content = {'application/json': {schema}};
  return withOperation(direction === 'request' ? {requestBody: {content}} : {responses: {200: {...ok, content}}}, {
    components: {schemas: components},
  });
}

const reference = (name: string) => ({$ref: `#/components/schemas/${name}`});
const object = (properties: JsonObject, ...required: readonly string[]) => ({type: 'object', properties, required});
const text = {type: 'string'};
const number = {type: 'number'};
const empty = object({});
const closed = (schema: JsonObject) => ({...schema, additionalProperties: false});

/** Schemas, the kind of the change from the first to the second, and that of the change back if it's another one. */
const schemaCases: [string, unknown, unknown, ChangeKind, ChangeKind?][] = [
  ['types', text, {type: 'integer'}, 'type-changed'],
  ['integers and numbers', {type: 'integer'}, number, 'type-widened', 'type-narrowed'],
  ['any type', {}, object({a: text}, 'a'), 'type-narrowed', 'type-widened'],
  ['null', text, {type: ['string', 'null']}, 'became-nullable', 'became-not-nullable'],
  ['null as an alternative', empty, {oneOf: [empty, {type: 'null'}]}, 'became-nullable', 'became-not-nullable'],
  ['checked formats', {...text, format: 'date'}, {...text, format: 'uuid'}, 'format-changed'],
  ['added formats', text, {...text, format: 'email'}, 'format-added', 'format-removed'],
  ['other formats', {type: 'integer'}, {type: 'integer', format: 'int64'}, 'format-hint-changed'],
  ['values', {...text, enum: ['a']}, {...text, enum: ['a', 'b']}, 'value-added', 'value-removed'],
  ['other values', {...text, enum: ['a']}, {...text, enum: ['b']}, 'values-replaced'],
  ['enumerations', text, {...text, enum: ['a']}, 'values-limited', 'values-no-longer-limited'],
  ['new limits', text, {...text, maxLength: 5}, 'limit-added', 'limit-removed'],
  ['maximum lengths', {...text, maxLength: 9}, {...text, maxLength: 5}, 'limit-tightened', 'limit-loosened'],
  ['exclusive limits', {...number, minimum: 2}, {...number, exclusiveMinimum: 2}, 'limit-tightened', 'limit-loosened'],
  ['multiples', {...number, multipleOf: 2}, {...number, multipleOf: 3}, 'rule-changed'],
  ['unique items', {type: 'array'}, {type: 'array', uniqueItems: true}, 'rule-added', 'rule-removed'],
  ['new patterns', text, {...text, pattern: '^a'}, 'rule-added', 'rule-removed'],
  ['patterns', {...text, pattern: '^[a-z]+$'}, {...text, pattern: '^[b-z]+$'}, 'pattern-changed'],
  ['conditions', {type: 'object'}, {type: 'object', if: {required: ['a']}}, 'rule-added', 'rule-removed'],
  ['properties', empty, object({a: text}), 'property-added', 'property-removed'],
  ['required properties', empty, object({a: text}, 'a'), 'property-required-added', 'property-required-removed'],
  ['requirements', object({a: text}), object({a: text}, 'a'), 'property-became-required', 'property-became-optional'],
  ['items', {type: 'array', items: text}, {type: 'array', items: number}, 'type-changed'],
  ['tuples', {prefixItems: [text]}, {prefixItems: [number]}, 'type-changed'],
  ['other properties', empty, closed(empty), 'other-properties-rejected', 'other-properties-allowed'],
  ['maps', {additionalProperties: text}, {additionalProperties: number}, 'type-changed'],
  ['alternatives', {oneOf: [text, empty]}, {oneOf: [text, empty, number]}, 'alternative-added', 'alternative-removed'],
  ['kinds of alternatives', {anyOf: [text, number]}, {oneOf: [text, number]}, 'rule-added', 'rule-removed'],
  ['defaults', {...text, default: 'a'}, {...text, default: 'b'}, 'default-changed'],
  ['new defaults', text, {...text, default: 'b'}, 'default-added', 'default-removed'],
  ['deprecation', text, {...text, deprecated: true}, 'deprecated', 'no-longer-deprecated'],
  ['descriptions', text, {...text, description: 'A'}, 'description-changed'],
];

const directions = ['request', 'response'] as const;

/** Documents that use a schema in one direction, by where they use it. */
const usages: [string, (schema: unknown, direction: Direction) => JsonObject][] = [
  ['in the body', withSchema],
  ['in a property', (schema, direction) => withSchema(object({own: schema}, 'own'), direction)],
  [
    'behind a reference',
    (schema, direction) =>
      withSchema({type: 'array', items: reference('Own')}, direction, {Own: object({own: schema})}),
  ],
];

function expectChange(before: JsonObject, after: JsonObject, kind: ChangeKind, direction: Direction) {
  const changes = compare(before, after);
  expect(changes).toMatchObject([{kind, level: changeKinds[kind][direction], operations: ['create']}]);
  expect(changes.map((change) => describeChange(change)).join('')).not.toMatch(/\{\w+\}/);
}

describe.each(directions)('schemas of a %s', (direction) => {
  describe.each(usages)('%s', (_usage, use) => {
    test.each(schemaCases)('changes of %s', (_name, first, second, forward, back = forward) => {
      expectChange(use(first, direction), use(second, direction), forward, direction);
      expectChange(use(second, direction), use(first, direction), back, direction);
    });
  });
});

const pets = [reference('Cat'), reference('Dog')];
const cat = {Cat: object({kind: {const: 'cat'}}, 'kind'), Dog: object({kind: {const: 'dog'}}, 'kind')};
const readOnly = {...text, readOnly: true};
const writeOnly = {...text, writeOnly: true};
const byKind = (oneOf: readonly JsonObject[], propertyName = 'kind', more = {}) => ({
  oneOf,
  discriminator: {propertyName, ...more},
});

/** The direction, what changes, the schemas before and after it, and the changes. */
test.each<[Direction, string, unknown, unknown, string?]>([
  ['request', 'a read-only property', object({a: readOnly}), object({a: {...readOnly, maxLength: 1}}, 'a')],
  ['request', 'read-only', object({a: text}), object({a: readOnly}), 'property-removed a'],
  ['request', 'writable', object({a: readOnly}, 'a'), object({a: text}, 'a'), 'property-required-added a'],
  ['response', 'write-only', object({a: text}), object({a: writeOnly}), 'property-removed a'],
  ['request', 'rejected', closed(object({a: text})), closed(object({})), 'property-rejected a'],
  ['request', 'a reference instead of an inline schema', cat.Cat, reference('Cat')],
  ['request', 'an alternative', reference('Cat'), {oneOf: pets}, 'alternative-added'],
  ['response', 'an alternative', reference('Cat'), {oneOf: pets}, 'type-widened'],
  ['response', 'another order', {oneOf: pets}, {oneOf: pets.toReversed()}],
  ['request', 'a single alternative', {oneOf: [reference('Cat')]}, reference('Cat')],
  ['request', 'null', {oneOf: [...pets, {type: 'null'}]}, {anyOf: [{oneOf: pets}, {type: 'null'}]}],
  ['request', 'the type of alternatives', {oneOf: pets}, {type: 'object', oneOf: pets}],
  ['request', 'a mapping', byKind([reference('Cat')]), byKind([reference('Cat')], 'kind', {mapping: {cat: 'Cat'}})],
  ['response', 'a discriminator', byKind(pets), byKind(pets, 'type'), 'discriminator-changed'],
])('%s: %s', (direction, _name, before, after, expected = '') => {
  const changes = compare(withSchema(before, direction, cat), withSchema(after, direction, cat));
  expect(changes.map(formatChange).join(', ')).toBe(expected);
});

const parameter = (name: string, more: JsonObject = {}) => ({name, in: 'query', schema: text, ...more});
const query = (more?: JsonObject) => ({parameters: [parameter('a', more)]});
const list = {type: 'array'};
const json = {'application/json': {schema: text}};
const body = (content: JsonObject, required = false) => ({requestBody: {content, required}});
const header = (more: JsonObject = {}) => ({
  responses: {200: {...ok, headers: {'X-Total': {schema: text, ...more}}}},
});
const schemes = {
  components: {
    securitySchemes: {
      key: {type: 'apiKey', in: 'header', name: 'X-Key'},
      sameKey: {type: 'apiKey', in: 'header', name: 'X-Key'},
      token: {type: 'oauth2', flows: {clientCredentials: {tokenUrl: 'https://a.example', scopes: {}}}},
    },
  },
};
const key = {key: []};
const token = (...scopes: readonly string[]) => ({security: [{token: scopes}]});

const servers = (...urls: readonly string[]) => ({servers: urls.map((url) => ({url}))});
const responses = (more: JsonObject) => ({responses: {200: ok, ...more}});
const failed = {...ok, content: json};
const notification = {post: {responses: {200: ok}}};
const jsonQuery = (schema: JsonObject) => ({
  parameters: [{name: 'a', in: 'query', content: {'application/json': {schema}}}],
});

/** Creates callbacks to one URL, each of which sends its name. */
function sendNames(...names: readonly string[]) {
  const callbacks = names.map((name) => {
    const content = {'application/json': {schema: object({event: {const: name}}, 'event')}};
    return [name, {'{$request.body#/url}': {post: {requestBody: {content}, responses: {204: ok}}}}];
  });
  return {callbacks: Object.fromEntries(callbacks) as JsonObject};
}

/** Operations, the changes from the first to the second, and those back, in any order, if they're others. */
const operationCases: [string, JsonObject, JsonObject, string, string?][] = [
  ['parameters', {}, query(), 'parameter-added', 'parameter-removed'],
  ['required parameters', {}, query({required: true}), 'parameter-required-added', 'parameter-required-removed'],
  ['requirements', query(), query({required: true}), 'parameter-became-required', 'parameter-became-optional'],
  ['headers of requests', {parameters: [parameter('A', {in: 'header'})]}, query({in: 'header'}), ''],
  ['places', query(), query({in: 'cookie'}), 'parameter-removed, parameter-added'],
  ['styles', query({schema: list}), query({explode: false, schema: list}), 'serialization-changed'],
  ['reserved characters', query(), query({allowReserved: true}), 'serialization-changed'],
  [
    'numbers in parameters, which are texts',
    {parameters: [parameter('a', {schema: {...list, items: number}}), parameter('b', {schema: {type: 'boolean'}})]},
    {parameters: [parameter('a', {schema: {...list, items: text}}), parameter('b')]},
    'type-widened [], type-widened',
    'type-narrowed [], type-narrowed',
  ],
  ['numbers in parameters that are JSON', jsonQuery(number), jsonQuery(text), 'type-changed'],
  ['bodies', {}, body(json), 'body-added', 'body-removed'],
  ['required bodies', {}, body(json, true), 'body-required-added', 'body-required-removed'],
  ['requirements of bodies', body(json), body(json, true), 'body-became-required', 'body-became-optional'],
  ['media types', body(json), body({...json, 'text/plain': {}}), 'media-type-added', 'media-type-removed'],
  ['callbacks to one URL', sendNames('a', 'b', 'c'), sendNames('c', 'a'), 'operation-removed', 'operation-added'],
  ['responses', {}, responses({201: ok}), 'response-added', 'success-response-removed'],
  ['errors', {}, responses({404: ok}), 'response-added', 'error-response-removed'],
  ['ranges', responses({404: failed}), responses({'4XX': failed}), '', 'error-response-removed, response-added'],
  ['headers', {}, header(), 'header-added', 'header-removed'],
  ['required headers', {}, header({required: true}), 'header-required-added', 'header-required-removed'],
  ['requirements of headers', header(), header({required: true}), 'header-became-required', 'header-became-optional'],
  ['deprecation', {}, {deprecated: true}, 'deprecated', 'no-longer-deprecated'],
  ['IDs', {}, {operationId: 'other'}, 'operation-id-changed'],
  ['credentials', {}, {security: [key]}, 'security-became-required', 'security-became-optional'],
  ['other credentials', {security: [key]}, {security: [key, {token: []}]}, 'security-added', 'security-removed'],
  ['both keys', {security: [key]}, {security: [{key: [], token: []}]}, 'security-removed, security-added'],
  ['scopes', token('a'), token('a', 'b'), 'scope-added', 'scope-removed'],
  ['servers', servers('https://a.example'), servers('https://a.example/', '/b'), 'server-added', 'server-removed'],
  ['callbacks', {}, {callbacks: {done: {'{$url}': notification}}}, 'operation-added', 'operation-removed'],
];

const split = (changes: string) => changes.split(', ').filter(Boolean);

test.each(operationCases)('%s of operations', (_name, first, second, forward, back = forward) => {
  const [before, after] = [withOperation(first, schemes), withOperation(second, schemes)];
  expect(compare(before, after).map(formatChange).join(', ')).toBe(forward);
  expect(compare(after, before).map(formatChange).sort()).toEqual(split(back).sort());
});

const documentCases: typeof operationCases = [
  ['operations', {paths: {}}, withOperation({}), 'operation-added', 'operation-removed'],
  ['paths', withOperation({}), withOperation({}, {}, '/v2/things/{id}'), 'operation-moved'],
  [
    'names in paths',
    withOperation({parameters: [parameter('id', {in: 'path', required: true})]}),
    withOperation({parameters: [parameter('thing', {in: 'path', required: true})]}, {}, '/things/{thing}'),
    'parameter-renamed',
  ],
  [
    'security schemes',
    withOperation({security: [key]}, schemes),
    withOperation({security: [key]}, {components: {securitySchemes: {key: {type: 'http', scheme: 'bearer'}}}}),
    'security-added, security-removed, security-scheme-changed',
  ],
  [
    'servers',
    {servers: [{url: 'https://{a}.example', variables: {a: {default: 'eu'}}}], paths: {}},
    {...servers('https://eu.example', '/'), paths: {}},
    'server-added',
    'server-removed',
  ],
  ['webhooks', {webhooks: {}}, {webhooks: {done: notification}}, 'operation-added', 'operation-removed'],
];

test.each(documentCases)('%s of documents', (_name, first, second, forward, back = forward) => {
  const listKinds = (before: JsonObject, after: JsonObject) => compare(before, after).map(({kind}) => kind);
  expect(listKinds(first, second).sort()).toEqual(split(forward).sort());
  expect(listKinds(second, first).sort()).toEqual(split(back).sort());
});

test('every kind of change has a case', () => {
  const rows = [...schemaCases, ...operationCases, ...documentCases];
  const tested = rows.flatMap(([, , , forward, back = forward]) =>
    [...split(forward), ...split(back)].map((change) => change.split(' ')[0]),
  );
  const oneWay = /^(?:discriminator-changed|property-rejected)$/;
  expect(Object.keys(changeKinds).filter((kind) => !tested.includes(kind) && !oneWay.test(kind))).toEqual([]);
});

test.each(['webhooks', 'callbacks'])('the API sends the requests of %s', (section) => {
  const create = (requestSchema: unknown, responseSchema: unknown) => {
    const content = (schema: unknown) => ({'application/json': {schema}});
    const operation = {
      operationId: 'notify',
      parameters: [parameter('X-Id', {in: 'header', required: true})],
      requestBody: {content: content(requestSchema)},
      responses: {200: {...ok, content: content(responseSchema)}},
    };
    return section === 'webhooks'
      ? {webhooks: {done: {post: operation}}}
      : withOperation({callbacks: {done: {'{$url}': {post: operation}}}});
  };
  const few = {...text, enum: ['a']};
  const many = {...text, enum: ['a', 'b']};
  const changes = compare(create(few, few), create(many, many));
  expect(changes.map(({kind, level}) => [kind, level])).toEqual([
    ['value-added', 'warning'],
    ['value-added', 'addition'],
  ]);
});

test('a schema that requests and responses use is judged for each, with the operations that use it', () => {
  const create = (name: JsonObject, title: string) => {
    const content = {'application/json': {schema: reference('Order')}};
    return {
      paths: {
        '/orders': {post: {operationId: 'create', requestBody: {content}, responses: {200: ok}}},
        '/orders/{id}': {get: {operationId: 'get', responses: {200: {...ok, content}}}},
        '/health': {get: {operationId: 'health', responses: {200: ok}}},
      },
      components: {
        schemas: {Order: object({item: reference('Item')}), Item: object({name: {...name, description: title}})},
      },
    };
  };
  const changes = compare(create(text, 'A'), create({...text, enum: ['a']}, 'B'));
  expect(changes).toMatchObject([
    {kind: 'description-changed', operations: ['create', 'get']},
    {kind: 'values-limited', direction: 'request', level: 'breaking', operations: ['create']},
    {kind: 'values-limited', direction: 'response', level: 'addition', operations: ['get']},
  ]);
  expect(new Set(changes.map(({id}) => id)).size).toBe(3);
  expect(changes[0]?.place).toEqual({schema: 'Item', path: ['name']});
});

test('documents of OpenAPI 3.0 and 3.1 with the same model have no changes', () => {
  const old = object({
    a: {...text, nullable: true},
    b: {...number, minimum: 0, exclusiveMinimum: true},
    c: {...reference('Cat'), nullable: true},
  });
  const current = object({
    a: {type: ['string', 'null']},
    b: {...number, exclusiveMinimum: 0},
    c: {anyOf: [reference('Cat'), {type: 'null'}]},
  });
  for (const direction of directions) {
    expect(
      compare({...withSchema(old, direction, cat), openapi: '3.0.3'}, withSchema(current, direction, cat)),
    ).toEqual([]);
  }
});

test('recursive schemas are compared once', () => {
  const create = (leaf: JsonObject): JsonObject => {
    const node = object({leaf, next: reference('Node'), list: {type: 'array', items: reference('Other')}});
    return withSchema({oneOf: [node, reference('Alternatives')]}, 'request', {
      Node: node,
      Other: {allOf: [reference('Node'), object({other: reference('Other')})]},
      Alternatives: {oneOf: [reference('Alternatives'), reference('Node')]},
    });
  };
  expect(compare(create(text), create(text))).toEqual([]);
  expect(compare(create(text), create(number)).map(({kind}) => kind)).toContain('type-changed');
});
