import {omitsProperty, OpenApiDocument, rewriteKeywords, type Direction} from '@developer-docs/openapi';
import {arrayAt, isObject, omitKeys, stringAt, stringifyJson, type JsonObject} from '@developer-docs/utils';

/**
 * Makes required properties optional if they're read-only or write-only, because OpenAPI requires them only in
 * responses or in requests. The property and `required` can be in different schemas that an `allOf` combines.
 *
 * @param schemas - The result of `prepareSchemas`.
 */
export function allowMissingProperties(schemas: JsonObject, direction: Direction): JsonObject {
  // Most documents have no such properties.
  if (!stringifyJson(schemas).includes(direction === 'request' ? '"readOnly":true' : '"writeOnly":true')) {
    return schemas;
  }
  const relaxAll = (
    root: JsonObject,
    relax: (schema: JsonObject, omits: Omits, document: OpenApiDocument) => JsonObject,
  ): JsonObject => {
    const document = new OpenApiDocument(root);
    const relaxOne = (schema: JsonObject) =>
      relax(schema, (name) => omitsProperty(schema, name, direction, document), document);
    return rewriteKeywords(root, () => undefined, relaxOne) as JsonObject;
  };
  // The first step changes schemas in their place, so that those that combine them can still refer to them.
  return relaxAll(relaxAll(schemas, relaxOwn), relaxCombined);
}

/** Returns whether messages don't contain a property. */
type Omits = (name: string) => boolean;

/** Removes names from the `required` and `dependentRequired` of a schema. */
function relaxOwn(schema: JsonObject, omits: Omits): JsonObject {
  const removeNames = (names: unknown): unknown => {
    const kept = Array.isArray(names) ? names.filter((name) => typeof name !== 'string' || !omits(name)) : [];
    return Array.isArray(names) && kept.length < names.length ? kept : names;
  };
  return mapMembers(schema, (value, keyword) => {
    if (keyword === 'required') return removeNames(value);
    return ['dependentRequired', 'dependencies'].includes(keyword) && isObject(value)
      ? mapMembers(value, removeNames)
      : value;
  });
}

/** Removes names from a schema and all schemas that it combines. */
function relaxCombined(schema: JsonObject, omits: Omits, document: OpenApiDocument): JsonObject {
  /** The results for the schemas that it refers to, which can be recursive, or occur in many combinations. */
  const targets = new Map<string, unknown>();

  const relaxSchema = (combined: JsonObject): JsonObject =>
    mapMembers(relaxOwn(combined, omits), (value, keyword) => {
      if (['allOf', 'oneOf', 'anyOf'].includes(keyword) && Array.isArray(value)) return mapItems(value, relaxMember);
      return keyword === 'then' || keyword === 'else' ? relaxMember(value) : value;
    });

  /** A copy replaces the reference to a schema that changes. */
  const relaxMember = (member: unknown): unknown => {
    if (!isObject(member)) return member;
    const reference = stringAt(member, '$ref');
    if (reference === undefined) return relaxSchema(member);
    const target = document.lookUp(reference);
    if (!targets.has(reference)) {
      targets.set(reference, target);
      if (isObject(target)) targets.set(reference, relaxSchema(target));
    }
    const relaxedTarget = targets.get(reference);
    if (relaxedTarget === target) return relaxSchema(member);
    const siblings = relaxSchema(omitKeys(member, '$ref'));
    return Object.keys(siblings).length === 0
      ? relaxedTarget
      : {...siblings, allOf: [relaxedTarget, ...arrayAt(siblings, 'allOf')]};
  };

  // A reference's target is a separate schema, unless other keywords extend it.
  const hasSiblings = stringAt(schema, '$ref') !== undefined && Object.keys(schema).length > 1;
  return hasSiblings ? (relaxMember(schema) as JsonObject) : relaxSchema(schema);
}

/** Converts the members of an object. If none changes, returns the same object. */
function mapMembers(object: JsonObject, convert: (value: unknown, key: string) => unknown): JsonObject {
  const entries = Object.entries(object).map(([key, value]) => [key, convert(value, key)] as const);
  return entries.every(([key, value]) => value === object[key]) ? object : Object.fromEntries(entries);
}

/** Converts the items of an array. If none changes, returns the same array. */
function mapItems(items: readonly unknown[], convert: (item: unknown) => unknown): readonly unknown[] {
  const converted = items.map(convert);
  return converted.every((item, index) => item === items[index]) ? items : converted;
}
