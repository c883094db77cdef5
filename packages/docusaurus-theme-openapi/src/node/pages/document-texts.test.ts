import type {JsonObject} from '@developer-docs/openapi';
import {findMissingTexts, readPageText} from '@test-support/openapi-completeness/missing-texts';
import {renderPage} from '@test-support/openapi-completeness/render-page';
import {expect, test} from 'vitest';
import {readDocument} from '../../fixtures/test-document';
import {renderNodes} from '../../fixtures/test-pages';

let count = 0;

function createTitle() {
  count += 1;
  return `Title ${count} of the document`;
}

function createText() {
  count += 1;
  return `The *text* number \`${count}\` of the document.`;
}

/** A description that occurs once. */
const text = () => ({description: createText()});
/** A summary and a description that occur once. */
const texts = () => ({summary: createTitle(), ...text()});
const externalDocs = (path: string) => ({externalDocs: {url: `https://docs.example/${path}`, ...text()}});

const createSchema = (name: string): JsonObject => ({
  type: 'object',
  ...text(),
  ...externalDocs(name),
  required: ['kind'],
  properties: {
    // A property can have a keyword's name.
    description: {type: 'string', ...text(), ...externalDocs(`${name}-text`)},
    list: {type: 'array', ...text(), items: {type: 'object', ...text(), properties: {a: {type: 'string', ...text()}}}},
    short: {type: 'array', items: {type: 'string', ...text()}},
    lists: {type: 'array', items: {type: 'array', items: {type: 'array', items: {type: 'string', ...text()}}}},
    mapOfLists: {type: 'object', additionalProperties: {type: 'array', items: {type: 'string', ...text()}}},
    tuple: {
      type: 'array',
      ...text(),
      prefixItems: [
        {type: 'string', ...text()},
        {type: 'integer', ...text()},
      ],
    },
    map: {type: 'object', ...text(), additionalProperties: {type: 'string', ...text()}},
    patterns: {type: 'object', patternProperties: {'^x-': {type: 'string', ...text()}}},
    reference: {$ref: '#/components/schemas/Named', ...text()},
    references: {type: 'array', items: {$ref: '#/components/schemas/Named', ...text()}},
    nullable: {anyOf: [{type: 'string', ...text()}, {type: 'null'}], ...text()},
    merged: {...text(), allOf: [{type: 'object', ...text(), properties: {b: {type: 'string', ...text()}}}, text()]},
    merely: {allOf: [{$ref: '#/components/schemas/Named'}, text()]},
    choice: {
      ...text(),
      oneOf: [
        {type: 'object', title: 'Round', ...text(), properties: {kind: {const: 'round', ...text()}}},
        {type: 'object', title: 'Square', ...text(), properties: {kind: {const: 'square', ...text()}}},
        {type: 'string', ...text()},
      ],
    },
    any: {
      anyOf: [
        {required: ['list'], ...text()},
        {required: ['map'], ...text()},
      ],
    },
    values: {
      oneOf: [
        {const: 'a', title: 'A', ...text()},
        {const: 'b', title: 'B', ...text()},
      ],
    },
    excluded: {not: {type: 'integer', ...text()}},
  },
});

const media = (name: string) => ({
  schema: createSchema(name),
  examples: {
    first: {...texts(), value: {kind: 'first'}},
    second: {...texts(), value: {kind: 'second'}},
    third: {...texts(), value: {kind: 'third'}},
    fourth: {...texts(), value: {kind: 'fourth'}},
    fifth: {...texts(), value: {kind: 'fifth'}},
    elsewhere: {...texts(), externalValue: 'https://docs.example/example.json'},
    // Without a value, an example explains a request without a body, for example.
    described: texts(),
    titled: {summary: createTitle()},
  },
});

const headers = () => ({
  'X-Rate': {...text(), schema: {type: 'integer', ...text()}, examples: {low: {...texts(), value: 1}}},
  'X-Reference': {...text(), schema: {$ref: '#/components/schemas/Named', ...text()}},
  'X-Titled': {schema: {type: 'string'}, examples: {titled: {summary: createTitle()}}},
});

const createOperation = (operationId: string): JsonObject => ({
  operationId,
  ...texts(),
  ...externalDocs(operationId),
  servers: [{url: `https://${operationId}.example`, ...text(), variables: {region: {default: 'eu', ...text()}}}],
  parameters: [
    {name: 'limit', in: 'query', ...text(), schema: {type: 'integer', ...text()}},
    {
      name: 'order',
      in: 'query',
      ...text(),
      schema: {type: 'string'},
      examples: {up: {...texts(), value: 'up'}, down: {...texts(), value: 'down'}},
    },
    {name: 'filter', in: 'query', ...text(), content: {'application/json': media(`${operationId}-filter`)}},
    {name: 'X-Tenant', in: 'header', ...text(), schema: {type: 'array', items: {type: 'string', ...text()}}},
    {$ref: '#/components/parameters/session'},
  ],
  requestBody: {
    ...text(),
    content: {
      'application/json': media(`${operationId}-request`),
      'multipart/form-data': {
        schema: {type: 'object', properties: {file: {type: 'string', format: 'binary', ...text()}}},
        encoding: {file: {contentType: 'image/png', headers: headers()}},
      },
    },
  },
  responses: {
    200: {
      ...texts(),
      headers: headers(),
      content: {'application/json': media(`${operationId}-response`), 'text/plain': media(`${operationId}-text`)},
      links: {next: {operationId: 'second', ...text(), server: {url: 'https://next.example', ...text()}}},
    },
    '4XX': {...text(), content: {'application/json': {schema: {type: 'string', ...text()}}}},
    default: {$ref: '#/components/responses/Failure'},
  },
});

const document: JsonObject = {
  openapi: '3.1.0',
  info: {
    title: 'Texts',
    version: '1',
    ...texts(),
    description: 'With <b>HTML</b> and List<string>.\n\n- ![An image](a.png)',
  },
  ...externalDocs('document'),
  servers: [
    {url: 'https://{region}.example', ...text(), variables: {region: {default: 'eu', enum: ['eu', 'us'], ...text()}}},
  ],
  tags: [
    {name: 'Used', ...text(), ...externalDocs('used')},
    {name: 'Unused', ...text(), ...externalDocs('unused')},
    {name: 'Parent', ...text()},
    {name: 'Child', parent: 'Parent', ...text()},
  ],
  security: [{oauth: ['read']}, {key: []}],
  paths: {
    '/first/{id}': {
      ...texts(),
      parameters: [{name: 'id', in: 'path', required: true, ...text(), schema: {type: 'string'}}],
      get: {
        ...createOperation('first'),
        tags: ['Used'],
        callbacks: {
          changed: {
            '{$request.query.url}': {...text(), post: createOperation('changed')},
            '{$request.query.other}': {put: {...text(), responses: {200: text()}}},
          },
        },
      },
    },
    '/second': {$ref: '#/components/pathItems/second'},
  },
  webhooks: {created: {...text(), post: {...createOperation('created'), tags: ['Used']}}},
  components: {
    schemas: {
      Named: createSchema('named'),
      Color: {type: 'string', ...text(), enum: ['red', 'green']},
      Base: {
        ...text(),
        type: 'object',
        discriminator: {propertyName: 'kind'},
        properties: {kind: {type: 'string', ...text()}},
      },
      Derived: {
        ...text(),
        allOf: [{$ref: '#/components/schemas/Base'}, {type: 'object', ...text(), properties: {c: text()}}],
      },
    },
    parameters: {session: {name: 'session', in: 'cookie', ...text(), schema: {$ref: '#/components/schemas/Color'}}},
    responses: {Failure: {...text(), content: {'application/json': {schema: {$ref: '#/components/schemas/Derived'}}}}},
    pathItems: {
      second: {
        ...text(),
        servers: [{url: 'https://path.example', ...text()}],
        delete: {operationId: 'second', tags: ['Child'], ...texts(), responses: {204: text()}},
      },
    },
    securitySchemes: {
      key: {type: 'apiKey', in: 'header', name: 'X-Key', ...text()},
      oauth: {
        type: 'oauth2',
        ...text(),
        flows: {
          clientCredentials: {tokenUrl: 'https://login.example', scopes: {read: createText(), write: createText()}},
          authorizationCode: {
            tokenUrl: 'https://login.example',
            authorizationUrl: 'https://login.example',
            scopes: {admin: createText()},
          },
        },
      },
    },
  },
};

const single = '<ApiDocument id="texts" title />';
const index = '<ApiDocument id="texts" show="index" title />';

test.each([
  ['one page', {'docs/all.mdx': single}],
  [
    'a page for each operation',
    {
      'docs/index.mdx': index,
      ...Object.fromEntries(
        ['first', 'second', 'created'].map((id) => [`docs/${id}.mdx`, `<Operation id="${id}" title />`]),
      ),
      'docs/schemas.mdx': '<ApiDocument id="texts" show="schemas" title />',
    },
  ],
  [
    'a page for each tag',
    {
      'docs/index.mdx': index,
      'docs/used.mdx': '<ApiDocument id="texts" tag="Used" title />',
      'docs/child.mdx': '<ApiDocument id="texts" tag="Child" title />',
      'docs/schemas.mdx': '<ApiDocument id="texts" show="schemas" title />',
    },
  ],
])('every description and summary of a document is on its pages: %s', (_name, sources) => {
  const loaded = readDocument('texts', document);
  const pages = renderNodes([loaded], sources as Record<string, string>).map((nodes) =>
    readPageText(renderPage(nodes)),
  );
  const {count: found, missing} = findMissingTexts(document, pages);
  expect(missing).toEqual([]);
  expect(found).toBeGreaterThan(200);
});
