import {
  arrayAt,
  entriesAt,
  getOrCreate,
  isNumber,
  isObject,
  numberAt,
  objectAt,
  stringAt,
  toCanonicalJson,
  toObject,
  type JsonObject,
} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';
import {omitsProperty} from '../schemas/directions.js';
import {readDiscriminatorValues} from '../schemas/discriminators.js';
import {getJsonType, includesType, isSameValue} from '../schemas/json-types.js';
import {isInRange, readNumberRange} from '../schemas/number-range.js';
import type {Generation} from './generation.js';
import {compilePattern, countCharacters} from './pattern.js';

interface Check {
  readonly generation: Generation;
  /** The value's schema, which combines all schemas that apply to it. */
  readonly root: unknown;
  /** Results by schema. */
  readonly known: Map<JsonObject, boolean>;
}

/**
 * Returns whether a value is probably valid. This heuristic lets the generator of examples search for a valid value
 * among many, including in browsers, whose content security policy can forbid Ajv. It isn't a validator: the mock and
 * the linter decide with Ajv. It checks the common assertions of JSON Schema, but no formats. `required` doesn't apply
 * to properties that the direction omits. Values and schemas must not change later.
 */
export function isProbablyValid(value: unknown, schema: unknown, generation: Generation): boolean {
  const check = () => checkSchema(value, schema, {generation, root: schema, known: new Map()});
  if (typeof value !== 'object' || value === null || !isObject(schema)) return check();
  const validity = getOrCreate(generation.validity, schema, () => new WeakMap<object, boolean>());
  return getOrCreate(validity, value, check);
}

/** Checks a value that another one contains. */
const checkMember = (value: unknown, schema: unknown, {generation}: Check): boolean =>
  isProbablyValid(value, schema, generation);

/**
 * A schema is checked once for a value, even if many others combine it, or if it combines itself, as an alternative of
 * its base does.
 */
function checkSchema(value: unknown, schema: unknown, check: Check): boolean {
  if (typeof schema === 'boolean') return schema;
  if (!isObject(schema)) return true;
  const {known, generation} = check;
  const result = known.get(schema);
  if (result !== undefined) return result;
  known.set(schema, true);
  const reference = stringAt(schema, '$ref');
  const isValid =
    (reference === undefined || checkSchema(value, generation.document.lookUp(reference), check)) &&
    checkType(value, schema) &&
    checkValues(value, schema) &&
    checkTypeKeywords(value, schema, check) &&
    checkComposition(value, schema, check);
  known.set(schema, isValid);
  return isValid;
}

function checkTypeKeywords(value: unknown, schema: JsonObject, check: Check): boolean {
  if (isNumber(value)) return checkNumber(value, schema);
  if (typeof value === 'string') return checkString(value, schema, check.generation.document);
  if (Array.isArray(value)) return checkArray(value, schema, check);
  return !isObject(value) || checkObject(value, schema, check);
}

const checkType = (value: unknown, {type}: JsonObject): boolean =>
  type === undefined || includesType([type].flat(), getJsonType(value));

function checkValues(value: unknown, schema: JsonObject): boolean {
  const isSame = (other: unknown) => isSameValue(value, other);
  return (
    (schema.const === undefined || isSame(schema.const)) && (!Array.isArray(schema.enum) || schema.enum.some(isSame))
  );
}

/** Compares with a tolerance, because neither 0.3 / 0.1 nor 1234567.89 / 0.01 is an integer. */
function isMultiple(value: number, factor: number): boolean {
  const quotient = value / factor;
  return Math.abs(quotient - Math.round(quotient)) <= Math.max(1e-9, Math.abs(quotient) * 1e-15);
}

function checkNumber(value: number, schema: JsonObject): boolean {
  const multipleOf = numberAt(schema, 'multipleOf');
  return isInRange(value, readNumberRange(schema)) && (multipleOf === undefined || isMultiple(value, multipleOf));
}

const isBetween = (count: number, schema: JsonObject, minimum: string, maximum: string) =>
  count >= (numberAt(schema, minimum) ?? 0) && count <= (numberAt(schema, maximum) ?? Infinity);

/** @returns `undefined` for a pattern that can't be checked. */
const findExpression = (pattern: string, {ignoredPatterns}: OpenApiDocument): RegExp | undefined =>
  ignoredPatterns.has(pattern) ? undefined : compilePattern(pattern);

/** Returns whether text matches a pattern. Patterns that can't be checked match any text. */
export const matchesPattern = (text: string, pattern: string, document: OpenApiDocument): boolean =>
  findExpression(pattern, document)?.test(text) ?? true;

function checkString(value: string, schema: JsonObject, document: OpenApiDocument): boolean {
  const pattern = stringAt(schema, 'pattern');
  return (
    isBetween(countCharacters(value), schema, 'minLength', 'maxLength') &&
    (pattern === undefined || matchesPattern(value, pattern, document))
  );
}

function checkArray(value: readonly unknown[], schema: JsonObject, check: Check): boolean {
  const prefixItems = arrayAt(schema, 'prefixItems');
  return (
    isBetween(value.length, schema, 'minItems', 'maxItems') &&
    (schema.uniqueItems !== true || new Set(value.map(toCanonicalJson)).size === value.length) &&
    value.every((item, index) => checkMember(item, prefixItems[index] ?? schema.items, check))
  );
}

function checkObject(value: JsonObject, schema: JsonObject, check: Check): boolean {
  const {root, generation} = check;
  const {direction, document} = generation;
  const names = Object.keys(value);
  const isPresent = (name: string) =>
    Object.hasOwn(value, name) || [schema, root].some((part) => omitsProperty(part, name, direction, document));
  return (
    isBetween(names.length, schema, 'minProperties', 'maxProperties') &&
    arrayAt(schema, 'required').map(String).every(isPresent) &&
    names.every((name) =>
      listPropertySchemas(name, schema, document).every((property) => checkMember(value[name], property, check)),
    ) &&
    names.every((name) => checkMember(name, schema.propertyNames, check))
  );
}

/** Lists the schemas that apply to a property by its name. It can have any value if a pattern can't be checked. */
function listPropertySchemas(name: string, schema: JsonObject, document: OpenApiDocument): unknown[] {
  const properties = objectAt(schema, 'properties');
  const patterns = entriesAt(schema, 'patternProperties').map(([pattern, value]) => ({
    expression: findExpression(pattern, document),
    value,
  }));
  const schemas = patterns.filter(({expression}) => expression?.test(name) === true).map(({value}) => value);
  if (Object.hasOwn(properties, name)) schemas.push(properties[name]);
  if (schemas.length > 0) return schemas;
  return [patterns.some(({expression}) => expression === undefined) || schema.additionalProperties];
}

function checkComposition(value: unknown, schema: JsonObject, check: Check): boolean {
  const {not, if: condition} = schema;
  const isMatch = (other: unknown) => checkSchema(value, other, check);
  const anyOf = arrayAt(schema, 'anyOf');
  return (
    arrayAt(schema, 'allOf').every(isMatch) &&
    (anyOf.length === 0 || anyOf.some(isMatch)) &&
    checkOneOf(value, schema, check) &&
    (not === undefined || !isMatch(not)) &&
    (condition === undefined || isMatch((isMatch(condition) ? schema.then : schema.else) ?? true))
  );
}

/** A discriminator selects the only alternative that applies. */
function checkOneOf(value: unknown, schema: JsonObject, check: Check): boolean {
  const members = arrayAt(schema, 'oneOf');
  if (members.length === 0) return true;
  const isMatch = (member: unknown) => checkSchema(value, member, check);
  const discriminator = objectAt(schema, 'discriminator');
  const name = toObject(value)[stringAt(discriminator, 'propertyName') ?? ''];
  const alternatives =
    name === undefined ? [] : readDiscriminatorValues(discriminator, members, check.generation.document);
  const selected = members[alternatives.findIndex(({selectors}) => selectors.some((selector) => selector === name))];
  return selected === undefined ? members.filter(isMatch).length === 1 : isMatch(selected);
}
