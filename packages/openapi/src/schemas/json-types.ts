import {arrayAt, isNumber, toCanonicalJson, type JsonObject} from '@developer-docs/utils';

/**
 * Lists the JSON types that a schema declares, with `null` last. If there's no `type`, they're the types of its
 * constant or enumeration, or the type whose members it describes.
 */
export function listTypes(schema: JsonObject): string[] {
  const types = new Set(findTypes(schema));
  return types.delete('null') ? [...types, 'null'] : [...types];
}

function findTypes(schema: JsonObject): string[] {
  const types = [schema.type ?? []].flat().filter((type): type is string => typeof type === 'string' && type !== '');
  if (types.length > 0) return types;
  const valueTypes = new Set((schema.const === undefined ? arrayAt(schema, 'enum') : [schema.const]).map(getJsonType));
  if (valueTypes.size > 0) return [...valueTypes].filter((type) => type !== 'integer' || !valueTypes.has('number'));
  if (schema.properties !== undefined || schema.additionalProperties !== undefined) return ['object'];
  return schema.items !== undefined || schema.prefixItems !== undefined ? ['array'] : [];
}

/** Returns whether a value of a type can have one of several types. Integers are numbers. */
export const includesType = (types: readonly unknown[], type: unknown): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

/** Returns the narrowest JSON type of a value, such as `integer`. */
export function getJsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (!isNumber(value)) return typeof value;
  return Number.isInteger(Number(value)) ? 'integer' : 'number';
}

/** Returns whether two JSON values are equal. The order of members doesn't matter. */
export const isSameValue = (first: unknown, second: unknown): boolean =>
  first === second ||
  (typeof first === 'object' && typeof second === 'object' && toCanonicalJson(first) === toCanonicalJson(second));

/**
 * Returns whether a value is a file's content: in OpenAPI 3.0, a string with the format `binary`; in 3.1, a string with
 * a `contentMediaType` and without a `contentEncoding`, because Base64 is text.
 */
export const isFileSchema = ({format, contentMediaType, contentEncoding}: JsonObject): boolean =>
  format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined);
