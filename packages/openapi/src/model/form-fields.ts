import {entriesAt, objectAt, pickStrings, stringAt, type JsonObject} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';
import {chooseInRange, isMultipart, isUrlEncoded} from '../media-types.js';
import {listSubschemas, listSubschemaTypes} from '../schemas/combine-schemas.js';
import {isFileSchema, listTypes} from '../schemas/json-types.js';
import type {FormField} from './types.js';

/**
 * Reads how the members of a form are sent, from the schema and the `encoding` of a media type, without the headers.
 * Other media types have no fields.
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
    const isFile = !isUrlEncoded(type) && (contents.some(isFileSchema) || isUntypedFile(contents, contentType));
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
      ...pickStrings(encoding, 'contentType', 'style'),
      ...(typeof encoding.explode === 'boolean' && {explode: encoding.explode}),
      ...(encoding.allowReserved === true && {allowsReserved: true}),
    };
  });
}

/** Returns whether a member is a file because it has no type, as OpenAPI 3.1 allows, and its `encoding` isn't text. */
function isUntypedFile(parts: readonly JsonObject[], contentType: string | undefined): boolean {
  const isUntyped = parts.length > 0 && parts.every((part) => part.enum === undefined && listTypes(part).length === 0);
  return isUntyped && contentType !== undefined && !/^text\/|json|xml/.test(contentType);
}
