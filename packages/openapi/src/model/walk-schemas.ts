import type {ApiDocument, Schema} from './types.js';

type NamedSchemas = Pick<ApiDocument, 'schemas'>;

/** Follows a schema's reference, and returns the schema that contains the properties, items, and alternatives. */
export function resolveSchema(schema: Schema, {schemas}: NamedSchemas): Schema {
  const visited = new Set<Schema>();
  let resolvedSchema = schema;
  while (resolvedSchema.ref !== undefined && !visited.has(resolvedSchema)) {
    visited.add(resolvedSchema);
    resolvedSchema = schemas.get(resolvedSchema.ref) ?? resolvedSchema;
  }
  return resolvedSchema;
}

/** A schema that another one contains. */
export interface ChildSchema {
  /** A property's name, `[]` for items, `*` for other properties, or the empty string for an alternative. */
  readonly step: string;
  readonly schema: Schema;
}

/** Lists the schemas that a schema without a reference contains directly. */
export function listChildSchemas({
  properties,
  patternProperties,
  additionalProperties,
  items,
  prefixItems,
  alternatives,
}: Schema): ChildSchema[] {
  const allItems = items === undefined ? prefixItems : [items, ...prefixItems];
  const others = patternProperties.map(({schema}) => schema);
  if (additionalProperties !== undefined && additionalProperties !== false) others.push(additionalProperties);
  return [
    ...properties.map(({name, schema}) => ({step: name, schema})),
    ...allItems.map((schema) => ({step: '[]', schema})),
    ...others.map((schema) => ({step: '*', schema})),
    ...alternatives.flatMap(({variants}) => variants.map(({schema}) => ({step: '', schema}))),
  ];
}

/**
 * Lists a schema and those that it contains, directly or through others, each once and with its reference resolved.
 *
 * @param follows - Chooses the schemas to list, with what they contain. Default: all.
 */
export function walkSchemas(
  schema: Schema,
  namedSchemas: NamedSchemas,
  follows: (child: ChildSchema) => boolean = () => true,
): Schema[] {
  const visited = new Set<Schema>();
  const visit = (current: Schema) => {
    const resolvedSchema = resolveSchema(current, namedSchemas);
    if (visited.has(resolvedSchema)) return;
    visited.add(resolvedSchema);
    for (const child of listChildSchemas(resolvedSchema).filter(follows)) visit(child.schema);
  };
  visit(schema);
  return [...visited];
}
