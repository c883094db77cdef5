import {expect, test} from 'vitest';
import {createEntryId, isObject, objectAt, toPointer, type JsonObject} from '@developer-docs/utils';
import type {Validators} from '@developer-docs/mock-api';
import {isErrorStatus, OpenApiDocument, readApiDocument} from '@developer-docs/openapi';
import {contract as values} from '../../config/plugins/contract';
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

const catalog = Object.entries(values.errorCodes as Readonly<Record<string, JsonObject>>);
const operations = Object.values(documents).flatMap(
  (document) => readApiDocument(new OpenApiDocument(document)).operations,
);

test.each(operations.map((operation) => [operation.id, operation] as const))(
  'the errors of %s agree with the error catalog',
  (_id, {description, extensions, parameters, responses}) => {
    const errors = responses
      .filter(({status}) => isErrorStatus(status))
      .flatMap(({status, content}) =>
        content.flatMap(({examples}) => examples.map(({name, value}) => ({status: Number(status), name, value}))),
      );
    for (const {status, name, value} of errors) {
      const [, entry = {}] = catalog.find(([code]) => code === name) ?? [];
      const {type, ...problem} = value as JsonObject;
      expect(problem).toMatchObject({code: name, status, title: entry.title, retryable: entry.retryable});
      expect(entry.status).toBe(status);
      expect(type).toMatch(new RegExp(`#${createEntryId('error', name)}$`));
    }
    const text = JSON.stringify([description, extensions, parameters.map((parameter) => parameter.description)]);
    const mentioned = catalog.flatMap(([code, {appearsIn}]) =>
      appearsIn === 'response' && text.includes(`\`${code}\``) ? [code] : [],
    );
    expect(mentioned.filter((code) => !errors.some(({name}) => name === code))).toEqual([]);
  },
);

test('enumerations describe their values in the same order', () => {
  const schemas = Object.values(documents).flatMap(({components}) =>
    Object.entries(objectAt(components, 'schemas')).filter(([, schema]) => isObject(schema) && 'x-values' in schema),
  ) as [string, JsonObject][];
  expect(schemas.map(([name, schema]) => [name, Object.keys(objectAt(schema, 'x-values'))])).toEqual(
    schemas.map(([name, schema]) => [name, schema.enum]),
  );
});
