import type {JsonObject} from '@developer-docs/utils';
import {renderPage} from '@test-support/openapi-completeness/render-page';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {createDocument, respond} from '../../fixtures/test-document';
import {renderNodes} from '../../fixtures/test-pages';

/** Renders the page of an operation, and returns its title and HTML. */
function renderOperation(operation: JsonObject, rest: JsonObject = {}) {
  const source = '<Operation id="ship" title />';
  const [page = []] = renderNodes([createDocument('shop', {ship: operation}, rest)], {'docs/ship.mdx': source});
  const [title, ...nodes] = page;
  return {title: title === undefined ? '' : toString(title), html: renderPage(nodes)};
}

const renderSchema = (schema: JsonObject, schemas: JsonObject = {}) =>
  renderOperation({responses: respond(schema)}, {components: {schemas}}).html;

test('the page of an operation has its description with tables and lists, and its title as written', () => {
  const {title, html} = renderOperation({
    summary: 'Read a <GET> of {port}/1 | "x" {#y}',
    description: '`Ethernet{slot}`, List<string>.\n\n| Code | Means |\n| --- | --- |\n| `a` | b |\n\n- one',
  });
  expect(title).toBe('Read a <GET> of {port}/1 | "x" {#y}');
  expect(html).toContain('<code>Ethernet{slot}</code>, List&#x3C;string>.');
  expect(html).toContain('<li>one</li>');
});

test.each([
  [{limit: 1, window: 60}, '1 call per minute'],
  [{limit: 1, window: 60, bucket: 'user'}, '1 call per minute for each user'],
  [{limit: 20, window: 1}, '20 calls per second'],
])('the rate limit %j is "%s"', (rateLimit, text) => {
  expect(renderOperation({'x-rate-limit': rateLimit}).html).toContain(`>${text}<`);
});

test.each([
  [{enum: ['x', null]}, '<span data-record-detail="">string or null</span>'],
  [{type: ['object', 'null'], oneOf: [{required: ['b']}, {properties: {c: {}}}]}, '>object or null</span>'],
  [{type: 'string', default: ''}, '<code>""</code>'],
  [{allOf: [{pattern: '^a'}, {pattern: 'b$'}]}, '<code>b$</code>'],
])('a property with the schema %j shows %s', (schema, expected) => {
  expect(renderSchema({type: 'object', properties: {a: schema}})).toContain(expected);
});

test('items show their description, unless the section of their schema does', () => {
  const item = {type: 'object', description: 'A crate.', properties: {a: {type: 'string'}}};
  const list = (items: JsonObject) => ({type: 'object', properties: {crates: {type: 'array', items}}});
  expect(renderSchema(list(item))).toContain('A crate.');
  const reference = {$ref: '#/components/schemas/Crate'};
  expect(renderSchema(list(reference), {Crate: item})).not.toContain('A crate.');
  expect(renderSchema(list({...reference, description: 'Another crate.'}), {Crate: item})).toContain('Another crate.');
});

test('schemas that contain themselves can be rendered', () => {
  const self = {$ref: '#/components/schemas/Self'};
  const Self = {oneOf: [self, {type: 'array', items: self}, {type: 'string'}]};
  expect(renderSchema(self, {Self})).toContain('one of 3');
  expect(renderSchema(self, {Self: {allOf: [self, {properties: {a: {}}}]}})).toContain('<code>a</code>');
});

const combine: Readonly<Record<string, (next: JsonObject) => JsonObject>> = {
  'oneOf in allOf': (next) => ({allOf: [{oneOf: [next, {...next, title: 'Again'}]}, {oneOf: [next, next]}]}),
  'alternatives with properties': (next) => ({
    oneOf: ['a', 'b'].map((name) => ({type: 'object', required: [name], properties: {[name]: next}})),
  }),
  tuples: (next) => ({type: 'array', prefixItems: [next, next]}),
};

test.each(Object.entries(combine))('a document with 2^30 combinations of %s is rendered', (_name, create) => {
  const schemas = Object.fromEntries(
    Array.from({length: 31}, (_, index) => [
      `S${index}`,
      index === 30 ? {type: 'string'} : create({$ref: `#/components/schemas/S${index + 1}`}),
    ]),
  );
  const operation = {responses: respond({$ref: '#/components/schemas/S0'})};
  const document = createDocument('shop', {ship: operation}, {components: {schemas}});
  const sources = {'docs/ship.mdx': '<Operation id="ship" title />', 'docs/all.mdx': '<ApiDocument id="shop" />'};
  for (const nodes of renderNodes([document], sources)) expect(renderPage(nodes).length).toBeLessThan(2_000_000);
});
