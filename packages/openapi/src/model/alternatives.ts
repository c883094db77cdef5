import {arrayAt, isObject, objectAt, stringAt, toPlainText, type JsonObject} from '@developer-docs/utils';
import {listDiscriminatorValues, listMappedValues} from '../schemas/discriminators.js';
import type {OpenApiDocument} from '../document.js';
import {combineSchema} from '../schemas/combine-schemas.js';
import type {Alternatives, Schema, Variant} from './types.js';

/**
 * Reads the alternatives of a schema: `oneOf`, `anyOf`, or a discriminator that has only a mapping.
 *
 * @param schema - A schema without `$ref`; its `allOf` may contain further alternatives.
 * @param readMember - Reads the schema of an alternative.
 */
export function readAlternatives(
  schema: JsonObject,
  document: OpenApiDocument,
  readMember: (member: unknown) => Schema,
): Alternatives[] {
  const groups = [schema, ...arrayAt(schema, 'allOf').filter(isObject)].flatMap((owner) =>
    (['oneOf', 'anyOf'] as const).map((kind) => ({
      kind,
      members: arrayAt(owner, kind),
      discriminator: objectAt(owner['discriminator'] === undefined ? schema : owner, 'discriminator'),
    })),
  );
  const discriminator = objectAt(schema, 'discriminator');
  if (groups.every(({members}) => members.length === 0)) {
    const references = [...new Set(listMappedValues(discriminator).map(({reference}) => reference))];
    groups.push({kind: 'oneOf', members: references.map((reference) => ({$ref: reference})), discriminator});
  }
  return groups
    .filter(({members}) => members.length > 0)
    .map(({kind, members, discriminator}) => {
      const property = stringAt(discriminator, 'propertyName') ?? findDiscriminator(members, document);
      const variants = members.map((member): Variant => {
        const memberSchema = readMember(member);
        const discriminatorValues =
          property === undefined ? [] : readDiscriminatorValues(member, property, discriminator, document);
        const requiredProperties = readRequiredOnly(member);
        return {discriminatorValues, requiredProperties, schema: memberSchema};
      });
      return {kind, ...(property !== undefined && {discriminator: property}), variants};
    });
}

const combinedSchemas = new WeakMap<OpenApiDocument, WeakMap<object, JsonObject>>();

/** Combines a schema that many alternatives share only once. */
function combineOnce(schema: unknown, document: OpenApiDocument): JsonObject {
  if (!isObject(schema)) return {};
  const known = combinedSchemas.get(document) ?? new WeakMap<object, JsonObject>();
  combinedSchemas.set(document, known);
  const combined = known.get(schema) ?? combineSchema(schema, document).schema;
  known.set(schema, combined);
  return combined;
}

/** Finds the constant value of a property: its `const`, or the only member of its `enum`. */
function findConstant(schema: JsonObject, property: string, document: OpenApiDocument): unknown {
  const propertySchema = combineOnce(objectAt(schema, 'properties')[property], document);
  const members = arrayAt(propertySchema, 'enum');
  return propertySchema['const'] ?? (members.length === 1 ? members[0] : undefined);
}

/** Finds a property that has a different constant value in each alternative. */
function findDiscriminator(members: readonly unknown[], document: OpenApiDocument): string | undefined {
  const schemas = members.map((member) => combineOnce(member, document));
  return Object.keys(objectAt(schemas[0], 'properties')).find((property) => {
    const constants = schemas.map((schema) => findConstant(schema, property, document));
    return !constants.includes(undefined) && new Set(constants).size === members.length;
  });
}

function readDiscriminatorValues(
  member: unknown,
  property: string,
  discriminator: JsonObject,
  document: OpenApiDocument,
): string[] {
  const reference = stringAt(member, '$ref');
  const mapped = listMappedValues(discriminator).filter((entry) => entry.reference === reference);
  if (mapped.length > 0) {
    return mapped.map(({value}) => value);
  }
  const schema = combineOnce(member, document);
  const constant = findConstant(schema, property, document);
  if (constant !== undefined) {
    return [toPlainText(constant)];
  }
  const values = arrayAt(combineOnce(objectAt(schema, 'properties')[property], document), 'enum');
  if (values.length > 0) {
    return values.map(String);
  }
  return reference === undefined ? [] : listDiscriminatorValues(discriminator, reference);
}

/** Returns the required properties of an alternative that has no other keywords except annotations. */
function readRequiredOnly(member: unknown): string[] {
  const isRequiredOnly =
    isObject(member) && Object.keys(member).every((key) => ['required', 'title', 'description'].includes(key));
  return isRequiredOnly ? arrayAt(member, 'required').map(String) : [];
}
