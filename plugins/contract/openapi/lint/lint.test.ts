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

/** A document that keeps every rule, made anew for each test. */
function good() {
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

/** The good document with the value at a place replaced, or removed when there is none. */
function changed(steps: readonly string[], value?: unknown): OpenApiDocument {
  const document = good();
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
const at = (steps: readonly string[]) => ['#', ...steps.map((step) => step.replaceAll('/', '~1'))].join('/');

test('a document that follows the rules has no findings', () => {
  expect(lintDocument(changed(['info'], {}), rules)).toEqual([]);
});

const accepted = [...post, 'responses', '202'];
const wrongFact = (fact: object) => ({rate_limited: {value: {...problem, ...fact}}});

test.each<[string, string[], unknown, string[], RegExp, RegExp]>([
  [
    'no request id',
    [...accepted, 'headers', 'Request-Id'],
    undefined,
    accepted,
    /no header "Request-Id"/,
    /Add "Request-Id"/,
  ],
  ['202 without Location', [...accepted, 'headers', 'Location'], undefined, accepted, /"Location"/, /Add "Location"/],
  ['202 without Retry-After', [...accepted, 'headers', 'Retry-After'], undefined, accepted, /"Retry-After"/, /Add/],
  ['no rate limit', [...post, 'x-rate-limit'], undefined, post, /no "x-rate-limit"/, /Add "x-rate-limit/],
  ['no 429', limited, undefined, [...post, 'responses'], /no 429 response/, /Add a 429 response/],
  ['429 without Retry-After', [...limited, 'headers', 'Retry-After'], undefined, limited, /"Retry-After"/, /Add/],
  ['a POST without key', [...post, 'parameters'], [], post, /no parameter "Idempotency-Key"/, /Add the parameter/],
  [
    'a response without the header for replays',
    [...accepted, 'headers', 'Idempotent-Replayed'],
    undefined,
    accepted,
    /"Idempotent-Replayed"/,
    /Add "Idempotent-Replayed"/,
  ],
  ['a deprecated operation without its end', [...post, 'deprecated'], true, accepted, /"Sunset"/, /Add "Sunset"/],
  ['no minimal body', [...body, 'examples', 'minimal'], undefined, body, /"minimal"/, /Add "minimal"/],
  ['no realistic body', [...body, 'examples', 'realistic'], undefined, body, /"realistic"/, /Add "realistic"/],
  ['no error example', example, {}, limited, /no example under/, /with the code as its key/],
  ['an example under another key', example, {slow: {value: problem}}, [...example, 'slow'], /"slow"/, /Use the "code"/],
  ...Object.entries({title: 'x', status: 503, retryable: false, type: 'https://a.example/#error-rate_limited'}).map(
    ([fact, value]): [string, string[], unknown, string[], RegExp, RegExp] => [
      `an example with another ${fact}`,
      example,
      wrongFact({[fact]: value}),
      [...example, 'rate_limited'],
      new RegExp(`catalog: ${fact}`),
      /Change the example/,
    ],
  ),
  [
    'a named code without example',
    [...post, 'description'],
    'Or `gone`.',
    post,
    /mentions the error "gone"/,
    /Add the example/,
  ],
  [
    'a field without description',
    [...schemas, 'Thing', 'properties', 'name', 'description'],
    undefined,
    [...schemas, 'Thing', 'properties', 'name'],
    /no description/,
    /Add a "description"/,
  ],
  [
    'a field without example',
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
    'a value without sentence',
    [...schemas, 'ErrorCode', 'x-values', 'gone', 'description'],
    undefined,
    [...schemas, 'ErrorCode', 'x-values', 'gone'],
    /"gone" has no description/,
    /with a "description"/,
  ],
])('%s is found, with its place and how to fix it', (_name, steps, value, place, wrong, fix) => {
  expect(lintDocument(changed(steps, value), rules)).toContainEqual({
    pointer: at(place),
    problem: expect.stringMatching(wrong) as string,
    fix: expect.stringMatching(fix) as string,
  });
});

test('a POST that creates a session needs no key', () => {
  const document = changed([...post, 'parameters'], []);
  expect(lintDocument(document, {sessionOperations: ['a']})).toEqual([]);
});
