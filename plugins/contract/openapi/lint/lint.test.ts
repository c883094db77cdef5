import {expect, test} from 'vitest';
import type {JsonObject} from '@developer-docs/json';
import {OpenApiDocument} from '../model/openapi-document';
import {lintDocument} from '.';

const headers = {'Request-Id': {}, 'Retry-After': {}};
const title = 'Too many calls';
const problem = {
  code: 'rate_limited',
  title,
  status: 429,
  retryable: true,
  type: 'https://a.example/#error-rate-limited',
};

/** Creates a document that follows every rule. */
function createValidDocument() {
  return {
    paths: {
      '/a': {
        post: {
          operationId: 'a',
          description: 'Makes a thing.',
          'x-rate-limit': {limit: 1, window: 60, bucket: 'user'},
          parameters: [{name: 'Idempotency-Key', in: 'header'}] as JsonObject[],
          requestBody: {content: {'application/json': {examples: {minimal: {}, realistic: {}} as JsonObject}}},
          responses: {
            '202': {headers: {...headers, Location: {}, 'Idempotent-Replayed': {}}},
            '429': {
              headers: {...headers},
              content: {'application/problem+json': {examples: {rate_limited: {value: {...problem}}} as JsonObject}},
            },
          },
        } as JsonObject & {responses: Record<string, JsonObject>},
      },
    },
    components: {
      schemas: {
        Thing: {
          type: 'object',
          properties: {name: {type: 'string', description: 'A name.', examples: ['x']} as JsonObject},
        },
        ErrorCode: {
          type: 'string',
          enum: ['rate_limited', 'gone'],
          'x-values': {
            rate_limited: {title, description: 'Wait.', status: 429, retryable: true, appearsIn: 'response'},
            gone: {title: 'Gone', description: 'It is gone.', status: 410, retryable: false, appearsIn: 'response'},
          },
        } as JsonObject,
      },
    },
  };
}

/** Creates the valid document with the value at a location replaced, or removed if no value is given. */
function createDocumentWith(steps: readonly string[], value?: unknown): OpenApiDocument {
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
  return new OpenApiDocument(document);
}

const rules = {sessionOperations: ['login']};
const post = ['paths', '/a', 'post'];
const body = [...post, 'requestBody', 'content', 'application/json'];
const limited = [...post, 'responses', '429'];
const example = [...limited, 'content', 'application/problem+json', 'examples'];
const schemas = ['components', 'schemas'];
const createReference = (steps: readonly string[]) =>
  ['#', ...steps.map((step) => step.replaceAll('/', '~1'))].join('/');

test('a document that follows the rules has no findings', () => {
  expect(lintDocument(createDocumentWith(['info'], {}), rules)).toEqual([]);
});

const accepted = [...post, 'responses', '202'];
const withField = (field: object) => ({rate_limited: {value: {...problem, ...field}}});

test.each<[string, string[], unknown, string[], RegExp, RegExp]>([
  [
    'a missing Request-Id header',
    [...accepted, 'headers', 'Request-Id'],
    undefined,
    accepted,
    /no header "Request-Id"/,
    /Add "Request-Id"/,
  ],
  [
    'a 202 response without Location',
    [...accepted, 'headers', 'Location'],
    undefined,
    accepted,
    /"Location"/,
    /Add "Location"/,
  ],
  [
    'a 202 response without Retry-After',
    [...accepted, 'headers', 'Retry-After'],
    undefined,
    accepted,
    /"Retry-After"/,
    /Add/,
  ],
  ['a missing rate limit', [...post, 'x-rate-limit'], undefined, post, /no "x-rate-limit"/, /Add "x-rate-limit/],
  ['a missing 429 response', limited, undefined, [...post, 'responses'], /no 429 response/, /Add a 429 response/],
  [
    'a 429 response without Retry-After',
    [...limited, 'headers', 'Retry-After'],
    undefined,
    limited,
    /"Retry-After"/,
    /Add/,
  ],
  [
    'a POST operation without an Idempotency-Key',
    [...post, 'parameters'],
    [],
    post,
    /no parameter "Idempotency-Key"/,
    /Add the parameter/,
  ],
  [
    'a response without Idempotent-Replayed',
    [...accepted, 'headers', 'Idempotent-Replayed'],
    undefined,
    accepted,
    /"Idempotent-Replayed"/,
    /Add "Idempotent-Replayed"/,
  ],
  ['a deprecated operation without Sunset', [...post, 'deprecated'], true, accepted, /"Sunset"/, /Add "Sunset"/],
  ['a missing minimal request body', [...body, 'examples', 'minimal'], undefined, body, /"minimal"/, /Add "minimal"/],
  [
    'a missing realistic request body',
    [...body, 'examples', 'realistic'],
    undefined,
    body,
    /"realistic"/,
    /Add "realistic"/,
  ],
  ['a missing error example', example, {}, limited, /no example under/, /with the code as its key/],
  [
    'an example with the wrong key',
    example,
    {slow: {value: problem}},
    [...example, 'slow'],
    /"slow"/,
    /Use the example's "code"/,
  ],
  ...Object.entries({title: 'x', status: 503, retryable: false, type: 'https://a.example/#error-rate_limited'}).map(
    ([field, value]): [string, string[], unknown, string[], RegExp, RegExp] => [
      `an example with a different ${field}`,
      example,
      withField({[field]: value}),
      [...example, 'rate_limited'],
      new RegExp(`catalog: ${field}`),
      /Change the example/,
    ],
  ),
  [
    'a mentioned error code without an example',
    [...post, 'description'],
    'Or `gone`.',
    post,
    /mentions the error "gone"/,
    /Add the example/,
  ],
  [
    'a property without a description',
    [...schemas, 'Thing', 'properties', 'name', 'description'],
    undefined,
    [...schemas, 'Thing', 'properties', 'name'],
    /no description/,
    /Add a "description"/,
  ],
  [
    'a property without an example',
    [...schemas, 'Thing', 'properties', 'name', 'examples'],
    undefined,
    [...schemas, 'Thing', 'properties', 'name'],
    /no example/,
    /Add "examples"/,
  ],
  [
    'an enum in a different order',
    [...schemas, 'ErrorCode', 'enum'],
    ['gone', 'rate_limited'],
    [...schemas, 'ErrorCode'],
    /a different order/,
    /in the order of "enum"/,
  ],
  [
    'a value without a description',
    [...schemas, 'ErrorCode', 'x-values', 'gone', 'description'],
    undefined,
    [...schemas, 'ErrorCode', 'x-values', 'gone'],
    /"gone" has no description/,
    /with a "description"/,
  ],
])('reports %s, with its location and a fix', (_name, steps, value, location, problemPattern, fixPattern) => {
  expect(lintDocument(createDocumentWith(steps, value), rules)).toContainEqual({
    pointer: createReference(location),
    problem: expect.stringMatching(problemPattern) as string,
    fix: expect.stringMatching(fixPattern) as string,
  });
});

test('a POST operation that creates a session needs no Idempotency-Key', () => {
  const document = createDocumentWith([...post, 'parameters'], []);
  expect(lintDocument(document, {sessionOperations: ['a']})).toEqual([]);
});
