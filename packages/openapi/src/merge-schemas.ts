import {arrayAt, entriesAt, isObject, numberAt, objectAt, type JsonObject} from '@developer-docs/internal';

/** For a numeric keyword, the function that returns the stricter of two values. */
const pickStricter: Readonly<Record<string, (first: number, second: number) => number>> = {
  minimum: Math.max,
  exclusiveMinimum: Math.max,
  minLength: Math.max,
  minItems: Math.max,
  minProperties: Math.max,
  maximum: Math.min,
  exclusiveMaximum: Math.min,
  maxLength: Math.min,
  maxItems: Math.min,
  maxProperties: Math.min,
};

const requireBoth = (first: unknown, second: unknown): unknown =>
  first === undefined ? second : {allOf: [first, second]};

/**
 * Merges two schemas that must both be valid, such as the members of an `allOf`. The stricter constraint wins,
 * properties are combined, and annotations of the second schema override those of the first. Constraints that can't be
 * merged stay in an `allOf`.
 */
export function mergeSchemas(first: JsonObject, second: JsonObject): JsonObject {
  const mergedSchema: Record<string, unknown> = {...first};
  for (const [keyword, value] of Object.entries(second)) {
    const existing = mergedSchema[keyword];
    if (existing !== undefined && (keyword === 'oneOf' || keyword === 'anyOf')) {
      // Both groups of alternatives apply.
      mergedSchema['allOf'] = [...arrayAt(mergedSchema, 'allOf'), {[keyword]: value}];
    } else if (keyword === 'allOf') {
      mergedSchema['allOf'] = [...arrayAt(mergedSchema, 'allOf'), ...arrayAt(second, 'allOf')];
    } else {
      mergedSchema[keyword] = existing === undefined ? value : mergeKeyword(keyword, first, second);
    }
  }
  return mergedSchema;
}

function mergeKeyword(keyword: string, first: JsonObject, second: JsonObject): unknown {
  const {[keyword]: existing} = first;
  const {[keyword]: value} = second;
  const pick = pickStricter[keyword];
  if (pick !== undefined) {
    const [firstNumber, secondNumber] = [numberAt(first, keyword), numberAt(second, keyword)];
    return firstNumber === undefined || secondNumber === undefined ? value : pick(firstNumber, secondNumber);
  }
  switch (keyword) {
    case 'properties':
    case 'patternProperties': {
      const properties: Record<string, unknown> = {...objectAt(first, keyword)};
      for (const [name, schema] of entriesAt(second, keyword)) {
        properties[name] = requireBoth(properties[name], schema);
      }
      return properties;
    }
    case 'required':
      return [...new Set([...arrayAt(first, keyword), ...arrayAt(second, keyword)])];
    case 'type':
      return intersectTypes(existing, value);
    case 'enum': {
      const allowedValues = new Set(arrayAt(second, keyword).map((member) => JSON.stringify(member)));
      const sharedMembers = arrayAt(first, keyword).filter((member) => allowedValues.has(JSON.stringify(member)));
      return sharedMembers.length > 0 ? sharedMembers : value;
    }
    case 'items':
    case 'not':
      return requireBoth(existing, value);
    case 'additionalProperties':
      return mergeAdditionalProperties(existing, value);
    default:
      return value;
  }
}

function mergeAdditionalProperties(first: unknown, second: unknown): unknown {
  if (first === false || second === false) {
    return false;
  }
  if (isObject(first) && isObject(second)) {
    return requireBoth(first, second);
  }
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
  if (sharedTypes.length === 0) {
    return second;
  }
  return sharedTypes.length === 1 ? (sharedTypes[0] ?? second) : sharedTypes;
}
