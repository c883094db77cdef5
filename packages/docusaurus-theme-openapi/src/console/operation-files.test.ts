import {expect, test} from 'vitest';
import type {ConsoleOperation} from '../client/console/model/operation';
import {createDocument} from '../fixtures/test-document';
import {createTestReference} from '../fixtures/test-reference';
import {createOperationFiles} from './operation-files';

test('forms have the properties of their schema and its alternatives, with references resolved', () => {
  const type = 'multipart/form-data';
  const size = {$ref: '#/components/schemas/Size', description: 'Its size. For all pages.'};
  const document = createDocument(
    'shop',
    {
      upload: {
        requestBody: {
          content: {
            'application/json': {schema: {properties: {name: {type: 'string'}}}},
            [type]: {schema: {$ref: '#/components/schemas/Upload'}},
          },
        },
      },
    },
    {
      components: {
        schemas: {
          Upload: {
            required: ['scan'],
            properties: {scan: {type: 'string', format: 'binary'}},
            anyOf: [{properties: {size}}, {properties: {note: {type: ['string', 'null']}}}],
          },
          Size: {type: 'string', enum: ['A4', 'A5']},
        },
      },
    },
  );
  const [file] = createOperationFiles(createTestReference([document], {}, {hasConsole: true}), {});
  const {forms} = JSON.parse(file?.content ?? '') as ConsoleOperation;
  expect(forms).toEqual({
    [type]: [
      {name: 'scan', isRequired: true, type: 'string', values: []},
      {name: 'size', isRequired: false, type: 'string', description: 'Its size. For all pages.', values: ['A4', 'A5']},
      {name: 'note', isRequired: false, type: 'string or null', values: []},
    ],
  });
});
