import {arrayAt, isObject, type JsonObject} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';

/** Maximum depth of nested `allOf`, `oneOf`, and `anyOf`. */
const maxNesting = 20;

/** Lists the schemas that a schema combines, and the schema itself, which comes last. References are resolved. */
export function listSubschemas(
  value: unknown,
  document: OpenApiDocument,
  active: readonly unknown[] = [],
): JsonObject[] {
  if (!isObject(value)) return [];
  const schema = document.resolve(value);
  // An object with a reference and other keywords is resolved to a new one each time.
  if (active.length > maxNesting || active.includes(schema)) return [];
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => arrayAt(schema, keyword));
  return [...parts.flatMap((part) => listSubschemas(part, document, [...active, schema])), schema];
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
