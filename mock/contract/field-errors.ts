import type {ErrorObject} from 'ajv';
import {closest, didYouMean} from '../../config/did-you-mean';
import {isObject, listAt, pointer} from './json';

/** One entry of `errors` in a problem: where, a field error code, and a sentence. */
export interface FieldError {
  readonly pointer?: string;
  readonly parameter?: string;
  readonly code: string;
  readonly detail: string;
}

/** At most so many errors stand in one problem (`maxItems` of `errors`). */
const listed = 50;

/** Keywords whose failure only repeats that something inside them failed. */
const wrappers = new Set(['if', 'allOf', '$ref', 'propertyNames']);

/**
 * Translates errors of the JSON Schema validator into field errors of the contract.
 *
 * @param errors - With `verbose`, so that each has its value and schema.
 * @param place - Where the checked value stands: the name of a parameter, or nothing for the body.
 */
export function toFieldErrors(errors: readonly ErrorObject[], place: {parameter?: string} = {}): FieldError[] {
  const choices = exactlyOne(errors);
  const own = errors.filter(
    (error) => !wrappers.has(error.keyword) && !choices.some((choice) => choice !== error && isPartOf(error, choice)),
  );
  const seen = new Set<string>();
  return own
    .map((error): FieldError => {
      const {at, ...rest} = describe(error, choices.includes(error));
      return place.parameter === undefined ? {pointer: at, ...rest} : {parameter: place.parameter, ...rest};
    })
    .filter(({pointer: at = '', code}) => {
      const key = `${at} ${code}`;
      return !seen.has(key) && Boolean(seen.add(key));
    })
    .slice(0, listed);
}

/** Failed `oneOf`s that are not told apart by a discriminator: each stands for all errors of its alternatives. */
const exactlyOne = (errors: readonly ErrorObject[]) => errors.filter(({keyword}) => keyword === 'oneOf');

function isPartOf(error: ErrorObject, choice: ErrorObject): boolean {
  const isInside = error.schemaPath.startsWith(`${choice.schemaPath}/`) || isAlternative(error, choice);
  // A field that no alternative takes is reported with the choice.
  const isLeftOver = error.keyword === 'unevaluatedProperties' && error.instancePath === choice.instancePath;
  return isInside || (isLeftOver && isNamedByChoice(error, choice));
}

/** An alternative that is a `$ref` has a schema path of its own. */
function isAlternative(error: ErrorObject, choice: ErrorObject): boolean {
  const alternatives = Array.isArray(choice.schema) ? (choice.schema as unknown[]) : [];
  return error.instancePath === choice.instancePath && alternatives.includes(error.parentSchema);
}

function isNamedByChoice(error: ErrorObject, choice: ErrorObject): boolean {
  const {unevaluatedProperty} = error.params as {unevaluatedProperty?: string};
  return namesOf(choice).includes(unevaluatedProperty ?? '');
}

/** The fields of which exactly one must be there. */
function namesOf({schema}: ErrorObject): string[] {
  const alternatives = Array.isArray(schema) ? (schema as unknown[]) : [];
  return alternatives.flatMap((alternative) => listAt(alternative, 'required').map(String));
}

interface Description {
  readonly at: string;
  readonly code: string;
  readonly detail: string;
}

function describe(error: ErrorObject, isChoice: boolean): Description {
  const at = error.instancePath;
  const {data, keyword} = error;
  const params = error.params as Record<string, unknown>;
  const limit = Number(params.limit);
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  if (isChoice) {
    return {at, code: 'exactly_one', detail: `Exactly one of ${list(namesOf(error))} must be present.`};
  }
  switch (keyword) {
    case 'required': {
      const name = String(params.missingProperty);
      return {at: `${at}${pointer(name)}`, code: 'required', detail: `The field ${name} is missing.`};
    }
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = String(params.additionalProperty ?? params.unevaluatedProperty);
      return {at: `${at}${pointer(name)}`, code: 'unknown_field', detail: unknownField(name, error.parentSchema)};
    }
    case 'type':
      return {at, code: 'wrong_type', detail: `Is ${typeName(data)}; the field takes ${takes(params.type)}.`};
    case 'enum':
    case 'const':
    case 'discriminator': {
      const allowed = allowedValues(error);
      const hint = closest(text, allowed);
      const end = hint === undefined ? `it takes ${list(allowed.slice(0, 20))}.` : `did you mean "${hint}"?`;
      return {
        at: keyword === 'discriminator' ? `${at}${pointer(String(params.tag))}` : at,
        code: keyword === 'discriminator' && params.tagValue === undefined ? 'required' : 'not_allowed',
        detail: `${JSON.stringify(keyword === 'discriminator' ? (params.tagValue ?? null) : data)} is none of the values; ${end}`,
      };
    }
    case 'pattern':
      return {at, code: 'wrong_format', detail: `${JSON.stringify(data)} does not match ${String(params.pattern)}.`};
    case 'format':
      return {
        at,
        code: 'wrong_format',
        detail: `${JSON.stringify(data)} is not of the format ${String(params.format)}.`,
      };
    case 'minLength':
      return {at, code: 'too_short', detail: `Has ${characters(text)} characters; at least ${limit} are needed.`};
    case 'maxLength':
      return {at, code: 'too_long', detail: `Has ${characters(text)} characters; at most ${limit} are taken.`};
    case 'minimum':
    case 'exclusiveMinimum':
      return {at, code: 'too_small', detail: `Is ${text}; the minimum is ${limit}.`};
    case 'maximum':
    case 'exclusiveMaximum':
      return {at, code: 'too_large', detail: `Is ${text}; the maximum is ${limit}.`};
    case 'minItems':
    case 'minProperties':
      return {at, code: 'too_few', detail: `Has ${sizeOf(data)}; at least ${limit} are needed.`};
    case 'maxItems':
    case 'maxProperties':
      return {at, code: 'too_many', detail: `Has ${sizeOf(data)}; at most ${limit} are taken.`};
    case 'uniqueItems':
      return {at, code: 'not_allowed', detail: `Items ${String(params.j)} and ${String(params.i)} are the same.`};
    default:
      return {at, code: 'not_allowed', detail: `${text.slice(0, 80)} ${error.message ?? 'is not allowed'}.`};
  }
}

function unknownField(name: string, schema: unknown): string {
  const known = Object.keys(isObject(schema) && isObject(schema.properties) ? schema.properties : {});
  return didYouMean(name, known).trim() || `There is no field ${name} here; there are ${list(known)}.`;
}

function allowedValues({keyword, schema, parentSchema, params}: ErrorObject): string[] {
  if (keyword === 'discriminator') {
    const {tag} = params as {tag: string};
    return discriminatorValues(parentSchema, tag);
  }
  return (Array.isArray(schema) ? (schema as unknown[]) : [schema]).map(String);
}

/** The alternatives are `$ref`s; their names say enough when the constants are out of reach. */
function discriminatorValues(schema: unknown, tag: string): string[] {
  return listAt(schema, 'oneOf').flatMap((alternative) => {
    const properties = isObject(alternative) ? alternative.properties : undefined;
    const constant = isObject(properties) && isObject(properties[tag]) ? properties[tag].const : undefined;
    return constant === undefined ? [] : [String(constant)];
  });
}

const article: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

const takes = (type: unknown) =>
  [type]
    .flat()
    .map((name) => article[String(name)] ?? String(name))
    .join(' or ');
const typeName = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : (article[typeof value] ?? typeof value);
const sizeOf = (value: unknown) =>
  Array.isArray(value) ? `${value.length} items` : `${Object.keys(isObject(value) ? value : {}).length} fields`;
/** The specification counts characters, not UTF-16 units. */
const characters = (text: string) => [...text].length;
const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
