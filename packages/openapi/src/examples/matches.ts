import {
  arrayAt,
  entriesAt,
  isMultiple,
  isNumber,
  isObject,
  numberAt,
  objectAt,
  stringAt,
  toCanonicalJson,
  type JsonObject,
} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';
import {createCache, omitsProperty, type Direction} from '../schemas/directions.js';
import {readDiscriminatorValues} from '../schemas/discriminators.js';
import {getType} from '../schemas/json-types.js';
import {isInRange, readNumberRange} from '../schemas/number-range.js';
import {compilePattern} from '../schemas/patterns.js';

/** Results by schema and value. A generated value is checked again with each value that contains it. */
const getResults = createCache(() => new WeakMap<JsonObject, WeakMap<object, boolean>>());

/**
 * Returns whether a value is probably valid. This heuristic lets the generator of examples search for a valid value
 * among many, including in browsers, whose content security policy can forbid Ajv. It isn't a validator: the mock and
 * the linter decide with Ajv. It checks the assertions of JSON Schema 2020-12, but neither formats nor `unevaluated…`.
 * `required` doesn't apply to properties that the direction omits. Values and schemas must not change later.
 *
 * @param ignoresDiscriminator - Whether only one alternative may match the value, not counting its members, even if it
 * has a discriminator. JSON Schema validators don't support the keyword.
 */
export function matches(
  value: unknown,
  schema: unknown,
  direction: Direction,
  document: OpenApiDocument,
  ignoresDiscriminator = false,
): boolean {
  const checked = getResults(document, direction);
  const checkMember = (member: unknown, memberSchema: unknown): boolean => {
    const checkAlone = () => check(member, memberSchema, {known: new Map(), isStrict: false, root: memberSchema});
    if (typeof member !== 'object' || member === null || !isObject(memberSchema)) return checkAlone();
    const values = checked.get(memberSchema) ?? new WeakMap<object, boolean>();
    checked.set(memberSchema, values);
    const result = values.get(member) ?? checkAlone();
    values.set(member, result);
    return result;
  };
  // A schema is checked once for a value, even if many others combine it, or if it combines itself, as an alternative
  // of its base does.
  const check = (candidate: unknown, subschema: unknown, state: CheckState): boolean => {
    const {known, isStrict, root} = state;
    if (typeof subschema === 'boolean') return subschema;
    if (!isObject(subschema)) return true;
    const result = known.get(subschema);
    if (result !== undefined) return result;
    known.set(subschema, true);
    const checkSame = (other: unknown) => check(candidate, other, state);
    const reference = stringAt(subschema, '$ref');
    const checkOwnKeywords = () => {
      if (isNumber(candidate)) return checkNumber(candidate, subschema);
      if (typeof candidate === 'string') return checkString(candidate, subschema, document);
      if (Array.isArray(candidate)) return checkArray(candidate, subschema, checkMember);
      if (!isObject(candidate)) return true;
      return checkObject(candidate, subschema, {checkMember, checkSame, root, direction, document});
    };
    const isValid =
      (reference === undefined || checkSame(document.lookUp(reference))) &&
      checkType(candidate, subschema) &&
      checkValues(candidate, subschema) &&
      checkOwnKeywords() &&
      checkComposition(candidate, subschema, checkSame, isStrict, document);
    known.set(subschema, isValid);
    return isValid;
  };
  return ignoresDiscriminator
    ? check(value, schema, {known: new Map(), isStrict: true, root: schema})
    : checkMember(value, schema);
}

function checkType(value: unknown, {type}: JsonObject): boolean {
  if (type === undefined) return true;
  const valueType = getType(value);
  const types = [type].flat();
  return types.includes(valueType) || (valueType === 'integer' && types.includes('number'));
}

function checkValues(value: unknown, schema: JsonObject): boolean {
  const isEqual = (other: unknown) =>
    other === value ||
    (typeof value === 'object' && typeof other === 'object' && toCanonicalJson(other) === toCanonicalJson(value));
  return (
    (schema.const === undefined || isEqual(schema.const)) && (!Array.isArray(schema.enum) || schema.enum.some(isEqual))
  );
}

function checkNumber(value: number, schema: JsonObject): boolean {
  const multipleOf = numberAt(schema, 'multipleOf');
  return isInRange(value, readNumberRange(schema)) && (multipleOf === undefined || isMultiple(value, multipleOf));
}

const isBetween = (count: number, schema: JsonObject, minimum: string, maximum: string) =>
  count >= (numberAt(schema, minimum) ?? 0) && count <= (numberAt(schema, maximum) ?? Infinity);

const isChecked = (pattern: string, {ignoredPatterns}: OpenApiDocument): boolean =>
  !ignoredPatterns.has(pattern) && compilePattern(pattern) !== undefined;

/** Returns whether text matches a pattern. Patterns that can't be checked match any text. */
export const matchesPattern = (text: string, pattern: string, document: OpenApiDocument): boolean =>
  !isChecked(pattern, document) || compilePattern(pattern)?.test(text) === true;

function checkString(value: string, schema: JsonObject, document: OpenApiDocument): boolean {
  const pattern = stringAt(schema, 'pattern');
  return (
    isBetween([...value].length, schema, 'minLength', 'maxLength') &&
    (pattern === undefined || matchesPattern(value, pattern, document))
  );
}

type CheckMember = (member: unknown, schema: unknown) => boolean;

function checkArray(value: readonly unknown[], schema: JsonObject, checkMember: CheckMember): boolean {
  const prefixItems = arrayAt(schema, 'prefixItems');
  const {items, contains} = schema;
  const matchCount = contains === undefined ? 1 : value.filter((item) => checkMember(item, contains)).length;
  return (
    isBetween(value.length, schema, 'minItems', 'maxItems') &&
    (schema.uniqueItems !== true || new Set(value.map(toCanonicalJson)).size === value.length) &&
    value.every((item, index) => checkMember(item, prefixItems[index] ?? items)) &&
    (contains === undefined || isBetween(matchCount, {minContains: 1, ...schema}, 'minContains', 'maxContains'))
  );
}

/** The state of the check of one value. */
interface CheckState {
  readonly known: Map<JsonObject, boolean>;
  readonly isStrict: boolean;
  /** The value's schema, which combines all schemas that apply to it. */
  readonly root: unknown;
}

interface ObjectChecks {
  readonly root: unknown;
  readonly checkMember: CheckMember;
  readonly checkSame: (schema: unknown) => boolean;
  readonly direction: Direction;
  readonly document: OpenApiDocument;
}

function checkObject(
  value: JsonObject,
  schema: JsonObject,
  {checkMember, checkSame, root, direction, document}: ObjectChecks,
): boolean {
  const names = Object.keys(value);
  const has = (name: string) => Object.hasOwn(value, name);
  const isMissingAllowed = (name: string) =>
    [schema, root].some((part) => omitsProperty(part, name, direction, document));
  const dependencies = Object.entries({...objectAt(schema, 'dependencies'), ...objectAt(schema, 'dependentRequired')});
  return (
    isBetween(names.length, schema, 'minProperties', 'maxProperties') &&
    arrayAt(schema, 'required').every((name) => has(String(name)) || isMissingAllowed(String(name))) &&
    Object.entries(value).every(([name, member]) =>
      listPropertySchemas(name, schema, document).every((propertySchema) => checkMember(member, propertySchema)),
    ) &&
    names.every((name) => checkMember(name, schema.propertyNames)) &&
    dependencies.every(
      ([name, needed]) =>
        !has(name) ||
        !Array.isArray(needed) ||
        needed.every((other) => has(String(other)) || isMissingAllowed(String(other))),
    ) &&
    entriesAt(schema, 'dependentSchemas').every(([name, other]) => !has(name) || checkSame(other))
  );
}

/** Lists the schemas that apply to a property by its name. It can have any value if a pattern can't be checked. */
function listPropertySchemas(name: string, schema: JsonObject, document: OpenApiDocument): unknown[] {
  const properties = objectAt(schema, 'properties');
  const patterns = entriesAt(schema, 'patternProperties');
  const checked = patterns.filter(([pattern]) => isChecked(pattern, document));
  const schemas = [
    ...(Object.hasOwn(properties, name) ? [properties[name]] : []),
    ...checked.filter(([pattern]) => matchesPattern(name, pattern, document)).map(([, value]) => value),
  ];
  return schemas.length > 0 ? schemas : [checked.length < patterns.length || schema.additionalProperties];
}

function checkComposition(
  value: unknown,
  schema: JsonObject,
  check: (schema: unknown) => boolean,
  isStrict: boolean,
  document: OpenApiDocument,
): boolean {
  const {not, if: condition, oneOf, anyOf} = schema;
  return (
    arrayAt(schema, 'allOf').every(check) &&
    (!Array.isArray(anyOf) || anyOf.length === 0 || anyOf.some(check)) &&
    (!Array.isArray(oneOf) || oneOf.length === 0 || checkOneOf(value, schema, check, isStrict, document)) &&
    (not === undefined || !check(not)) &&
    (condition === undefined || check((check(condition) ? schema.then : schema.else) ?? true))
  );
}

/** A discriminator selects the only alternative that applies. */
function checkOneOf(
  value: unknown,
  schema: JsonObject,
  check: (schema: unknown) => boolean,
  isStrict: boolean,
  document: OpenApiDocument,
): boolean {
  const members = arrayAt(schema, 'oneOf');
  const discriminator = objectAt(schema, 'discriminator');
  const name = isObject(value) ? value[stringAt(discriminator, 'propertyName') ?? ''] : undefined;
  const alternatives = name === undefined ? [] : readDiscriminatorValues(discriminator, members, document);
  const selected = members[alternatives.findIndex(({selectors}) => selectors.some((selector) => selector === name))];
  return (
    (selected === undefined || check(selected)) &&
    ((selected !== undefined && !isStrict) || members.filter(check).length === 1)
  );
}
