import {listSubschemas, listSubschemaTypes, type OpenApiDocument} from '@developer-docs/openapi';
import {arrayAt, entriesAt, isObject} from '@developer-docs/utils';

/**
 * The types of a value and of the values in it, which determine how its text is parsed. They include the types of all
 * alternatives, because the text is parsed before an alternative is chosen.
 */
export interface ValueType {
  /** JSON Schema types, such as `integer`. */
  readonly types: readonly string[];
  readonly items?: ValueType | undefined;
  /** The types of named members, and of numbered items. */
  readonly properties: Readonly<Record<string, ValueType>>;
  /** The type of other properties; `false` if they aren't allowed. */
  readonly additional?: ValueType | false | undefined;
}

export const readTypes = (schema: unknown, document: OpenApiDocument) =>
  listSubschemaTypes(listSubschemas(schema, document));

/** Reads the type of a schema. The types in it are read when they're needed, because schemas can be recursive. */
export function readValueType(schema: unknown, document: OpenApiDocument): ValueType {
  const subschemas = listSubschemas(schema, document);
  return {
    types: listSubschemaTypes(subschemas),
    get items() {
      const items = subschemas.find((subschema) => subschema.items !== undefined)?.items;
      return items === undefined ? undefined : readValueType(items, document);
    },
    get properties() {
      const entries = subschemas.flatMap((subschema) => [
        ...entriesAt(subschema, 'properties'),
        ...Object.entries(arrayAt(subschema, 'prefixItems')),
      ]);
      return Object.fromEntries(entries.map(([name, property]) => [name, readValueType(property, document)]));
    },
    get additional() {
      const additional = subschemas.map(({additionalProperties}) => additionalProperties);
      if (additional.includes(false)) return false;
      const additionalSchema = additional.find(isObject);
      return additionalSchema && readValueType(additionalSchema, document);
    },
  };
}
