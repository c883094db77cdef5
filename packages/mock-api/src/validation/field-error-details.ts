import {
  arrayAt,
  didYouMean,
  findClosest,
  formatCount,
  isNumber,
  isObject,
  stringAt,
  stringifyJson,
  toPlainText,
  toPointer,
} from '@developer-docs/utils';
import {exactEnumKey, exactLimitPrefix, type SchemaError} from './validators.js';

/** The maximum number of allowed values that a message lists. */
const maxListedValues = 20;

/** A field error in the request body. */
interface FieldErrorDetails {
  /** The JSON pointer to the invalid or missing field. */
  readonly pointer: string;
  /** What's wrong, such as `required`. The mock defines the codes. */
  readonly code: string;
  readonly detail: string;
}

/**
 * Describes a schema error: the invalid field, a code, and the accepted values.
 */
export function describeSchemaError(error: SchemaError): FieldErrorDetails {
  const {data, keyword, params, instancePath} = error;
  const limit = stringAt(error.parentSchema, exactLimitPrefix + keyword) ?? String(Number(params.limit));
  const text = toPlainText(data);
  const describe = (code: string, detail: string, pointer = instancePath) => ({pointer, code, detail});
  const describeMember = (name: string, code: string, detail: string) =>
    describe(code, detail, `${instancePath}${toPointer(name)}`);
  switch (keyword) {
    case 'required': {
      const name = String(params.missingProperty);
      return describeMember(name, 'required', `The ${name} field is missing.`);
    }
    case 'dependentRequired':
    case 'dependencies': {
      const name = String(params.missingProperty);
      return describeMember(
        name,
        'required',
        `The ${name} field is required if ${String(params.property)} is present.`,
      );
    }
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = String(params.additionalProperty ?? params.unevaluatedProperty);
      return describeMember(name, 'unknown_field', describeUnknownField(name, error.parentSchema));
    }
    case 'type':
      return describe('wrong_type', `Expected ${formatTypes(params.type)}, got ${getTypeName(data)}.`);
    case 'enum':
    case 'const': {
      const listed = Array.isArray(error.schema) ? (error.schema as unknown[]) : [error.schema];
      const exactNumbers = arrayAt(error.parentSchema, exactEnumKey);
      const isReplaced = (value: unknown) => exactNumbers.length > 0 && isNumber(value);
      const allowedValues = [...listed.filter((value) => !isReplaced(value)), ...exactNumbers].map(String);
      const closest =
        findClosest(text, allowedValues) ?? allowedValues.find((value) => text.length > 2 && value.startsWith(text));
      const hint = closest === undefined ? `Use ${formatValues(allowedValues)}.` : `Did you mean "${closest}"?`;
      return describe('not_allowed', `${stringifyJson(data)} isn't an allowed value. ${hint}`);
    }
    case 'pattern':
      return describe('wrong_format', `${JSON.stringify(data)} doesn't match the pattern ${String(params.pattern)}.`);
    case 'format':
      return describe('wrong_format', `${JSON.stringify(data)} doesn't have the format ${String(params.format)}.`);
    case 'minLength':
      return describe('too_short', `Has ${formatCount(countCharacters(text), 'character')}; the minimum is ${limit}.`);
    case 'maxLength':
      return describe('too_long', `Has ${formatCount(countCharacters(text), 'character')}; the maximum is ${limit}.`);
    case 'minimum':
      return describe('too_small', `${text} is too small; the minimum is ${limit}.`);
    case 'exclusiveMinimum':
      return describe('too_small', `${text} is too small; the value must be greater than ${limit}.`);
    case 'maximum':
      return describe('too_large', `${text} is too large; the maximum is ${limit}.`);
    case 'exclusiveMaximum':
      return describe('too_large', `${text} is too large; the value must be less than ${limit}.`);
    case 'multipleOf':
      return describe('not_allowed', `${text} isn't a multiple of ${String(params.multipleOf)}.`);
    case 'minItems':
    case 'minProperties':
      return describe('too_few', `Has ${formatMemberCount(data)}; the minimum is ${limit}.`);
    case 'maxItems':
    case 'maxProperties':
      return describe('too_many', `Has ${formatMemberCount(data)}; the maximum is ${limit}.`);
    case 'uniqueItems':
      return describe(
        'not_allowed',
        `Items ${String(params.j)} and ${String(params.i)} are equal; items must be unique.`,
      );
    case 'items':
    case 'unevaluatedItems':
      return describe(
        'too_many',
        `Has ${formatMemberCount(data)}; the maximum is ${Number(params.limit ?? params.len)}.`,
      );
    case 'contains': {
      const {minContains = 1, maxContains} = params;
      const maximum = maxContains === undefined ? '' : `, and at most ${String(maxContains)}`;
      return describe('not_allowed', `At least ${String(minContains)} of the items must match "contains"${maximum}.`);
    }
    case 'anyOf':
      return describe('not_allowed', 'The value must match at least one of the alternatives.');
    case 'not':
      return describe('not_allowed', 'The value matches a schema that excludes it ("not").');
    case 'false schema':
      return describe('not_allowed', "A value isn't allowed here.");
    default:
      return describe('not_allowed', `${text.slice(0, 80)} doesn't meet the rule "${keyword}".`);
  }
}

function describeUnknownField(name: string, schema: unknown): string {
  const knownNames = Object.keys(isObject(schema) && isObject(schema.properties) ? schema.properties : {});
  const hint = knownNames.length === 0 ? 'The object must be empty.' : `Use ${disjunction.format(knownNames)}.`;
  return didYouMean(name, knownNames).trim() || `No field is named ${name} here. ${hint}`;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean',
  object: 'an object',
  array: 'an array',
  null: 'null',
};

const formatTypes = (types: unknown) =>
  [types]
    .flat()
    .map((type) => typeNames[String(type)] ?? String(type))
    .join(' or ');
const getTypeName = (value: unknown) =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'an array'
      : (typeNames[isNumber(value) ? 'number' : typeof value] ?? typeof value);
const formatMemberCount = (value: unknown) =>
  Array.isArray(value)
    ? formatCount(value.length, 'item')
    : formatCount(Object.keys(isObject(value) ? value : {}).length, 'field');
/** Counts Unicode code points, as JSON Schema does, rather than UTF-16 code units. */
const countCharacters = (text: string) => Array.from(text).length;
const disjunction = new Intl.ListFormat('en', {type: 'disjunction'});

/** Formats a list of allowed values. A long list is shortened. */
function formatValues(values: readonly string[]): string {
  const omittedCount = values.length - maxListedValues;
  return disjunction.format(
    omittedCount > 1 ? [...values.slice(0, maxListedValues), `one of ${omittedCount} other values`] : values,
  );
}
