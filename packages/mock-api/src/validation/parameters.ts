import {didYouMean, toNearestNumbers, type JsonObject} from '@developer-docs/internal';
import type {Operation} from '../contract/operations.js';
import {toFieldErrors, type FieldError} from './field-errors.js';
import {
  ParameterSyntaxError,
  readParameterValue,
  readQuery,
  type ParameterSource,
  type ParameterSyntax,
} from './parameter-values.js';
import type {Validators} from './validators.js';

/** Parameter values with defaults applied, and validation errors. */
export interface ParsedParameters {
  readonly values: JsonObject;
  readonly errors: readonly FieldError[];
}

/**
 * Parses and validates parameters.
 *
 * For an operation that doesn't declare `validation_failed`, no errors are reported: unknown parameters are ignored,
 * and an invalid ID in the path results in a not-found error.
 */
export function parseParameters(
  operation: Operation,
  url: URL,
  path: Readonly<Record<string, string>>,
  headers: Headers,
  validators: Validators,
): ParsedParameters {
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  const source: ParameterSource = {url, template: operation.basePath + operation.path, path, headers};
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  const keyNames = operation.security.flat().flatMap((scheme) => (scheme.in === 'query' ? (scheme.name ?? []) : []));
  const knownNames = [...query.map(({name}) => name), ...keyNames];
  for (const parameter of operation.parameters) {
    const {name, schema, required, allowsEmptyValue} = parameter;
    let value: unknown;
    try {
      value = readParameterValue(parameter, source, knownNames);
    } catch (error) {
      if (!(error instanceof ParameterSyntaxError)) throw error;
      errors.push({parameter: name, code: error.code, detail: error.message});
      continue;
    }
    values[name] = value ?? toNearestNumbers(parameter.default);
    if (value === undefined) {
      // Browsers don't let scripts set the `Cookie` header.
      if (required && parameter.in !== 'cookie') {
        errors.push({parameter: name, code: 'required', detail: `The ${name} parameter is missing.`});
      }
    } else if ((value !== '' || !allowsEmptyValue) && Object.keys(schema.value).length > 0) {
      const schemaErrors = validators.validateRequest(schema.uri, toNearestNumbers(value));
      errors.push(...toFieldErrors(schemaErrors, {parameter: name, value}));
    }
  }
  const acceptsAnyName = operation.parameters.some((parameter) => parameter.in === 'querystring');
  for (const name of new Set(readQuery(url).map(([key]) => key))) {
    if (!acceptsAnyName && !knownNames.includes(name) && !query.some((parameter) => isMemberName(name, parameter))) {
      const detail = didYouMean(name, knownNames).trim() || 'The operation has no such parameter.';
      errors.push({parameter: name, code: 'unknown_field', detail});
    }
  }
  // A contract whose errors have codes decides which operations report invalid parameters.
  const hasErrorCodes = operation.responses.some(
    ({status, examples}) => status >= 400 && Object.keys(examples).length > 0,
  );
  const shouldReportErrors =
    !hasErrorCodes || operation.responses.some(({examples}) => 'validation_failed' in examples);
  return {
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    errors: shouldReportErrors ? errors : [],
  };
}

/** Returns whether a parameter or form field is an object with members of this name, such as `filter[color]`. */
export const isMemberName = (name: string, {name: owner, style, explode, mediaType, type}: ParameterSyntax): boolean =>
  mediaType === undefined &&
  type.types.includes('object') &&
  (style === 'deepObject'
    ? name.startsWith(`${owner}[`)
    : explode && (Object.hasOwn(type.properties, name) || type.additional !== false));
