import {arrayAt, filterKeys, isNumber, isObject, objectAt, omitKeys, type JsonObject} from '@developer-docs/utils';
import {inheritDiscriminator} from './discriminators.js';
import {listTypes} from './json-types.js';
import {isAnnotation, rewriteKeywords} from './keywords.js';

const choiceKeywords = ['oneOf', 'anyOf'];

/**
 * Converts the keywords of OpenAPI 3.0's schemas that JSON Schema 2020-12, and so OpenAPI 3.1, doesn't have:
 * `nullable`, and exclusive limits that are flags. It also adds discriminators that only parents have, merges choices
 * of one, and separates null from other alternatives. All other code reads the result, so it handles only one dialect:
 * a value that can be null has the additional type `null`, or if that isn't possible, such as for a reference, the
 * schema `anyOf: [X, {type: 'null'}]`.
 *
 * Beside `$ref` and combinations, and alone, `nullable` has no effect according to the specification. But authors and
 * generators of documents mean that the value can be `null`, and so do we.
 */
export function normalizeSchemas(document: JsonObject): JsonObject {
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  return rewriteKeywords(document, (schema, {pointer}) =>
    isNullAlternative(schema, pointer)
      ? {...omitKeys(schema, 'nullable'), type: 'null'}
      : upgradeSchema(inheritDiscriminator(mergeOnlyAlternative(separateNull(schema)), schemas)),
  ) as JsonObject;
}

/** Generators for Rust write `anyOf: [X, {nullable: true}]`. */
const isNullAlternative = (schema: JsonObject, pointer: string) =>
  schema.nullable === true && /\/(?:anyOf|oneOf)\/\d+$/.test(pointer) && hasOnly(schema, 'nullable');

const isNull = (schema: unknown) => isObject(schema) && listTypes(schema).join() === 'null';

/** Converts the alternative null to `nullable`, unless the schema has other rules, which might not allow null. */
function separateNull(schema: JsonObject): JsonObject {
  const key = choiceKeywords.find((name) => arrayAt(schema, name).some(isNull));
  if (key === undefined || !hasOnly(schema, key, 'discriminator')) return schema;
  const others = arrayAt(schema, key).filter((member) => !isNull(member));
  return others.length === 0 ? schema : {...schema, [key]: others, nullable: true};
}

/** Returns whether a schema has no keywords except the given ones and annotations. */
const hasOnly = (schema: JsonObject, ...keywords: readonly string[]) =>
  Object.keys(schema).every((keyword) => keywords.includes(keyword) || isAnnotation(keyword));

/** Returns X if a normalized schema is `anyOf: [X, {type: 'null'}]`; otherwise, `undefined`. */
export function getNullableSchema(schema: JsonObject): unknown {
  const [member, ...others] = arrayAt(schema, 'anyOf');
  return others.length === 1 && others.every(isNull) && hasOnly(schema, 'anyOf') ? member : undefined;
}

/**
 * A choice of one isn't a choice. Generators write it because, in OpenAPI 3.0, a reference can't have keywords next to
 * it.
 */
function mergeOnlyAlternative(schema: JsonObject): JsonObject {
  const key = choiceKeywords.find((name) => Array.isArray(schema[name]) && arrayAt(schema, name).length === 1);
  return key === undefined || schema.discriminator !== undefined
    ? schema
    : {...omitKeys(schema, key), allOf: [...arrayAt(schema, 'allOf'), ...arrayAt(schema, key)]};
}

function upgradeSchema(schema: JsonObject): JsonObject {
  const {nullable, exclusiveMinimum, exclusiveMaximum} = schema;
  if (nullable === undefined && typeof exclusiveMinimum !== 'boolean' && typeof exclusiveMaximum !== 'boolean') {
    return schema;
  }
  const upgraded = upgradeLimit(upgradeLimit(omitKeys(schema, 'nullable'), 'Minimum'), 'Maximum');
  return nullable === true ? allowNull(upgraded) : upgraded;
}

function upgradeLimit(schema: JsonObject, name: 'Minimum' | 'Maximum'): JsonObject {
  const [key, exclusiveKey] = [name.toLowerCase(), `exclusive${name}`];
  const {[key]: limit, [exclusiveKey]: isExclusive} = schema;
  if (typeof isExclusive !== 'boolean') return schema;
  return isExclusive && isNumber(limit)
    ? {...omitKeys(schema, key), [exclusiveKey]: limit}
    : omitKeys(schema, exclusiveKey);
}

/** Keywords that restrict a value even if the type next to them allows it. */
const combinations = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'const'];

function allowNull(schema: JsonObject): JsonObject {
  const {type, enum: values} = schema;
  if (type !== undefined && combinations.every((keyword) => schema[keyword] === undefined)) {
    return {
      ...schema,
      type: [...new Set([type, 'null'].flat())],
      ...(Array.isArray(values) && {enum: values.includes(null) ? values : [...(values as unknown[]), null]}),
    };
  }
  const annotations = filterKeys(schema, isAnnotation);
  const [member, ...others] = arrayAt(schema, 'allOf');
  const isWrapped = isObject(member) && others.length === 0 && hasOnly(schema, 'allOf');
  const restrictions = isWrapped ? member : filterKeys(schema, (keyword) => !isAnnotation(keyword));
  return Object.keys(restrictions).length === 0 ? annotations : {...annotations, anyOf: [restrictions, {type: 'null'}]};
}
