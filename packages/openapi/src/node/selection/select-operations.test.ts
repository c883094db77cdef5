import path from 'node:path';
import {stringifyJson} from '@developer-docs/utils';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {loadOpenApiFile} from '../load.js';
import type {OperationSelection} from './select-operations.js';

/** Each name with "secret" belongs to operations that are excluded. */
const text = `
openapi: 3.1.0
info: {title: Harbor, version: '1'}
security: [{secretKey: []}]
tags:
  - {name: ships, parent: fleet}
  - {name: fleet}
  - {name: glossary, description: Terms.}
  - {name: secret, x-internal: true}
  - {name: secret-notes, x-internal: true}
x-tagGroups:
  - {name: Fleet, tags: [ships, secret]}
  - {name: Secret group, tags: [secret]}
paths:
  /ships:
    parameters: [{$ref: '#/components/parameters/page'}]
    get:
      operationId: listShips
      tags: [ships]
      security: [{key: []}]
      responses:
        '200':
          description: Ok
          content: {application/json: {schema: {$ref: '#/components/schemas/Vessel'}}}
          links:
            report: {operationId: secretReport}
            other: {$ref: '#/components/links/secretLink'}
            self: {operationId: listShips}
        '400': {$ref: '#/components/responses/failed'}
    post: {operationId: secretAdd, tags: [secret], responses: {'200': {description: Ok}}}
  /secret/reports:
    get:
      operationId: secretReport
      tags: [secret]
      parameters: [{$ref: '#/components/parameters/secretFilter'}]
      responses:
        '200':
          description: Report
          content:
            application/json:
              schema:
                type: object
                properties:
                  berth: {$ref: '#/components/schemas/Berth'}
  /secret/item: {$ref: '#/components/pathItems/secretItem'}
  /docks:
    $ref: '#/components/pathItems/docks'
webhooks:
  secretEvent: {post: {tags: [secret], requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/SecretEvent'}}}}}}
  sailed: {post: {operationId: sailed, tags: [ships], requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Ship'}}}}}}
components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key}
    secretKey: {type: apiKey, in: header, name: X-Secret}
  parameters:
    page: {name: page, in: query, schema: {$ref: '#/components/schemas/Page'}}
    secretFilter: {name: secretFilter, in: query, schema: {$ref: '#/components/schemas/SecretFilter'}}
  responses: {failed: {description: Failed, content: {application/json: {schema: {$ref: '#/components/schemas/Berth'}}}}}
  links: {secretLink: {operationRef: '#/paths/~1secret~1reports/get'}}
  pathItems:
    secretItem: {x-internal: true, get: {responses: {'200': {description: Ok}}}}
    docks:
      get: {operationId: listDocks, tags: [ships], security: [], responses: {'200': {description: Ok}}}
      delete: {operationId: secretDelete, x-internal: true, responses: {'200': {description: Ok}}}
  schemas:
    Page: {type: integer}
    Vessel: {discriminator: {propertyName: kind, mapping: {tug: Tug}}, properties: {kind: {type: string}}}
    Tug: {properties: {kind: {type: string}, power: {$ref: '#/components/schemas/Power'}}}
    Power: {type: integer}
    Ship: {allOf: [{$ref: '#/components/schemas/Vessel'}, {properties: {crew: {$ref: '#/components/schemas/Crew'}}}]}
    Crew: {type: integer, minimum: 1.10}
    Berth: {type: string}
    SecretFilter: {type: string}
    SecretEvent: {properties: {of: {$ref: '#/components/schemas/SecretEvent'}, detail: {$ref: '#/components/schemas/SecretDetail'}}}
    SecretDetail: {type: string}
`;

function load(selection: OperationSelection, document = text) {
  const root = createTemporaryFolder({'api.yaml': document});
  return loadOpenApiFile({file: path.join(root, 'api.yaml'), root, selection});
}

async function listIds(selection: OperationSelection) {
  const {model} = await load(selection);
  return [...model.operations, ...model.webhooks].map(({id}) => id);
}

const kept = ['listShips', 'listDocks', 'sailed'];

test.each([
  ['marks', {exclude: {internal: true}}],
  ['tags and paths', {exclude: {tags: ['secret*'], paths: ['/secret/*'], operationIds: ['secretDelete']}}],
  ['inclusion', {include: {tags: ['ships', 'glossary', 'fleet']}, allowsUnused: true}],
  ['IDs', {include: {operationIds: ['list*', 'secretDelete', 'sailed']}, exclude: {operationIds: ['secret*']}}],
] as const)('what only excluded operations use is nowhere: %s', async (name, selection) => {
  const {bundle, model} = await load(selection);
  expect(await listIds(selection)).toEqual(kept);
  const json = stringifyJson(bundle);
  expect(json.match(/.{30}secret.{30}/i)).toBeNull();
  expect(JSON.stringify([model, [...model.schemas]])).not.toMatch(/secret/i);
  expect([...model.schemas.keys()]).toEqual(['Page', 'Vessel', 'Tug', 'Power', 'Ship', 'Crew', 'Berth']);
  const tags = ['Fleet', 'ships', 'fleet', ...(name === 'IDs' ? [] : ['glossary'])];
  expect(model.tags.map((tag) => tag.name)).toEqual(tags);
  // Numbers stay as they were written.
  expect(json).toContain('"minimum":1.10');
  expect(model.operations[0]?.responses[1]).toMatchObject({status: '400', description: 'Failed'});
});

test.each([
  [['/ships'], ['listShips', 'secretAdd']],
  [['/secret/*'], ['secretReport', 'get-secret-item']],
])('paths %j select %j', async (paths, ids) => {
  expect(await listIds({include: {paths}})).toEqual(ids);
});

test.each([
  [{exclude: {tags: ['secrt']}}, 'there is no tag "secrt", which is in "exclude.tags". Did you mean "secret"?'],
  [{include: {paths: ['/ship']}}, 'there is no path "/ship", which is in "include.paths"'],
  [{exclude: {paths: ['*']}}, '"include" and "exclude" leave no operation of 8. Correct them'],
])('explains a selection without effect: %j', async (selection, message) => {
  await expect(load(selection)).rejects.toThrow(message);
});
