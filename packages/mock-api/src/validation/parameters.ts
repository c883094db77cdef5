import {didYouMean, toExactNumber, toNearestNumbers, type JsonObject} from '@developer-docs/internal';
import type {Operation, Parameter} from '../contract/operations.js';
import {toFieldErrors, type FieldError} from './field-errors.js';
import type {Validators} from './validators.js';

/** Parameter values with defaults applied, and validation errors. */
export interface ParsedParameters {
  readonly values: JsonObject;
  readonly errors: readonly FieldError[];
}

/**
 * Parses and validates path, query, and header parameters.
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
  // Browsers don't let scripts set the `Cookie` header, so cookie parameters aren't checked.
  for (const parameter of operation.parameters.filter((candidate) => candidate.in !== 'cookie')) {
    if (parameter.isOpaque === true) {
      continue;
    }
    const {name, schema, required} = parameter;
    const rawValues = readRawValues(parameter, url, path, headers);
    const items = readItems(rawValues, parameter);
    const [first] = rawValues;
    if (items === undefined && rawValues.length > 1) {
      errors.push({
        parameter: name,
        code: 'too_many',
        detail: `Appears ${rawValues.length} times; it can appear only once.`,
      });
    } else if (first === undefined) {
      values[name] = toNearestNumbers(parameter.default);
      if (required) {
        errors.push({parameter: name, code: 'required', detail: `The ${name} parameter is missing.`});
      }
    } else {
      values[name] = items?.map((item) => parseValue(item, parameter.itemTypes)) ?? parseValue(first, parameter.types);
      const value = values[name];
      const schemaErrors = validators.validateRequest(schema.uri, toNearestNumbers(value));
      errors.push(...toFieldErrors(schemaErrors, {parameter: name, value}));
    }
  }
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  const knownNames = query.map(({name}) => name);
  const keyNames = operation.security.flat().flatMap((scheme) => (scheme.in === 'query' ? (scheme.name ?? []) : []));
  // The members of an opaque parameter have their own names, such as `filter[color]`.
  const acceptsAnyName = query.some(({isOpaque}) => isOpaque === true);
  for (const name of new Set(url.searchParams.keys())) {
    if (!knownNames.includes(name) && !keyNames.includes(name) && !acceptsAnyName) {
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

/** Returns the items of an array, or `undefined` if the value isn't an array. */
function readItems(received: readonly string[], {types}: Parameter): readonly string[] | undefined {
  const [first] = received;
  if (first === undefined || !types.includes('array')) {
    return undefined;
  }
  const canBeScalar = types.some((type) => type !== 'array' && type !== 'null');
  if (received.length > 1) {
    return received;
  }
  return canBeScalar ? undefined : first.split(',');
}

/** The syntax of JSON numbers, except that leading zeros are allowed. */
const numberPattern = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/**
 * Converts the text of a parameter to a declared type. Text in any other format remains a string, which the schema
 * accepts or rejects.
 */
export function parseValue(text: string, types: readonly string[]): unknown {
  if ((types.includes('integer') || types.includes('number')) && numberPattern.test(text)) {
    const value = Number(text);
    // A handler can look up long IDs by their text.
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? toExactNumber(text) : value;
  }
  return types.includes('boolean') && (text === 'true' || text === 'false') ? text === 'true' : text;
}

function readRawValues(
  parameter: Parameter,
  url: URL,
  path: Readonly<Record<string, string>>,
  headers: Headers,
): string[] {
  if (parameter.in === 'query') {
    return url.searchParams.getAll(parameter.name);
  }
  const value = parameter.in === 'path' ? path[parameter.name] : headers.get(parameter.name);
  return typeof value === 'string' ? [value] : [];
}
