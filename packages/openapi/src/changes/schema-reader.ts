import {getOrCreate} from '@developer-docs/utils';
import type {ApiDocument, Schema} from '../model/types.js';
import {resolveSchema} from '../model/walk-schemas.js';
import {omitNull} from './schema-traits.js';

/** Reads the schemas of one of two documents for their comparison. */
export class SchemaReader {
  /** Schemas with `ref` and the structure of their target. */
  private readonly expanded = new Map<Schema, Schema>();

  constructor(private readonly document: ApiDocument) {}

  getTarget(schema: Schema): Schema {
    return resolveSchema(schema, this.document);
  }

  /** Returns a schema with the structure that its reference leads to. */
  expand(schema: Schema): Schema {
    if (schema.ref === undefined) return schema;
    return getOrCreate(this.expanded, schema, () => {
      const {properties, patternProperties, additionalProperties, items, prefixItems, alternatives} =
        this.getTarget(schema);
      const structure = {properties, patternProperties, additionalProperties, items, prefixItems, alternatives};
      return {...schema, ref: undefined, ...structure};
    });
  }

  /** Lists the types of a schema, or else of its alternatives, without `null`. */
  listTypes(schema: Schema, visited = new Set<Schema>()): string[] {
    const types = omitNull(schema.types);
    if (types.length > 0 || visited.has(schema)) return types;
    visited.add(schema);
    const variantTypes = schema.alternatives
      .slice(0, 1)
      .flatMap(({variants}) => variants)
      .map((variant) => this.listTypes(this.expand(variant.schema), visited));
    return variantTypes.some((list) => list.length === 0) ? [] : [...new Set(variantTypes.flat())];
  }

  formatType(schema: Schema): string {
    return this.listTypes(schema).join(' | ') || 'null';
  }
}
