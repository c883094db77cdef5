import {expect, test} from 'vitest';
import type {JsonObject} from '@developer-docs/utils';
import {readOperation} from '../test-operation.js';
import {createSamples} from './create-samples.js';

const createOperation = (content: JsonObject) => readOperation({requestBody: {required: true, content}});

/** The kind, the media type, and the cURL sample without its first line of each sample. */
const listSamples = (content: JsonObject) =>
  createSamples(createOperation(content)).map(({kind, mediaType, snippets}) => [
    kind,
    mediaType,
    snippets[0]?.code.replaceAll(/^curl.*\n {2}|\\\n +/g, '').replaceAll(/\s+/g, ' '),
  ]);

const schema = {
  type: 'object',
  properties: {color: {type: 'string', example: 'red'}, layers: {type: 'integer', example: 2}},
};

test('each format of a body has a sample, starting with JSON', () => {
  const content = {
    'application/xml': {schema: {...schema, xml: {name: 'paint'}}},
    'application/x-www-form-urlencoded': {schema},
    'application/json': {schema},
  };
  expect(listSamples(content)).toEqual([
    ['minimal', undefined, `-H 'Content-Type: application/json' -d '{ "color": "red", "layers": 2 }'`],
    [
      'realistic',
      'application/xml',
      `-H 'Content-Type: application/xml' --data-raw '<?xml version="1.0" encoding="UTF-8"?> <paint> <color>red</color> <layers>2</layers> </paint>'`,
    ],
    [
      'realistic',
      'application/x-www-form-urlencoded',
      `-H 'Content-Type: application/x-www-form-urlencoded' --data-urlencode 'color=red' --data-urlencode 'layers=2'`,
    ],
  ]);
});

test('names of the same format have one sample', () => {
  const json = {schema};
  expect(listSamples({'application/json': json, 'text/json': json, 'application/*+json': json})).toHaveLength(1);
  const file = {schema: {type: 'string', format: 'binary'}};
  expect(listSamples({'image/png': file, 'image/jpeg': file})).toEqual([
    ['minimal', undefined, `-H 'Content-Type: image/png' --data-binary '@file.png'`],
  ]);
});

test('a file in a range has one of its types', () => {
  expect(listSamples({'image/*': {schema: {type: 'string', format: 'binary'}}})[0]?.[2]).toBe(
    `-H 'Content-Type: image/png' --data-binary '@file.png'`,
  );
});

const scan = {
  schema: {
    type: 'object',
    properties: {
      scan: {type: 'string', contentMediaType: 'image/tiff'},
      note: {type: 'string', example: 'wet; "cold"'},
    },
  },
  encoding: {
    scan: {
      headers: {'X-Page': {example: 3}, 'X-Unknown': {schema: {type: 'string'}}, 'Content-Type': {example: 'a/b'}},
    },
    note: {headers: {'X-Lang': {required: true, schema: {type: 'string', const: 'de; "x"'}}}},
  },
};

test('parts have their content type and headers in the languages that support it', () => {
  expect(listSamples({'multipart/form-data': scan})[0]?.[2]).toBe(
    `-F 'scan=@scan.tiff;type=image/tiff;headers="X-Page: 3"' -F 'note="wet; \\"cold\\"";headers="X-Lang: de; \\"x\\""'`,
  );
  const [sample] = createSamples(createOperation({'multipart/form-data': scan}));
  const python = sample?.snippets.find(({language}) => language.id === 'python')?.code;
  expect(python).toContain(String.raw`Content-Type: image/tiff\r\nX-Page: 3\r\n\r\n`);
  expect(python).toContain(String.raw`X-Lang: de; \"x\"\r\n\r\n`);
});
