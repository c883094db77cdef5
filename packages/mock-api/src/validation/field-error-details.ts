import {getJsonType} from '@developer-docs/openapi';
import {
  didYouMean,
  findClosest,
  formatCount,
  objectAt,
  stringifyJson,
  toObject,
  toPlainText,
  toPointer,
} from '@developer-docs/utils';
import type {SchemaError} from './validators.js';

interface Description {
  /** What's wrong, such as `required`. The mock defines the codes. */
  readonly code: string;
  readonly detail: string;
  /** The name of the missing or unknown member that the error is about, rather than the value itself. */
  readonly member?: string;
}

/** Describes a schema error: the JSON pointer to the invalid or missing field, a code, and the accepted values. */
export function describeSchemaError(error: SchemaError) {
  const {instancePath, keyword, data} = error;
  const {code, detail, member} = descriptions[keyword]?.(error) ?? {
    code: 'not_allowed',
    detail: `${toPlainText(data).slice(0, 80)} doesn't meet the rule "${keyword}".`,
  };
  return {pointer: member === undefined ? instancePath : `${instancePath}${toPointer(member)}`, code, detail};
}

const descriptions: Readonly<Partial<Record<string, (error: SchemaError) => Description>>> = {
  required: ({params}) => {
    const member = String(params.missingProperty);
    return {code: 'required', detail: `The ${member} field is missing.`, member};
  },
  dependentRequired: ({params}) => {
    const member = String(params.missingProperty);
    return {
      code: 'required',
      detail: `The ${member} field is required if ${String(params.property)} is present.`,
      member,
    };
  },
  additionalProperties: describeUnknownField,
  unevaluatedProperties: describeUnknownField,
  type: ({data, params}) => ({
    code: 'wrong_type',
    detail: `Expected ${formatTypes(params.type)}, got ${formatTypes(getJsonType(data))}.`,
  }),
  enum: describeForbiddenValue,
  const: describeForbiddenValue,
  pattern: ({data, params}) => ({
    code: 'wrong_format',
    detail: `${JSON.stringify(data)} doesn't match the pattern ${String(params.pattern)}.`,
  }),
  format: ({data, params}) => ({
    code: 'wrong_format',
    detail: `${JSON.stringify(data)} doesn't have the format ${String(params.format)}.`,
  }),
  minLength: describeLimit('too_short', 'Has {size}; the minimum is {limit}.'),
  maxLength: describeLimit('too_long', 'Has {size}; the maximum is {limit}.'),
  minItems: describeLimit('too_few', 'Has {size}; the minimum is {limit}.'),
  minProperties: describeLimit('too_few', 'Has {size}; the minimum is {limit}.'),
  maxItems: describeLimit('too_many', 'Has {size}; the maximum is {limit}.'),
  maxProperties: describeLimit('too_many', 'Has {size}; the maximum is {limit}.'),
  items: describeLimit('too_many', 'Has {size}; the maximum is {limit}.'),
  unevaluatedItems: describeLimit('too_many', 'Has {size}; the maximum is {limit}.'),
  minimum: describeLimit('too_small', '{value} is too small; the minimum is {limit}.'),
  exclusiveMinimum: describeLimit('too_small', '{value} is too small; the value must be greater than {limit}.'),
  maximum: describeLimit('too_large', '{value} is too large; the maximum is {limit}.'),
  exclusiveMaximum: describeLimit('too_large', '{value} is too large; the value must be less than {limit}.'),
  multipleOf: ({data, params}) => ({
    code: 'not_allowed',
    detail: `${toPlainText(data)} isn't a multiple of ${String(params.multipleOf)}.`,
  }),
  uniqueItems: ({params}) => ({
    code: 'not_allowed',
    detail: `Items ${String(params.j)} and ${String(params.i)} are equal; items must be unique.`,
  }),
  contains: ({params: {minContains = 1, maxContains}}) => {
    const maximum = maxContains === undefined ? '' : `, and at most ${String(maxContains)}`;
    return {
      code: 'not_allowed',
      detail: `At least ${String(minContains)} of the items must match "contains"${maximum}.`,
    };
  },
  anyOf: () => ({code: 'not_allowed', detail: 'The value must match at least one of the alternatives.'}),
  not: () => ({code: 'not_allowed', detail: 'The value matches a schema that excludes it ("not").'}),
  'false schema': () => ({code: 'not_allowed', detail: "A value isn't allowed here."}),
};

function describeUnknownField({params, parentSchema}: SchemaError): Description {
  const member = String(params.additionalProperty ?? params.unevaluatedProperty);
  const knownNames = Object.keys(objectAt(parentSchema, 'properties'));
  const hint = knownNames.length === 0 ? 'The object must be empty.' : `Use ${disjunction.format(knownNames)}.`;
  const detail = didYouMean(member, knownNames).trim() || `No field is named ${member} here. ${hint}`;
  return {code: 'unknown_field', detail, member};
}

function describeForbiddenValue({data, schema}: SchemaError): Description {
  const text = toPlainText(data);
  const allowedValues = [schema].flat().map(String);
  const closest = findClosest(text, allowedValues);
  const hint = closest === undefined ? `Use ${formatValues(allowedValues)}.` : `Did you mean "${closest}"?`;
  return {code: 'not_allowed', detail: `${stringifyJson(data)} isn't an allowed value. ${hint}`};
}

/**
 * Creates the description of a value or a size that's beyond a limit.
 *
 * @param template - Contains `{limit}`, and `{value}` or `{size}`.
 */
function describeLimit(code: string, template: string) {
  return ({data, params}: SchemaError): Description => {
    const limit = String(params.limit ?? params.len);
    const texts: Readonly<Record<string, string>> = {limit, value: toPlainText(data), size: formatSize(data)};
    return {code, detail: template.replaceAll(/\{(\w+)\}/g, (_match, name: string) => texts[name] ?? '')};
  };
}

/** Formats the size of a text, an array, or an object. */
function formatSize(value: unknown): string {
  // JSON Schema counts code points rather than UTF-16 code units.
  if (typeof value === 'string') return formatCount(Array.from(value).length, 'character');
  if (Array.isArray(value)) return formatCount(value.length, 'item');
  return formatCount(Object.keys(toObject(value)).length, 'field');
}

const formatTypes = (types: unknown) =>
  [types]
    .flat()
    .map((type) => (type === 'null' ? 'null' : `${/^[aio]/.test(String(type)) ? 'an' : 'a'} ${String(type)}`))
    .join(' or ');

const disjunction = new Intl.ListFormat('en', {type: 'disjunction'});

const maxListedValues = 20;

/** Formats a list of allowed values. A long list is shortened. */
function formatValues(values: readonly string[]): string {
  const omittedCount = values.length - maxListedValues;
  return disjunction.format(
    omittedCount > 1 ? [...values.slice(0, maxListedValues), `one of ${omittedCount} other values`] : values,
  );
}
