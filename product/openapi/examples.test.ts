import {expect, test} from 'vitest';
import {isObject, objectAt, toPointer, type JsonObject} from '@developer-docs/internal';
import type {Validators} from '@developer-docs/mock-api';
import {loadMockContract} from '../../tools/mock/contract';

/** A value and the schema that it must match. */
interface ExampleValue {
  readonly schema: string;
  readonly pointer: string;
  readonly value: unknown;
}

/** Keys whose values are data rather than parts of the contract. */
const valueKeys = new Set(['default', 'const', 'enum', 'example', 'examples', 'mapping']);
/** Keys whose children are keyed by name. */
const mapKeys = new Set(['properties', 'patternProperties', '$defs', 'schemas', 'parameters', 'headers', 'responses']);

/** Collects the examples and defaults in a node: those in schemas, and those next to a `schema`. */
function collectExamples(node: unknown, pointer: string, isMap = false): ExampleValue[] {
  if (Array.isArray(node)) {
    return node.flatMap((item, index) => collectExamples(item, pointer + toPointer(index)));
  }
  if (!isObject(node)) {
    return [];
  }
  const nestedExamples = Object.entries(node)
    .filter(([key]) => isMap || !(valueKeys.has(key) || key.startsWith('x-')))
    .flatMap(([key, value]) => collectExamples(value, pointer + toPointer(key), !isMap && mapKeys.has(key)));
  return isMap ? nestedExamples : [...collectNodeExamples(node, pointer), ...nestedExamples];
}

function collectNodeExamples(node: JsonObject, pointer: string): ExampleValue[] {
  const schema = 'schema' in node ? `${pointer}/schema` : pointer;
  const namedExamples = Object.entries(objectAt(node, 'examples')).map(([key, example]) => ({
    pointer: pointer + toPointer('examples', key),
    value: isObject(example) ? example.value : undefined,
  }));
  const listedExamples = (Array.isArray(node.examples) ? node.examples : []).map((value: unknown, index) => ({
    pointer: pointer + toPointer('examples', index),
    value,
  }));
  const singleExamples = ['example', 'default'].flatMap((key) =>
    key in node ? [{pointer: pointer + toPointer(key), value: node[key]}] : [],
  );
  return [...namedExamples, ...listedExamples, ...singleExamples].map((example) => ({schema, ...example}));
}

/** Replaces references to named examples with the examples. */
function resolveExamples(node: unknown, document: JsonObject): unknown {
  if (Array.isArray(node)) {
    return node.map((item) => resolveExamples(item, document));
  }
  if (!isObject(node)) {
    return node;
  }
  const {$ref} = node;
  const name = typeof $ref === 'string' ? /^#\/components\/examples\/(.+)$/.exec($ref)?.[1] : undefined;
  return name === undefined
    ? Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolveExamples(value, document)]))
    : objectAt(objectAt(objectAt(document, 'components'), 'examples'), name);
}

/** Returns a document's examples and defaults, and an error for each invalid one. */
function validateExamples(name: string, source: JsonObject, validators: Validators) {
  const {components, ...document} = resolveExamples(source, source) as JsonObject;
  const {examples: _, ...otherComponents} = objectAt({components}, 'components');
  const examples = collectExamples({...document, components: otherComponents}, '');
  const errors = examples.flatMap(({schema, pointer, value}) =>
    validators
      .validateResponse(`${name}#${schema}`, value)
      .map(({instancePath, message}) => `${name}${pointer}${instancePath}: ${String(message)}`),
  );
  return {examples, errors};
}

const {documents, validators} = await loadMockContract();

test.each(Object.entries(documents))('%s: every example and default value matches its schema', (name, document) => {
  const {examples, errors} = validateExamples(name, document, validators);
  expect(errors).toEqual([]);
  expect(examples.length).toBeGreaterThan(200);
  expect(examples.filter(({pointer}) => pointer.endsWith('/default')).length).toBeGreaterThan(0);
});
