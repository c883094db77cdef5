import {entriesAt, objectAt, pickStrings, stringAt, type JsonObject} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';
import {chooseInRange, isMultipart, isUrlEncoded} from '../media-types.js';
import {listSubschemas, listSubschemaTypes} from '../schemas/subschemas.js';
import type {FormField} from './types.js';

/**
 * Reads how the members of a form are sent, from the schema and the `encoding` of a media type. Other media types have
 * no fields.
 */
export function readFormFields(type: string, mediaType: JsonObject, document: OpenApiDocument): FormField[] {
  if (!isMultipart(type) && !isUrlEncoded(type)) return [];
  const properties = new Map(
    listSubschemas(mediaType.schema, document).flatMap((schema) => entriesAt(schema, 'properties')),
  );
  return [...properties].map(([name, property]): FormField => {
    const encoding = objectAt(objectAt(mediaType, 'encoding'), name);
    const parts = listSubschemas(property, document);
    const types = listSubschemaTypes(parts);
    const isList = types.includes('array');
    const itemParts = parts.flatMap(({items}) => listSubschemas(items, document));
    const contents = isList ? itemParts : parts;
    const contentType = stringAt(encoding, 'contentType')?.split(',')[0]?.trim();
    const isFile = !isUrlEncoded(type) && contents.some((schema) => isFileContent(schema, contents, contentType));
    const fileType = isFile
      ? contents.map((schema) => stringAt(schema, 'contentMediaType')).find((text) => text !== undefined)
      : undefined;
    const declaredType = contentType ?? fileType;
    const partType = declaredType === undefined ? undefined : chooseInRange(declaredType);
    return {
      name,
      isFile,
      isList,
      types,
      itemTypes: listSubschemaTypes(itemParts),
      mediaType: partType,
      ...readPartStyle(encoding),
    };
  });
}

/**
 * Returns whether a member is a file: in OpenAPI 3.0, a string with the format `binary`; in 3.1, a string with a
 * `contentMediaType` and without a `contentEncoding`, or a member without a type whose `encoding` isn't text.
 */
function isFileContent(schema: JsonObject, all: readonly JsonObject[], contentType: string | undefined): boolean {
  const {format, contentMediaType, contentEncoding} = schema;
  if (format === 'binary') return true;
  if (contentMediaType !== undefined && contentEncoding === undefined) return true;
  const isUntyped = listSubschemaTypes(all).length === 0 && all.every((part) => part.enum === undefined);
  return isUntyped && contentType !== undefined && !/^text\/|json|xml/.test(contentType);
}

/** Reads the style of a form part from its `encoding`. */
export const readPartStyle = (encoding: JsonObject): Pick<FormField, 'style' | 'explode'> => ({
  ...pickStrings(encoding, 'style'),
  ...(typeof encoding.explode === 'boolean' && {explode: encoding.explode}),
});
