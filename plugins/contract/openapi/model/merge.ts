import {isObject, listAt, numberAt, type RawSchema} from './raw';
import type {Json, JsonObject} from './types';

const larger = (one: number, other: number) => Math.max(one, other);
const smaller = (one: number, other: number) => Math.min(one, other);

/** How two values of a keyword become one when both must hold. */
const stricter: Readonly<Record<string, (one: number, other: number) => number>> = {
  minimum: larger,
  exclusiveMinimum: larger,
  minLength: larger,
  minItems: larger,
  minProperties: larger,
  maximum: smaller,
  exclusiveMaximum: smaller,
  maxLength: smaller,
  maxItems: smaller,
  maxProperties: smaller,
};

const both = (one: Json | undefined, other: Json): Json => (one === undefined ? other : {allOf: [one, other]});

/**
 * Makes one schema of two that both hold (the members of an `allOf`). Constraints become the stricter one, fields are
 * united, annotations of the second win. What cannot be united is kept under `allOf` of the part concerned.
 */
export function mergeSchemas(one: JsonObject, other: JsonObject): JsonObject {
  const merged: Record<string, Json> = {...one};
  for (const [key, value] of Object.entries(other)) {
    const before = merged[key];
    if (before !== undefined && (key === 'oneOf' || key === 'anyOf')) {
      // A second set of alternatives holds beside the first.
      merged['allOf'] = [...listAt(merged, 'allOf'), {[key]: value}];
    } else if (key === 'allOf') {
      merged['allOf'] = [...listAt(merged, 'allOf'), ...listAt(other, 'allOf')];
    } else {
      merged[key] = before === undefined ? value : mergeKeyword(key, before, value, one, other);
    }
  }
  return merged;
}

function mergeKeyword(key: string, before: Json, value: Json, one: JsonObject, other: JsonObject): Json {
  const choose = stricter[key];
  if (choose !== undefined) {
    const [first, second] = [numberAt(one, key), numberAt(other, key)];
    return first === undefined || second === undefined ? value : choose(first, second);
  }
  switch (key) {
    case 'properties':
    case 'patternProperties': {
      const fields: Record<string, Json> = {...(isObject(before) ? before : {})};
      for (const [name, field] of Object.entries(isObject(value) ? value : {})) {
        fields[name] = both(fields[name], field);
      }
      return fields;
    }
    case 'required':
      return [...new Set([...listAt(one, key), ...listAt(other, key)])];
    case 'type':
      return sharedTypes(before, value);
    case 'enum': {
      const shared = listAt(one, key).filter((member) =>
        listAt(other, key).some((candidate) => JSON.stringify(candidate) === JSON.stringify(member)),
      );
      return shared.length > 0 ? shared : value;
    }
    case 'items':
    case 'not':
      return both(before, value);
    case 'additionalProperties':
      return before === false || value === false
        ? false
        : isObject(before) && isObject(value)
          ? both(before, value)
          : isObject(before)
            ? before
            : value;
    default:
      return value;
  }
}

function sharedTypes(one: Json, other: Json): Json {
  const list = (types: Json) => (Array.isArray(types) ? (types as readonly Json[]) : [types]);
  const has = (types: readonly Json[], type: Json) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const shared = [
    ...list(one).filter((type) => has(list(other), type)),
    ...list(other).filter((type) => !list(one).includes(type) && has(list(one), type)),
  ];
  const [only] = shared;
  return shared.length === 1 && only !== undefined ? only : shared.length === 0 ? other : shared;
}

/** A schema as an object: `true` allows everything, `false` nothing. */
export function asObject(schema: RawSchema): JsonObject {
  return schema === true ? {} : schema === false ? {not: {}} : schema;
}
