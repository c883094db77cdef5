import {getOrCreate} from '@developer-docs/utils';
import type {ApiDocument, Schema} from '../model/types.js';
import {resolveSchema} from '../model/walk-schemas.js';
import {isBare, isNullable, isOnlyNull, omitNull} from './schema-traits.js';

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

  allowsNull(schema: Schema): boolean {
    return (
      isNullable(schema) ||
      schema.alternatives.some(({variants}) => variants.some((variant) => isOnlyNull(this.expand(variant.schema))))
    );
  }

  /** Removes the alternative `null`, and returns the alternative of a schema that only has one. */
  unwrap(schema: Schema): Schema {
    const alternatives = schema.alternatives.map((group) => ({
      ...group,
      variants: group.variants.filter((variant) => !isOnlyNull(this.expand(variant.schema))),
    }));
    const [only, ...others] = alternatives.length === 1 && isBare(schema) ? (alternatives[0]?.variants ?? []) : [];
    return only !== undefined && others.length === 0 ? this.expand(only.schema) : {...schema, alternatives};
  }
}
