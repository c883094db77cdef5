import type {JsonObject} from '@developer-docs/utils';
import {readOperation} from '@test-support/read-operation';
import {expect, test} from 'vitest';
import type {FormProperty} from '../../../shared/console-operation';
import {listFields} from './form-fields';

const type = 'multipart/form-data';

function describeForm(declaration: JsonObject, properties: readonly FormProperty[] = [], value = {}) {
  const operation = readOperation({requestBody: {content: {[type]: declaration}}});
  const [mediaType] = operation.requestBody?.content ?? [];
  if (mediaType === undefined) throw new Error('The operation has no body.');
  return listFields(mediaType, value, {forms: {[type]: properties}});
}

test('fields have the description, the values, and the media types of their property', () => {
  const properties = {scan: {type: 'string', format: 'binary'}, size: {type: 'string'}, isWet: {type: 'boolean'}};
  const encoding = {scan: {contentType: 'image/png, image/tiff'}};
  const described = [
    {name: 'scan', isRequired: true, type: 'string', values: []},
    {name: 'size', isRequired: false, type: 'string', description: 'Its size', values: ['A4', 'A5']},
  ];
  expect(describeForm({schema: {properties}, encoding}, described)).toMatchObject([
    {name: 'scan', isFile: true, isRequired: true, accept: 'image/png, image/tiff', choices: []},
    {name: 'size', isRequired: false, type: 'string', description: 'Its size', choices: ['A4', 'A5']},
    {name: 'isWet', choices: ['true', 'false']},
  ]);
});

test.each(['constructor', 'toString', '__proto__'])('the file %s has no media types that nobody declared', (name) => {
  const properties = JSON.parse(`{"${name}": {"type": "string", "format": "binary"}}`) as JsonObject;
  expect(describeForm({schema: {properties}})[0]).toMatchObject({name, isFile: true, type: ''});
});

test("members that the schema doesn't have are fields, too", () => {
  expect(describeForm({schema: {additionalProperties: true}}, [], {note: 'wet'})).toMatchObject([
    {name: 'note', isFile: false, isRequired: false, choices: []},
  ]);
});
