import {readFileSync} from 'node:fs';
import path from 'node:path';
import {objectAt} from '@developer-docs/utils';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {describe, expect, test} from 'vitest';
import {loadText as load} from '../fixtures/load-text.js';
import {validateOpenApiFile} from '../validate.js';

/** Reads one of the documents of the same API. */
const read = (version: string) =>
  readFileSync(path.join(import.meta.dirname, `../fixtures/boats-${version}.yaml`), 'utf8');

test('a document has the same model as the same API in OpenAPI 3.0', async () => {
  const [converted, expected] = await Promise.all([load(read('swagger')), load(read('openapi'))]);
  expect(converted.warnings).toEqual([]);
  expect(expected.warnings).toEqual([]);
  expect(converted.model).toEqual(expected.model);
  expect(converted.unsupportedFeatures).toEqual(expected.unsupportedFeatures);
  const [schemes, expectedSchemes] = [converted, expected].map(({bundle}) =>
    objectAt(bundle.components, 'securitySchemes'),
  );
  expect(schemes).toStrictEqual(expectedSchemes);
});

const parse = (rest: string, head = '') =>
  load(`swagger: 2.0\ninfo: {title: A, version: '1'}\n${head}\npaths:\n  /a:\n    post:\n${rest}`);
const ok = "      responses: {'200': {description: Ok}}\n";

test.each([
  ['', [undefined]],
  ['basePath: v1', ['/v1']],
  ['host: a.example', ['https://a.example']],
  ['host: a.example:8080\nbasePath: /v1\nschemes: [ws, wss]', ['ws://a.example:8080/v1', 'wss://a.example:8080/v1']],
])('servers: %j', async (head, urls) => {
  const {model} = await parse(ok, head);
  expect(model.servers.length === 0 ? [undefined] : model.servers.map(({url}) => url)).toEqual(urls);
});

test.each([
  ['{type: file}', '', ['multipart/form-data']],
  ['{type: string}', '', ['application/x-www-form-urlencoded']],
  ['{type: string}', '[application/json, multipart/form-data]', ['multipart/form-data']],
  ['{type: file}', '[application/x-www-form-urlencoded]', ['multipart/form-data']],
])('a form with the field %s and the types %j', async (field, consumes, expected) => {
  const types = consumes === '' ? '' : `      consumes: ${consumes}\n`;
  const {model} = await parse(`      parameters: [{name: f, in: formData, ${field.slice(1)}]\n${types}${ok}`);
  expect(model.operations[0]?.requestBody?.content.map(({type}) => type)).toEqual(expected);
});

test('aliases and references to bodies, responses, and other files', async () => {
  const {bundle, model} = await load(
    `swagger: '2.0'
info: {title: A, version: '1'}
parameters: {p: &p {name: p, in: query, type: integer, enum: [1]}}
paths:
  /a:
    post:
      parameters: [*p, {name: b, in: body, schema: {type: object, properties: {x: {type: string}}}}]
      responses: {'200': {description: Ok, schema: &s {type: object, properties: {y: {type: file}}}}}
  /b:
    post:
      parameters: [*p, {$ref: 'more.yaml#/body'}]
      responses:
        '200': {description: Ok}
        '400': {description: Bad, schema: *s}
        '404': {$ref: 'more.yaml#/missing'}
  /c: {$ref: 'item.yaml'}
`,
    {
      'more.yaml': `body: {name: b, in: body, schema: {$ref: '#/thing'}}
thing: {type: object, discriminator: kind, required: [kind], properties: {kind: {type: string}, next: {$ref: '#/thing'}}}
missing: {description: Missing, schema: {$ref: '#/thing'}}
`,
      'item.yaml': `get: {produces: [text/plain], responses: {'200': {$ref: 'more.yaml#/missing'}}}`,
    },
  );
  const [a, b, c] = model.operations;
  expect([a?.parameters, b?.parameters].flat()).toMatchObject([{name: 'p'}, {name: 'p'}]);
  expect(b?.requestBody?.content[0]?.schema).toMatchObject({ref: 'thing'});
  expect(model.schemas.get('thing')?.properties.map(({name}) => name)).toEqual(['kind', 'next']);
  expect(b?.responses[1]?.content[0]?.schema?.properties[0]).toMatchObject({name: 'y', schema: {format: 'binary'}});
  expect(b?.responses[2]?.content[0]?.schema).toMatchObject({ref: 'thing'});
  expect(c?.responses[0]?.content.map(({type}) => type)).toEqual(['text/plain']);
  expect(JSON.stringify(bundle)).not.toMatch(/#\/(?:definitions|parameters|responses|paths)\//);
});

describe('messages name the place in the source', () => {
  test('for features that OpenAPI 3.0 lacks, and for patterns', async () => {
    const {unsupportedFeatures} = await parse(
      `      parameters:
        - {name: b, in: body, schema: {type: object, properties: {x: {type: string, pattern: '(?i)a'}}}}
        - {name: q, in: query, type: array, collectionFormat: tsv, items: {type: string, pattern: '(?i)b'}}
      responses:
        '200': {description: Ok, schema: {$ref: '#/definitions/A'}}
definitions: {A: {properties: {b: {type: string, pattern: '(?i)c'}}}}\n`,
    );
    const features = [...unsupportedFeatures].map(([feature, places]) => [feature.slice(0, 44), ...places]);
    expect(features).toEqual([
      [expect.stringContaining('(?i)b'), 'api.yaml:6:5 (#/paths/~1a/post)'],
      [expect.stringContaining('(?i)a'), 'api.yaml:6:5 (#/paths/~1a/post)'],
      [expect.stringContaining('(?i)c'), 'api.yaml:12:32 (#/definitions/A/properties/b)'],
      [expect.stringContaining('"collectionFormat" tsv'), 'api.yaml:9:11 (#/paths/~1a/post/parameters/1)'],
    ]);
  });

  test.each([
    [ok.replace('description', 'descriptions'), /api\.yaml:7:\d+ \(#\/paths\/~1a\/post\/responses\/200/],
    [`      parameters: [{$ref: '#/parameters/x'}]\n${ok}`, /api\.yaml:7:\d+ .*Can't resolve \$ref/],
  ])('for errors: %s', async (rest, message) => {
    const root = createTemporaryFolder({
      'api.yaml': `swagger: '2.0'\ninfo: {title: A, version: '1'}\n\npaths:\n  /a:\n    post:\n${rest}`,
    });
    await expect(validateOpenApiFile({file: path.join(root, 'api.yaml'), root})).rejects.toThrow(message);
  });

  test('for invalid media types, which are ignored', async () => {
    const response = "responses: {'200': {description: Ok, schema: {type: string}}}";
    const {unsupportedFeatures, model} = await load(`swagger: '2.0'
info: {title: A, version: '1'}
produces: [json]
paths:
  /a:
    get: {${response}}
    post: {produces: ["x',evil", text/csv], ${response}}
`);
    expect([...unsupportedFeatures].map(([feature, places]) => [feature, ...places])).toEqual([
      ['the media type "json"', 'api.yaml:3:1 (#/produces)'],
      [
        expect.stringContaining("x',evil"),
        expect.stringMatching(/^api\.yaml:7:\d+ \(#\/paths\/~1a\/post\/produces\)$/),
      ],
    ]);
    const types = model.operations.map(({responses}) => responses[0]?.content.map(({type}) => type));
    expect(types).toEqual([['application/json'], ['text/csv']]);
  });
});
