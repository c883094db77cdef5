import type {ApiRequest, ApiResponse} from './api-request';
import {canonicalJson, type JsonObject} from './contract/json';
import type {Operation} from './contract/operations';
import {DirectiveError, parseDirectives, type MockDirectives} from './directives';
import {authenticate, authorize, callerScope, challengeHeaders, type Caller} from './middleware/authentication';
import type {IdempotencyKeys} from './middleware/idempotency';
import {
  isExceeded,
  rateLimitError,
  rateLimitHeaders,
  type RateLimits,
  type RateLimitState,
} from './middleware/rate-limits';
import {checkResponse} from './middleware/response-check';
import {handlers} from './operations';
import type {OperationCall, Services} from './operations/operation-handler';
import {createSampleResponse} from './operations/sample-response';
import {findResponse, problemBody, ProblemError, validationError} from './problems';
import {LinkBuilder} from './rendering/links';
import {parseBody, validateBody} from './validation/body';
import {parseParameters} from './validation/parameters';
import type {Validators} from './validation/validators';

/** What processing a call needs besides the services of the handlers. */
export interface CallContext extends Services {
  readonly validators: Validators;
  readonly rateLimits: RateLimits;
  readonly idempotencyKeys: IdempotencyKeys;
  /** The origin of links in responses; the origin of the call by default. */
  readonly origin?: string;
  readonly now: () => number;
  readonly advance: (milliseconds: number) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Removes and returns the `Mock-*` headers that were set for the next call of an operation. */
  readonly takeNextDirectives: (operationId: string) => Readonly<Record<string, string>>;
}

/** The state of a call that its error response needs too. */
interface CallProgress {
  rateLimit?: RateLimitState | undefined;
}

/** Processes a call of an operation. Every response is checked against the contract. */
export async function processCall(
  request: ApiRequest,
  operation: Operation,
  context: CallContext,
): Promise<ApiResponse> {
  const progress: CallProgress = {};
  let response: ApiResponse;
  try {
    response = await performCall(request, operation, context, progress);
  } catch (error) {
    if (error instanceof DirectiveError) {
      return directiveProblem(error, request.callId);
    }
    if (!(error instanceof ProblemError)) {
      throw error;
    }
    const status = findResponse(operation, error.code)?.status ?? 500;
    response = {status, headers: error.options.headers ?? {}, body: problemBody(operation, error, request.callId)};
  }
  const headers = {
    ...(progress.rateLimit && rateLimitHeaders(progress.rateLimit)),
    ...response.headers,
    'Request-Id': request.callId,
  };
  return checkResponse(operation, {...response, headers}, context.validators);
}

async function performCall(
  request: ApiRequest,
  operation: Operation,
  context: CallContext,
  progress: CallProgress,
): Promise<ApiResponse> {
  const {contract, validators} = context;
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(context.takeNextDirectives(operation.id))) {
    headers.set(name, value);
  }
  const directives = parseDirectives(headers, operation, contract);
  context.advance(directives.advance);
  const now = context.now();
  if (directives.errorCode !== undefined) {
    await context.wait(directives.delay);
    throw simulateError(directives.errorCode, headers, operation, context, progress);
  }
  const caller = authenticateCall(operation, headers, context, now);
  if (caller !== undefined) {
    progress.rateLimit = context.rateLimits.count(operation, caller, now);
    if (progress.rateLimit && isExceeded(progress.rateLimit)) {
      throw rateLimitError(progress.rateLimit);
    }
    authorize(operation, caller);
  }
  const rawBody =
    operation.body === undefined ? {} : parseBody(request.body, headers.get('Content-Type'), operation, contract);
  const parameters = parseParameters(operation, request.url, request.path, headers, validators);
  const errors = [...parameters.errors, ...validateBody(operation, rawBody, validators)];
  if (errors.length > 0) {
    throw validationError(errors);
  }
  const run = async () => {
    await context.wait(directives.delay);
    return callHandler(request, {operation, caller, parameters: parameters.values, rawBody, directives, now}, context);
  };
  const key = parameters.values['Idempotency-Key'];
  return typeof key === 'string' && caller !== undefined
    ? runOnce(request, {key, caller, rawBody}, context, run)
    : run();
}

/** `undefined` for an operation that needs no credentials. */
function authenticateCall(
  operation: Operation,
  headers: Headers,
  {store}: CallContext,
  now: number,
): Caller | undefined {
  return operation.credentials.length === 0 ? undefined : authenticate(operation, headers, store, now);
}

/**
 * The error that `Mock-Error` asks for. The call counts against the rate limit when its credentials are valid, so the
 * rate-limit headers are the real ones.
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
    return new ProblemError(code, {headers: challengeHeaders(code)});
  }
  const now = context.now();
  try {
    const caller = authenticateCall(operation, headers, context, now);
    progress.rateLimit = caller && context.rateLimits.count(operation, caller, now);
  } catch (error) {
    if (!(error instanceof ProblemError)) {
      throw error;
    }
    // Any error can be simulated without credentials; its response then has no rate-limit headers.
  }
  if (code === 'rate_limited' && operation.rateLimit !== undefined) {
    const {limit, window} = operation.rateLimit;
    return rateLimitError(progress.rateLimit ?? {limit, window, remaining: 0, reset: window});
  }
  const retryAfter: Readonly<Record<number, string>> = {429: '2', 503: '2'};
  const seconds = code === 'idempotency_key_in_use' ? '1' : retryAfter[status ?? 0];
  return new ProblemError(code, seconds === undefined ? {} : {headers: {'Retry-After': seconds}});
}

/** Runs a call, or replays the response to the first call with the same idempotency key. */
async function runOnce(
  {method, url}: ApiRequest,
  {key, caller, rawBody}: {key: string; caller: Caller; rawBody: JsonObject},
  {idempotencyKeys, now}: CallContext,
  run: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const scope = callerScope(caller);
  const fingerprint = {path: `${method} ${url.pathname}`, body: canonicalJson(rawBody)};
  const recorded = idempotencyKeys.reserve(scope, key, fingerprint, now());
  if (recorded !== undefined) {
    return {...recorded, headers: {...recorded.headers, 'Idempotent-Replayed': 'true'}};
  }
  try {
    const response = await run();
    const {status, headers, body} = response;
    idempotencyKeys.record(scope, key, {status, headers, body});
    return response;
  } catch (error) {
    idempotencyKeys.release(scope, key);
    throw error;
  }
}

async function callHandler(
  request: ApiRequest,
  call: {
    readonly operation: Operation;
    readonly caller: Caller | undefined;
    readonly parameters: JsonObject;
    readonly rawBody: JsonObject;
    readonly directives: MockDirectives;
    readonly now: number;
  },
  context: CallContext,
): Promise<ApiResponse> {
  const {operation, caller, rawBody, directives, now} = call;
  const handler = handlers[operation.id];
  if (handler === undefined || caller === undefined) {
    const {status, body, headers = {}} = createSampleResponse(operation, context.contract.documents);
    return {status, body, headers};
  }
  const origin = context.origin ?? request.url.origin;
  const operationCall: OperationCall = {
    ...call,
    caller,
    body: {...operation.body?.defaults, ...rawBody},
    links: new LinkBuilder(context.contract, origin, now),
  };
  const {status, body, headers = {}, createdRequest} = await handler(operationCall, context);
  const webhookUrl = directives.webhookUrl ?? (typeof rawBody.webhookUrl === 'string' ? rawBody.webhookUrl : undefined);
  return {
    status,
    body,
    headers,
    ...(createdRequest && {
      created: {request: createdRequest, origin, ...(webhookUrl !== undefined && {webhookUrl})},
    }),
  };
}

/** Not an error of the contract: the mock itself rejects the call. */
function directiveProblem({message}: DirectiveError, callId: string): ApiResponse {
  return {
    status: 400,
    headers: {'Content-Type': 'application/problem+json', 'Request-Id': callId},
    body: {type: 'about:blank', title: 'Invalid Mock-* header', status: 400, detail: message},
  };
}
