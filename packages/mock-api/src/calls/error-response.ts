import {getOwn, isObject} from '@developer-docs/utils';
import type {MockOperation} from '../contract/mock-operation.js';
import type {ApiResponse, MockBehavior} from '../extension/extension.js';
import {findErrorResponse, type ProblemError} from '../extension/problem-error.js';

/** The statuses and titles of problems that an operation doesn't declare. */
const undeclaredProblems: Readonly<Record<string, {readonly status: number; readonly title: string}>> = {
  route_not_found: {status: 404, title: 'Route not found'},
  method_not_allowed: {status: 405, title: 'Method not allowed'},
  invalid_directive: {status: 400, title: 'Invalid Mock-* header'},
  validation_failed: {status: 422, title: 'Invalid request'},
  malformed_body: {status: 400, title: 'Malformed request body'},
  unsupported_media_type: {status: 415, title: 'Unsupported media type'},
  missing_credentials: {status: 401, title: 'Missing credentials'},
  invalid_credentials: {status: 401, title: 'Invalid credentials'},
  invalid_token: {status: 401, title: 'Invalid access token'},
  insufficient_scope: {status: 403, title: 'Insufficient scope'},
  body_too_large: {status: 413, title: 'Request body too large'},
  idempotency_key_reused: {status: 422, title: 'Idempotency key reused'},
  idempotency_key_in_use: {status: 409, title: 'Idempotency key in use'},
  not_acceptable: {status: 406, title: 'Not acceptable'},
  not_found: {status: 404, title: 'Not found'},
  invalid_cursor: {status: 400, title: 'Invalid cursor'},
  no_id_left: {status: 507, title: 'No ID left'},
  rate_limited: {status: 429, title: 'Too many requests'},
};

/** Adds the extension's members to the body of an error, which can't have any if it's text or a list. */
export const completeError = (body: unknown, requestId: string, behavior: MockBehavior): unknown =>
  isObject(body) ? (behavior.completeError?.(body, requestId) ?? body) : body;

/**
 * Creates an error response: the contract's example for the operation and code, with the details of this call, or else
 * a problem document (RFC 9457), for example if the errors of the contract have no codes.
 *
 * @param operation - Absent for a call that matches no operation.
 * @throws Error for a code that only handlers return, because their operations must declare it.
 */
export function createErrorResponse(
  {code, options}: ProblemError,
  operation: MockOperation | undefined,
  requestId: string,
  behavior: MockBehavior,
): ApiResponse {
  const {detail, errors, headers = {}} = options;
  const declaration = operation && findErrorResponse(operation, code);
  if (declaration !== undefined) {
    const {statusCode: status, examples} = declaration;
    const problem = {...examples[code], ...(detail !== undefined && {detail}), ...(errors && {errors})};
    return {status, headers, body: completeError(problem, requestId, behavior)};
  }
  const problem = getOwn(undeclaredProblems, code);
  if (problem === undefined) {
    throw new Error(
      `${operation?.id ?? 'The API'} doesn't declare the error code "${code}". Add an example with this key.`,
    );
  }
  return {
    status: problem.status,
    skipsCheck: true,
    headers: {...headers, 'Content-Type': 'application/problem+json', 'Request-Id': requestId},
    body: completeError({type: 'about:blank', ...problem, detail, code, errors}, requestId, behavior),
  };
}
