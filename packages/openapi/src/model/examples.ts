import {arrayAt, isObject, pickStrings, stringAt, type Json, type JsonObject} from '@developer-docs/utils';
import {readExampleValue, readNamedExamples} from '../operations.js';
import type {OpenApiDocument} from '../document.js';
import {generateValue, type Direction} from '../examples/index.js';
import {pickLabels} from './labels.js';
import type {Example} from './types.js';

/**
 * Reads the examples of a parameter, header, or media type. If it has none (`examples` or `example`), its schema's
 * example is used, or one is generated from the schema. The same applies if its examples are only links.
 */
export function readExamples(
  owner: JsonObject,
  direction: Direction,
  document: OpenApiDocument,
  mediaType = 'application/json',
): Example[] {
  const namedExamples = readNamedExamples(owner, document).map(({name, declaration}): Example => {
    const value = readExampleValue(declaration, mediaType);
    return {
      name,
      ...pickLabels(declaration, 'summary'),
      ...pickStrings(declaration, 'description', 'externalValue'),
      ...(value !== undefined && {value: value as Json}),
      isGenerated: false,
    };
  });
  if (namedExamples.some(({value}) => value !== undefined)) {
    return namedExamples;
  }
  const schema = document.resolve(owner['schema']);
  const declaredExample = owner['example'] ?? schema['example'] ?? arrayAt(schema, 'examples')[0];
  const value =
    declaredExample === undefined && isObject(owner['schema'])
      ? generateExample(owner['schema'], direction, document)
      : (declaredExample as Json | undefined);
  return value === undefined
    ? namedExamples
    : [...namedExamples, {name: 'default', value, isGenerated: declaredExample === undefined}];
}

/** Generates an example for a schema. If no value that was tried is valid, this is reported. */
function generateExample(schema: JsonObject, direction: Direction, document: OpenApiDocument): Json | undefined {
  const {value, isValid} = generateValue(schema, direction, document);
  if (!isValid) {
    document.reportUnsupported(stringAt(schema, '$ref') ?? document.pointerTo(schema), 'a valid example');
  }
  return value;
}
