import {
  arrayAt,
  compareNumbers,
  entriesAt,
  exactNumberAt,
  isObject,
  objectAt,
  omitKeys,
  stringAt,
  stringifyJson,
  type JsonObject,
} from '@developer-docs/utils';

const pickMaximum = (first: number, second: number) => (compareNumbers(first, second) >= 0 ? first : second);
const pickMinimum = (first: number, second: number) => (compareNumbers(first, second) <= 0 ? first : second);

/** For a numeric keyword, the function that returns the stricter of two values. */
const pickStricter: Readonly<Record<string, (first: number, second: number) => number>> = {
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
};

const isSame = (first: unknown, second: unknown): boolean =>
  first === second || stringifyJson(first) === stringifyJson(second);

const requireBoth = (first: unknown, second: unknown): unknown =>
  first === undefined || isSame(first, second) ? second : {allOf: [first, second]};

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
  contentEncoding contentSchema dependencies $dynamicRef`.split(/\s+/),
);

/**
 * Merges two schemas that must both be valid, such as the members of an `allOf`. The stricter constraint wins,
 * properties are combined, and the second schema's annotations override the first's. Constraints that can't be
 * merged stay in an `allOf`.
 */
export function mergeSchemas(first: JsonObject, second: JsonObject): JsonObject {
  const remainingKeywords = listUnmergeable(first, second);
  const mergedSchema: Record<string, unknown> = {...first};
  for (const [keyword, value] of Object.entries(second)) {
    if (keyword !== 'allOf' && !remainingKeywords.includes(keyword)) {
      mergedSchema[keyword] = first[keyword] === undefined ? value : mergeKeyword(keyword, first, second);
    }
  }
  const remainder = Object.fromEntries(Object.entries(second).filter(([key]) => remainingKeywords.includes(key)));
  const members = [
    ...arrayAt(first, 'allOf'),
    ...(remainingKeywords.length > 0 ? [remainder] : []),
    ...arrayAt(second, 'allOf'),
  ];
  // Schemas that are merged several times would double the list each time.
  const distinct = members.filter((member, index) => members.findIndex((other) => isSame(other, member)) === index);
  return distinct.length > 0 ? {...mergedSchema, allOf: distinct} : mergedSchema;
}

const hasDescription = (schema: unknown): boolean =>
  stringAt(schema, 'description') !== undefined || arrayAt(schema, 'allOf').some(hasDescription);

/** Merges a schema with the one that it inherits from, whose descriptions of properties it overrides. */
export function extendSchema(base: JsonObject, schema: JsonObject): JsonObject {
  const own = objectAt(schema, 'properties');
  const properties = entriesAt(base, 'properties').map(([name, property]): [string, unknown] => {
    const isOverridden = hasDescription(own[name]) && !isSame(property, own[name]);
    return [name, isOverridden && isObject(property) ? omitKeys(property, 'description') : property];
  });
  return mergeSchemas(properties.length === 0 ? base : {...base, properties: Object.fromEntries(properties)}, schema);
}

/** Lists the second schema's keywords that can't be merged with the first schema's. */
function listUnmergeable(first: JsonObject, second: JsonObject): string[] {
  const conflicts = Object.keys(second).filter(
    (keyword) =>
      unmergeableKeywords.has(keyword) && first[keyword] !== undefined && !isSame(first[keyword], second[keyword]),
  );
  const groups = keywordGroups.filter((group) => group.some((keyword) => conflicts.includes(keyword)));
  return [...new Set([...conflicts, ...groups.flat()])].filter((keyword) => second[keyword] !== undefined);
}

function mergeKeyword(keyword: string, first: JsonObject, second: JsonObject): unknown {
  const existing = first[keyword];
  const value = second[keyword];
  const pick = pickStricter[keyword];
  if (pick !== undefined) {
    const [firstNumber, secondNumber] = [exactNumberAt(first, keyword), exactNumberAt(second, keyword)];
    return firstNumber === undefined || secondNumber === undefined ? value : pick(firstNumber, secondNumber);
  }
  switch (keyword) {
    case 'properties':
    case 'patternProperties':
    case 'dependentSchemas': {
      const properties: Record<string, unknown> = {...objectAt(first, keyword)};
      for (const [name, schema] of entriesAt(second, keyword)) properties[name] = requireBoth(properties[name], schema);
      return properties;
    }
    case 'required':
      return [...new Set([...arrayAt(first, keyword), ...arrayAt(second, keyword)])];
    case 'type':
      return intersectTypes(existing, value);
    case 'enum': {
      const allowedValues = new Set(arrayAt(second, keyword).map((member) => stringifyJson(member)));
      const sharedMembers = arrayAt(first, keyword).filter((member) => allowedValues.has(stringifyJson(member)));
      return sharedMembers.length > 0 ? sharedMembers : value;
    }
    case 'items':
    case 'propertyNames':
      return requireBoth(existing, value);
    case 'prefixItems': {
      const [firstItems, secondItems] = [arrayAt(first, keyword), arrayAt(second, keyword)];
      const longerItems = firstItems.length > secondItems.length ? firstItems : secondItems;
      return longerItems.map((item, index) =>
        index < Math.min(firstItems.length, secondItems.length)
          ? requireBoth(firstItems[index], secondItems[index])
          : item,
      );
    }
    case 'not':
      return isSame(existing, value) ? value : {anyOf: [existing, value]};
    case 'dependentRequired':
      return Object.fromEntries(
        [...entriesAt(first, keyword), ...entriesAt(second, keyword)].map(([name]) => [
          name,
          [...new Set([first, second].flatMap((schema) => arrayAt(objectAt(schema, keyword), name)))],
        ]),
      );
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return mergeAdditionalProperties(existing, value);
    default:
      return value;
  }
}

function mergeAdditionalProperties(first: unknown, second: unknown): unknown {
  if (first === false || second === false) return false;
  if (isObject(first) && isObject(second)) return requireBoth(first, second);
  return isObject(first) ? first : second;
}

function intersectTypes(first: unknown, second: unknown): unknown {
  const toList = (types: unknown): readonly unknown[] => (Array.isArray(types) ? types : [types]);
  const allows = (types: readonly unknown[], type: unknown) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const [firstTypes, secondTypes] = [toList(first), toList(second)];
  const sharedTypes = [
    ...firstTypes.filter((type) => allows(secondTypes, type)),
    ...secondTypes.filter((type) => !firstTypes.includes(type) && allows(firstTypes, type)),
  ];
  if (sharedTypes.length === 0) return second;
  return sharedTypes.length === 1 ? (sharedTypes[0] ?? second) : sharedTypes;
}
