import {sample} from 'openapi-sampler';
import {
  arrayAt,
  entriesAt,
  isObject,
  pickStrings,
  stringAt,
  type Json,
  type JsonObject,
} from '@developer-docs/internal';
import {readNamedExamples} from '../operations.js';
import type {OpenApiDocument} from '../document.js';
import type {Example} from './types.js';

/** Maximum depth of generated examples, which limits examples of recursive schemas. */
const maxGeneratedDepth = 6;

/** Generated requests omit read-only properties, and generated responses omit write-only properties. */
export type Direction = 'request' | 'response';

/**
 * Reads the examples of a parameter, header, or media type. If it has none (`examples` or `example`), its schema's
 * example is used, or one is generated from the schema.
 */
export function readExamples(owner: JsonObject, direction: Direction, document: OpenApiDocument): Example[] {
  const namedExamples = readNamedExamples(owner, document).map(({name, declaration}): Example => ({
    name,
    ...pickStrings(declaration, 'summary', 'description'),
    ...(declaration['value'] !== undefined && {value: declaration['value'] as Json}),
    isGenerated: false,
  }));
  if (namedExamples.length > 0) {
    return namedExamples;
  }
  const schema = document.resolve(owner['schema']);
  const declaredExample = owner['example'] ?? schema['example'] ?? arrayAt(schema, 'examples')[0];
  const value =
    declaredExample === undefined && isObject(owner['schema'])
      ? generateExample(owner['schema'], direction, document)
      : (declaredExample as Json | undefined);
  return value === undefined ? [] : [{name: 'default', value, isGenerated: declaredExample === undefined}];
}

/**
 * Generates an example for a schema.
 *
 * @returns `undefined` if openapi-sampler doesn't support the schema, which is reported.
 */
function generateExample(schema: JsonObject, direction: Direction, document: OpenApiDocument): Json | undefined {
  try {
    const generatedExample: unknown = sample(
      schema,
      {
        skipReadOnly: direction === 'request',
        skipWriteOnly: direction === 'response',
        quiet: true,
        maxSampleDepth: maxGeneratedDepth,
      },
      document.root,
    );
    return typeof generatedExample === 'string'
      ? fitPattern(generatedExample, document.resolve(schema))
      : (generatedExample as Json | undefined);
  } catch (error) {
    document.reportUnsupported(
      stringAt(schema, '$ref') ?? '#',
      `an example generated from the schema (${(error as Error).message})`,
    );
    return undefined;
  }
}

/** Strings that match many patterns, simplest first. */
const commonStrings = ['1', '123456', 'a', 'abc', 'ABC', 'a1', 'A1', 'abc-123', '2025-01-31', '+15551234567'];

/** Replaces a generated string that doesn't match the schema's pattern. openapi-sampler ignores patterns. */
function fitPattern(text: string, {pattern, minLength = 0, maxLength = Infinity}: JsonObject): string {
  if (typeof pattern !== 'string') {
    return text;
  }
  let expression: RegExp;
  try {
    expression = new RegExp(pattern, 'u');
  } catch {
    return text; // The contract's linter reports the invalid pattern.
  }
  const isValid = (candidate: string) =>
    expression.test(candidate) && candidate.length >= Number(minLength) && candidate.length <= Number(maxLength);
  return [text, ...commonStrings].find(isValid) ?? text;
}

/** Reads the content types of form parts, by property (a media type's `encoding`). */
export function readPartContentTypes(mediaType: JsonObject): Record<string, string> {
  return Object.fromEntries(
    entriesAt(mediaType, 'encoding').flatMap(([property, encoding]) => {
      const type = stringAt(encoding, 'contentType');
      return type === undefined ? [] : [[property, type]];
    }),
  );
}
