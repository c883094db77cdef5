import type {JsonObject} from '@developer-docs/utils';
import {secondMs} from '../clock.js';
import {createContract} from '../contract/contract.js';
import {findOperation} from '../contract/find-operation.js';
import type {MockOperation} from '../contract/mock-operation.js';
import {isPreflight, respondToPreflight} from '../http/cors.js';
import {readBody} from '../http/read-body.js';
import {filterRequestHeaders, filterResponseHeaders} from './headers.js';
import {findMethodParameter, findUnsafeParameter, isForm} from './unsafe-parameters.js';

export interface ProxyOptions {
  /** The server's URL, such as `https://api.example.com/v1`. The paths of operations are added to it. */
  readonly to: string;
  /** The path at which the proxy is served, such as `/proxy`. Default: none. */
  readonly path?: string;
  /** The origins whose pages can use the proxy, such as `https://docs.example.com`, including the proxy's own. */
  readonly origins: readonly string[];
  /** The maximum size of a request body, and of a response body. Default: 10 MB. */
  readonly maxBytes?: number;
  /** The maximum duration of a request, including its response, in milliseconds. Default: 60,000. */
  readonly timeoutMs?: number;
  /** Sends the requests. Default: the global `fetch`. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** An error of the proxy itself. */
class ProxyError extends Error {
  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(detail);
  }
}

/**
 * Creates a proxy for pages whose requests the API doesn't allow (CORS): a fetch handler for Node.js or a worker. It
 * sends requests only for the document's operations, and only to one server.
 *
 * @param document - The bundled OpenAPI document.
 */
export function createProxy(document: JsonObject, options: ProxyOptions): (request: Request) => Promise<Response> {
  const {to, path = '', origins, maxBytes = 10_000_000, timeoutMs = 60 * secondMs, fetch: send = fetch} = options;
  checkOptions(options);
  const server = to.replace(/\/$/, '');
  const basePath = path.replace(/^(?=[^/])/, '/').replace(/\/+$/, '');
  const operations = createContract({document}).operations.map((operation) => ({...operation, basePath: ''}));

  const forward = async (request: Request, {pathname, search}: URL): Promise<Response> => {
    const {method} = request;
    const isPart = `${pathname}/`.startsWith(`${basePath}/`);
    const apiPath = isPart ? pathname.slice(basePath.length) : '';
    const match = findOperation(operations, method, apiPath);
    if (match === undefined) {
      throw new ProxyError(404, `The document has no operation ${method} ${apiPath || pathname}.`);
    }
    const {operation, parameters} = match;
    const unsafe = findUnsafeParameter(operation, parameters);
    if (unsafe !== undefined) {
      throw new ProxyError(
        400,
        `The path parameter ${unsafe} is blank or contains a slash, a backslash, a dot segment, a control character, a semicolon at its start, or characters that are encoded twice, which a server could resolve to another path.`,
      );
    }
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), request.signal]);
    const body = await readRequestBody(request, signal);
    checkMethodParameters(operation, search, request, body);
    const response = await fetchResponse(`${server}${apiPath}${search}`, {
      method,
      headers: filterRequestHeaders(request.headers, operation),
      signal,
      redirect: 'manual',
      credentials: 'omit',
      ...(body.byteLength > 0 && {body}),
    });
    return new Response(response.body?.pipeThrough(createLimit(maxBytes)) ?? null, {
      status: response.status,
      headers: filterResponseHeaders(response.headers, operation),
    });
  };

  const readRequestBody = async (request: Request, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> => {
    const body = await readBody(request, maxBytes, signal).catch(() => {
      // The page can close the connection.
      throw new ProxyError(400, "The body couldn't be read.");
    });
    if (signal.aborted) throw new ProxyError(408, `The body didn't arrive within ${timeoutMs / secondMs} seconds.`);
    if (body.byteLength > maxBytes) throw new ProxyError(413, `The body has more than ${maxBytes} bytes.`);
    return body;
  };

  const fetchResponse = async (url: string, init: RequestInit & {readonly signal: AbortSignal}): Promise<Response> => {
    const response = await send(url, init).catch(() => {
      throw init.signal.aborted
        ? new ProxyError(504, `The server didn't respond within ${timeoutMs / secondMs} seconds.`)
        : new ProxyError(502, "The server can't be reached.");
    });
    checkStatus(response);
    return response;
  };

  const respond = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    try {
      checkOrigin(request, url, origins);
      return isPreflight(request) ? respondToPreflight(request) : await forward(request, url);
    } catch (error) {
      if (!(error instanceof ProxyError)) throw error;
      return createErrorResponse(error);
    }
  };

  return async (request) => {
    const response = await respond(request);
    const {headers} = response;
    const origin = request.headers.get('Origin');
    headers.append('Vary', 'Origin');
    // A response that's opened as a page can't use the proxy's origin.
    headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
    headers.set('X-Content-Type-Options', 'nosniff');
    if (origin !== null && origins.includes(origin)) {
      headers.set('Access-Control-Allow-Origin', origin);
      headers.set('Access-Control-Expose-Headers', [...headers.keys()].join(', '));
    }
    return response;
  };
}

/** @throws Error if `to` or `origins` is invalid. */
function checkOptions({to, origins}: ProxyOptions): void {
  if (!/^https?:\/\/[^?#@{}]+$/i.test(to) || !URL.canParse(to)) {
    throw new Error(
      `"to" is "${to}". Set it to the URL of a server without a user name, variables, or a query, such as "https://api.example.com/v1".`,
    );
  }
  const listed: unknown = origins;
  if (!Array.isArray(listed) || listed.length === 0 || !listed.every(isOrigin)) {
    throw new Error(
      `"origins" is ${JSON.stringify(origins)}. List the origins of the pages that use the proxy, such as ["https://docs.example.com"].`,
    );
  }
}

const isOrigin = (text: unknown) => typeof text === 'string' && URL.canParse(text) && new URL(text).origin === text;

/**
 * Checks that the page that sends a request can use the proxy. The proxy's own host isn't proof: with DNS rebinding,
 * the host of another page leads here. Browsers leave out the origin only for the proxy's own pages, which they confirm
 * in secure connections, and for links and images, which can't read a response.
 *
 * @throws ProxyError
 */
function checkOrigin({headers}: Request, url: URL, origins: readonly string[]): void {
  const origin = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  const isOwnHost = origins.some((allowed) => new URL(allowed).host === url.host);
  const isOwnPage = origin === null && (site === 'same-origin' || (site === null && isOwnHost));
  if (!isOwnPage && !origins.includes(origin ?? '')) {
    throw new ProxyError(403, `Pages of ${origin ?? 'other sites'} can't use this proxy.`);
  }
}

/** @throws ProxyError if a server could read another method from a request's query or form. */
function checkMethodParameters(
  operation: MockOperation,
  search: string,
  {headers}: Request,
  body: Uint8Array<ArrayBuffer>,
): void {
  const [type = '', charset = ''] = (headers.get('Content-Type') ?? '').toLowerCase().split(/;\s*charset\s*=\s*/);
  if (headers.has('Content-Encoding') || (isForm(type) && !/^(?:"?utf-8\b|$)/.test(charset))) {
    throw new ProxyError(415, 'The proxy accepts only bodies without Content-Encoding, and forms in UTF-8.');
  }
  const texts = [search.slice(1), isForm(type) ? new TextDecoder().decode(body) : ''];
  const name = findMethodParameter(operation, texts);
  if (name !== undefined) {
    throw new ProxyError(400, `A parameter such as ${name} could change the method. The document doesn't declare it.`);
  }
}

/** @throws ProxyError if a page can't receive a response with its status. */
function checkStatus({status, type}: Response): void {
  if (type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)) {
    throw new ProxyError(502, "The server redirected the request. The proxy doesn't follow redirects.");
  }
  if (status < 200 || status > 599) {
    throw new ProxyError(502, `The server's status is ${status}, which pages can't receive.`);
  }
}

/** Ends a response with an error when it has too many bytes. */
function createLimit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      size += chunk.byteLength;
      if (size > maxBytes) controller.error(new Error(`The response has more than ${maxBytes} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}

const createErrorResponse = ({status, message}: ProxyError) =>
  new Response(JSON.stringify({title: 'Proxy error', status, detail: message}), {
    status,
    headers: {'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store'},
  });
