import {isJsonMediaType} from '@developer-docs/openapi';
import {decodeUriPart, findClosest, getErrorMessage, isObject, stringifyJson} from '@developer-docs/utils';
import {endpointMethods, type Endpoint} from '../authorization/authorization-servers.js';
import {createErrorResponse} from '../calls/error-response.js';
import type {MockContext} from '../calls/mock-context.js';
import {processCall} from '../calls/process-call.js';
import {matchPath, matchRequest, type OperationMatch} from '../contract/match-request.js';
import type {MockOperation} from '../contract/mock-operation.js';
import {ValidatorsUnavailableError} from '../contract/validators.js';
import type {ApiResponse} from '../extension/extension.js';
import {ProblemError} from '../extension/problem-error.js';
import {allowAll, allowLoopback, isPreflight, respondToPreflight} from './cors.js';
import {readBody} from './read-body.js';
import {createStream} from './streams.js';

/** Creates the fetch handler of operations and the extension's files. */
export function createFetchHandler(context: MockContext): (request: Request) => Promise<Response> {
  const {contract, log} = context;
  const handle = async (request: Request): Promise<Response> => {
    if (isPreflight(request)) return allowLoopback(respondToPreflight(request), request);
    const url = new URL(request.url);
    const endpoint = context.authorizationServers.findHandler(request.method, url);
    if (endpoint !== undefined) return allowLoopback(await handleEndpoint(request, endpoint, context), request);
    const canBeFile =
      ['GET', 'HEAD'].includes(request.method) && matchPath(contract.operations, url.pathname).length === 0;
    const file = canBeFile ? await context.behavior.serveFile?.(request) : undefined;
    return file === undefined ? allowLoopback(await handleApiRequest(request, context), request) : allowAll(file);
  };
  return async (request) => {
    let response: Response;
    try {
      response = await handle(request);
    } catch (error) {
      if (error instanceof ValidatorsUnavailableError) throw error;
      const message = `Internal mock error: ${getErrorMessage(error)}\n`;
      log(message.trimEnd());
      response = new Response(message, {status: 500});
    }
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

async function handleEndpoint(
  request: Request,
  endpoint: Endpoint,
  {loadEndpoints, log}: MockContext,
): Promise<Response> {
  const {method, url} = request;
  const methods = endpointMethods[endpoint.kind];
  const response = methods.includes(method)
    ? await (await loadEndpoints()).handle(request, endpoint)
    : new Response(`Use ${methods.join(', ')}.\n`, {status: 405, headers: {Allow: methods.join(', ')}});
  // An authorization request's query isn't an API query, and the responses contain secrets.
  log(`${response.status} ${endpoint.kind}  ${method} ${new URL(url).pathname}`);
  return response;
}

async function handleApiRequest(request: Request, context: MockContext): Promise<Response> {
  const {operations, basePath} = context.contract;
  const {method} = request;
  const {pathname, origin} = new URL(request.url);
  const match = matchRequest(operations, method, pathname, origin);
  if (match !== undefined) return handleOperation(request, match, context);
  const reject = (code: string, detail: string, headers: Readonly<Record<string, string>> = {}) => {
    const error = new ProblemError(code, {detail, headers});
    const response = createErrorResponse(error, undefined, context.ids.next('call'), context.behavior);
    return createHttpResponse(request, context, response);
  };
  const path = decodeUriPart(pathname);
  const methods = new Set(matchPath(operations, pathname).map(({operation}) => operation.method));
  if (methods.size > 0) {
    const allow = [...methods].join(', ');
    return reject('method_not_allowed', `${path} supports ${allow}, not ${method}.`, {Allow: allow});
  }
  const apiPath = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  const closest = findClosest(
    apiPath,
    operations.map((operation) => operation.path),
  );
  const hint = closest === undefined ? '' : ` Did you mean ${closest}?`;
  return reject('route_not_found', `The API has no path ${apiPath}.${hint}`);
}

async function handleOperation(
  request: Request,
  {operation, pathParameters}: OperationMatch,
  context: MockContext,
): Promise<Response> {
  await context.validators.load?.(operation.id);
  let body: Uint8Array<ArrayBuffer>;
  try {
    body = await readBody(request, context.behavior.maxBodyBytes);
  } catch {
    // The client has canceled the request, so nobody reads the response.
    return new Response(null, {status: 400});
  }
  const {method, headers} = request;
  const url = new URL(request.url);
  const requestId = context.ids.next('call');
  const response = await processCall({operation, method, url, pathParameters, headers, body, requestId}, context);
  return createHttpResponse(request, context, response, operation);
}

/** Converts text to what a header can contain: no line breaks, and other characters than Latin-1 as UTF-8. */
function toHeaderValue(text: string): string {
  const line = text.replaceAll(/\p{Cc}+/gu, ' ');
  return /[^ -ÿ]/.test(line)
    ? Array.from(new TextEncoder().encode(line), (byte) => String.fromCharCode(byte)).join('')
    : line;
}

/** Logs a response and serializes it. */
function createHttpResponse(
  request: Request,
  {log, wait}: MockContext,
  response: ApiResponse,
  operation?: MockOperation,
): Response {
  const {status, headers, body} = response;
  const code = isObject(body) && typeof body.code === 'string' ? ` ${body.code}` : '';
  const {pathname, search} = new URL(request.url);
  log(
    `${status} ${operation?.id ?? '-'}${code}  ${request.method} ${pathname}${search}  ${headers['Request-Id'] ?? ''}`,
  );
  // Responses with these statuses can't have a body.
  const hasBody = body !== undefined && ![204, 205, 304].includes(status);
  const stream = hasBody ? createStream(response, request, wait) : undefined;
  return new Response(stream ?? (hasBody ? serializeBody(response) : null), {
    status,
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, toHeaderValue(value)])),
      'Cache-Control': 'no-store',
      // The rest of a body that's too large isn't read, so the client can't send another request after it.
      ...(status === 413 && {Connection: 'close'}),
    },
  });
}

function serializeBody({headers, body}: ApiResponse): string {
  const isText = typeof body === 'string' && !isJsonMediaType(headers['Content-Type'] ?? 'application/json');
  return isText ? body : stringifyJson(body);
}
