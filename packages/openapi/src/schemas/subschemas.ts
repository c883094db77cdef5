import {arrayAt, isObject, type JsonObject} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';
import {listTypes} from './json-types.js';

/**
 * Lists the schemas that a schema combines, each once, and the schema itself, which comes last. References are
 * resolved.
 */
export function listSubschemas(value: unknown, document: OpenApiDocument, visited = new Set<unknown>()): JsonObject[] {
  if (!isObject(value)) return [];
  const schema = document.resolve(value);
  // An object with a reference and other keywords is resolved to a new one each time.
  if (visited.has(value) || visited.has(schema)) return [];
  visited.add(value).add(schema);
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => arrayAt(schema, keyword));
  return [...parts.flatMap((part) => listSubschemas(part, document, visited)), schema];
}

/** Lists the JSON types of a schema, and of the schemas that it combines. */
export const listSubschemaTypes = (subschemas: readonly JsonObject[]): string[] => [
  ...new Set(subschemas.flatMap(listTypes)),
];
