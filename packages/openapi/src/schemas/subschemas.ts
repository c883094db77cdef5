import {arrayAt, isObject, type JsonObject} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';

/**
 * Lists the schemas that a schema combines, each once, and the schema itself, which comes last. References are resolved.
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

/** Lists the JSON types that schemas declare. Those with properties, items, or an enumeration don't need a type. */
export function listTypes(schemas: readonly JsonObject[]): string[] {
  const types = schemas.flatMap(({type, properties, items, enum: values, const: value}) => {
    if (type !== undefined) return type;
    if (isObject(properties)) return 'object';
    if (isObject(items)) return 'array';
    return [values ?? value ?? []].flat().map((item) => (item === null ? 'null' : typeof item));
  });
  return [...new Set(types.filter((type) => typeof type === 'string'))];
}
