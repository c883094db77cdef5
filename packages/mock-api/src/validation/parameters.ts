import type {JsonObject} from '../contract/json';
import type {Operation, Parameter} from '../contract/operations';
import {toFieldErrors, type FieldError} from './field-errors';
import {suggest} from './suggestions';
import type {Validators} from './validators';

/** Parameter values with defaults applied, and validation errors. */
export interface ParsedParameters {
  readonly values: JsonObject;
  readonly errors: readonly FieldError[];
}

/**
 * Parses and validates path, query and header parameters.
 *
 * For an operation that doesn't declare `validation_failed`, no errors are reported: unknown parameters are ignored,
 * and an invalid ID in the path isn't found.
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
  for (const parameter of operation.parameters) {
    const {name, schema, required} = parameter;
    const received = readRawValues(parameter, url, path, headers);
    const [first] = received;
    if (received.length > 1) {
      errors.push({
        parameter: name,
        code: 'too_many',
        detail: `Appears ${received.length} times; it can appear once.`,
      });
    } else if (first === undefined) {
      values[name] = parameter.default;
      if (required) {
        errors.push({parameter: name, code: 'required', detail: `The parameter ${name} is missing.`});
      }
    } else {
      values[name] = parameter.type === 'integer' && /^-?\d{1,15}$/.test(first) ? Number(first) : first;
      errors.push(...toFieldErrors(validators.validateRequest(schema, values[name]), {parameter: name}));
    }
  }
  const known = operation.parameters.filter((parameter) => parameter.in === 'query').map(({name}) => name);
  for (const name of new Set(url.searchParams.keys())) {
    if (!known.includes(name)) {
      const detail = suggest(name, known) ?? 'The operation has no such parameter.';
      errors.push({parameter: name, code: 'unknown_field', detail});
    }
  }
  const reportsErrors = operation.responses.some(({examples}) => 'validation_failed' in examples);
  return {
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    errors: reportsErrors ? errors : [],
  };
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
