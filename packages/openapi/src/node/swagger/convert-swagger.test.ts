import path from 'node:path';
import {objectAt} from '@developer-docs/utils';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {describe, expect, test} from 'vitest';
import {loadText as load} from '../fixtures/load-text.js';
import {validateOpenApiFile} from '../validate.js';

/** The same API in both versions. */
const swagger = `
swagger: '2.0'
info: {title: Boats, version: 1.10}
host: boats.example
basePath: /v2/
schemes: [https, http]
consumes: [application/json]
produces: [application/json]
security: [{key: []}]
tags: [{name: boats, description: Boats, x-displayName: All boats}]
x-tagGroups: [{name: All, tags: [boats]}]
securityDefinitions:
  key: {type: apiKey, in: header, name: X-Key, description: The key, x-title: API key}
  login: {type: basic, description: Name and password}
  code: {type: oauth2, flow: accessCode, authorizationUrl: 'https://a.example', tokenUrl: 'https://t.example', scopes: {read: Read}}
  app: {type: oauth2, flow: application, tokenUrl: 'https://t.example', scopes: {}, description: For servers}
parameters:
  limit: &limit {name: limit, in: query, type: integer, minimum: 1, maximum: 50, default: 20}
  boat: {name: boat, in: body, required: true, description: The boat, schema: {$ref: '#/definitions/Boat'}}
  token: {name: token, in: formData, type: string, required: true}
responses:
  failed: {description: Failed, schema: {$ref: '#/definitions/Error'}, examples: {application/json: {code: broken}}}
paths:
  /boats:
    parameters:
      - {name: X-Trace, in: header, type: string, format: uuid}
    get:
      operationId: listBoats
      tags: [boats]
      produces: [application/json, text/csv]
      parameters:
        - $ref: '#/parameters/limit'
        - {name: ids, in: query, type: array, items: {type: integer}}
        - {name: colors, in: query, type: array, collectionFormat: pipes, items: {type: string}, minItems: 1}
        - {name: size, in: query, type: string, enum: [s, m], x-enum-descriptions: [Small, Medium], description: Size}
      responses:
        200:
          description: Boats
          schema: {type: array, items: {$ref: '#/definitions/Boat'}}
          headers: {X-Total: {type: integer, description: All, minimum: 0}}
          examples: {text/csv: 'name'}
        default: {$ref: '#/responses/failed'}
    post:
      operationId: addBoat
      consumes: [application/json, application/xml]
      schemes: [https]
      deprecated: true
      security: [{login: []}, {code: [read]}]
      parameters:
        - $ref: '#/parameters/boat'
      responses:
        201: {description: Added, schema: {$ref: '#/definitions/Boat'}}
        default: {$ref: '#/responses/failed'}
  /boats/{id}/photo:
    parameters:
      - {name: id, in: path, required: true, type: string}
      - $ref: '#/parameters/token'
    put:
      operationId: addPhoto
      consumes: [multipart/form-data]
      produces: [image/png]
      parameters:
        - {name: photo, in: formData, type: file, required: true, description: The photo}
        - {name: labels, in: formData, type: array, items: {type: string, enum: [a, b]}, collectionFormat: multi}
        - {name: scale, in: formData, type: number, maximum: 2.50, default: 1}
      responses: {200: {description: The photo, schema: {type: file}}, 204: {description: Unchanged}}
definitions:
  Error: {type: object, required: [code], properties: {code: {type: string, pattern: '^[a-z]+$'}}}
  Boat:
    type: object
    discriminator: kind
    required: [kind, id]
    properties:
      kind: {type: string}
      id: {type: string, readOnly: true}
      length: {type: number, minimum: 0, exclusiveMinimum: true, multipleOf: 0.10}
      owner: {x-nullable: true, type: string}
      file: {type: object, example: {type: file}, properties: {type: {type: string, example: file}}}
      home: {$ref: '#/definitions/Port'}
  Tug: {allOf: [{$ref: '#/definitions/Boat'}, {type: object, properties: {power: {type: integer}}}]}
  Port: {type: object, additionalProperties: {$ref: '#/definitions/Error'}, example: {type: {code: file}}}
`;

const openapi = `
openapi: 3.0.3
info: {title: Boats, version: 1.10}
servers: [{url: 'https://boats.example/v2'}, {url: 'http://boats.example/v2'}]
security: [{key: []}]
tags: [{name: boats, description: Boats, x-displayName: All boats}]
x-tagGroups: [{name: All, tags: [boats]}]
paths:
  /boats:
    parameters:
      - {name: X-Trace, in: header, schema: {type: string, format: uuid}}
    get:
      operationId: listBoats
      tags: [boats]
      parameters:
        - $ref: '#/components/parameters/limit'
        - {name: ids, in: query, explode: false, schema: {type: array, items: {type: integer}}}
        - {name: colors, in: query, style: pipeDelimited, explode: false, schema: {type: array, items: {type: string}, minItems: 1}}
        - {name: size, in: query, schema: {type: string, enum: [s, m], x-enum-descriptions: [Small, Medium]}, description: Size}
      responses:
        200:
          description: Boats
          headers: {X-Total: {description: All, schema: {type: integer, minimum: 0}}}
          content:
            application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Boat'}}}
            text/csv: {schema: {type: array, items: {$ref: '#/components/schemas/Boat'}}, example: name}
        default:
          description: Failed
          content:
            application/json: {schema: {$ref: '#/components/schemas/Error'}, example: {code: broken}}
            text/csv: {schema: {$ref: '#/components/schemas/Error'}}
    post:
      operationId: addBoat
      servers: [{url: 'https://boats.example/v2'}]
      deprecated: true
      security: [{login: []}, {code: [read]}]
      requestBody:
        required: true
        description: The boat
        content:
          application/json: {schema: {$ref: '#/components/schemas/Boat'}}
          application/xml: {schema: {$ref: '#/components/schemas/Boat'}}
      responses:
        201: {description: Added, content: {application/json: {schema: {$ref: '#/components/schemas/Boat'}}}}
        default: {$ref: '#/components/responses/failed'}
  /boats/{id}/photo:
    parameters:
      - {name: id, in: path, required: true, schema: {type: string}}
    put:
      operationId: addPhoto
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              required: [token, photo]
              properties:
                token: {type: string}
                photo: {type: string, format: binary, description: The photo}
                labels: {type: array, items: {type: string, enum: [a, b]}}
                scale: {type: number, maximum: 2.50, default: 1}
      responses:
        200: {description: The photo, content: {image/png: {schema: {type: string, format: binary}}}}
        204: {description: Unchanged}
components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key, description: The key, x-title: API key}
    login: {type: http, scheme: basic, description: Name and password}
    code: {type: oauth2, flows: {authorizationCode: {authorizationUrl: 'https://a.example', tokenUrl: 'https://t.example', scopes: {read: Read}}}}
    app: {type: oauth2, description: For servers, flows: {clientCredentials: {tokenUrl: 'https://t.example', scopes: {}}}}
  parameters:
    limit: {name: limit, in: query, schema: {type: integer, minimum: 1, maximum: 50, default: 20}}
  responses:
    failed: {description: Failed, content: {application/json: {schema: {$ref: '#/components/schemas/Error'}, example: {code: broken}}}}
  schemas:
    Error: {type: object, required: [code], properties: {code: {type: string, pattern: '^[a-z]+$'}}}
    Boat:
      type: object
      discriminator: {propertyName: kind}
      required: [kind, id]
      properties:
        kind: {type: string}
        id: {type: string, readOnly: true}
        length: {type: number, minimum: 0, exclusiveMinimum: true, multipleOf: 0.10}
        owner: {nullable: true, type: string}
        file: {type: object, example: {type: file}, properties: {type: {type: string, example: file}}}
        home: {$ref: '#/components/schemas/Port'}
    Tug: {allOf: [{$ref: '#/components/schemas/Boat'}, {type: object, properties: {power: {type: integer}}}]}
    Port: {type: object, additionalProperties: {$ref: '#/components/schemas/Error'}, example: {type: {code: file}}}
`;

test('a document has the same model as the same API in OpenAPI 3.0', async () => {
  const [converted, expected] = await Promise.all([load(swagger), load(openapi)]);
  expect(converted.warnings).toEqual([]);
  expect(expected.warnings).toEqual([]);
  expect([...converted.model.schemas]).toEqual([...expected.model.schemas]);
  for (const [index, operation] of expected.model.operations.entries()) {
    expect(converted.model.operations[index]).toEqual(operation);
  }
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
