import {isErrorStatus, OpenApiDocument, readApiDocument, visitKeywords} from '@developer-docs/openapi';
import {arrayAt, createSlug, isObject, objectAt, type JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {contract as values} from '../../config/contract';
import {loadContract} from '../../tools/mock/contract';

const {documents, validators} = await loadContract();

/** Lists the values in an object that its schema must accept, with their keywords. */
const listExamples = (object: JsonObject): [string, unknown][] => [
  ...arrayAt(object, 'examples').map((example): [string, unknown] => ['examples', example]),
  ...Object.entries(object).filter(([key]) => key === 'default' || key === 'example'),
];

test.each(Object.entries(documents))(
  '%s: defaults, and examples that the linter skips, match their schemas',
  (name, document) => {
    const checkedKeys = new Set<string>();
    const errors: string[] = [];
    visitKeywords(document, (object, pointer) => {
      const schema = name + pointer + (Object.hasOwn(object, 'schema') ? '/schema' : '');
      for (const [key, example] of listExamples(object)) {
        checkedKeys.add(key);
        const keywords = validators.validateResponse(schema, example).map(({keyword}) => keyword);
        errors.push(...keywords.map((keyword) => `${schema}: ${JSON.stringify(example)} fails at "${keyword}"`));
      }
    });
    expect(errors).toEqual([]);
    expect(checkedKeys).toEqual(new Set(['default', 'example', 'examples']));
  },
);

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
      expect(type).toMatch(new RegExp(`#${createSlug(`error ${name}`)}$`));
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
