import {
  arrayAt,
  entriesAt,
  filterKeys,
  getOwn,
  isNumber,
  isObject,
  objectAt,
  omitKeys,
  stringAt,
  toCanonicalJson,
  toList,
  toObject,
  type JsonObject,
} from '@developer-docs/utils';
import {getJsonType, includesType, isSameValue} from './json-types.js';

/** Returns whether a schema allows no value (`not: {}`). */
export const isNever = ({not}: JsonObject): boolean => isObject(not) && Object.keys(not).length === 0;

const requireBoth = (first: unknown, second: unknown): unknown =>
  first === undefined || isSameValue(first, second) ? second : {allOf: [first, second]};

/** Keywords that only have a meaning together. */
const keywordGroups: readonly (readonly string[])[] = [
  ['if', 'then', 'else'],
  ['contains', 'minContains', 'maxContains'],
  ['oneOf', 'discriminator'],
  ['anyOf', 'discriminator'],
];

/** Keywords whose values can't be merged. If two schemas have different values, both apply. */
const unmergeableKeywords = new Set(
  `oneOf anyOf if then else contains minContains maxContains pattern format multipleOf unevaluatedItems contentMediaType
  contentEncoding contentSchema dependencies dependentRequired $dynamicRef`.split(/\s+/),
);

/**
 * Merges two schemas that must both be valid, such as the members of an `allOf`. The stricter constraint wins,
 * properties are combined, and the second schema's annotations override the first's. Constraints that can't be
 * merged stay in an `allOf`. If the schemas have no type or listed value in common, the result has `not: {}`.
 *
 * What a schema says about the properties and items that it doesn't describe itself, such as `additionalProperties`,
 * applies to those that neither schema describes. Of two `prefixItems`, the second applies.
 */
export function mergeSchemas(first: JsonObject, second: JsonObject): JsonObject {
  const remainingKeywords = listUnmergeable(first, second);
  const mergedSchema: Record<string, unknown> = {...first};
  let isImpossible = isNever(first) || isNever(second);
  for (const [keyword, value] of Object.entries(second)) {
    if (keyword === 'allOf' || remainingKeywords.includes(keyword)) continue;
    const merge = first[keyword] === undefined ? undefined : getOwn(mergeByKeyword, keyword);
    const merged = merge === undefined ? value : merge(first[keyword], value);
    mergedSchema[keyword] = merged ?? value;
    isImpossible ||= merged === undefined;
  }
  isImpossible ||= excludesConst(mergedSchema) && !excludesConst(first) && !excludesConst(second);
  if (isImpossible) mergedSchema.not = {};
  const remainder = filterKeys(second, (key) => remainingKeywords.includes(key));
  const members = [
    ...arrayAt(first, 'allOf'),
    ...(remainingKeywords.length > 0 ? [remainder] : []),
    ...arrayAt(second, 'allOf'),
  ];
  // Schemas that are merged several times would double the list each time.
  const distinct = members.filter(
    (member, index) => members.findIndex((other) => isSameValue(other, member)) === index,
  );
  return distinct.length > 0 ? {...mergedSchema, allOf: distinct} : mergedSchema;
}

const hasDescription = (schema: unknown): boolean =>
  stringAt(schema, 'description') !== undefined || arrayAt(schema, 'allOf').some(hasDescription);

/** Merges a schema with the one that it inherits from, whose descriptions of properties it overrides. */
export function extendSchema(base: JsonObject, schema: JsonObject): JsonObject {
  const own = objectAt(schema, 'properties');
  const properties = entriesAt(base, 'properties').map(([name, property]): [string, unknown] => {
    const isOverridden = hasDescription(own[name]) && !isSameValue(property, own[name]);
    return [name, isOverridden && isObject(property) ? omitKeys(property, 'description') : property];
  });
  return mergeSchemas(properties.length === 0 ? base : {...base, properties: Object.fromEntries(properties)}, schema);
}

/** Lists the second schema's keywords that can't be merged with the first schema's. */
function listUnmergeable(first: JsonObject, second: JsonObject): string[] {
  const conflicts = Object.keys(second).filter(
    (keyword) =>
      unmergeableKeywords.has(keyword) && first[keyword] !== undefined && !isSameValue(first[keyword], second[keyword]),
  );
  const groups = keywordGroups.filter((group) => group.some((keyword) => conflicts.includes(keyword)));
  return [...new Set([...conflicts, ...groups.flat()])].filter((keyword) => second[keyword] !== undefined);
}

/** Returns whether a schema's type or enumeration doesn't allow its constant. */
function excludesConst({const: value, type, enum: members}: JsonObject): boolean {
  if (value === undefined) return false;
  const hasType = type === undefined || includesType([type].flat(), getJsonType(value));
  return !hasType || (Array.isArray(members) && !members.some((member) => isSameValue(member, value)));
}

/** Returns the value of a keyword that two schemas have, or `undefined` if no value is valid in both. */
type Merge = (first: unknown, second: unknown) => unknown;

/** @param sign - 1 for a minimum, and −1 for a maximum. */
const pickStricter =
  (sign: 1 | -1): Merge =>
  (first, second) =>
    isNumber(first) && isNumber(second) && sign * (first - second) >= 0 ? first : second;
const [pickMaximum, pickMinimum] = [pickStricter(1), pickStricter(-1)];

/** Merges two objects whose members are schemas. */
function mergeSchemaMaps(first: unknown, second: unknown): JsonObject {
  const merged: Record<string, unknown> = {...toObject(first)};
  for (const [name, schema] of Object.entries(toObject(second))) {
    merged[name] = requireBoth(getOwn(merged, name), schema);
  }
  return merged;
}

const mergeLists = (first: unknown, second: unknown) => [...new Set([...toList(first), ...toList(second)])];

function intersectEnums(first: unknown, second: unknown): unknown {
  const allowedValues = new Set(toList(second).map(toCanonicalJson));
  const sharedMembers = toList(first).filter((member) => allowedValues.has(toCanonicalJson(member)));
  return sharedMembers.length > 0 ? sharedMembers : undefined;
}

function mergeAdditionalProperties(first: unknown, second: unknown): unknown {
  if (first === false || second === false) return false;
  if (isObject(first) && isObject(second)) return requireBoth(first, second);
  return isObject(first) ? first : second;
}

function intersectTypes(first: unknown, second: unknown): unknown {
  const [firstTypes, secondTypes] = [[first].flat(), [second].flat()];
  const sharedTypes = [
    ...firstTypes.filter((type) => includesType(secondTypes, type)),
    ...secondTypes.filter((type) => !firstTypes.includes(type) && includesType(firstTypes, type)),
  ];
  return sharedTypes.length > 1 ? sharedTypes : sharedTypes[0];
}

/** How keywords are merged. The second value of any other keyword applies. */
const mergeByKeyword: Readonly<Record<string, Merge>> = {
  minimum: pickMaximum,
  exclusiveMinimum: pickMaximum,
  minLength: pickMaximum,
  minItems: pickMaximum,
  minProperties: pickMaximum,
  maximum: pickMinimum,
  exclusiveMaximum: pickMinimum,
  maxLength: pickMinimum,
  maxItems: pickMinimum,
  maxProperties: pickMinimum,
  properties: mergeSchemaMaps,
  patternProperties: mergeSchemaMaps,
  dependentSchemas: mergeSchemaMaps,
  required: mergeLists,
  type: intersectTypes,
  enum: intersectEnums,
  const: (first, second) => (isSameValue(first, second) ? second : undefined),
  uniqueItems: (first, second) => first === true || second === true,
  items: requireBoth,
  propertyNames: requireBoth,
  not: (first, second) => (isSameValue(first, second) ? second : {anyOf: [first, second]}),
  additionalProperties: mergeAdditionalProperties,
  unevaluatedProperties: mergeAdditionalProperties,
};
