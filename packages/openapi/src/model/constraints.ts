import {
  arrayAt,
  entriesAt,
  isObject,
  numberAt,
  objectAt,
  pluralize,
  stringAt,
  toPlainText,
  type JsonObject,
} from '@developer-docs/internal';
import type {Constraint} from './types.js';

const formatNumber = (value: number) => value.toLocaleString('en-US', {maximumFractionDigits: 20});

/** Formats a range of counts: "1 to 80 characters", "at least 1 character", "exactly 3 items". */
function formatCountRange(min: number | undefined, max: number | undefined, noun: string): string | undefined {
  const formatCount = (count: number) => `${formatNumber(count)} ${pluralize(noun, count)}`;
  const effectiveMin = min === 0 ? undefined : min;
  if (min !== undefined && min === max) {
    return `exactly ${formatCount(min)}`;
  }
  if (effectiveMin !== undefined && max !== undefined) {
    return `${formatNumber(effectiveMin)} to ${formatCount(max)}`;
  }
  if (max !== undefined) {
    return `at most ${formatCount(max)}`;
  }
  return effectiveMin === undefined ? undefined : `at least ${formatCount(effectiveMin)}`;
}

/**
 * Formats a range of numbers: "1 to 10", "more than 0", "0 or more and less than 1". Exclusive bounds are numbers in
 * OpenAPI 3.1 and flags in 3.0.
 */
function formatRange(schema: JsonObject): string | undefined {
  const minimum = numberAt(schema, 'minimum');
  const maximum = numberAt(schema, 'maximum');
  const exclusiveMinimum = schema['exclusiveMinimum'] === true ? minimum : numberAt(schema, 'exclusiveMinimum');
  const exclusiveMaximum = schema['exclusiveMaximum'] === true ? maximum : numberAt(schema, 'exclusiveMaximum');
  const isMinimumExclusive = exclusiveMinimum !== undefined && (minimum === undefined || exclusiveMinimum >= minimum);
  const isMaximumExclusive = exclusiveMaximum !== undefined && (maximum === undefined || exclusiveMaximum <= maximum);
  if (minimum !== undefined && maximum !== undefined && !isMinimumExclusive && !isMaximumExclusive) {
    return minimum === maximum
      ? `exactly ${formatNumber(minimum)}`
      : `${formatNumber(minimum)} to ${formatNumber(maximum)}`;
  }
  const bounds: string[] = [];
  if (isMinimumExclusive) {
    bounds.push(`more than ${formatNumber(exclusiveMinimum)}`);
  } else if (minimum !== undefined) {
    bounds.push(`${formatNumber(minimum)} or more`);
  }
  if (isMaximumExclusive) {
    bounds.push(`less than ${formatNumber(exclusiveMaximum)}`);
  } else if (maximum !== undefined) {
    bounds.push(`${formatNumber(maximum)} or less`);
  }
  return bounds.length === 0 ? undefined : bounds.join(' and ');
}

/** Keywords that have no specific description and are shown as JSON. */
const otherKeywords = [
  'if',
  'then',
  'else',
  'dependentSchemas',
  'dependencies',
  'contains',
  'minContains',
  'maxContains',
  'unevaluatedItems',
  'contentSchema',
  '$dynamicRef',
  '$recursiveRef',
  'xml',
];

/** Keywords of `propertyNames` that {@link describeConstraints} describes. */
const describedNameKeywords = ['type', 'pattern', 'minLength', 'maxLength', 'enum', 'not', 'description', 'title'];

/** Keywords of a `not` that is shown as a type with constraints. */
const simpleNotKeywords = ['type', 'format', 'pattern', 'const', 'minimum', 'maximum', 'minLength', 'maxLength'];

/** Returns whether a `not` can be shown as a type with constraints. */
export const isSimpleNot = (not: JsonObject): boolean =>
  Object.keys(not).every((keyword) => simpleNotKeywords.includes(keyword) || keyword.startsWith('x-'));

/**
 * Describes a schema's constraints, starting with those that most readers need.
 *
 * @param schema - A schema without `$ref` and `allOf`.
 */
export function describeConstraints(schema: JsonObject): Constraint[] {
  const constraints: Constraint[] = [];
  const add = (label: string, text: string | undefined, isCode = false) => {
    if (text !== undefined && text !== '') {
      constraints.push({label, text, isCode});
    }
  };
  const multipleOf = numberAt(schema, 'multipleOf');
  add('Range', formatRange(schema));
  add('Multiple of', multipleOf === undefined ? undefined : formatNumber(multipleOf));
  add('Length', formatCountRange(numberAt(schema, 'minLength'), numberAt(schema, 'maxLength'), 'character'));
  add('Pattern', stringAt(schema, 'pattern'), true);
  const itemCount = formatCountRange(numberAt(schema, 'minItems'), numberAt(schema, 'maxItems'), 'item');
  const uniqueness = schema['uniqueItems'] === true ? 'unique' : undefined;
  add(
    itemCount === undefined ? 'Items' : 'Length',
    [itemCount, uniqueness].filter((part) => part !== undefined).join(', '),
  );
  add('Size', formatCountRange(numberAt(schema, 'minProperties'), numberAt(schema, 'maxProperties'), 'field'));
  add('Media type', stringAt(schema, 'contentMediaType'), true);
  add('Encoding', stringAt(schema, 'contentEncoding'), true);
  for (const [name, required] of entriesAt(schema, 'dependentRequired')) {
    add(`With ${name}`, Array.isArray(required) ? `requires ${required.join(', ')}` : undefined);
  }
  const names = objectAt(schema, 'propertyNames');
  const not = objectAt(schema, 'not');
  const forbiddenNames = [...getForbiddenProperties(not), ...getExcludedNames(names)];
  add('Fields not allowed', forbiddenNames.join(', '), true);
  add('Field names', stringAt(names, 'pattern'), true);
  add('Field names', formatCountRange(numberAt(names, 'minLength'), numberAt(names, 'maxLength'), 'character'));
  add('Field names', arrayAt(names, 'enum').map(toPlainText).join(', '), true);
  const isDescribed = (keyword: string) => describedNameKeywords.includes(keyword) || keyword.startsWith('x-');
  if (!Object.keys(names).every(isDescribed)) {
    add('Field names', JSON.stringify(names), true);
  }
  if (!isSimpleNot(not) && getForbiddenProperties(not).length === 0) {
    add('Not allowed', JSON.stringify(not), true);
  }
  for (const keyword of otherKeywords) {
    add(keyword, schema[keyword] === undefined ? undefined : JSON.stringify(schema[keyword]), true);
  }
  return constraints;
}

/** Returns the names that a schema such as `propertyNames: {not: {enum: [a, b]}}` excludes. */
function getExcludedNames(propertyNames: JsonObject): string[] {
  const not = objectAt(propertyNames, 'not');
  return [...arrayAt(not, 'enum'), ...(not['const'] === undefined ? [] : [not['const']])].map(toPlainText);
}

/**
 * Returns the properties that a schema such as `not: {required: [a]}`, or an `anyOf` of these, forbids. A `required`
 * with several names only forbids their combination, so it's ignored.
 */
function getForbiddenProperties(not: JsonObject): string[] {
  const [keyword, ...otherKeywords] = Object.keys(not);
  if (otherKeywords.length > 0) {
    return [];
  }
  if (keyword === 'required') {
    const required = arrayAt(not, 'required').map(String);
    return required.length === 1 ? required : [];
  }
  const alternatives = keyword === 'anyOf' ? arrayAt(not, 'anyOf').filter(isObject).map(getForbiddenProperties) : [];
  return alternatives.every((names) => names.length === 1) ? alternatives.flat() : [];
}
