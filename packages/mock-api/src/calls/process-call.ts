import {combineSchema, type OpenApiDocument} from '@developer-docs/openapi';
import {
  entriesAt,
  getOwn,
  isObject,
  stringAt,
  toCanonicalJson,
  toNearestNumbers,
  type JsonObject,
} from '@developer-docs/utils';
import type {MockOperation} from '../contract/mock-operation.js';
import type {ApiResponse, Authentication, MockBehavior, OperationCall} from '../extension/extension.js';
import {createValidationError, findErrorResponse, ProblemError} from '../extension/problem-error.js';
import {parseCallBody, validateBody, type ParsedBody} from '../validation/body.js';
import {createChallenge, findCredentialError, type CredentialError} from '../validation/credentials.js';
import type {ParameterSource} from '../validation/parameter-syntax.js';
import {parseParameters} from '../validation/parameters.js';
import {parseDirectives, type Directives} from './directives.js';
import {completeError, createErrorResponse} from './error-response.js';
import type {MockContext} from './mock-context.js';
import {createRateLimitError, createRateLimitHeaders, type CountedCalls} from './rate-limits.js';
import {checkResponse} from './response-check.js';
import {createDeclaredResponse, createSampleResponse} from './sample-response.js';

/** A call to an operation, whose body has been read. */
interface ApiCall extends ParameterSource {
  readonly operation: MockOperation;
  readonly method: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The ID of this call: the `Request-Id` header of its response. */
  readonly requestId: string;
}

/** A call that's being processed. */
interface Call extends ApiCall {
  readonly context: MockContext;
  /** The calls that this one is counted with. Absent while its caller isn't known. */
  countedCalls?: CountedCalls;
}

/** Processes a call to an operation and checks the response against the contract. */
export async function processCall(apiCall: ApiCall, context: MockContext): Promise<ApiResponse> {
  const {operation, requestId} = apiCall;
  const headers = new Headers(apiCall.headers);
  const nextDirectives = context.nextDirectives.get(operation.id)?.shift() ?? {};
  for (const [name, value] of Object.entries(nextDirectives)) headers.set(name, value);
  const call: Call = {...apiCall, headers, context};
  let response: ApiResponse;
  try {
    response = await executeCall(call);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    response = createErrorResponse(error, operation, requestId, context.behavior);
    if (error.options.isRateLimited === false && call.countedCalls) call.countedCalls.count -= 1;
  }
  const completed = {
    ...response,
    headers: {
      ...createDeprecationHeaders(operation),
      ...(call.countedCalls && createRateLimitHeaders(call.countedCalls, context.clock.now())),
      ...response.headers,
      'Request-Id': requestId,
    },
  };
  return response.skipsCheck ? completed : checkResponse(operation, completed, context.validators);
}

/** Creates the headers that announce an operation's deprecation and removal (RFC 9745 and RFC 8594). */
function createDeprecationHeaders({deprecation}: MockOperation): Record<string, string> {
  const {date, sunset} = deprecation ?? {};
  return {
    ...(date !== undefined && {Deprecation: `@${Math.floor(Date.parse(date) / 1000)}`}),
    ...(sunset !== undefined && {Sunset: new Date(sunset).toUTCString()}),
  };
}

async function executeCall(call: Call): Promise<ApiResponse> {
  const {operation, headers, context} = call;
  const directives = parseDirectives(headers, operation, context.behavior);
  context.clock.advance(directives.advanceMs);
  const now = context.clock.now();
  const delay = context.wait(directives.delayMs);
  try {
    return await respond(call, directives, now, delay);
  } finally {
    await delay;
  }
}

async function respond(
  call: Call,
  {errorCode, custom: directives}: Directives,
  now: number,
  delay: Promise<void>,
): Promise<ApiResponse> {
  const {operation, url, headers, requestId} = call;
  const {behavior, authorizationServers} = call.context;
  const simulatedError = errorCode === undefined ? undefined : findErrorResponse(operation, errorCode);
  if (simulatedError !== undefined) {
    const response = await createDeclaredResponse(simulatedError, operation.document, errorCode);
    return {...response, body: completeError(response.body, requestId, behavior)};
  }
  const authentication = findAuthentication(operation, behavior);
  const credentialError =
    authentication === undefined ? findCredentialError(operation, call, authorizationServers) : undefined;
  if (credentialError !== undefined) return createUnauthorizedResponse(operation, credentialError);
  const caller = authentication && authenticate(call, authentication, now);
  const {parameters, body: parsedBody} = await validateCall(call);
  const handler = getOwn(behavior.handlers ?? {}, operation.id);
  if (handler === undefined) return createSampleResponse(operation, headers);
  const rawBody = isObject(parsedBody?.value) ? parsedBody.value : {};
  const defaults = readFieldDefaults(parsedBody?.media.declaration.schema, operation.document);
  const body = toNearestNumbers({...defaults, ...rawBody});
  const handlerCall = {operation, caller, url, parameters, body, rawBody, directives, now};
  return executeOnce(call, handlerCall, parsedBody, async () => {
    // An idempotency key is in use during the delay, so that clients can test simultaneous calls.
    await delay;
    return {headers: {}, ...(await handler(handlerCall))};
  });
}

/** Executes a call, or replays the response to an earlier call if both have the same idempotency key. */
async function executeOnce(
  call: Call,
  {parameters, caller, now}: OperationCall,
  body: ParsedBody | undefined,
  execute: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const {operation, context} = call;
  const key = findIdempotencyKey(operation, parameters);
  if (key === undefined) return execute();
  const scope = context.behavior.authentication?.getScope(caller) ?? '';
  const idempotentCall = {key, scope, target: identifyTarget(call), body: identifyBody(body, call)};
  return context.executeOnce(idempotentCall, now, execute);
}

/** Reads the defaults of top-level fields. */
const readFieldDefaults = (schema: unknown, document: OpenApiDocument): JsonObject =>
  Object.fromEntries(
    entriesAt(combineSchema(schema, document), 'properties')
      .map(([field, fieldSchema]) => [field, combineSchema(fieldSchema, document).default] as const)
      .filter(([, defaultValue]) => defaultValue !== undefined),
  );

function findIdempotencyKey(operation: MockOperation, values: JsonObject): string | undefined {
  const parameter = operation.parameters.find(({name}) => name.toLowerCase() === 'idempotency-key');
  return stringAt(values, parameter?.name ?? '');
}

/** Returns a text that is the same for the same method, path, and query. */
function identifyTarget({method, url}: ApiCall): string {
  const query = new URLSearchParams(url.searchParams);
  query.sort();
  return `${method} ${url.pathname}?${query}`;
}

/** Returns a text that is the same for the same bodies. An absent body is like an empty object. */
function identifyBody(parsed: ParsedBody | undefined, {body}: ApiCall): string {
  if (parsed === undefined) return '{}';
  return isObject(parsed.value) ? toCanonicalJson(parsed.value) : new TextDecoder('latin1').decode(body);
}

/**
 * Parses and validates the parameters and the body of a call.
 *
 * @throws ProblemError
 */
async function validateCall(call: Call) {
  const {operation, headers, context} = call;
  const {behavior, validators} = context;
  const body = await parseCallBody(call.body, headers.get('Content-Type'), operation, behavior);
  const parameters = parseParameters(operation, call, validators, behavior.strictQuery);
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
  const {operation, headers, context} = call;
  const caller = authentication.authenticate(operation, headers, now);
  if (caller === undefined) return undefined;
  const getScope = (bucket?: string) => authentication.getScope(caller, bucket);
  const calls = context.countCall(operation, getScope, now);
  call.countedCalls = calls;
  if (calls && calls.count > calls.limit) throw createRateLimitError(calls, now);
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
  const declaration = operation.responses.find(({status}) => status === String(expectedStatus));
  if (declaration === undefined) throw new ProblemError(code, {detail, headers});
  const response = await createDeclaredResponse(declaration, operation.document, code);
  // The document's challenge is an example.
  return {...response, headers: {...omitHeader(response.headers, 'www-authenticate'), ...headers}};
}

const omitHeader = (headers: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key.toLowerCase() !== name));
