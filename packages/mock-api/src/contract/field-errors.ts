import type {ErrorObject} from 'ajv';
import {describeError} from './error-details';
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

/** Where the validator leaves the values that tell the alternatives of a union apart. */
export const tagsKey = 'x-tags';

/** Keywords whose failure only repeats that something inside them failed. */
const wrappers = new Set(['if', 'allOf', '$ref', 'propertyNames']);

/**
 * Translates errors of the JSON Schema validator into field errors of the contract.
 *
 * @param errors - With `verbose`, so that each has its value and schema.
 * @param place - Where the checked value stands: the name of a parameter, or nothing for the body.
 */
export function toFieldErrors(errors: readonly ErrorObject[], place: {parameter?: string} = {}): FieldError[] {
  const choices = errors.filter(({keyword}) => keyword === 'oneOf');
  const seen = new Set<string>();
  return errors
    .filter((error) => !wrappers.has(error.keyword) && choices.every((choice) => stays(error, choice)))
    .map((error): FieldError => {
      const {at, ...rest} = error.keyword === 'oneOf' ? unmade(error) : describeError(plain(error));
      return place.parameter === undefined ? {pointer: at, ...rest} : {parameter: place.parameter, ...rest};
    })
    .filter(({pointer: at = '', code}) => {
      const key = `${at} ${code}`;
      return !seen.has(key) && Boolean(seen.add(key));
    })
    .slice(0, listed);
}

/**
 * Whether an error is reported beside a failed choice (`oneOf`) between fields. The choice stands for everything that its
 * alternatives say; but when exactly one of the fields is there, what is wrong with it is said instead.
 */
function stays(error: ErrorObject, choice: ErrorObject): boolean {
  const names = namesOf(choice);
  const given = names.filter((name) => isObject(choice.data) && name in choice.data);
  const isMade = given.length === 1;
  if (error === choice) {
    return !isMade;
  }
  const isHere = error.instancePath === choice.instancePath;
  const {unevaluatedProperty, missingProperty} = error.params as {
    unevaluatedProperty?: string;
    missingProperty?: string;
  };
  const isAboutChoice = isHere && names.includes(unevaluatedProperty ?? missingProperty ?? '');
  const isInside = error.schemaPath.startsWith(`${choice.schemaPath}/`);
  return !isAboutChoice && (!isInside || isMade);
}

/** The fields of which exactly one must be there. */
function namesOf({schema}: ErrorObject): string[] {
  const alternatives = Array.isArray(schema) ? (schema as unknown[]) : [];
  return alternatives.flatMap((alternative) => listAt(alternative, 'required').map(String));
}

function unmade(choice: ErrorObject) {
  const names = namesOf(choice).join(' and ');
  return {at: choice.instancePath, code: 'exactly_one', detail: `Exactly one of ${names} must be present.`};
}

/** A wrong or missing tag of a union is a wrong value or a missing field like any other. */
function plain(error: ErrorObject): ErrorObject {
  if (error.keyword !== 'discriminator') {
    return error;
  }
  const {tag, tagValue} = error.params as {tag: string; tagValue?: unknown};
  return tagValue === undefined
    ? {...error, keyword: 'required', params: {missingProperty: tag}}
    : {
        ...error,
        keyword: 'enum',
        instancePath: `${error.instancePath}${pointer(tag)}`,
        data: tagValue,
        schema: listAt(error.parentSchema, tagsKey),
      };
}
