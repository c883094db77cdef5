import {arrayAt, entriesAt, objectAt, stringAt, toList, toPlainText, type JsonObject} from '@developer-docs/utils';
import {getSchemaName, type OpenApiDocument} from '../document.js';
import {combineSchema} from './combine-schemas.js';

/** A value in the `mapping` of a discriminator. */
interface MappedValue {
  readonly value: string;
  /** The reference to the schema that it selects. */
  readonly reference: string;
}

/** Lists the values in the `mapping` of a discriminator, whose targets can be names of schemas. */
export const listMappedValues = (discriminator: JsonObject): MappedValue[] =>
  entriesAt(discriminator, 'mapping').map(([value, target]) => {
    const text = toPlainText(target);
    return {value, reference: text.includes('/') ? text : `#/components/schemas/${text}`};
  });

const listOwnMappedValues = (mapped: readonly MappedValue[], reference: string | undefined): string[] =>
  mapped.filter((entry) => entry.reference === reference).map(({value}) => value);

/** Lists a schema's name, which is an implicit value unless the `mapping` gives it to another schema. */
function listImplicitValues(mapped: readonly MappedValue[], reference = ''): string[] {
  const name = getSchemaName(reference);
  return name === undefined || mapped.some(({value}) => value === name) ? [] : [name];
}

/**
 * Lists the values for a schema that inherits the discriminator: the values that the `mapping` contains for the schema,
 * or else for the nearest schema that it combines, or else the schema's name.
 *
 * @param references - The references to the schema and to the schemas that it combines, outermost first.
 */
export function listInheritedValues(discriminator: JsonObject, references: readonly string[]): string[] {
  const mapped = listMappedValues(discriminator);
  const values = references.map((reference) => listOwnMappedValues(mapped, reference)).find(({length}) => length > 0);
  const namedReference = references.find((reference) => getSchemaName(reference) !== undefined);
  return values ?? listImplicitValues(mapped, namedReference);
}

/** The values of a discriminator for one of several alternatives. */
export interface DiscriminatorValues {
  /** The values that the alternative has in documents. */
  readonly values: readonly string[];
  /** The values that no other alternative can have. They include the schema's name, which is always implicit. */
  readonly selectors: readonly string[];
}

/**
 * Reads which discriminator values belong to each of several alternatives: the values in its `mapping`, or else the
 * values that the property's schema allows, or else the schema's name. Alternatives often inherit an enumeration of all
 * names; each then has only its own.
 */
export function readDiscriminatorValues(
  discriminator: JsonObject,
  members: readonly unknown[],
  document: OpenApiDocument,
): DiscriminatorValues[] {
  const property = stringAt(discriminator, 'propertyName');
  if (property === undefined) return members.map(() => ({values: [], selectors: []}));
  const mapped = listMappedValues(discriminator);
  const alternatives = members.map((member) => {
    const reference = stringAt(member, '$ref');
    const ownValues = listOwnMappedValues(mapped, reference);
    return {
      own: ownValues.length > 0 ? ownValues : listAllowedValues(member, property, document),
      implicit: listImplicitValues(mapped, reference),
    };
  });
  const all = alternatives.flatMap(({own}) => own);
  const isShared = (value: string) => all.indexOf(value) !== all.lastIndexOf(value);
  return alternatives.map(({own, implicit}) => {
    const selectors = [...new Set([...own.filter((value) => !isShared(value)), ...implicit])];
    if (own.length === 0) return {values: implicit, selectors};
    const sharesName = implicit.some((name) => own.includes(name) && isShared(name));
    return {values: sharesName ? selectors : own, selectors};
  });
}

/** Lists the values that a property can have: its `const`, or the members of its `enum`. */
export function listAllowedValues(schema: unknown, property: string, document: OpenApiDocument): string[] {
  const properties = objectAt(combineSchema(schema, document), 'properties');
  const {const: constant, enum: members} = combineSchema(properties[property], document);
  return (constant === undefined ? toList(members) : [constant]).map(toPlainText);
}

/**
 * Finds a property that has a different constant value in each alternative, which is a discriminator without being
 * declared.
 */
export function findDiscriminatorProperty(members: readonly unknown[], document: OpenApiDocument): string | undefined {
  const [first] = members;
  return Object.keys(objectAt(combineSchema(first, document), 'properties')).find((property) => {
    const values = members.map((member) => listAllowedValues(member, property, document));
    return values.every(({length}) => length === 1) && new Set(values.flat()).size === members.length;
  });
}

/**
 * Adds the discriminator that all alternatives of a `oneOf` inherit. Several generators write it only in the parent,
 * without which values match more than one of the alternatives.
 *
 * @param schemas - The named schemas of the document.
 */
export function inheritDiscriminator(schema: JsonObject, schemas: JsonObject): JsonObject {
  const [first, ...others] = arrayAt(schema, 'oneOf').map((member) => listDiscriminatorOwners(member, schemas));
  if (schema.discriminator !== undefined || first === undefined || others.length === 0) return schema;
  const owner = [...first].find((name) => others.every((names) => names.has(name)));
  return owner === undefined ? schema : {...schema, discriminator: objectAt(schemas, owner).discriminator};
}

/** Lists the names of the schemas with a discriminator that a reference leads to, directly or through `allOf`. */
function listDiscriminatorOwners(member: unknown, schemas: JsonObject, visited = new Set<string>()): Set<string> {
  const name = getSchemaName(stringAt(member, '$ref') ?? '');
  if (name === undefined || visited.has(name)) return new Set();
  visited.add(name);
  const schema = objectAt(schemas, name);
  const inherited = arrayAt(schema, 'allOf').flatMap((part) => [...listDiscriminatorOwners(part, schemas, visited)]);
  return new Set([...(schema.discriminator === undefined ? [] : [name]), ...inherited]);
}
