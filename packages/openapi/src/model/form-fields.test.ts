import {toExactNumber, type JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {OpenApiDocument} from '../document.js';
import {readFormFields} from './form-fields.js';

const binary = {type: 'string', format: 'binary'};
const root = {components: {schemas: {Scan: binary, Note: {type: 'object', properties: {text: {type: 'string'}}}}}};

function readField(schema: JsonObject, encoding: JsonObject = {}, type = 'multipart/form-data') {
  const mediaType = {schema: {type: 'object', properties: {a: schema}}, encoding: {a: encoding}};
  const document = new OpenApiDocument({...root, paths: {'/': {post: {requestBody: {content: {[type]: mediaType}}}}}});
  return readFormFields(type, mediaType, document)[0];
}

test.each<[string, JsonObject, JsonObject, boolean, boolean]>([
  ['a reference', {$ref: '#/components/schemas/Scan'}, {}, true, false],
  ['a nullable list of files', {anyOf: [{type: 'array', items: binary}, {type: 'null'}]}, {}, true, true],
  ['a list of references', {type: 'array', items: {allOf: [{$ref: '#/components/schemas/Scan'}]}}, {}, true, true],
  ['content with a media type', {type: 'string', contentMediaType: 'image/png'}, {}, true, false],
  ['any value with the content type of an image', {}, {contentType: 'image/png, image/gif'}, true, false],
  ['Base64', {type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64'}, {}, false, false],
  ['text', {type: 'string'}, {contentType: 'text/markdown'}, false, false],
  ['an object', {$ref: '#/components/schemas/Note'}, {}, false, false],
])('recognizes whether a part is a file, and a list: %s', (_name, schema, encoding, isFile, isList) => {
  expect(readField(schema, encoding)).toMatchObject({isFile, isList});
});

test('the content type is that of the encoding, or else that of the file', () => {
  const scan = {type: 'string', contentMediaType: 'image/png'};
  expect(readField(scan)?.mediaType).toBe('image/png');
  expect(readField(scan, {contentType: 'image/tiff, image/png'})?.mediaType).toBe('image/tiff');
  expect(readField(scan, {contentType: 'image/*'})?.mediaType).toBe('image/png');
  expect(readField(scan, {contentType: '*/*'})?.mediaType).toBeUndefined();
});

test('URL-encoded forms have no files', () => {
  expect(readField(binary, {}, 'application/x-www-form-urlencoded')).toMatchObject({isFile: false, types: ['string']});
});

test('reads the types of values and items through references', () => {
  const items = {oneOf: [{type: 'integer'}, {$ref: '#/components/schemas/Note'}]};
  const list = {types: ['array', 'null'], itemTypes: ['integer', 'object']};
  expect(readField({type: list.types, items})).toMatchObject(list);
  expect(readField({properties: {b: {}}})?.types).toEqual(['object']);
  const anyOf = [{enum: [1, toExactNumber('9007199254740993')]}, {const: [1]}];
  expect(readField({anyOf})?.types).toEqual(['integer', 'array']);
});
