import {decodeUriPart, type JsonObject} from '@developer-docs/utils';
import {createContract} from '../contract/contract.js';
import {matchRequest, type OperationMatch} from '../contract/match-request.js';
import {listNamesIn, type MockOperation} from '../contract/mock-operation.js';
import {secondMs} from '../extension/clock.js';
import {isPreflight, respondToPreflight} from '../http/cors.js';
import {readBody} from '../http/read-body.js';

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
  const server = to.replace(/\/$/, '');
  const basePath = path.replace(/\/$/, '');
  const operations = createContract({document}).operations.map((operation) => ({...operation, basePath}));

  const forward = async (request: Request): Promise<Response> => {
    const {pathname, search} = new URL(request.url);
    const {method} = request;
    const match = matchRequest(operations, method, pathname);
    if (match === undefined) throw new ProxyError(404, `The document has no operation ${method} ${pathname}.`);
    checkPathParameters(match);
    const body = await readRequestBody(request, maxBytes);
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), request.signal]);
    const response = await send(server + pathname.slice(basePath.length) + search, {
      method,
      headers: filterHeaders(request.headers, listNamesIn(match.operation, 'header')),
      signal,
      redirect: 'manual',
      credentials: 'omit',
      ...(body.byteLength > 0 && {body}),
    }).catch(() => {
      throw signal.aborted
        ? new ProxyError(504, `The server didn't respond within ${timeoutMs / secondMs} seconds.`)
        : new ProxyError(502, "The server can't be reached.");
    });
    return createProxyResponse(response, match.operation, maxBytes);
  };

  const respond = async (request: Request): Promise<Response> => {
    try {
      checkOrigin(request, origins);
      return isPreflight(request) ? respondToPreflight(request) : await forward(request);
    } catch (error) {
      if (!(error instanceof ProxyError)) throw error;
      return respondWithError(error);
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

/** @throws ProxyError if the body can't be read, or has too many bytes. */
async function readRequestBody(request: Request, maxBytes: number) {
  const body = await readBody(request, maxBytes).catch(() => {
    // The page can close the connection.
    throw new ProxyError(400, "The body couldn't be read.");
  });
  if (body.byteLength > maxBytes) throw new ProxyError(413, `The body has more than ${maxBytes} bytes.`);
  return body;
}

/** @throws ProxyError for a response that pages can't receive. */
function createProxyResponse(response: Response, {responses}: MockOperation, maxBytes: number): Response {
  const {status} = response;
  const isRedirect = response.type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304);
  if (isRedirect) throw new ProxyError(502, "The server redirected the request. The proxy doesn't follow redirects.");
  if (status > 599) throw new ProxyError(502, `The server's status is ${status}, which pages can't receive.`);
  return new Response(response.body?.pipeThrough(createLimit(maxBytes)) ?? null, {
    status,
    headers: filterHeaders(
      response.headers,
      responses.flatMap(({headers}) => headers.map(({name}) => name)),
    ),
  });
}

/**
 * Checks that the page that sends a request can use the proxy. The proxy's own host isn't proof: with DNS rebinding,
 * the host of another page leads here. Browsers leave out the origin only for the proxy's own pages, and for links and
 * images, which can't read a response.
 *
 * @throws ProxyError
 */
function checkOrigin({headers}: Request, origins: readonly string[]): void {
  const origin = headers.get('Origin');
  const isOwnPage = origin === null && headers.get('Sec-Fetch-Site') === 'same-origin';
  if (!isOwnPage && !origins.includes(origin ?? '')) {
    throw new ProxyError(403, `Pages of ${origin ?? 'other sites'} can't use this proxy.`);
  }
}

/** @throws ProxyError for path parameters that a server could resolve to another path. */
function checkPathParameters({pathParameters}: OperationMatch): void {
  for (const [name, value] of Object.entries(pathParameters)) {
    if (/[/\\;%\p{Cc}]|^[.\s]*$/u.test(decodeUriPart(value))) {
      throw new ProxyError(
        400,
        `The path parameter ${name} is blank, consists of dots, or contains a slash, backslash, semicolon, percent sign, or control character.`,
      );
    }
  }
}

/**
 * Headers that are forwarded in both directions even if the document doesn't declare them. Other headers can make
 * servers assume another client, path, or method, or make a server in front of the proxy send a file of its own.
 */
const standardHeaders =
  /^(?:accept(?:-.+)?|age|allow|authorization|cache-control|content-(?:disposition|language|range|type)|date|deprecation|etag|idempotency-key|if-.+|last-event-id|last-modified|link|location|prefer|preference-applied|range|retry-after|sunset|traceparent|vary|(?:x-)?(?:correlation|request)-id|(?:x-)?rate-?limit(?:-.+)?)$/;

/** Headers of a connection, of cookies, or for the origin of a page, even if the document declares them. */
const ownHeaders =
  /^(?:access-control-.+|connection|content-(?:encoding|length|security-.+)|(?:set-)?cookie|cross-origin-.+|host|keep-alive|origin|proxy-.+|referer|refresh|sec-.+|strict-transport-security|te|trailer|transfer-encoding|upgrade|www-authenticate)$/;

/** @param declared - The names that the document declares. */
function filterHeaders(headers: Headers, declared: readonly string[]): Headers {
  const names = new Set(declared.map((name) => name.toLowerCase()));
  return new Headers(
    [...headers].filter(([name]) => (names.has(name) || standardHeaders.test(name)) && !ownHeaders.test(name)),
  );
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

const respondWithError = ({status, message}: ProxyError) =>
  new Response(JSON.stringify({title: 'Proxy error', status, detail: message}), {
    status,
    headers: {'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store'},
  });
