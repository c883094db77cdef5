import {getOwn, isObject, toCanonicalJson, toNearestNumbers} from '@developer-docs/utils';
import type {ApiRequest, ApiResponse} from '../api-request.js';
import type {AuthorizationServers} from '../authorization/servers.js';
import type {Contract} from '../contract/contract.js';
import type {MockOperation} from '../contract/mock-operation.js';
import type {MockBehavior, OperationCall, OperationHandler} from '../extension.js';
import {createErrorResponse, createValidationError, findResponse, ProblemError} from '../problems.js';
import {parseBody, validateBody} from '../validation/body.js';
import {createChallenge, findCredentialError, type CredentialError} from '../validation/credentials.js';
import {parseParameters} from '../validation/parameters.js';
import type {Validators} from '../validation/validators.js';
import {parseDirectives} from './directives.js';
import type {IdempotencyKeys} from './idempotency.js';
import {
  isExceeded,
  createRateLimitError,
  createRateLimitHeaders,
  type RateLimits,
  type RateLimitState,
} from './rate-limits.js';
import {checkResponse} from './response-check.js';
import {createDeclaredResponse, createSampleResponse} from './sample-response.js';

/** The dependencies of `processCall`. */
export interface CallContext {
  readonly contract: Contract;
  readonly behavior: MockBehavior;
  readonly authorizationServers: AuthorizationServers;
  readonly validators: Validators;
  readonly rateLimits: RateLimits;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly now: () => number;
  readonly advance: (milliseconds: number) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Removes and returns the `Mock-*` headers that were set for the next call to an operation. */
  readonly consumeNextDirectives: (operationId: string) => Readonly<Record<string, string>>;
}

/** The state of a call that error responses also need. */
interface CallProgress {
  rateLimit?: RateLimitState;
  /** Counts the call against the rate limit, or reverts this. */
  countCall?: (amount: 1 | -1) => RateLimitState | undefined;
}

/** Processes a call to an operation and checks the response against the contract. */
export async function processCall(
  request: ApiRequest,
  operation: MockOperation,
  context: CallContext,
): Promise<ApiResponse> {
  const response = await respondToCall(request, operation, context);
  return {...response, headers: {...operation.deprecationHeaders, ...response.headers}};
}

async function respondToCall(
  request: ApiRequest,
  operation: MockOperation,
  context: CallContext,
): Promise<ApiResponse> {
  const progress: CallProgress = {};
  let response: ApiResponse;
  try {
    response = await executeCall(request, operation, context, progress);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    response = createErrorResponse(error, operation, request.requestId, context.behavior);
    if (error.options.isRateLimited === false) progress.rateLimit = progress.countCall?.(-1);
  }
  const headers = {
    ...(progress.rateLimit && createRateLimitHeaders(progress.rateLimit)),
    ...response.headers,
    'Request-Id': request.requestId,
  };
  return response.isUnchecked
    ? {...response, headers}
    : checkResponse(operation, {...response, headers}, context.validators);
}

async function executeCall(
  request: ApiRequest,
  operation: MockOperation,
  context: CallContext,
  progress: CallProgress,
): Promise<ApiResponse> {
  const {behavior, contract, validators} = context;
  const {authentication} = behavior;
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(context.consumeNextDirectives(operation.id))) headers.set(name, value);
  const directives = parseDirectives(headers, operation, behavior);
  context.advance(directives.advanceMs);
  const now = context.now();
  if (directives.errorCode !== undefined) {
    await context.wait(directives.delayMs);
    throw simulateError(directives.errorCode, headers, operation, context, progress);
  }
  const credentialError = isAuthenticatedByExtension(operation, behavior)
    ? undefined
    : findCredentialError(operation, {url: request.url, headers}, (credential, token) =>
        context.authorizationServers.checkToken(operation.document, credential, token),
      );
  if (credentialError !== undefined) {
    await context.wait(directives.delayMs);
    return createUnauthorizedResponse(operation, contract, credentialError);
  }
  const caller = authenticateCall(operation, headers, context, now);
  if (caller !== undefined) {
    progress.countCall = createCallCounter(operation, caller, context, now);
    progress.rateLimit = progress.countCall(1);
    if (progress.rateLimit && isExceeded(progress.rateLimit)) throw createRateLimitError(progress.rateLimit);
    authentication?.authorize?.(operation, caller);
  }
  const body = await parseBody(request.body, headers.get('Content-Type'), operation, behavior.maxBodyBytes);
  const parameters = await parseParameters(operation, {...request, headers}, validators, behavior.strictQuery);
  const handler = findHandler(operation, behavior);
  if (handler !== undefined && operation.body !== undefined && body !== undefined && !isObject(body.value)) {
    throw new ProblemError('malformed_body', {detail: 'The request body must be an object.'});
  }
  const errors = [
    ...parameters.errors,
    ...(body === undefined ? [] : validateBody(operation, body, validators, behavior)),
  ];
  if (errors.length > 0) throw createValidationError(errors);
  if (handler === undefined) {
    await context.wait(directives.delayMs);
    return createSampleResponse(operation, contract, headers);
  }
  const rawBody = isObject(body?.value) ? body.value : {};
  const exact = {body: {...body?.declaration.defaults, ...rawBody}, rawBody};
  const call: OperationCall = {
    operation,
    caller,
    url: request.url,
    parameters: parameters.values,
    ...toNearestNumbers(exact),
    exact,
    directives: directives.custom,
    now,
  };
  const execute = async (): Promise<ApiResponse> => {
    await context.wait(directives.delayMs);
    return {headers: {}, ...(await handler(call))};
  };
  const key = parameters.values['Idempotency-Key'];
  if (typeof key !== 'string') return execute();
  const path = `${request.method} ${request.url.pathname}`;
  const scope = authentication?.getScope(caller) ?? '';
  const idempotentCall = {key, scope, path, body: toCanonicalJson(rawBody)};
  return context.idempotencyKeys.execute(idempotentCall, now, execute);
}

/** Finds an operation's handler. Inherited properties don't count, because an ID can be a name such as `constructor`. */
const findHandler = ({id}: MockOperation, {handlers = {}}: MockBehavior): OperationHandler | undefined =>
  getOwn(handlers, id);

/**
 * Authenticates a call with the extension. Returns `undefined` for an operation that accepts any credentials, because it
 * doesn't require any, has no handler, or has only security schemes that the extension doesn't implement.
 */
function authenticateCall(operation: MockOperation, headers: Headers, {behavior}: CallContext, now: number): unknown {
  return isAuthenticatedByExtension(operation, behavior)
    ? behavior.authentication?.authenticate(operation, headers, now)
    : undefined;
}

const isAuthenticatedByExtension = (operation: MockOperation, behavior: MockBehavior): boolean =>
  findHandler(operation, behavior) !== undefined &&
  operation.credentials.some((scheme) => behavior.authentication?.schemes.includes(scheme));

/**
 * Creates the response to a request whose credentials are missing or not accepted: the `401` or `403` that the operation
 * declares, or a problem.
 */
async function createUnauthorizedResponse(
  operation: MockOperation,
  contract: Contract,
  error: CredentialError,
): Promise<ApiResponse> {
  const {code, detail} = error;
  const headers = {'WWW-Authenticate': createChallenge(operation, error)};
  const expectedStatus = code === 'insufficient_scope' ? 403 : 401;
  const declaration = operation.responses.find((response) => response.code === String(expectedStatus));
  if (declaration === undefined) throw new ProblemError(code, {detail, headers});
  const response = await createDeclaredResponse(declaration, operation, contract, code);
  // The document's challenge is an example.
  return {...response, headers: {...omitHeader(response.headers, 'www-authenticate'), ...headers}};
}

const omitHeader = (headers: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key.toLowerCase() !== name));

/** Creates the function that counts a call against its caller's rate limit, or reverts this. */
const createCallCounter =
  (operation: MockOperation, caller: unknown, {rateLimits, behavior}: CallContext, now: number) =>
  (amount: 1 | -1) =>
    rateLimits.count(operation, (bucket) => behavior.authentication?.getScope(caller, bucket) ?? '', now, amount);

/**
 * Creates the error that `Mock-Error` requests. A call with valid credentials counts against the rate limit, so that
 * the response has real rate-limit headers.
 */
function simulateError(
  code: string,
  headers: Headers,
  operation: MockOperation,
  context: CallContext,
  progress: CallProgress,
): ProblemError {
  const status = findResponse(operation, code)?.status;
  if (status === 401) {
    return new ProblemError(code, {headers: context.behavior.authentication?.createChallengeHeaders?.(code) ?? {}});
  }
  const now = context.now();
  try {
    const caller = authenticateCall(operation, headers, context, now);
    progress.rateLimit = caller === undefined ? undefined : createCallCounter(operation, caller, context, now)(1);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    // Errors can be simulated without valid credentials. The response then has no rate-limit headers.
  }
  if (code === 'rate_limited' && operation.rateLimit !== undefined) {
    const {limit, window} = operation.rateLimit;
    return createRateLimitError(progress.rateLimit ?? {limit, window, remaining: 0, reset: window});
  }
  const retryAfterByStatus: Readonly<Record<number, string>> = {429: '2', 503: '2'};
  const seconds = code === 'idempotency_key_in_use' ? '1' : retryAfterByStatus[status ?? 0];
  return new ProblemError(code, seconds === undefined ? {} : {headers: {'Retry-After': seconds}});
}
