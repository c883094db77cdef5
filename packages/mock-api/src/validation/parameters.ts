import {didYouMean, toNearestNumbers, type JsonObject} from '@developer-docs/utils';
import type {ApiRequest} from '../api-request.js';
import type {MockOperation} from '../contract/mock-operation.js';
import {toFieldErrors, type FieldError} from './field-errors.js';
import {isMemberName, isSimple, ParameterSyntaxError, readSimpleValue, type ParameterSource} from './simple-values.js';
import type {Validators} from './validators.js';

/** Parameter values with defaults applied, and validation errors. */
export interface ParsedParameters {
  readonly values: JsonObject;
  readonly errors: readonly FieldError[];
}

/**
 * Parses and validates parameters.
 *
 * If an operation has error codes for `404`, an invalid ID in the path isn't reported, because the handler won't find
 * it. An operation that has error codes, but not `validation_failed`, reports no errors.
 *
 * @param strictQuery - Whether query parameters that the operation doesn't declare are errors. OpenAPI allows them.
 */
export async function parseParameters(
  operation: MockOperation,
  {url, path, headers}: Pick<ApiRequest, 'url' | 'path' | 'headers'>,
  validators: Validators,
  strictQuery = false,
): Promise<ParsedParameters> {
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  const errorResponses = operation.responses.filter(
    ({status, examples}) => status >= 400 && Object.keys(examples).length > 0,
  );
  const hasNotFoundCode = errorResponses.some(({status}) => status === 404);
  const source: ParameterSource = {
    url,
    template: operation.basePath + operation.path,
    path,
    headers,
  };
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  const keyNames = operation.security
    .flat()
    .flatMap((scheme) => (scheme.in === 'query' ? (scheme.parameter ?? []) : []));
  const knownNames = [...query.map(({name}) => name), ...keyNames];
  for (const parameter of operation.parameters) {
    const {name, schema, isRequired, allowsEmptyValue} = parameter;
    let value: unknown;
    try {
      value = isSimple(parameter)
        ? readSimpleValue(parameter, source)
        : (await import('./parameter-values.js')).readParameterValue(parameter, source, knownNames);
    } catch (error) {
      if (!(error instanceof ParameterSyntaxError)) throw error;
      errors.push({parameter: name, code: error.code, detail: error.message});
      continue;
    }
    values[name] = value ?? toNearestNumbers(parameter.default);
    if (value === undefined) {
      // Browsers don't let scripts set the `Cookie` header.
      if (isRequired && parameter.in !== 'cookie') {
        errors.push({parameter: name, code: 'required', detail: `The ${name} parameter is missing.`});
      }
    } else if ((value !== '' || !allowsEmptyValue) && Object.keys(schema.value).length > 0) {
      // The handler doesn't find an invalid ID, and responds with `404`.
      if (parameter.in === 'path' && hasNotFoundCode) continue;
      errors.push(...toFieldErrors(validators.validateRequest(schema.uri, value), {parameter: name}));
    }
  }
  const acceptsAnyName = operation.parameters.some((parameter) => parameter.in === 'querystring');
  for (const name of new Set(url.searchParams.keys())) {
    if (
      strictQuery &&
      !acceptsAnyName &&
      !knownNames.includes(name) &&
      !query.some((parameter) => isMemberName(name, parameter))
    ) {
      const detail = didYouMean(name, knownNames).trim() || 'The operation has no such parameter.';
      errors.push({parameter: name, code: 'unknown_field', detail});
    }
  }
  // A contract whose errors have codes decides which operations report invalid parameters.
  const shouldReportErrors =
    errorResponses.length === 0 || errorResponses.some(({examples}) => 'validation_failed' in examples);
  return {
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    errors: shouldReportErrors ? errors : [],
  };
}
