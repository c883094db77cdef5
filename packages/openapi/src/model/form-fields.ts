import {arrayAt, entriesAt, isObject, objectAt, pickStrings, stringAt, type JsonObject} from '@developer-docs/internal';
import type {OpenApiDocument} from '../document.js';
import type {FormField} from './types.js';

export const isUrlEncoded = (mediaType: string): boolean => /^application\/x-www-form-urlencoded\b/i.test(mediaType);

export const isMultipart = (mediaType: string): boolean => /^multipart\/form-data\b/i.test(mediaType);

/**
 * Reads how the members of a form are sent, from the schema and the `encoding` of a media type. Other media types have no
 * fields.
 */
export function readFormFields(type: string, mediaType: JsonObject, document: OpenApiDocument): FormField[] {
  if (!/^multipart\//i.test(type) && !isUrlEncoded(type)) {
    return [];
  }
  const properties = new Map(
    listParts(mediaType['schema'], document).flatMap((schema) => entriesAt(schema, 'properties')),
  );
  const encodings = objectAt(mediaType, 'encoding');
  return [...properties].map(([name, property]): FormField => {
    const encoding = objectAt(encodings, name);
    const parts = listParts(property, document);
    const types = listTypes(parts);
    const isList = types.includes('array');
    const itemParts = parts.flatMap(({items}) => listParts(items, document));
    const contents = isList ? itemParts : parts;
    const contentType = stringAt(encoding, 'contentType')?.split(',')[0]?.trim();
    const isFile = !isUrlEncoded(type) && contents.some((schema) => isFileContent(schema, contents, contentType));
    const fileType = isFile
      ? contents.map((schema) => stringAt(schema, 'contentMediaType')).find((text) => text !== undefined)
      : undefined;
    const partType = contentType ?? fileType;
    return {
      name,
      isFile,
      isList,
      types,
      itemTypes: listTypes(itemParts),
      ...(partType !== undefined && !partType.includes('*') && {mediaType: partType}),
      ...pickStrings(encoding, 'style'),
      ...(typeof encoding['explode'] === 'boolean' && {explode: encoding['explode']}),
    };
  });
}

/** Maximum depth of nested `allOf`, `oneOf`, and `anyOf`. */
const maxNesting = 20;

/** Lists the schemas that a schema combines, and the schema itself, which comes last. */
function listParts(value: unknown, document: OpenApiDocument, active: readonly unknown[] = []): JsonObject[] {
  if (!isObject(value)) return [];
  const schema = document.resolve(value);
  // An object with a reference and other keywords is resolved to a new one each time.
  if (active.length > maxNesting || active.includes(schema)) return [];
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => arrayAt(schema, keyword));
  return [...parts.flatMap((part) => listParts(part, document, [...active, schema])), schema];
}

function listTypes(schemas: readonly JsonObject[]): string[] {
  const types = schemas.flatMap(({type, properties}) => type ?? (isObject(properties) ? 'object' : []));
  return [...new Set(types.filter((type) => typeof type === 'string'))];
}

/**
 * Returns whether a member is a file: in OpenAPI 3.0, a string with the format `binary`; in 3.1, a string with a
 * `contentMediaType` and without a `contentEncoding`, or a member without a type whose `encoding` isn't text.
 */
function isFileContent(schema: JsonObject, all: readonly JsonObject[], contentType: string | undefined): boolean {
  const {format, contentMediaType, contentEncoding} = schema;
  if (format === 'binary') return true;
  if (contentMediaType !== undefined && contentEncoding === undefined) return true;
  const isUntyped = listTypes(all).length === 0 && all.every((part) => part['enum'] === undefined);
  return isUntyped && contentType !== undefined && !/^text\/|json|xml/.test(contentType);
}
