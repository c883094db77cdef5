import {createMockApi} from '@developer-docs/mock-api';
import {compileValidators} from '@developer-docs/mock-api/node';
import {stringifyJson, type JsonObject} from '@developer-docs/utils';
import {renderPage} from '@test-support/openapi-completeness/render-page';
import {expect, test} from 'vitest';
import {createDocument, readDocument} from '../../fixtures/test-document';
import {renderNodes} from '../../fixtures/test-pages';

test('requests have no read-only fields, and responses no write-only fields', () => {
  const boat = {
    type: 'object',
    required: ['serial', 'secret', 'name'],
    properties: {
      serial: {type: 'string', readOnly: true},
      secret: {type: 'string', writeOnly: true},
      name: {type: 'string'},
      keel: {
        type: 'object',
        properties: {
          wood: {type: 'string'},
          laid: {type: 'string', readOnly: true},
          code: {type: 'string', writeOnly: true},
        },
      },
    },
  };
  const ref = {$ref: '#/components/schemas/Boat'};
  const content = {'application/json': {schema: {allOf: [ref, {required: ['serial']}]}}};
  const document = createDocument(
    'boats',
    {
      change: {
        requestBody: {content},
        responses: {200: {description: 'Ok', content: {'application/json': {schema: ref}}}},
      },
    },
    {components: {schemas: {Boat: boat}}},
  );
  const html = JSON.stringify(renderNodes([document], {'docs/change.mdx': '<Operation id="change" />'}));
  const ids = [...html.matchAll(/ id=\\+"((?:body|response-200)\.[\w.]+)/g)].map(([, id]) => id);
  expect(ids).toEqual([
    'body.secret',
    'body.name',
    'body.keel',
    'body.keel.wood',
    'body.keel.code',
    'response-200.serial',
    'response-200.name',
    'response-200.keel',
    'response-200.keel.wood',
    'response-200.keel.laid',
  ]);
});

const boat = {$ref: '#/components/schemas/Boat'};
const person = {$ref: '#/components/schemas/Person'};

test.each<[JsonObject, RegExp, boolean]>([
  [{nullable: true, allOf: [boat]}, /^object or null · .*Boat/, true],
  [{nullable: true, oneOf: [boat]}, /^object or null · .*Boat/, true],
  [{nullable: true, oneOf: [boat, person]}, /one of 2 or null/, true],
  [{nullable: true, allOf: [boat, {type: 'object', required: ['name']}]}, /object or null/, true],
  [{oneOf: [boat, person]}, /one of 2/, false],
])('the page, the sample, and the mock agree on what can be null: %j', async (schema, label, isNullable) => {
  const createObject = (name: string) => ({type: 'object', required: [name], properties: {[name]: {type: 'string'}}});
  const post = {
    operationId: 'add',
    requestBody: {
      content: {'application/json': {schema: {type: 'object', required: ['part'], properties: {part: schema}}}},
    },
    responses: {200: {description: 'Ok'}},
  };
  const bundle = {
    openapi: '3.0.3',
    info: {title: 'Boats', version: '1'},
    paths: {'/boats': {post}},
    components: {schemas: {Boat: createObject('keel'), Person: createObject('email')}},
  };
  const document = readDocument('boats', bundle);
  const [nodes = []] = renderNodes([document], {'docs/add.mdx': '<Operation id="add" />'});
  const html = renderPage(nodes);
  const [, type = ''] = /id="body\.part".*?data-record-detail="">(.*?)<\/span>/s.exec(html) ?? [];
  expect(type).toMatch(label);
  expect(type.includes('null')).toBe(isNullable);
  const documents = {boats: bundle};
  const api = createMockApi({documents, validators: compileValidators(documents)});
  const validate = (value: unknown) =>
    api.validateBody('add', new TextEncoder().encode(stringifyJson(value)), 'application/json');
  expect(await validate(document.model.operations[0]?.requestBody?.content[0]?.examples[0]?.value)).toEqual([]);
  expect(await validate({part: null})).toHaveLength(isNullable ? 0 : 1);
});
