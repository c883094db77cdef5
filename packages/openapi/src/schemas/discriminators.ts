import {arrayAt, entriesAt, objectAt, stringAt, toPlainText, type JsonObject} from '@developer-docs/utils';
import {getSchemaName, toSchemaReference} from '../document.js';

/** A value in the `mapping` of a discriminator. */
interface MappedValue {
  readonly value: string;
  /** The reference to the schema that it selects. */
  readonly reference: string;
}

/** Lists the values in the `mapping` of a discriminator, whose targets can be names of schemas. */
export const listMappedValues = (discriminator: JsonObject): MappedValue[] =>
  entriesAt(discriminator, 'mapping').map(([value, target]) => ({
    value,
    reference: toSchemaReference(toPlainText(target)),
  }));

/**
 * Lists the values of a discriminator that select the alternative with a reference: those in its `mapping`, and the name of
 * the schema, which is implicit unless the `mapping` gives it to another one.
 */
export function listDiscriminatorValues(discriminator: JsonObject, reference: string): string[] {
  const mapped = listMappedValues(discriminator);
  const name = getSchemaName(reference);
  return [
    ...mapped.filter((entry) => entry.reference === reference).map(({value}) => value),
    ...(name === undefined || mapped.some(({value}) => value === name) ? [] : [name]),
  ];
}

/**
 * Adds the discriminator that all alternatives of a `oneOf` inherit. Several generators write it only in the parent, without
 * which values match more than one of the alternatives.
 *
 * @param schemas - The named schemas of the document.
 */
export function inheritDiscriminator(schema: JsonObject, schemas: JsonObject): JsonObject {
  const [first, ...others] = arrayAt(schema, 'oneOf').map((member) => listDiscriminatorOwners(member, schemas));
  if (schema['discriminator'] !== undefined || first === undefined || others.length === 0) return schema;
  const owner = [...first].find((name) => others.every((names) => names.has(name)));
  return owner === undefined ? schema : {...schema, discriminator: objectAt(schemas, owner)['discriminator']};
}

/** Lists the names of the schemas with a discriminator that a reference leads to, directly or through `allOf`. */
function listDiscriminatorOwners(member: unknown, schemas: JsonObject, visited = new Set<string>()): Set<string> {
  const name = getSchemaName(stringAt(member, '$ref') ?? '');
  if (name === undefined || visited.has(name)) return new Set();
  visited.add(name);
  const schema = objectAt(schemas, name);
  const inherited = arrayAt(schema, 'allOf').flatMap((part) => [...listDiscriminatorOwners(part, schemas, visited)]);
  return new Set([...(schema['discriminator'] === undefined ? [] : [name]), ...inherited]);
}
