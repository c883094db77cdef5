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
import type {SchemaError} from '../contract/validators.js';

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
  minLength: describeSize('too_short', 'minimum'),
  maxLength: describeSize('too_long', 'maximum'),
  minItems: describeSize('too_few', 'minimum'),
  minProperties: describeSize('too_few', 'minimum'),
  maxItems: describeSize('too_many', 'maximum'),
  maxProperties: describeSize('too_many', 'maximum'),
  items: describeSize('too_many', 'maximum'),
  unevaluatedItems: describeSize('too_many', 'maximum'),
  minimum: describeNumber('small', 'the minimum is'),
  exclusiveMinimum: describeNumber('small', 'the value must be greater than'),
  maximum: describeNumber('large', 'the maximum is'),
  exclusiveMaximum: describeNumber('large', 'the value must be less than'),
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

/** Creates the function that describes a text, array, or object whose size is beyond a limit. */
function describeSize(code: string, limitName: string) {
  return ({data, params}: SchemaError): Description => ({
    code,
    detail: `Has ${formatSize(data)}; the ${limitName} is ${String(params.limit ?? params.len)}.`,
  });
}

/** Creates the function that describes a number that's beyond a limit. */
function describeNumber(problem: 'small' | 'large', rule: string) {
  return ({data, params}: SchemaError): Description => ({
    code: `too_${problem}`,
    detail: `${toPlainText(data)} is too ${problem}; ${rule} ${String(params.limit)}.`,
  });
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
