import {arrayAt, createSlug, isObject, pickStrings, type Json, type JsonObject} from '@developer-docs/utils';
import {
  readExampleValue,
  readNamedExamples,
  type OpenApiHeader,
  type OpenApiMediaType,
} from '../declarations/operations.js';
import type {OpenApiDocument} from '../document.js';
import {generateValue} from '../examples/generate.js';
import {getGeneration} from '../examples/generation.js';
import {isProbablyValid} from '../examples/is-probably-valid.js';
import {isXmlMediaType} from '../media-types.js';
import type {Direction} from '../schemas/directions.js';
import {pickLabels} from './labels.js';
import {frameItems, isStreamMediaType} from './streams.js';
import type {Example} from './types.js';
import {toXml} from './xml.js';

export function readHeaderExamples(
  {name, declaration, schemaOwner}: OpenApiHeader,
  direction: Direction,
  document: OpenApiDocument,
): Example[] {
  const examples = readExamples({...schemaOwner, ...declaration}, direction, document, 'application/json');
  const slug = createSlug(name.replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, '-'));
  if (declaration.in !== 'path' || slug === '') return examples;
  // In a path, arbitrary text would be less helpful than the parameter's name: /collections/example-collection instead
  // of /collections/string.
  const named = `example-${slug}`;
  return examples.map((example) =>
    example.isGenerated &&
    (example.value === 'string' || example.value === null) &&
    isProbablyValid(named, schemaOwner.schema, getGeneration(direction, document))
      ? {...example, value: named}
      : example,
  );
}

/** Returns a body's schema. A stream in OpenAPI 3.2 has one for each of its items. */
export const readBodySchema = ({schema, itemSchema}: JsonObject): unknown =>
  schema ?? (itemSchema === undefined ? undefined : {type: 'array', items: itemSchema});

/** Reads a body's examples. Streams and XML are text, as it's sent. */
export function readBodyExamples(
  mediaType: OpenApiMediaType,
  direction: Direction,
  document: OpenApiDocument,
): Example[] {
  const {type, declaration} = mediaType;
  const {itemSchema} = declaration;
  const schema =
    // An example with a single item wouldn't look like a stream.
    direction === 'response' && isStreamMediaType(type) && itemSchema !== undefined
      ? {type: 'array', items: itemSchema, minItems: 3}
      : readBodySchema(declaration);
  const examples = readExamples({...declaration, schema}, direction, document, type);
  return examples.map((example) =>
    example.value === undefined || typeof example.value === 'string'
      ? example
      : {...example, value: writeBody(example.value, mediaType, document)},
  );
}

/** Writes a value as text if it's XML or a stream. JSON and the fields of a form stay values. */
function writeBody(value: Json, {type, declaration}: OpenApiMediaType, document: OpenApiDocument): Json {
  if (isXmlMediaType(type)) return toXml(value, declaration.schema, document);
  return isStreamMediaType(type) ? frameItems([value].flat(), type) : value;
}

/**
 * Reads the examples of a schema's owner. If it has none (`examples` or `example`), its schema's example is used, or
 * one is generated from the schema. The same applies if its examples are only links or texts.
 */
function readExamples(
  owner: JsonObject,
  direction: Direction,
  document: OpenApiDocument,
  mediaType: string,
): Example[] {
  const namedExamples = readNamedExamples(owner, document).map(({name, declaration}): Example => {
    const value = readExampleValue(declaration, mediaType);
    return {
      name,
      ...pickLabels(declaration, 'summary'),
      ...pickStrings(declaration, 'description', 'externalValue'),
      value: value as Json | undefined,
      isGenerated: false,
    };
  });
  if (namedExamples.some(({value}) => value !== undefined)) return namedExamples;
  const schema = document.resolve(owner.schema);
  const declaredExample = owner.example ?? schema.example ?? arrayAt(schema, 'examples')[0];
  const value =
    declaredExample === undefined && isObject(owner.schema)
      ? generateValue(owner.schema, getGeneration(direction, document)).value
      : (declaredExample as Json | undefined);
  return value === undefined
    ? namedExamples
    : [...namedExamples, {name: 'default', value, isGenerated: declaredExample === undefined}];
}
