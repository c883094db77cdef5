import {combineSchema} from '@developer-docs/openapi';
import {didYouMean, toNearestNumbers} from '@developer-docs/utils';
import {getSchemaUri, listNamesIn, type MockOperation, type MockParameter} from '../contract/mock-operation.js';
import type {Validators} from '../contract/validators.js';
import type {FieldError} from '../extension/problem-error.js';
import {toFieldErrors} from './field-errors.js';
import {isMemberName, ParameterSyntaxError, type ParameterSource} from './parameter-syntax.js';
import {readParameterValue} from './parameter-values.js';

/** An error of a parameter. Its name is unique only in its location, which responses don't contain. */
export interface ParameterError extends FieldError {
  readonly in: MockParameter['in'];
}

/**
 * Parses and validates parameters. Returns their values, with defaults applied, and the errors.
 *
 * If an operation has error codes for `404`, an invalid ID in the path isn't reported, because the handler won't find
 * it.
 *
 * @param strictQuery - Whether query parameters that the operation doesn't declare are errors. OpenAPI allows them.
 */
export function parseParameters(
  operation: MockOperation,
  source: ParameterSource,
  validators: Validators,
  strictQuery = false,
) {
  const hasNotFoundCode = operation.responses.some(
    ({statusCode, errorCodes}) => statusCode === 404 && errorCodes.length > 0,
  );
  const queryNames = listNamesIn(operation, 'query');
  const parsed = operation.parameters.map((parameter) => {
    const {value, errors} = parseParameter(parameter, source, queryNames);
    const isInPath = parameter.in === 'path';
    const isChecked = errors.length === 0 && !(isInPath && hasNotFoundCode);
    const allErrors = isChecked ? findSchemaErrors(operation, parameter, value, validators) : errors;
    return {
      name: parameter.name,
      isInPath,
      value: value ?? toNearestNumbers(combineSchema(parameter.schemaOwner.schema, operation.document).default),
      errors: allErrors.map((error): ParameterError => ({...error, in: parameter.in})),
    };
  });
  // A parameter in the path identifies the resource, so it wins over others with its name.
  const sorted = [...parsed].sort((first, second) => Number(first.isInPath) - Number(second.isInPath));
  return {
    values: Object.fromEntries(sorted.filter(({value}) => value !== undefined).map(({name, value}) => [name, value])),
    errors: [
      ...parsed.flatMap(({errors}) => errors),
      ...(strictQuery ? findUnknownNames(operation, source.url, queryNames) : []),
    ],
  };
}

/** Reads a parameter's value, which is `undefined` if it's missing or doesn't have the parameter's syntax. */
function parseParameter(
  parameter: MockParameter,
  source: ParameterSource,
  queryNames: readonly string[],
): {readonly value?: unknown; readonly errors: readonly FieldError[]} {
  const {name, isRequired, in: location} = parameter;
  try {
    const value = readParameterValue(parameter, source, queryNames);
    // Browsers don't let scripts set the `Cookie` header.
    const isMissing = value === undefined && isRequired && location !== 'cookie';
    const missing = {parameter: name, code: 'required', detail: `The ${name} parameter is missing.`};
    return {value, errors: isMissing ? [missing] : []};
  } catch (error) {
    if (!(error instanceof ParameterSyntaxError)) throw error;
    return {errors: [{parameter: name, code: error.code, detail: error.message}]};
  }
}

function findSchemaErrors(
  operation: MockOperation,
  {name, schemaOwner, allowsEmptyValue}: MockParameter,
  value: unknown,
  validators: Validators,
): readonly FieldError[] {
  if (value === undefined || (value === '' && allowsEmptyValue)) return [];
  return toFieldErrors(validators.validateRequest(getSchemaUri(operation, schemaOwner), value), name);
}

function findUnknownNames({parameters}: MockOperation, url: URL, queryNames: readonly string[]): ParameterError[] {
  if (parameters.some((parameter) => parameter.in === 'querystring')) return [];
  const isMember = (name: string) =>
    parameters.some((parameter) => parameter.in === 'query' && isMemberName(name, parameter));
  return [...new Set(url.searchParams.keys())]
    .filter((name) => !queryNames.includes(name) && !isMember(name))
    .map((name) => ({
      parameter: name,
      in: 'query',
      code: 'unknown_field',
      detail: didYouMean(name, queryNames).trim() || 'The operation has no such parameter.',
    }));
}
