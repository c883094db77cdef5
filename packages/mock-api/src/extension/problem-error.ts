import {formatCount} from '@developer-docs/utils';
import type {MockOperation, MockResponse} from '../contract/mock-operation.js';

/** An entry of `errors` in a problem document. Exactly one of `pointer` and `parameter` is present. */
export interface FieldError {
  /** A JSON pointer to a field of the request body. */
  readonly pointer?: string;
  /** The name of a parameter: `path`, `query`, `header`, `cookie`, or `querystring`. */
  readonly parameter?: string;
  readonly code: string;
  readonly detail: string;
}

/** The maximum number of field errors in a response. */
export const maxFieldErrors = 50;

interface ProblemOptions {
  /** Explains this occurrence of the error. Default: the detail in the contract's example. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  /** Additional headers, such as `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the rejected call counts against the rate limit (default: `true`). */
  readonly isRateLimited?: boolean;
}

/** Thrown to end a call with one of the error responses that the contract declares. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  /** @param code - An error code that the operation declares. */
  constructor(
    readonly code: string,
    readonly options: ProblemOptions = {},
  ) {
    super(options.detail ?? code);
  }
}

/** Creates a `validation_failed` problem with the first 50 errors, whose detail contains the number of all errors. */
export function createValidationError(errors: readonly FieldError[]): ProblemError {
  const noun = errors.every(({parameter}) => parameter !== undefined) ? 'parameter' : 'field';
  const detail = `${formatCount(errors.length, noun)} ${errors.length === 1 ? 'is' : 'are'} invalid.`;
  return new ProblemError('validation_failed', {detail, errors: errors.slice(0, maxFieldErrors)});
}

/** Finds the response in which an operation declares an error code. */
export const findErrorResponse = (operation: MockOperation, code: string): MockResponse | undefined =>
  operation.responses.find(({errorCodes}) => errorCodes.includes(code));
