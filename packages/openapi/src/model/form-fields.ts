import {arrayAt, entriesAt, isObject, objectAt, pickStrings, stringAt, type JsonObject} from '@developer-docs/internal';
import type {OpenApiDocument} from '../document.js';
import type {FormField} from './types.js';

/** Reads how the members of a form are sent, from the schema and the `encoding` of a media type. */
export function readFormFields(type: string, mediaType: JsonObject, document: OpenApiDocument): FormField[] {
  if (!/^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(type)) {
    return [];
  }
  const properties = listProperties(mediaType['schema'], document);
  const encodings = objectAt(mediaType, 'encoding');
  return [...properties].map(([name, property]): FormField => {
    const encoding = objectAt(encodings, name);
    const schema = document.resolve(property);
    const isList = [schema['type']].flat().includes('array');
    const contentType = stringAt(encoding, 'contentType')?.split(',')[0]?.trim();
    return {
      name,
      isFile: isFile(isList ? document.resolve(schema['items']) : schema, contentType),
      isList,
      ...(contentType !== undefined && !contentType.includes('*') && {mediaType: contentType}),
      ...pickStrings(encoding, 'style'),
      ...(typeof encoding['explode'] === 'boolean' && {explode: encoding['explode']}),
    };
  });
}

/** Maximum depth of nested `allOf`, `oneOf`, and `anyOf`. */
const maxNesting = 20;

/** Lists the properties of a schema and of those that it combines. */
function listProperties(
  value: unknown,
  document: OpenApiDocument,
  active: readonly unknown[] = [],
): Map<string, unknown> {
  const schema = document.resolve(value);
  // An object with a reference and other keywords is resolved to a new one each time.
  if (active.length > maxNesting || active.includes(schema)) return new Map();
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => arrayAt(schema, keyword));
  return new Map([
    ...parts.flatMap((part) => [...listProperties(part, document, [...active, schema])]),
    ...entriesAt(schema, 'properties'),
  ]);
}

/**
 * Returns whether a member is a file: in OpenAPI 3.0, a string with the format `binary`; in 3.1, a string with a
 * `contentMediaType` and without a `contentEncoding`, or a member without a type whose `encoding` isn't text.
 */
function isFile(schema: JsonObject, contentType: string | undefined): boolean {
  const {type, format, contentMediaType, contentEncoding} = schema;
  if (format === 'binary') return true;
  if (contentMediaType !== undefined && contentEncoding === undefined) return true;
  const isUntyped = type === undefined && !isObject(schema['properties']) && schema['enum'] === undefined;
  return isUntyped && contentType !== undefined && !/^text\/|json|xml/.test(contentType);
}
