import {listSubschemas, listSubschemaTypes, type OpenApiDocument} from '@developer-docs/openapi';
import {arrayAt, entriesAt, isObject, type JsonObject} from '@developer-docs/utils';

/**
 * The types of a value and of the values in it, which determine how its text is parsed. They include the types of all
 * alternatives, because the text is parsed before an alternative is chosen. The model keeps alternatives apart, and
 * takes seven times as long to read in a sandbox, because it has the examples of all operations.
 */
export interface ValueType {
  /** JSON Schema types, such as `integer`. */
  readonly types: readonly string[];
  readonly items?: ValueType;
  /** The types of named members, and of numbered items. */
  readonly properties: Readonly<Record<string, ValueType>>;
  /** The type of other properties; `false` if they aren't allowed. */
  readonly additional?: ValueType | false;
}

export const readTypes = (schema: unknown, document: OpenApiDocument) =>
  listSubschemaTypes(listSubschemas(schema, document));

/** Maximum depth of the types in a parameter or form, which can be recursive. */
const maxTypeDepth = 5;

/** The types of the schemas in a document. The index is the depth. */
const knownTypes = new WeakMap<OpenApiDocument, WeakMap<JsonObject, ValueType[]>>();

export function readValueType(schema: unknown, document: OpenApiDocument, depth = 0): ValueType {
  if (!isObject(schema)) return createValueType(schema, document, depth);
  // Schemas that contain each other as alternatives are reached on thousands of paths.
  const bySchema = knownTypes.get(document) ?? new WeakMap<JsonObject, ValueType[]>();
  knownTypes.set(document, bySchema);
  const types = bySchema.get(schema) ?? [];
  bySchema.set(schema, types);
  return (types[depth] ??= createValueType(schema, document, depth));
}

function createValueType(schema: unknown, document: OpenApiDocument, depth: number): ValueType {
  const subschemas = depth > maxTypeDepth ? [] : listSubschemas(schema, document);
  const readNested = (nested: unknown) => readValueType(nested, document, depth + 1);
  const items = subschemas.find((subschema) => subschema.items !== undefined)?.items;
  const additional = subschemas.map(({additionalProperties}) => additionalProperties);
  const additionalSchema = additional.find(isObject);
  return {
    types: readTypes(schema, document),
    ...(items !== undefined && {items: readNested(items)}),
    properties: Object.fromEntries(
      subschemas
        .flatMap((subschema) => [
          ...entriesAt(subschema, 'properties'),
          ...Object.entries(arrayAt(subschema, 'prefixItems')),
        ])
        .map(([name, property]) => [name, readNested(property)]),
    ),
    ...(additionalSchema !== undefined && {additional: readNested(additionalSchema)}),
    ...(additional.includes(false) && {additional: false}),
  };
}
