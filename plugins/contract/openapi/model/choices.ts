import {isObject, listAt, objectAt, plainText, pointerTo, textAt, type RawDocument} from './raw';
import type {Choice, Json, JsonObject, Schema, Variant} from './types';

type Read = (raw: Json, at: string) => Schema;

/**
 * The alternatives of a schema: `oneOf`, `anyOf`, and a discriminator with a mapping alone.
 *
 * @param raw - A schema without `$ref`; `allOf` may hold further alternatives.
 */
export function choicesOf(raw: JsonObject, at: string, document: RawDocument, read: Read): Choice[] {
  const sets = [raw, ...listAt(raw, 'allOf').filter(isObject)].flatMap((holder) =>
    (['oneOf', 'anyOf'] as const).map((key) => ({key, members: listAt(holder, key)})),
  );
  const discriminator = objectAt(raw, 'discriminator');
  const mapping = Object.entries(objectAt(discriminator ?? {}, 'mapping') ?? {});
  if (sets.every(({members}) => members.length === 0) && mapping.length > 0) {
    const targets = [...new Set(mapping.map(([, target]) => plainText(target)))];
    sets.push({key: 'oneOf', members: targets.map((target) => ({$ref: asReference(target)}))});
  }
  return sets
    .filter(({members}) => members.length > 0)
    .map(({key, members}) => {
      const property = textAt(discriminator ?? {}, 'propertyName') ?? tellingField(members, document);
      const variants = members.map((member, index): Variant => {
        const schema = read(member, pointerTo(at, key, index));
        const values = property === undefined ? [] : valuesFor(member, property, mapping, document);
        const requires = requiresOnly(member);
        return {label: labelOf(schema, values, requires, index), values, requires, schema};
      });
      return {kind: key === 'oneOf' ? 'one' : 'any', ...(property !== undefined && {property}), variants};
    });
}

/** A mapping may name a schema instead of pointing to it. */
const asReference = (target: string) => (target.includes('/') ? target : `#/components/schemas/${target}`);

/** The object that an alternative means, with the fields of its `allOf`. */
function resolved(member: Json, document: RawDocument, depth = 0): JsonObject {
  const raw = document.resolve(member);
  const parts = depth > 5 ? [] : listAt(raw, 'allOf').map((part) => resolved(part, document, depth + 1));
  const properties = Object.assign(
    {},
    ...parts.map((part) => objectAt(part, 'properties')),
    objectAt(raw, 'properties'),
  ) as JsonObject;
  return {...raw, properties};
}

/** The constant of a field: `const`, or an `enum` of one. */
function constantOf(member: JsonObject, field: string, document: RawDocument): Json | undefined {
  const schema = document.resolve(objectAt(member, 'properties')?.[field]);
  const list = listAt(schema, 'enum');
  return schema['const'] ?? (list.length === 1 ? list[0] : undefined);
}

/** A field that is constant in every alternative, and different in each. */
function tellingField(members: readonly Json[], document: RawDocument): string | undefined {
  const objects = members.map((member) => resolved(member, document));
  return Object.keys(objectAt(objects[0] ?? {}, 'properties') ?? {}).find((field) => {
    const constants = objects.map((object) => constantOf(object, field, document));
    return !constants.includes(undefined) && new Set(constants).size === members.length;
  });
}

function valuesFor(member: Json, property: string, mapping: [string, Json][], document: RawDocument): string[] {
  const reference = isObject(member) ? textAt(member, '$ref') : undefined;
  const mapped = mapping.filter(
    ([, target]) => reference !== undefined && asReference(plainText(target)) === reference,
  );
  if (mapped.length > 0) {
    return mapped.map(([value]) => value);
  }
  const object = resolved(member, document);
  const constant = constantOf(object, property, document);
  if (constant !== undefined) {
    return [plainText(constant)];
  }
  const several = listAt(document.resolve(objectAt(object, 'properties')?.[property]), 'enum');
  if (several.length > 0) {
    return several.map(String);
  }
  const name = reference === undefined ? undefined : document.schemaName(reference);
  return name === undefined ? [] : [name];
}

/** The fields of an alternative that says nothing but "these are required". */
function requiresOnly(member: Json): string[] {
  const isBare =
    isObject(member) &&
    Object.keys(member).every((key) => key === 'required' || key === 'title' || key === 'description');
  return isBare ? listAt(member, 'required').map(String) : [];
}

function labelOf(schema: Schema, values: readonly string[], requires: readonly string[], index: number): string {
  const [value] = values;
  if (requires.length > 0) {
    return `with ${requires.join(' and ')}`;
  }
  return schema.title ?? schema.ref ?? value ?? (schema.types.join(' or ') || `Alternative ${index + 1}`);
}
