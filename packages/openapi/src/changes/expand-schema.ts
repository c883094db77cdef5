import {getOrCreate} from '@developer-docs/utils';
import type {ApiDocument, Schema} from '../model/types.js';
import {resolveSchema} from '../model/walk-schemas.js';
import {omitNull} from './schema-traits.js';

/** Schemas with the structure of their target. They're the same each time, so that recursion is recognized. */
const expandedSchemas = new WeakMap<Schema, Schema>();

/** Returns a schema with the structure that its reference leads to. */
export function expandSchema(schema: Schema, document: ApiDocument): Schema {
  if (schema.ref === undefined) return schema;
  return getOrCreate(expandedSchemas, schema, () => {
    const target = resolveSchema(schema, document);
    const {properties, patternProperties, additionalProperties, items, prefixItems, alternatives} = target;
    const structure = {properties, patternProperties, additionalProperties, items, prefixItems, alternatives};
    return {...schema, ref: undefined, ...structure};
  });
}

/** Lists the types of a schema, or else of its alternatives, without `null`. */
export function listPossibleTypes(schema: Schema, document: ApiDocument, visited = new Set<Schema>()): string[] {
  const types = omitNull(schema.types);
  if (types.length > 0 || visited.has(schema)) return types;
  visited.add(schema);
  const variantTypes = schema.alternatives
    .slice(0, 1)
    .flatMap(({variants}) => variants)
    .map((variant) => listPossibleTypes(expandSchema(variant.schema, document), document, visited));
  return variantTypes.some((list) => list.length === 0) ? [] : [...new Set(variantTypes.flat())];
}

export const formatType = (schema: Schema, document: ApiDocument): string =>
  listPossibleTypes(schema, document).join(' | ') || 'null';
