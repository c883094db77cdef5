import {expect, test} from 'vitest';
import {isObject, objectAt, toPointer, type JsonObject} from '@developer-docs/json';
import type {Validators} from '@developer-docs/mock-api';
import {compileValidators} from '@developer-docs/mock-api/node';
import {loadMockContract} from '../../scripts/mock/contract';

/** Every example and default of the documents fits its schema, and has no field that the schema does not know. */

/** A value, and the schema that it has to fit. */
interface Claim {
  readonly schema: string;
  readonly place: string;
  readonly value: unknown;
}

/** Keys with values in them instead of parts of the contract. */
const opaque = new Set(['default', 'const', 'enum', 'example', 'examples', 'mapping']);
/** Keys below which a key is a name. */
const maps = new Set(['properties', 'patternProperties', '$defs', 'schemas', 'parameters', 'headers', 'responses']);

/** The examples and defaults below a node: those in schemas, and those next to a `schema`. */
function claimsIn(node: unknown, place: string, areNames = false): Claim[] {
  if (Array.isArray(node)) {
    return node.flatMap((item, index) => claimsIn(item, place + toPointer(index)));
  }
  if (!isObject(node)) {
    return [];
  }
  const below = Object.entries(node)
    .filter(([key]) => areNames || !(opaque.has(key) || key.startsWith('x-')))
    .flatMap(([key, value]) => claimsIn(value, place + toPointer(key), !areNames && maps.has(key)));
  return areNames ? below : [...claimsOf(node, place), ...below];
}

function claimsOf(node: JsonObject, place: string): Claim[] {
  const schema = 'schema' in node ? `${place}/schema` : place;
  const named = Object.entries(objectAt(node, 'examples')).map(([key, example]) => ({
    place: place + toPointer('examples', key),
    value: isObject(example) ? example.value : undefined,
  }));
  const listed = (Array.isArray(node.examples) ? node.examples : []).map((value: unknown, index) => ({
    place: place + toPointer('examples', index),
    value,
  }));
  const single = ['example', 'default'].flatMap((key) =>
    key in node ? [{place: place + toPointer(key), value: node[key]}] : [],
  );
  return [...named, ...listed, ...single].map((claim) => ({schema, ...claim}));
}

/** Puts the named examples in place of their references. */
function withExamples(node: unknown, document: JsonObject): unknown {
  if (Array.isArray(node)) {
    return node.map((item) => withExamples(item, document));
  }
  if (!isObject(node)) {
    return node;
  }
  const {$ref} = node;
  const name = typeof $ref === 'string' ? /^#\/components\/examples\/(.+)$/.exec($ref)?.[1] : undefined;
  return name === undefined
    ? Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withExamples(value, document)]))
    : objectAt(objectAt(objectAt(document, 'components'), 'examples'), name);
}

/** How many values a document claims to be right, and a line for each that is not. */
function check(name: string, source: JsonObject, validators: Validators) {
  const {components, ...document} = withExamples(source, source) as JsonObject;
  const {examples: _, ...others} = objectAt({components}, 'components');
  const claims = claimsIn({...document, components: others}, '');
  const wrong = claims.flatMap(({schema, place, value}) =>
    validators
      .validateResponse(`${name}#${schema}`, value)
      .map(({instancePath, message}) => `${name}${place}${instancePath}: ${String(message)}`),
  );
  return {claims, wrong};
}

const {documents, validators} = await loadMockContract();

test.each(Object.entries(documents))(
  '%s: every example and default value matches its schema',
  {timeout: 30_000},
  (name, document) => {
    const {claims, wrong} = check(name, document, validators);
    expect(wrong).toEqual([]);
    expect(claims.length).toBeGreaterThan(200);
    expect(claims.filter(({place}) => place.endsWith('/default')).length).toBeGreaterThan(0);
  },
);

test('an invalid example is found at any location', () => {
  const document = {
    paths: {
      '/a': {
        post: {
          parameters: [{name: 'limit', in: 'query', schema: {type: 'integer', maximum: 5}, example: 6}],
          responses: {
            '200': {
              headers: {'Retry-After': {schema: {type: 'integer', examples: ['soon']}}},
              content: {
                'application/json': {
                  schema: {$ref: '#/components/schemas/Thing'},
                  examples: {misspelled: {$ref: '#/components/examples/misspelled'}},
                },
              },
            },
          },
        },
      },
    },
    components: {
      examples: {misspelled: {value: {name: 'a', color: 'red'}}},
      schemas: {
        Thing: {
          type: 'object',
          required: ['name'],
          properties: {
            name: {type: 'string', examples: ['a', 1]},
            // A field may be called like a keyword.
            default: {type: 'string', enum: ['a'], default: 'b'},
          },
        },
      },
    },
  };
  const {wrong} = check('bad', document, compileValidators({bad: document}));
  expect(wrong).toEqual([
    'bad/paths/~1a/post/parameters/0/example: must be <= 5',
    'bad/paths/~1a/post/responses/200/headers/Retry-After/schema/examples/0: must be integer',
    'bad/paths/~1a/post/responses/200/content/application~1json/examples/misspelled: must NOT have unevaluated properties',
    'bad/components/schemas/Thing/properties/name/examples/1: must be string',
    'bad/components/schemas/Thing/properties/default/default: must be equal to one of the allowed values',
  ]);
});
