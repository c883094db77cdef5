import {arrayAt, isObject} from '@developer-docs/utils';
import type {SchemaError} from '../contract/validators.js';
import type {FieldError} from '../extension/problem-error.js';
import {describeSchemaError} from './field-error-details.js';

/** Keywords that only fail if a nested keyword fails. */
const wrapperKeywords = new Set(['if', 'allOf', '$ref', 'propertyNames']);

/**
 * Converts schema errors to field errors.
 *
 * @param parameter - The name of the validated parameter. Absent for the request body.
 */
export function toFieldErrors(errors: readonly SchemaError[], parameter?: string): FieldError[] {
  const fieldErrors = selectReported(joinTypes(errors)).map((error): FieldError => {
    const {pointer, ...rest} = error.keyword === 'oneOf' ? describeFailedChoice(error) : describeSchemaError(error);
    return parameter === undefined ? {pointer, ...rest} : {parameter, ...rest};
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

/** Keywords that also fail for values of types that they aren't meant for. */
const untypedKeywords = new Set([...wrapperKeywords, 'type', 'enum', 'const', 'not', 'oneOf', 'anyOf']);

/**
 * Joins the types that are allowed for a value. A value of the wrong type has no other errors: it has no allowed value,
 * format, or length either. If a value has the type of one alternative, that others have other types isn't an error.
 */
function joinTypes(errors: readonly SchemaError[]): readonly SchemaError[] {
  const typesByPath = new Map<string, unknown[]>();
  const choicePaths = new Set<string>();
  /** The paths of values that have an allowed type, because they or the values in them have other errors. */
  const possiblePaths = new Set<string>();
  for (const {keyword, instancePath, params} of errors) {
    if (keyword === 'type') {
      typesByPath.set(instancePath, [...(typesByPath.get(instancePath) ?? []), params.type].flat());
    }
    if (/^(?:any|one)Of$/.test(keyword)) choicePaths.add(instancePath);
    const tokens = instancePath.split('/');
    const count = untypedKeywords.has(keyword) ? tokens.length - 1 : tokens.length;
    for (let end = 1; end <= count; end += 1) possiblePaths.add(tokens.slice(0, end).join('/'));
  }
  return errors.flatMap((error) => {
    const {keyword, instancePath, params} = error;
    const types = typesByPath.get(instancePath);
    if (types === undefined) return [error];
    if (choicePaths.has(instancePath) && possiblePaths.has(instancePath)) return keyword === 'type' ? [] : [error];
    return keyword === 'type' ? [{...error, params: {...params, type: [...new Set(types)]}}] : [];
  });
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
