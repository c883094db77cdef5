import {isObject, toCanonicalJson} from '@developer-docs/internal';
import type {ApiRequest, ApiResponse} from './api-request';
import type {Operation} from './contract/operations';
import {DirectiveError, parseDirectives} from './directives';
import type {IdempotencyKeys} from './middleware/idempotency';
import {
  isExceeded,
  createRateLimitError,
  createRateLimitHeaders,
  type RateLimits,
  type RateLimitState,
} from './middleware/rate-limits';
import {checkResponse} from './middleware/response-check';
import {createSampleResponse} from './sample-response';
import {
  findResponse,
  createProblem,
  createProblemHeaders,
  createUndeclaredProblem,
  ProblemError,
  createValidationError,
} from './problems';
import {
  authenticate,
  authorize,
  createChallengeHeaders,
  getCallerScope,
  handlers,
  LinkBuilder,
  type Caller,
  type OperationCall,
  type OperationHandler,
  type Services,
} from './product';
import {parseBody, validateBody} from './validation/body';
import {parseParameters} from './validation/parameters';
import type {Validators} from './validation/validators';

/** The dependencies of `processCall`, in addition to the services that operation handlers use. */
export interface CallContext extends Services {
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
  rateLimit?: RateLimitState | undefined;
}

/** Processes a call to an operation and checks the response against the contract. */
export async function processCall(
  request: ApiRequest,
  operation: Operation,
  context: CallContext,
): Promise<ApiResponse> {
  const progress: CallProgress = {};
  let response: ApiResponse;
  try {
    response = await executeCall(request, operation, context, progress);
  } catch (error) {
    if (error instanceof DirectiveError) {
      return createDirectiveProblem(error, request.callId);
    }
    if (!(error instanceof ProblemError)) {
      throw error;
    }
    const declaration = findResponse(operation, error.code);
    if (declaration === undefined) {
      return createUndeclaredProblem(operation, error, request.callId);
    }
    response = createProblem(declaration, error, request.callId);
  }
  const headers = {
    ...(progress.rateLimit && createRateLimitHeaders(progress.rateLimit)),
    ...response.headers,
    'Request-Id': request.callId,
  };
  // Samples come from the contract, which is validated separately.
  return response.isSample
    ? {...response, headers}
    : checkResponse(operation, {...response, headers}, context.validators);
}

async function executeCall(
  request: ApiRequest,
  operation: Operation,
  context: CallContext,
  progress: CallProgress,
): Promise<ApiResponse> {
  const {contract, validators} = context;
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(context.consumeNextDirectives(operation.id))) {
    headers.set(name, value);
  }
  const directives = parseDirectives(headers, operation, contract);
  context.advance(directives.advanceMs);
  const now = context.now();
  if (directives.errorCode !== undefined) {
    await context.wait(directives.delayMs);
    throw simulateError(directives.errorCode, headers, operation, context, progress);
  }
  const caller = authenticateCall(operation, headers, context, now);
  if (caller !== undefined) {
    progress.rateLimit = context.rateLimits.count(operation, caller, now);
    if (progress.rateLimit && isExceeded(progress.rateLimit)) {
      throw createRateLimitError(progress.rateLimit);
    }
    authorize(operation, caller);
  }
  const body = parseBody(request.body, headers.get('Content-Type'), operation, contract);
  const parameters = parseParameters(operation, request.url, request.path, headers, validators);
  const handler = findHandler(operation);
  if (handler !== undefined && operation.body !== undefined && !isObject(body)) {
    throw new ProblemError('malformed_body', {detail: 'The request body must be a JSON object.'});
  }
  const errors = [...parameters.errors, ...(body === undefined ? [] : validateBody(operation, body, validators))];
  if (errors.length > 0) {
    throw createValidationError(errors);
  }
  if (handler === undefined || caller === undefined) {
    await context.wait(directives.delayMs);
    return createSampleResponse(operation, contract.documents);
  }
  const rawBody = isObject(body) ? body : {};
  const call: OperationCall = {
    operation,
    caller,
    parameters: parameters.values,
    body: {...operation.body?.defaults, ...rawBody},
    rawBody,
    directives,
    now,
    links: new LinkBuilder(contract, request.url.origin, now),
  };
  const execute = async (): Promise<ApiResponse> => {
    await context.wait(directives.delayMs);
    return {headers: {}, ...(await handler(call, context))};
  };
  const key = parameters.values['Idempotency-Key'];
  if (typeof key !== 'string') {
    return execute();
  }
  const path = `${request.method} ${request.url.pathname}`;
  const idempotentCall = {key, scope: getCallerScope(caller), path, body: toCanonicalJson(rawBody)};
  return context.idempotencyKeys.execute(idempotentCall, now, execute);
}

/** Finds an operation's handler. Inherited properties don't count, because an ID can be a name such as `constructor`. */
const findHandler = ({id}: Operation): OperationHandler | undefined =>
  Object.hasOwn(handlers, id) ? handlers[id] : undefined;

/** The security schemes that the mock implements. */
const knownSchemes = ['apiKey', 'userToken', 'superuserToken'];

/**
 * Authenticates a call. Returns `undefined` for an operation that accepts any credentials, because it doesn't require
 * any, has no handler, or has only unknown security schemes.
 */
function authenticateCall(
  operation: Operation,
  headers: Headers,
  {store}: CallContext,
  now: number,
): Caller | undefined {
  return findHandler(operation) && operation.credentials.some((scheme) => knownSchemes.includes(scheme))
    ? authenticate(operation, headers, store, now)
    : undefined;
}

/**
 * Creates the error that `Mock-Error` requests. A call with valid credentials counts against the rate limit, so that
 * the response has real rate-limit headers.
 */
function simulateError(
  code: string,
  headers: Headers,
  operation: Operation,
  context: CallContext,
  progress: CallProgress,
): ProblemError {
  const status = findResponse(operation, code)?.status;
  if (status === 401) {
    return new ProblemError(code, {headers: createChallengeHeaders(code)});
  }
  const now = context.now();
  try {
    const caller = authenticateCall(operation, headers, context, now);
    progress.rateLimit = caller && context.rateLimits.count(operation, caller, now);
  } catch (error) {
    if (!(error instanceof ProblemError)) {
      throw error;
    }
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

/** Creates the response to an invalid `Mock-*` header, which the contract doesn't declare. */
function createDirectiveProblem({message}: DirectiveError, callId: string): ApiResponse {
  return {
    status: 400,
    headers: createProblemHeaders(callId),
    body: {type: 'about:blank', title: 'Invalid Mock-* header', status: 400, detail: message},
  };
}
