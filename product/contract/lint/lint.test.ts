import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {escapeRegExp, objectAt, toPointer, type JsonObject} from '@developer-docs/internal';
import {createTemporaryFolder, writeFileIn} from '../../../tests/support/temporary-folder';
import {lintOpenApiFile} from '.';

let root: string;

beforeEach(() => {
  root = createTemporaryFolder();
});

const headers = {'Request-Id': {schema: {type: 'string'}}, 'Retry-After': {schema: {type: 'integer'}}};
const title = 'Too many calls';
const problem = {
  code: 'rate_limited',
  title,
  status: 429,
  retryable: true,
  type: 'https://a.example/#error-rate-limited',
};
const errorCodes = {
  rate_limited: {title, description: 'Wait.', status: 429, retryable: true, appearsIn: 'response'},
  gone: {title: 'Gone', description: 'It is gone.', status: 410, retryable: false, appearsIn: 'response'},
};

/** Creates a document that follows every rule. */
function createValidDocument() {
  return {
    openapi: '3.1.0',
    info: {title: 'Things', version: '1.0.0', description: 'Makes things.'},
    servers: [{url: 'https://things.example'}],
    security: [{key: []}],
    tags: [{name: 'Things', description: 'About things.'}],
    paths: {
      '/a': {
        post: {
          operationId: 'a',
          summary: 'Make a thing',
          description: 'Makes a thing.',
          tags: ['Things'],
          'x-rate-limit': {limit: 1, window: 60, bucket: 'user'},
          parameters: [
            {name: 'Idempotency-Key', in: 'header', description: 'A key.', schema: {type: 'string', examples: ['k']}},
          ],
          requestBody: {
            content: {
              'application/json': {
                schema: {$ref: '#/components/schemas/Thing'},
                examples: {minimal: {value: {}}, realistic: {value: {name: 'x'}}},
              },
            },
          },
          responses: {
            '202': {
              description: 'Accepted.',
              headers: {...headers, Location: {schema: {type: 'string'}}, 'Idempotent-Replayed': {schema: {}}},
            },
            '429': {
              description: 'Too many calls.',
              headers: {...headers},
              content: {
                'application/problem+json': {
                  schema: {$ref: '#/components/schemas/Problem'},
                  examples: {rate_limited: {value: {...problem}}},
                },
              },
            },
          },
        },
      },
    },
    components: {
      securitySchemes: {key: {type: 'http', scheme: 'bearer'}},
      schemas: {
        Thing: {
          type: 'object',
          properties: {
            name: {type: 'string', description: 'A name.', examples: ['x']},
            parts: {type: 'array', description: 'Its parts.', items: {$ref: '#/components/schemas/Thing'}},
          },
        },
        Problem: {
          type: 'object',
          additionalProperties: true,
          properties: {code: {description: 'The code.', $ref: '#/components/schemas/ErrorCode'}},
        },
        ErrorCode: {
          type: 'string',
          enum: ['rate_limited', 'gone'],
          examples: ['gone'],
          'x-values': structuredClone(errorCodes),
        },
      },
    },
  };
}

/** Creates the valid document with the value at a location replaced, or removed if no value is given. */
function createDocumentWith(steps: readonly string[], value?: unknown): JsonObject {
  const document = createValidDocument();
  let parent = document as unknown as Record<string, unknown>;
  for (const step of steps.slice(0, -1)) {
    parent = parent[step] as Record<string, unknown>;
  }
  const last = steps.at(-1) ?? '';
  if (value === undefined) {
    expect(Reflect.deleteProperty(parent, last)).toBe(true);
  } else {
    parent[last] = value;
  }
  return document;
}

async function lint(document: JsonObject, options = conventions): Promise<string[]> {
  const file = path.join(root, 'api.yaml');
  writeFileIn(root, 'api.yaml', JSON.stringify(document, null, 2));
  const problems = await lintOpenApiFile({file, root}, options);
  expect(problems.filter((problem) => problem.severity !== 'error')).toEqual([]);
  return problems.map(({message}) => message);
}

const conventions = {sessionOperations: ['login'], errorCodes};
const post = ['paths', '/a', 'post'];
const parameter = [...post, 'parameters', '0'];
const body = [...post, 'requestBody', 'content', 'application/json'];
const limited = [...post, 'responses', '429'];
const example = [...limited, 'content', 'application/problem+json', 'examples'];
const schemas = ['components', 'schemas'];

test('a document that follows the rules has no problems', async () => {
  expect(await lint(createValidDocument())).toEqual([]);
});

const accepted = [...post, 'responses', '202'];
const withField = (field: object) => ({rate_limited: {value: {...problem, ...field}}});

test.each<[string, string[], unknown, string[], RegExp]>([
  [
    'a missing Request-Id header',
    [...accepted, 'headers', 'Request-Id'],
    undefined,
    accepted,
    /no header "Request-Id".*Add "Request-Id"/,
  ],
  ['a missing rate limit', [...post, 'x-rate-limit'], undefined, post, /no "x-rate-limit".*Add "x-rate-limit/],
  ['a missing 429 response', limited, undefined, [...post, 'responses'], /no 429 response.*Add a 429 response/],
  [
    'a POST operation without an Idempotency-Key',
    [...post, 'parameters'],
    [],
    post,
    /no parameter "Idempotency-Key".*Add the parameter/,
  ],
  ['a deprecated operation without Sunset', [...post, 'deprecated'], true, accepted, /"Sunset".*Add "Sunset"/],
  ['a missing minimal request body', [...body, 'examples', 'minimal'], undefined, body, /"minimal".*Add "minimal"/],
  ...Object.entries({title: 'x', status: 503, retryable: false, type: 'https://a.example/#error-rate_limited'}).map(
    ([field, value]): [string, string[], unknown, string[], RegExp] => [
      `an example with a different ${field}`,
      example,
      withField({[field]: value}),
      [...example, 'rate_limited'],
      new RegExp(`catalog: ${field}.*Change the example`),
    ],
  ),
  [
    'a mentioned error code without an example',
    [...post, 'description'],
    'Or `gone`.',
    post,
    /mentions the error "gone".*Add the example/,
  ],
  [
    'a property without a description',
    [...schemas, 'Thing', 'properties', 'name', 'description'],
    undefined,
    [...schemas, 'Thing', 'properties', 'name'],
    /no description.*Add a "description"/,
  ],
  [
    'an enum in a different order',
    [...schemas, 'ErrorCode', 'enum'],
    ['gone', 'rate_limited'],
    [...schemas, 'ErrorCode'],
    /a different order.*in the order of "enum"/,
  ],
])('reports %s, with its position and a fix', async (_name, steps, value, location, pattern) => {
  const messages = await lint(createDocumentWith(steps, value));
  const start = new RegExp(`^api\\.yaml:\\d+:\\d+ \\(${escapeRegExp(`#${toPointer(...location)}`)}\\): `);
  expect(messages.filter((message) => start.test(message) && pattern.test(message))).toHaveLength(1);
});

test('a POST operation that creates a session needs no Idempotency-Key', async () => {
  const document = createDocumentWith([...post, 'parameters'], []);
  expect(await lint(document, {...conventions, sessionOperations: ['a']})).toEqual([]);
});

test('reports a problem in a shared response once, in the file that contains it', async () => {
  const {post: operation} = createValidDocument().paths['/a'];
  const {429: response, ...otherResponses} = operation.responses;
  const limited = JSON.stringify({limited: {...response, headers: {}}}, null, 2);
  writeFileIn(root, 'responses.yaml', limited.replace('#/components', 'api.yaml#/components'));
  const responses = {...otherResponses, 429: {$ref: 'responses.yaml#/limited'}};
  const document = createDocumentWith(['paths'], {
    '/a': {post: {...operation, responses, description: 'Or `rate_limited`.'}},
    '/b': {post: {...operation, responses, description: 'Or `rate_limited`.', operationId: 'b'}},
  });
  expect(await lint(document)).toEqual(
    ['Request-Id', 'Retry-After'].map(
      (name) =>
        `responses.yaml:2:3 (#/limited): The 429 response has no header "${name}". Add "${name}" to its "headers".`,
    ),
  );
});

test('accepts the enum of a reference as an example', async () => {
  const document = createDocumentWith([...parameter, 'schema'], {$ref: '#/components/schemas/Size'});
  Object.assign(objectAt(objectAt(document, 'components'), 'schemas'), {
    Size: {type: 'string', enum: ['small', 'large']},
  });
  expect((await lint(document)).filter((message) => message.includes('no example'))).toEqual([]);
});

test.each([
  [[...post, 'parameters'], null],
  [[...schemas, 'Thing', 'properties', 'name'], null],
  [[...schemas, 'Thing', 'properties', 'name', 'description'], 1],
])('reports the invalid value of %j', async (steps, value) => {
  const messages = await lint(createDocumentWith(steps, value));
  expect(messages.join('\n')).toMatch(/Expected type .* but got `(?:null|integer)`/);
});

test.each<[string, string[], RegExp]>([
  ['what rules of Redocly require', [...post, 'tags'], /tags should be defined.*Add "tags"/],
  [
    'examples of properties',
    [...schemas, 'Thing', 'properties', 'name', 'examples'],
    /property should have "example" or "examples" defined\./,
  ],
  ['media type examples', [...body, 'examples'], /"application\/json" has no example\. Add "examples"/],
])('reports that a document lacks %s', async (_name, steps, pattern) => {
  expect(await lint(createDocumentWith(steps))).toContainEqual(expect.stringMatching(pattern));
});
