import {expect, test} from 'vitest';
import type {JsonObject} from '@developer-docs/internal';
import {readOperation} from '../../../../../../tests/support/read-operation';
import type {FieldSchema} from '../model/operation';
import {describeFields} from './form-fields';

const type = 'multipart/form-data';

function describeForm(declaration: JsonObject, schema: FieldSchema, value = {}, schemas = {}) {
  const operation = readOperation({requestBody: {content: {[type]: declaration}}});
  const [mediaType] = operation.requestBody?.content ?? [];
  if (mediaType === undefined) throw new Error('The operation has no body.');
  return describeFields(mediaType, value, {bodies: {[type]: schema}, schemas});
}

test('fields have the description, the values, and the media types of their property', () => {
  const properties = {scan: {type: 'string', format: 'binary'}, size: {type: 'string'}, isWet: {type: 'boolean'}};
  const encoding = {scan: {contentType: 'image/png, image/tiff'}};
  const schema: FieldSchema = {ref: 'Upload'};
  const upload: FieldSchema = {
    required: ['scan'],
    properties: {size: {ref: 'Size', description: 'Its size'}, scan: {type: 'string'}},
  };
  const size: FieldSchema = {description: 'A size', type: 'string', values: [{value: 'A4'}, {value: 'A5'}]};
  expect(describeForm({schema: {properties}, encoding}, schema, {}, {Upload: upload, Size: size})).toMatchObject([
    {name: 'scan', isFile: true, isRequired: true, accept: 'image/png, image/tiff', choices: []},
    {name: 'size', isRequired: false, type: 'string', description: 'Its size', choices: ['A4', 'A5']},
    {name: 'isWet', choices: ['true', 'false']},
  ]);
});

test('members that the schema doesn’t have are fields, too', () => {
  expect(describeForm({schema: {additionalProperties: true}}, {}, {note: 'wet'})).toMatchObject([
    {name: 'note', isFile: false, isRequired: false, choices: []},
  ]);
});
