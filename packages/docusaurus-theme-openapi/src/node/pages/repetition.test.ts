import {expect, test} from 'vitest';
import {createDocument, json, respond} from '../../fixtures/test-document';
import {renderHtml, type TestSettings} from '../../fixtures/test-pages';

const size = {type: 'string', enum: ['s', 'm'], 'x-values': {s: {title: 'Small'}, m: {title: 'Medium'}}};
const flag = {type: 'string', enum: Array.from({length: 21}, (_, index) => `flag${index}`)};
const harbor = {type: 'object', properties: {harborName: {type: 'string'}}};
const shipFields = {name: {type: 'string', description: 'The name of the ship'}};
const schemas = {
  Size: size,
  Flag: flag,
  Harbor: harbor,
  Ship: {oneOf: [{$ref: '#/components/schemas/Sailboat'}, {$ref: '#/components/schemas/Tanker'}]},
  Sailboat: {type: 'object', properties: {...shipFields, sails: {type: 'integer'}}},
  Tanker: {type: 'object', properties: {...shipFields, tons: {type: 'integer'}}},
};
const refer = (name: string) => ({$ref: `#/components/schemas/${name}`});
const docked = {
  type: 'object',
  properties: {
    size: refer('Size'),
    otherSize: refer('Size'),
    flag: refer('Flag'),
    home: refer('Harbor'),
    destination: refer('Harbor'),
    ship: refer('Ship'),
  },
};
const examples = Object.fromEntries(['Cog', 'Brig', 'Dhow'].map((name) => [name, {value: {name}}]));
const created = {description: 'Created', content: {'application/json': {schema: refer('Ship'), examples}}};
const document = createDocument(
  'ships',
  {dock: {requestBody: json(refer('Harbor')), responses: {...respond(docked), 201: created}}},
  {components: {schemas}},
);

const schemaPages = {Size: '/sizes', Flag: '/flags#all', Harbor: '/harbors'};
test.each<[string, TestSettings, Readonly<Record<string, number>>]>([
  ['values of an enumeration', {}, {'Small.': 1, '<a href="#response-200.size.s"><code>s</code></a>': 1}],
  [
    'fields of a schema in each body',
    {},
    {
      'id="body.harborName"': 1,
      'id="response-200.home.harborName"': 1,
      'Same fields as <a href="#response-200.home">Harbor</a>.': 1,
    },
  ],
  [
    'fields that all alternatives have in common',
    {},
    {
      'The name of the ship': 2,
      'id="response-200.ship.name"': 1,
      'id="response-201.name"': 1,
      'id="response-201.Tanker.tons"': 1,
      'id="response-201.Tanker.name"': 0,
    },
  ],
  ['examples, up to a number', {maxExamples: 2}, {Brig: 1, Dhow: 0}],
  [
    'enumerations with a page of their own',
    {schemaPages},
    {'Small.': 0, 'See <a href="/sizes">Size</a>.': 2, '<code>flag2</code>': 1, '<code>flag3</code>': 0},
  ],
  [
    'objects with a page of their own, except for the body of the request',
    {schemaPages},
    {'see <a href="/harbors">Harbor</a>.': 2, 'id="body.harborName"': 1, 'id="response-200.home.harborName"': 0},
  ],
])('describes once: %s', (_name, options, counts) => {
  const html = renderHtml([document], {'docs/dock.mdx': '<Operation id="dock" />'}, options);
  expect(Object.fromEntries(Object.keys(counts).map((text) => [text, html.split(text).length - 1]))).toEqual(counts);
});
