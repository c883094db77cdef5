import {arrayAt, isObject, stringAt} from '@developer-docs/utils';
import {describeSchemaError} from './field-error-details.js';
import type {SchemaError} from './validators.js';

/** An entry of `errors` in a problem document. Exactly one of `pointer` and `parameter` is present. */
export interface FieldError {
  /** A JSON pointer to a field of the request body. */
  readonly pointer?: string;
  /** The name of a path, query, or header parameter. */
  readonly parameter?: string;
  readonly code: string;
  readonly detail: string;
}

/** Keywords that only fail if a nested keyword fails. */
const wrapperKeywords = new Set(['if', 'allOf', '$ref', 'propertyNames']);

/**
 * Converts schema errors to field errors.
 *
 * @param source.parameter - The name of the validated parameter. Absent for the request body.
 */
export function toFieldErrors(
  errors: readonly SchemaError[],
  source: {readonly parameter?: string} = {},
): FieldError[] {
  const failed = omitOtherTypes(removeSingleChoices(errors));
  const fieldErrors = joinTypes(failed, selectReported(failed)).map((error): FieldError => {
    const {pointer, ...rest} = error.keyword === 'oneOf' ? describeFailedChoice(error) : describeSchemaError(error);
    return source.parameter === undefined ? {pointer, ...rest} : {parameter: source.parameter, ...rest};
  });
  const byKey = new Map<string, FieldError>();
  for (const error of fieldErrors) {
    const key = `${error.pointer ?? ''} ${error.code}`;
    if (!byKey.has(key)) byKey.set(key, error);
  }
  return [...byKey.values()];
}

/** Omits errors that other errors explain. */
function selectReported(errors: readonly SchemaError[]): readonly SchemaError[] {
  const choices = errors.filter(({keyword}) => keyword === 'oneOf');
  const lists = errors.filter(({keyword}) => keyword === 'contains').map(({schemaPath}) => `${schemaPath}/`);
  return errors.filter(
    (error) =>
      !wrapperKeywords.has(error.keyword) &&
      choices.every((choice) => isRelevant(error, choice)) &&
      // No item has to match `contains` by itself.
      !lists.some((list) => error.schemaPath.startsWith(list)),
  );
}

/**
 * Joins the types that are allowed for a value, even if no alternative has the value's type. A value of the wrong type
 * has no other errors: it has no allowed value, format, or length either.
 *
 * @param all - Also the errors that aren't reported.
 */
function joinTypes(all: readonly SchemaError[], reported: readonly SchemaError[]): readonly SchemaError[] {
  const typesByPath = new Map<string, unknown[]>();
  for (const {keyword, instancePath, params} of all) {
    if (keyword !== 'type') continue;
    typesByPath.set(instancePath, [...(typesByPath.get(instancePath) ?? []), params.type].flat());
  }
  const joined = reported.map((error): SchemaError => {
    const types = typesByPath.get(error.instancePath) ?? [];
    const hasWrongType =
      error.keyword === 'type' ||
      (error.keyword === 'oneOf' && Array.isArray(error.schema) && types.length >= error.schema.length);
    return hasWrongType ? {...error, keyword: 'type', params: {...error.params, type: [...new Set(types)]}} : error;
  });
  const wrongPaths = new Set(joined.flatMap(({keyword, instancePath}) => (keyword === 'type' ? [instancePath] : [])));
  return joined.filter(({keyword, instancePath}) => keyword === 'type' || !wrongPaths.has(instancePath));
}

/** Keywords that also fail for values of types that they aren't meant for. */
const untypedKeywords = new Set([...wrapperKeywords, 'type', 'enum', 'const', 'not', 'oneOf', 'anyOf']);

/**
 * Omits the error that a value doesn't have an alternative's type if it has another alternative's type, which also has
 * errors.
 */
function omitOtherTypes(errors: readonly SchemaError[]): readonly SchemaError[] {
  const choicePaths = new Set(
    errors.flatMap(({keyword, instancePath}) => (/^(?:any|one)Of$/.test(keyword) ? [instancePath] : [])),
  );
  if (choicePaths.size === 0) return errors;
  const hasPossibleType = new Set<string>();
  for (const {keyword, instancePath} of errors) {
    const tokens = instancePath.split('/');
    const count = untypedKeywords.has(keyword) ? tokens.length - 1 : tokens.length;
    for (let end = 1; end <= count; end += 1) hasPossibleType.add(tokens.slice(0, end).join('/'));
  }
  return errors.filter(
    ({keyword, instancePath}) =>
      keyword !== 'type' || !choicePaths.has(instancePath) || !hasPossibleType.has(instancePath),
  );
}

/**
 * Leaves out failed choices that have one alternative besides null, and that the value isn't null: what's wrong with it
 * in this alternative is reported.
 */
function removeSingleChoices(errors: readonly SchemaError[]): readonly SchemaError[] {
  const choices = errors.filter(
    ({keyword, schema}) =>
      (keyword === 'oneOf' || keyword === 'anyOf') &&
      Array.isArray(schema) &&
      schema.filter((alternative) => stringAt(alternative, 'type') !== 'null').length === 1,
  );
  const isNullError = ({keyword, params}: SchemaError) => keyword === 'type' && params.type === 'null';
  const hasOtherType = ({instancePath}: SchemaError) =>
    errors.some((error) => error.keyword === 'type' && error.instancePath === instancePath && !isNullError(error));
  return errors.filter(
    (error) =>
      !choices.includes(error) &&
      (!isNullError(error) ||
        hasOtherType(error) ||
        choices.every(({instancePath}) => instancePath !== error.instancePath)),
  );
}

/**
 * Returns whether to report an error, given a failed `oneOf` between fields. If none or several of them are present,
 * only the failed `oneOf` is reported. If exactly one is present, only the errors inside that field are.
 */
function isRelevant(error: SchemaError, choice: SchemaError): boolean {
  const names = listChoiceFields(choice);
  const presentNames = names.filter((name) => isObject(choice.data) && name in choice.data);
  const hasExactlyOne = presentNames.length === 1;
  if (error === choice) return !hasExactlyOne;
  const {unevaluatedProperty, missingProperty} = error.params;
  const isAboutChoice =
    error.instancePath === choice.instancePath && names.includes(String(unevaluatedProperty ?? missingProperty));
  const isInsideChoice = error.schemaPath.startsWith(`${choice.schemaPath}/`);
  return !isAboutChoice && (!isInsideChoice || hasExactlyOne);
}

/** Lists the fields of which exactly one must be present. */
function listChoiceFields({schema, data}: SchemaError): string[] {
  const alternatives = Array.isArray(schema) && isObject(data) ? (schema as unknown[]) : [];
  return alternatives.flatMap((alternative) => arrayAt(alternative, 'required').map(String));
}

function describeFailedChoice(choice: SchemaError) {
  const names = listChoiceFields(choice).join(' and ');
  if (names === '') {
    return {
      pointer: choice.instancePath,
      code: 'not_allowed',
      detail: 'The value must match exactly one of the alternatives.',
    };
  }
  return {pointer: choice.instancePath, code: 'exactly_one', detail: `Pass exactly one of ${names}.`};
}
