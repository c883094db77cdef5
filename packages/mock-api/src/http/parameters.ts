import type {Contract} from '../contract/contract';
import {didYouMean} from '../../../../plugins/shared/suggestions';
import {toFieldErrors, type FieldError} from '../contract/field-errors';
import type {JsonObject} from '../contract/json';
import type {Operation, Parameter} from '../contract/operations';
import type {Headers} from './mock-headers';

/** Parameters with defaults, and what is wrong with them. */
export interface ReadParameters {
  readonly values: JsonObject;
  readonly errors: readonly FieldError[];
}

/**
 * Reads and checks the parameters of a call.
 *
 * An operation that declares no 422 finds nothing under a wrong id, and ignores parameters that it does not know.
 */
export function readParameters(
  operation: Operation,
  url: URL,
  path: Readonly<Record<string, string>>,
  headers: Headers,
  contract: Contract,
): ReadParameters {
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const parameter of operation.parameters) {
    const {name, schema, required} = parameter;
    const given = textsOf(parameter, url, path, headers);
    const [first] = given;
    if (given.length > 1) {
      errors.push({parameter: name, code: 'too_many', detail: `Stands ${given.length} times; it takes one value.`});
    } else if (first === undefined) {
      values[name] = parameter.default;
      if (required) {
        errors.push({parameter: name, code: 'required', detail: `The parameter ${name} is missing.`});
      }
    } else {
      values[name] = parameter.type === 'integer' && /^-?\d{1,15}$/.test(first) ? Number(first) : first;
      errors.push(...toFieldErrors(contract.validator.sent(schema, values[name]), {parameter: name}));
    }
  }
  const known = operation.parameters.filter(({in: place}) => place === 'query').map(({name}) => name);
  for (const name of new Set(url.searchParams.keys())) {
    if (!known.includes(name)) {
      const detail = didYouMean(name, known).trim() || 'The operation has no such parameter.';
      errors.push({parameter: name, code: 'unknown_field', detail});
    }
  }
  const canRefuse = operation.responses.some(({examples}) => 'validation_failed' in examples);
  return {
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    errors: canRefuse ? errors : [],
  };
}

function textsOf(
  {name, in: place}: Parameter,
  url: URL,
  path: Readonly<Record<string, string>>,
  headers: Headers,
): string[] {
  if (place === 'query') {
    return url.searchParams.getAll(name);
  }
  const value = place === 'path' ? path[name] : headers[name.toLowerCase()];
  return typeof value === 'string' ? [value] : [];
}
