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
import type {
  ApiResponse,
  Authentication,
  MockBehavior,
  OperationCall,
  OperationHandler,
} from '../extension/extension.js';
import {createValidationError, findErrorResponse, ProblemError} from '../extension/problem-error.js';
import {parseCallBody, validateBody, type ParsedBody} from '../validation/body.js';
import {createChallenge, findCredentialError, type CredentialError} from '../validation/credentials.js';
import type {ParameterSource} from '../validation/parameter-syntax.js';
import {parseParameters} from '../validation/parameters.js';
import {parseDirectives, type Directives} from './directives.js';
import {createErrorResponse} from './error-response.js';
import type {MockContext} from './mock-context.js';
import {createRateLimitError, createRateLimitHeaders, type CountedCalls} from './rate-limits.js';
import {checkResponse} from './response-check.js';
import {createDeclaredResponse, createSampleResponse} from './sample-response.js';

/** An API request whose body has been read. */
export interface ApiRequest extends ParameterSource {
  readonly method: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The ID of this call: the `Request-Id` header of its response. */
  readonly requestId: string;
}

/** A call that's being processed. */
interface Call {
  readonly request: ApiRequest;
  readonly operation: MockOperation;
  readonly context: MockContext;
  /** The calls that this one is counted with. Absent while its caller isn't known. */
  countedCalls?: CountedCalls;
}

/** What a handler gets, before its body has defaults. */
interface HandlerInput extends Pick<OperationCall, 'caller' | 'parameters' | 'directives' | 'now'> {
  readonly body: ParsedBody | undefined;
  readonly delay: Promise<void>;
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
    if (error.options.isRateLimited === false && call.countedCalls) call.countedCalls.count -= 1;
  }
  const completed = {
    ...response,
    headers: {
      ...createDeprecationHeaders(operation),
      ...(call.countedCalls && createRateLimitHeaders(call.countedCalls, context.clock.now())),
      ...response.headers,
      'Request-Id': request.requestId,
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
  const {request, operation, context} = call;
  const directives = parseDirectives(request.headers, operation, context.behavior);
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
  {errorCode, custom}: Directives,
  now: number,
  delay: Promise<void>,
): Promise<ApiResponse> {
  const {request, operation, context} = call;
  const {behavior, authorizationServers} = context;
  const simulatedError = errorCode === undefined ? undefined : findErrorResponse(operation, errorCode);
  if (simulatedError !== undefined) {
    return completeError(await createDeclaredResponse(simulatedError, operation.document, errorCode), call);
  }
  const authentication = findAuthentication(operation, behavior);
  const credentialError =
    authentication === undefined ? findCredentialError(operation, request, authorizationServers) : undefined;
  if (credentialError !== undefined) return createUnauthorizedResponse(operation, credentialError);
  const caller = authentication && authenticate(call, authentication, now);
  const handler = getOwn(behavior.handlers ?? {}, operation.id);
  const {parameters, body} = await validateCall(call);
  return handler === undefined
    ? createSampleResponse(operation, request.headers)
    : callHandler(call, handler, {caller, parameters, body, directives: custom, now, delay});
}

/** Calls a handler, or replays its response if the call has a known idempotency key. */
async function callHandler(
  {request, operation, context}: Call,
  handler: OperationHandler,
  {body, delay, ...input}: HandlerInput,
): Promise<ApiResponse> {
  const {caller, parameters, now} = input;
  const rawBody = isObject(body?.value) ? body.value : {};
  const defaults = readFieldDefaults(body?.media.declaration.schema, operation.document);
  const withDefaults = toNearestNumbers({...defaults, ...rawBody});
  const execute = async (): Promise<ApiResponse> => {
    // The key is in use during the delay, so that clients can test simultaneous calls.
    await delay;
    return {headers: {}, ...(await handler({...input, operation, url: request.url, rawBody, body: withDefaults}))};
  };
  const key = findIdempotencyKey(operation, parameters);
  if (key === undefined) return execute();
  const scope = context.behavior.authentication?.getScope(caller) ?? '';
  const target = identifyTarget(request);
  return context.executeOnce({key, scope, target, body: identifyBody(body, request)}, now, execute);
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
async function validateCall({request, operation, context}: Call) {
  const {behavior, validators} = context;
  const body = await parseCallBody(request.body, request.headers.get('Content-Type'), operation, behavior);
  const parameters = parseParameters(operation, request, validators, behavior.strictQuery);
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
