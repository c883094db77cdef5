import {getOwn, isObject, stringAt, toCanonicalJson, toNearestNumbers, type JsonObject} from '@developer-docs/utils';
import type {ApiRequest, ApiResponse} from '../api-request.js';
import type {MockOperation} from '../contract/mock-operation.js';
import type {Authentication, MockBehavior} from '../extension.js';
import type {MockContext} from '../mock-context.js';
import {createErrorResponse, createValidationError, findErrorResponse, ProblemError} from '../problems.js';
import {parseBody, validateBody, type ParsedBody} from '../validation/body.js';
import {createChallenge, findCredentialError, type CredentialError} from '../validation/credentials.js';
import {parseParameters} from '../validation/parameters.js';
import {parseDirectives} from './directives.js';
import {createRateLimitError, createRateLimitHeaders, type RateLimitState} from './rate-limits.js';
import {checkResponse} from './response-check.js';
import {createDeclaredResponse, createSampleResponse} from './sample-response.js';

/** A call that's being processed. */
interface Call {
  readonly request: ApiRequest;
  readonly operation: MockOperation;
  readonly context: MockContext;
  /** Absent while the call isn't counted, because its caller isn't known. */
  rateLimit?: RateLimitState;
}

/** Processes a call to an operation and checks the response against the contract. */
export async function processCall(
  request: ApiRequest,
  operation: MockOperation,
  context: MockContext,
): Promise<ApiResponse> {
  const headers = new Headers(request.headers);
  const nextDirectives = context.nextDirectives.get(operation.id)?.shift() ?? {};
  for (const [name, value] of Object.entries(nextDirectives)) headers.set(name, value);
  const call: Call = {request: {...request, headers}, operation, context};
  let response: ApiResponse;
  try {
    response = await executeCall(call);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    response = createErrorResponse(error, operation, request.requestId, context.behavior);
    if (error.options.isRateLimited === false) call.rateLimit = call.rateLimit?.revert();
  }
  const completed = {
    ...response,
    headers: {
      ...operation.deprecationHeaders,
      ...(call.rateLimit && createRateLimitHeaders(call.rateLimit)),
      ...response.headers,
      'Request-Id': request.requestId,
    },
  };
  return response.skipsCheck ? completed : checkResponse(operation, completed, context.validators);
}

async function executeCall(call: Call): Promise<ApiResponse> {
  const {request, operation, context} = call;
  const {behavior} = context;
  const {errorCode, custom, advanceMs, delayMs} = parseDirectives(request.headers, operation, behavior);
  context.clock.advance(advanceMs);
  const now = context.clock.now();
  const simulatedError = errorCode === undefined ? undefined : findErrorResponse(operation, errorCode);
  if (simulatedError !== undefined) {
    await context.wait(delayMs);
    const response = await createDeclaredResponse(simulatedError, operation.document, errorCode);
    return completeError(response, call);
  }
  const handler = getOwn(behavior.handlers ?? {}, operation.id);
  const authentication = findAuthentication(operation, behavior);
  const credentialError =
    authentication === undefined ? findCredentialError(operation, request, context.authorizationServers) : undefined;
  if (credentialError !== undefined) {
    await context.wait(delayMs);
    return createUnauthorizedResponse(operation, credentialError);
  }
  const caller = authentication && authenticate(call, authentication, now);
  const {parameters, body} = await validateCall(call, handler !== undefined);
  if (handler === undefined) {
    await context.wait(delayMs);
    return createSampleResponse(operation, request.headers);
  }
  const execute = async (): Promise<ApiResponse> => {
    await context.wait(delayMs);
    const rawBody = isObject(body?.value) ? body.value : {};
    const withDefaults = toNearestNumbers({...body?.declaration.defaults, ...rawBody});
    const input = {operation, caller, url: request.url, parameters, rawBody, directives: custom, now};
    return {headers: {}, ...(await handler({...input, body: withDefaults}))};
  };
  const key = findIdempotencyKey(operation, parameters);
  if (key === undefined) return execute();
  const scope = behavior.authentication?.getScope(caller) ?? '';
  const target = identifyTarget(request);
  return context.executeOnce({key, scope, target, body: identifyBody(body, request)}, now, execute);
}

function findIdempotencyKey(operation: MockOperation, values: JsonObject): string | undefined {
  const parameter = operation.parameters.find(({name}) => name.toLowerCase() === 'idempotency-key');
  return stringAt(values, parameter?.name ?? '');
}

/** Returns a text that is the same for the same method, path, and query. */
function identifyTarget({method, url}: ApiRequest): string {
  const query = new URLSearchParams(url.searchParams);
  query.sort();
  return `${method} ${url.pathname}?${query}`;
}

/** Adds the extension's members to an error, which can't have any if it's text or a list. */
function completeError(response: ApiResponse, {request, context}: Call): ApiResponse {
  const {body} = response;
  if (!isObject(body)) return response;
  return {...response, body: context.behavior.completeError?.(body, request.requestId) ?? body};
}

/** Returns a text that is the same for the same bodies. An absent body is like an empty object. */
function identifyBody(parsed: ParsedBody | undefined, {body}: ApiRequest): string {
  if (parsed === undefined) return '{}';
  return isObject(parsed.value) ? toCanonicalJson(parsed.value) : new TextDecoder('latin1').decode(body);
}

/**
 * Parses and validates the parameters and the body of a call.
 *
 * @throws ProblemError
 */
async function validateCall({request, operation, context}: Call, hasHandler: boolean) {
  const {behavior, validators} = context;
  const body = await parseBody(request.body, request.headers.get('Content-Type'), operation, behavior.maxBodyBytes);
  const parameters = parseParameters(operation, request, validators, behavior.strictQuery);
  if (hasHandler && body?.declaration.format === 'json' && !isObject(body.value)) {
    throw new ProblemError('malformed_body', {detail: 'The request body must be an object.'});
  }
  const bodyErrors = body === undefined ? [] : validateBody(operation, body, validators, behavior);
  const parameterErrors = parameters.errors.map(({in: _in, ...error}) => error);
  const errors = [...parameterErrors, ...bodyErrors];
  if (errors.length > 0) throw createValidationError(errors);
  return {parameters: parameters.values, body};
}

/**
 * Returns the extension's authentication; `undefined` for an operation that doesn't use it, because it has no handler,
 * or only security schemes that the extension doesn't implement.
 */
const findAuthentication = (
  {id, security}: MockOperation,
  {authentication, handlers = {}}: MockBehavior,
): Authentication | undefined =>
  // IDs can be names of inherited properties, such as `constructor`.
  Object.hasOwn(handlers, id) && security.flat().some(({scheme}) => authentication?.schemes.includes(scheme))
    ? authentication
    : undefined;

/**
 * Identifies the caller with the extension's authentication, counts the call against the caller's rate limit, and
 * checks that the caller can make the call now.
 *
 * @throws ProblemError
 */
function authenticate(call: Call, authentication: Authentication, now: number): unknown {
  const {request, operation, context} = call;
  const caller = authentication.authenticate(operation, request.headers, now);
  if (caller === undefined) return undefined;
  const getScope = (bucket?: string) => authentication.getScope(caller, bucket);
  call.rateLimit = context.countCall(operation, getScope, now);
  if (call.rateLimit && call.rateLimit.remaining < 0) throw createRateLimitError(call.rateLimit);
  authentication.authorize?.(operation, caller);
  return caller;
}

/**
 * Creates the response to a request whose credentials are missing or not accepted: the `401` or `403` that the
 * operation declares, or a problem.
 */
async function createUnauthorizedResponse(operation: MockOperation, error: CredentialError): Promise<ApiResponse> {
  const {code, detail} = error;
  const headers = {'WWW-Authenticate': createChallenge(operation, error)};
  const expectedStatus = code === 'insufficient_scope' ? 403 : 401;
  const declaration = operation.responses.find(({statusKey}) => statusKey === String(expectedStatus));
  if (declaration === undefined) throw new ProblemError(code, {detail, headers});
  const response = await createDeclaredResponse(declaration, operation.document, code);
  // The document's challenge is an example.
  return {...response, headers: {...omitHeader(response.headers, 'www-authenticate'), ...headers}};
}

const omitHeader = (headers: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key.toLowerCase() !== name));
