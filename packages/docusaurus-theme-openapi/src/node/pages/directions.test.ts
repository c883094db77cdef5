import {expect, test} from 'vitest';
import {createDocument, json, respond} from '../../fixtures/test-document';
import {renderNodes} from '../../fixtures/test-pages';

test('requests have no read-only fields, and responses and payloads of callbacks no write-only fields', () => {
  const text = {type: 'string'};
  const serial = {...text, readOnly: true};
  const secret = {...text, writeOnly: true};
  const keel = {type: 'object', properties: {wood: text, laid: serial, code: secret}};
  const owner = {type: 'object', properties: {since: serial}};
  const Boat = {
    type: 'object',
    required: ['serial', 'secret', 'name'],
    properties: {serial, secret, name: text, keel, owner},
  };
  const boat = {$ref: '#/components/schemas/Boat'};
  const change = {requestBody: json({allOf: [boat, {required: ['serial']}]}), responses: respond(boat)};
  const payload = {properties: {serial, secret}};
  const callbacks = {changed: {'{$request.body#/url}': {post: {requestBody: json(payload), responses: {}}}}};
  const document = createDocument('boats', {change: {...change, callbacks}}, {components: {schemas: {Boat}}});
  const html = JSON.stringify(renderNodes([document], {'docs/change.mdx': '<Operation id="change" />'}));
  const ids = [...html.matchAll(/ id=\\+"(?:callback-[^.]+\.)?((?:body|response-200)\.[\w.]+)/g)].map(([, id]) => id);
  expect(ids).toEqual([
    'body.secret',
    'body.name',
    'body.keel',
    'body.keel.wood',
    'body.keel.code',
    'body.owner',
    'response-200.serial',
    'response-200.name',
    'response-200.keel',
    'response-200.keel.wood',
    'response-200.keel.laid',
    'response-200.owner',
    'response-200.owner.since',
    'body.serial',
  ]);
  expect(html.match(/<summary>\d.*?<\/summary>/g)).toEqual([
    '<summary>2 fields</summary>',
    '<summary>2 fields</summary>',
    '<summary>1 field</summary>',
  ]);
});
