import {isObject} from '@developer-docs/internal';
import type {Contract} from '../contract/contract';
import type {Operation} from '../contract/operations';
import {findResponse, ProblemError} from '../problems';
import {toFieldErrors, type FieldError} from './field-errors';
import {findSemanticErrors} from './semantic-rules';
import type {Validators} from './validators';

/**
 * Parses a JSON request body, which can be any JSON value.
 *
 * @returns `undefined` if the operation has no JSON body, or if the body is optional and absent.
 * @throws ProblemError with `body_too_large`, `unsupported_media_type`, or `malformed_body`.
 */
export function parseBody(
  body: Uint8Array,
  contentType: string | null,
  operation: Operation,
  contract: Contract,
): unknown {
  if (operation.body === undefined || (body.length === 0 && !operation.body.isRequired)) {
    return undefined;
  }
  if (findResponse(operation, 'body_too_large') !== undefined) {
    const maxBytes = contract.getLimitValue('body-size');
    if (body.length > maxBytes) {
      throw new ProblemError('body_too_large', {
        detail: `The request body is ${body.length} bytes; the maximum is ${maxBytes}.`,
      });
    }
  }
  const acceptedType = operation.body.mediaType;
  const sentType = contentType?.split(';')[0]?.trim().toLowerCase();
  if (sentType !== 'application/json' && sentType !== acceptedType.toLowerCase()) {
    throw new ProblemError('unsupported_media_type', {
      detail:
        contentType === null
          ? `The Content-Type header is missing. Send ${acceptedType}.`
          : `The Content-Type is ${contentType}. Send ${acceptedType}.`,
    });
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(body));
  } catch (error) {
    throw new ProblemError('malformed_body', {detail: `${(error as Error).message}.`});
  }
}

/** Validates a request body against its schema and, if it's valid, against the rules that no schema can express. */
export function validateBody(operation: Operation, body: unknown, validators: Validators): FieldError[] {
  if (operation.body === undefined) {
    return [];
  }
  const errors = toFieldErrors(validators.validateRequest(operation.body.schema.uri, body));
  return errors.length > 0 || !isObject(body) ? errors : findSemanticErrors(body);
}
