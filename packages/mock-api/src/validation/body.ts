import type {Contract} from '../contract/contract';
import {isObject, type JsonObject} from '../contract/json';
import type {Operation} from '../contract/operations';
import {findResponse, ProblemError} from '../problems';
import {toFieldErrors, type FieldError} from './field-errors';
import {findSemanticErrors} from './semantic-rules';
import type {Validators} from './validators';

/**
 * Parses a JSON request body.
 *
 * @throws ProblemError with `body_too_large`, `unsupported_media_type` or `malformed_body`.
 */
export function parseBody(
  body: Uint8Array,
  contentType: string | null,
  operation: Operation,
  contract: Contract,
): JsonObject {
  if (findResponse(operation, 'body_too_large') !== undefined) {
    const maxBytes = contract.limitValue('body-size');
    if (body.length > maxBytes) {
      throw new ProblemError('body_too_large', {
        detail: `The request body has ${body.length} bytes; the maximum is ${maxBytes}.`,
      });
    }
  }
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    throw new ProblemError('unsupported_media_type', {
      detail:
        contentType === null
          ? 'The Content-Type header is missing. Send application/json.'
          : `The Content-Type is ${contentType}. Send application/json.`,
    });
  }
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(body));
  } catch (error) {
    throw new ProblemError('malformed_body', {detail: `${(error as Error).message}.`});
  }
  if (!isObject(value)) {
    throw new ProblemError('malformed_body', {detail: 'The request body must be a JSON object.'});
  }
  return value;
}

/** Validates a request body against its schema and, if it's valid, against the rules that no schema can express. */
export function validateBody(operation: Operation, body: JsonObject, validators: Validators): FieldError[] {
  if (operation.body === undefined) {
    return [];
  }
  const errors = toFieldErrors(validators.validateRequest(operation.body.schema, body));
  return errors.length > 0 ? errors : findSemanticErrors(body);
}
