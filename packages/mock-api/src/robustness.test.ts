import {expect, test} from 'vitest';
import {createDocument, json, jsonBody, ok, startMock} from './fixtures/start-mock.js';
import type {DocumentsByName} from './index.js';
import {compileValidators, generateValidatorModules} from './node/index.js';

const header = {required: true, schema: {type: 'string', example: 'naïve 日本\n🎨'}};
const tree = {type: 'array', items: {$ref: '#/components/schemas/Tree'}};
const zoo = createDocument(
  {$ref: '#/components/schemas/Tree'},
  {schemas: {Tree: tree}, responses: {200: {description: 'Ok', headers: {'X-Name': header}}}},
);

const post = (body: BodyInit, send = startMock({zoo})) => send('POST', '/things', undefined, jsonBody(body));

test.each([
  ['arrays', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
])('rejects JSON with too many nested %s', async (_name, text) => {
  const message = expect.stringContaining('more than 500 levels') as string;
  expect(await post(text)).toMatchObject({status: 400, text: message});
});

test('stops reading a body that is too large', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1_000));
      if (sent === 1_000) controller.close();
    },
  });
  const send = startMock({zoo}, {extension: () => ({maxBodyBytes: 5_000})});
  expect(await post(body, send)).toMatchObject({status: 413});
  expect(sent).toBeLessThan(20);
});

test('a client that cancels its request causes no internal error', async () => {
  const pull = (controller: ReadableStreamDefaultController) =>
    controller.error(new DOMException('Canceled', 'AbortError'));
  expect((await post(new ReadableStream({pull}))).text).not.toContain('Internal');
});

test("header values that aren't Latin-1 are sent as UTF-8", async () => {
  const response = await post('[]');
  expect(response.status).toBe(200);
  const bytes = Uint8Array.from(response.headers.get('X-Name') ?? '', (character) => character.charCodeAt(0));
  expect(new TextDecoder().decode(bytes)).toBe('naïve 日本 🎨');
});

test('headers of handlers can be numbers and flags', async () => {
  const headers = {'X-Share': {schema: {type: 'number'}}, 'X-Last': {schema: {type: 'boolean'}}};
  const documents = {zoo: createDocument({}, {responses: {204: {description: 'Ok', headers}}})};
  const response = {status: 204, body: undefined, headers: {'X-Share': '0.5', 'X-Last': 'true'}};
  const send = startMock(documents, {extension: () => ({handlers: {send: () => response}})});
  expect(await post('{}', send)).toMatchObject({status: 204});
});

/** Creates a document whose only operation has a body with a schema. */
const createDocuments = (schema: object, schemas: object = {}, responses: object = ok) => ({
  zoo: createDocument(schema, {schemas, responses}),
});

/** Starts a mock, collects the messages about schemas that it can't check, and precompiles the validators. */
function startWithMessages(documents: DocumentsByName) {
  const messages: string[] = [];
  const validators = compileValidators(documents, (message) => messages.push(message));
  const precompile = () => {
    const skipped: string[] = [];
    const [code] = generateValidatorModules(documents, (message) => skipped.push(message));
    expect(skipped.sort()).toEqual(messages.toSorted());
    return code;
  };
  return {send: startMock(documents, {validators}), messages, precompile};
}

test('a pattern with catastrophic backtracking is skipped, and others are checked', async () => {
  const properties = {
    evil: {type: 'string', pattern: '^(a+)+$'},
    slug: {type: 'string', pattern: '^[a-z]+(-[a-z]+)*$'},
  };
  const patternProperties = {'^(x|x)*$': {type: 'integer'}, '^n': {properties: {inner: {pattern: '^(b+)+$'}}}};
  const documents = createDocuments({type: 'object', properties, patternProperties});
  const {send, messages, precompile} = startWithMessages(documents);
  const pointer = '#/paths/~1things/post/requestBody/content/application~1json/schema';
  expect(messages.sort()).toEqual([
    expect.stringContaining(`zoo: the pattern ^(a+)+$ isn't checked (${pointer}/properties/evil), because it takes`),
    expect.stringContaining(`the pattern ^(b+)+$ isn't checked (${pointer}/patternProperties/^n/properties/inner)`),
    expect.stringContaining(`zoo: the pattern ^(x|x)*$ isn't checked (${pointer}), because it takes too long`),
  ]);
  const names = {[`${'x'.repeat(5_000)}!`]: '', n: {inner: `${'b'.repeat(5_000)}!`}};
  const body = JSON.stringify({evil: `${'a'.repeat(5_000)}!`, slug: 'Not a slug', ...names});
  const response = await post(body, send);
  expect(response.status).toBe(422);
  expect(response.text).toContain('"pointer":"/slug"');
  expect(messages).toHaveLength(3);
  const code = precompile();
  expect(code).toContain('^[a-z]+(-[a-z]+)*$');
  expect(code).not.toContain('(a+)+');
});

test("a pattern that JavaScript doesn't support doesn't turn off validation", async () => {
  const properties = {odd: {pattern: '(?i)^abc$'}, size: {type: 'integer'}};
  const schema = {properties, patternProperties: {'(?i)^abc$': {}}, additionalProperties: false};
  const {send, messages, precompile} = startWithMessages(createDocuments(schema));
  expect(await post('{"size":"wide"}', send)).toMatchObject({status: 422});
  expect(await post('{"size":1,"odd":"any","other":"any"}', send)).toMatchObject({status: 200});
  expect(messages).toEqual([
    expect.stringMatching(/^zoo: the pattern .* isn't checked .*JavaScript doesn't support it/),
  ]);
  expect(precompile()).toContain('"integer"');
});

test.each([
  ['type', 'date'],
  ['required', true],
  ['enum', []],
  ['properties', null],
  ['minimum', '1'],
  ['format', 5],
  ['uniqueItems', 'yes'],
])('a field whose keyword %s is %j does not keep other fields from being checked', async (key, value) => {
  const properties = {odd: {[key]: value, maxLength: 3}, type: {type: 'string'}, required: {type: 'integer'}};
  const {send, messages} = startWithMessages(createDocuments({properties}));
  expect(await post('{"required":"a"}', send)).toMatchObject({status: 422});
  expect(await post('{"odd":"long"}', send)).toMatchObject({status: 422});
  expect(await post('{"odd":"abc","type":"a"}', send)).toMatchObject({status: 200});
  expect(messages).toEqual([
    expect.stringMatching(new RegExp(`^zoo#/.*/properties/odd: "${key}" is ignored, because it can't be `)),
  ]);
});

test("a schema that can't be compiled is named", async () => {
  const {send, messages} = startWithMessages(createDocuments({properties: {size: {$dynamicRef: 'x'}}}));
  await post('{}', send);
  await post('{}', send);
  expect(messages).toEqual([expect.stringMatching(/^Any value for zoo#\/paths\/.* is accepted, because its schema/)]);
});

test.each<[string, (next: object) => object]>([
  ['allOf', (next) => ({allOf: [next, {...next, title: 'Again'}]})],
  ['oneOf', (next) => ({oneOf: [next, {allOf: [next]}]})],
  ['conditions', (next) => ({if: next, then: next, else: next})],
  ['dependencies', (next) => ({dependentSchemas: {a: next, b: {not: {not: next}}}})],
])('a body is validated although its schema has 2^40 combinations: %s', async (_name, create) => {
  const createSchema = (index: number) =>
    index === 40 ? {type: 'object'} : create({$ref: `#/components/schemas/S${index + 1}`});
  const schemas = Object.fromEntries(Array.from({length: 41}, (_, index) => [`S${index}`, createSchema(index)]));
  const body = {type: 'object', properties: {tree: {$ref: '#/components/schemas/S0'}, size: {type: 'integer'}}};
  const {send, messages} = startWithMessages(createDocuments(body, schemas));
  const size = expect.stringContaining('/size') as string;
  expect(await post('{"tree":{"a":1,"b":1},"size":"wide"}', send)).toMatchObject({status: 422, text: size});
  expect(messages.length).toBeGreaterThan(0);
  expect(messages[0]).toMatch(/^zoo#\/components\/schemas\/S\d+.*: the schemas that this one combines aren't checked/);
});

test.each<[string, object]>([
  ['allOf', {allOf: [{$ref: '#/components/schemas/Cat'}]}],
  ['alternatives', {oneOf: [{$ref: '#/components/schemas/Cat'}], discriminator: {propertyName: 'kind'}}],
])('a schema that combines itself is named, and the rest is checked: %s', async (_name, combination) => {
  const pet = {$ref: '#/components/schemas/Pet'};
  const example = {kind: 'Cat', meow: 1};
  const base = {type: 'object', required: ['kind'], properties: {kind: {type: 'string'}}};
  const schemas = {
    Pet: {...base, ...combination, unevaluatedProperties: false},
    Cat: {allOf: [pet, {type: 'object', properties: {meow: {type: 'integer'}}}]},
  };
  const responses = {200: {description: 'Ok', ...json(pet, example)}};
  const {send, messages} = startWithMessages(createDocuments(pet, schemas, responses));
  expect(messages).toEqual([
    expect.stringMatching(
      /^zoo#\/components\/schemas\/Pet: the schemas that this one combines aren't checked, because/,
    ),
  ]);
  expect(await post('{"kind":"Cat","meow":2}', send)).toMatchObject({status: 200, body: example});
  expect(await post('{"kind":3}', send)).toMatchObject({status: 422});
});
