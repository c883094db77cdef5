import {isObject, parseJson, toNearestNumbers} from '@developer-docs/internal';
import {isJsonMediaType} from '@developer-docs/openapi';
import type {Operation} from '../contract/operations.js';
import type {MockBehavior} from '../extension.js';
import {ProblemError} from '../problems.js';
import {toFieldErrors, type FieldError} from './field-errors.js';
import type {Validators} from './validators.js';

/**
 * Parses a JSON request body, which can be any JSON value. Its numbers are kept as they were sent.
 *
 * @param maxBytes - The maximum size of the body.
 * @returns `undefined` if the operation has no JSON body, or if the body is optional and absent.
 * @throws ProblemError with `body_too_large`, `unsupported_media_type`, or `malformed_body`.
 */
export function parseBody(
  body: Uint8Array,
  contentType: string | null,
  operation: Operation,
  maxBytes = Infinity,
): unknown {
  if (operation.body === undefined || (body.length === 0 && !operation.body.isRequired)) {
    return undefined;
  }
  if (body.length > maxBytes) {
    throw new ProblemError('body_too_large', {
      detail: `The request body is ${body.length} bytes; the maximum is ${maxBytes}.`,
    });
  }
  const acceptedType = operation.body.mediaType;
  const sentType = contentType?.split(';')[0]?.trim().toLowerCase();
  // Only JSON is validated. Handlers get no other body.
  if (
    sentType !== undefined &&
    operation.mediaTypes.includes(sentType) &&
    sentType !== acceptedType.toLowerCase() &&
    !isJsonMediaType(sentType)
  ) {
    return undefined;
  }
  if (sentType !== 'application/json' && sentType !== acceptedType.toLowerCase()) {
    throw new ProblemError('unsupported_media_type', {
      detail:
        contentType === null
          ? `The Content-Type header is missing. Send ${acceptedType}.`
          : `The Content-Type is ${contentType}. Send ${acceptedType}.`,
    });
  }
  try {
    const value = parseJson(new TextDecoder('utf-8', {fatal: true}).decode(body));
    if (isTooDeep(value)) {
      throw new Error(`The JSON has more than ${String(maxDepth)} levels`);
    }
    return value;
  } catch (error) {
    throw new ProblemError('malformed_body', {detail: `${(error as Error).message}.`});
  }
}

/** The maximum number of nested arrays and objects. Validation is recursive, and no client needs more. */
const maxDepth = 500;

/** Returns whether a value has more levels of arrays and objects. It's not recursive, because the value can be deep. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= maxDepth && level.length > 0; depth += 1) {
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? (Object.values(item) as unknown[]) : [],
    );
  }
  return level.length > 0;
}

/** Validates a request body against its schema and, if it's valid, against the rules of the extension. */
export function validateBody(
  operation: Operation,
  body: unknown,
  validators: Validators,
  {findBodyErrors}: Pick<MockBehavior, 'findBodyErrors'>,
): readonly FieldError[] {
  if (operation.body === undefined) {
    return [];
  }
  const nearest = toNearestNumbers(body);
  const errors = toFieldErrors(validators.validateRequest(operation.body.schema.uri, nearest), {value: body});
  return errors.length > 0 || !isObject(nearest) ? errors : (findBodyErrors?.(operation, nearest) ?? []);
}
