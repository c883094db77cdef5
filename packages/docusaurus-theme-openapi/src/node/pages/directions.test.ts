import {expect, test} from 'vitest';
import {createDocument} from '../../fixtures/test-document';
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
