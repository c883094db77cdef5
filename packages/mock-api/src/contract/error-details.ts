import type {ErrorObject} from 'ajv';
import {findClosest, didYouMean} from '../../../../plugins/shared/suggestions';
import {isObject, pointer} from './json';

interface Details {
  /** JSON pointer of the place. */
  readonly at: string;
  /** A field error code of the contract. */
  readonly code: string;
  readonly detail: string;
}

/** Says where an error is, which field error code it has, and what would do. */
export function describeError(error: ErrorObject): Details {
  const {data, keyword, instancePath: at} = error;
  const params = error.params as Record<string, unknown>;
  const limit = Number(params.limit);
  const text = typeof data === 'string' ? data : JSON.stringify(data);
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
    case 'const': {
      const allowed = (Array.isArray(error.schema) ? (error.schema as unknown[]) : [error.schema]).map(String);
      const meant = findClosest(text, allowed) ?? allowed.find((value) => text.length > 2 && value.startsWith(text));
      const end = meant === undefined ? `it takes ${list(allowed.slice(0, 20))}.` : `did you mean "${meant}"?`;
      return {at, code: 'not_allowed', detail: `${JSON.stringify(data)} is none of the values; ${end}`};
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
      return {
        at,
        code: 'too_short',
        detail: `Has ${count(characters(text), 'character')}; at least ${limit} are needed.`,
      };
    case 'maxLength':
      return {at, code: 'too_long', detail: `Has ${count(characters(text), 'character')}; at most ${limit} are taken.`};
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
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
const sizeOf = (value: unknown) =>
  Array.isArray(value) ? count(value.length, 'item') : count(Object.keys(isObject(value) ? value : {}).length, 'field');
/** The specification counts characters, not UTF-16 units. */
const characters = (text: string) => Array.from(text).length;
const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
