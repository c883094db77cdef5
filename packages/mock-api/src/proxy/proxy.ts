import {decodeUriPart, type JsonObject} from '@developer-docs/utils';
import {secondMs} from '../clock.js';
import {createContract} from '../contract/contract.js';
import {findOperation} from '../contract/find-operation.js';
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

/**
 * Headers that are forwarded in both directions even if the document doesn't declare them. Other headers can make servers assume another client,
 * path, or method, or make a server in front of the proxy send a file of its own.
 */
const standardHeaders =
  /^(?:accept(?:-language|-patch|-post|-ranges)?|age|allow|authorization|cache-control|content-(?:digest|disposition|language|md5|range|type)|date|deprecation|etag|expires|idempotency-key|if-.*|last-(?:event-id|modified)|link|location|prefer|preference-applied|range|(?:x-)?(?:correlation|request)-id|(?:x-)?rate-?limit(?:-.*)?|retry-after|server-timing|sunset|trace(?:parent|state)|user-agent|vary|warning|x-accel-buffering)$/;

/** Headers of a connection, of cookies, or for the origin of a page, even if the document declares them. */
const ownHeaders =
  /^(?:alt-svc|clear-site-data|connection|content-(?:encoding|length|security-.*)|expect|host|keep-alive|origin|referer|refresh|(?:set-)?cookie2?|strict-transport-security|te|trailer|transfer-encoding|upgrade|(?:access-control|cross-origin|proxy|sec)-.*)$/;

/** Query or form parameters that make servers assume a different method. PHP also reads `_method[]`. */
const methodParameter = /^(?:-(?:http-?)?method|x-(?:http-)?method(?:-override)?)(?:\[|$)/i;

/**
 * Parameters that a server could resolve to another path: dot segments, also in `..;a`, backslashes, control characters, and
 * what is still encoded after decoding, such as characters that are encoded twice.
 */
const unsafeValue = /(?:^|[/\\])\.\.?(?![\p{L}\p{N}_.~-])|[\\\p{Cc}]|%(?:[\da-f]{2}|u)/iu;

/**
 * Values of which nothing remains after a server removes spaces and matrix parameters, which results in another
 * operation's path.
 */
const emptyValue = /^\s*(?:;|$)/;

/**
 * Returns whether a value could change the path. The declaration says whether it can have several segments, or is a
 * matrix parameter.
 */
function isUnsafe(value: string, {allowReserved, style}: JsonObject) {
  // Some servers replace characters with similar ones in ASCII, such as the dots and slashes of Chinese and Japanese text.
  const text = value.normalize('NFKC');
  return (
    unsafeValue.test(text) ||
    (style !== 'matrix' && emptyValue.test(text)) ||
    (allowReserved !== true && text.includes('/'))
  );
}

/**
 * Creates a proxy for pages whose requests the API doesn't allow (CORS): a fetch handler for Node.js or a worker. It
 * sends requests only for the document's operations, and only to one server.
 *
 * @param document - The bundled OpenAPI document.
 */
export function createProxy(
  document: JsonObject,
  {to, path = '', origins, maxBytes = 10_000_000, timeoutMs = 60 * secondMs, fetch: send = fetch}: ProxyOptions,
): (request: Request) => Promise<Response> {
  const server = to.replace(/\/$/, '');
  if (!/^https?:\/\/[^?#@{}]+$/i.test(server) || !URL.canParse(server)) {
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
  const basePath = path.replace(/^(?=[^/])/, '/').replace(/\/+$/, '');
  const operations = createContract({document}).operations.map((operation) => ({...operation, basePath: ''}));

  const forward = async (request: Request, {pathname, search}: URL): Promise<Response> => {
    const {method} = request;
    const isPart = `${pathname}/`.startsWith(`${basePath}/`);
    const apiPath = isPart ? pathname.slice(basePath.length) : '';
    const match =
      findOperation(operations, method, apiPath) ??
      (method === 'HEAD' ? findOperation(operations, 'GET', apiPath) : undefined);
    if (match === undefined) return createError(404, `The document has no operation ${method} ${apiPath || pathname}.`);
    const unsafe = Object.entries(match.parameters).find(([name, value]) => {
      const {declaration = {}} =
        match.operation.parameters.find((each) => each.in === 'path' && each.name === name) ?? {};
      return isUnsafe(value, declaration);
    });
    if (unsafe !== undefined) {
      return createError(
        400,
        `The path parameter ${unsafe[0]} is blank or contains a slash, a backslash, a dot segment, a control character, a semicolon at its start, or characters that are encoded twice, which a server could resolve to another path.`,
      );
    }
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), request.signal]);
    // The page can close the connection.
    const body = await readBody(request, maxBytes, signal).catch(() => undefined);
    if (body === undefined) return createError(400, "The body couldn't be read.");
    if (signal.aborted) return createError(408, `The body didn't arrive within ${timeoutMs / secondMs} seconds.`);
    if (body.byteLength > maxBytes) return createError(413, `The body has more than ${maxBytes} bytes.`);
    const [type = '', charset = ''] = (request.headers.get('Content-Type') ?? '')
      .toLowerCase()
      .split(/;\s*charset\s*=\s*/);
    const isForm = /^application\/x-www-form-urlencoded\b/.test(type);
    if (request.headers.has('Content-Encoding') || (isForm && !/^(?:"?utf-8\b|$)/.test(charset))) {
      return createError(415, 'The proxy accepts only bodies without Content-Encoding, and forms in UTF-8.');
    }
    const {parameters, security, responses} = match.operation;
    const override = [...listNames(search.slice(1)), ...(isForm ? listNames(new TextDecoder().decode(body)) : [])].find(
      (name) =>
        methodParameter.test(name) &&
        !parameters.some((each) => each.in === 'query' && normalizeName(each.name) === name),
    );
    if (override !== undefined) {
      return createError(
        400,
        `A parameter such as ${override} could change the method. The document doesn't declare it.`,
      );
    }
    const declared = [
      ...parameters.flatMap((each) => (each.in === 'header' ? each.name : [])),
      ...security.flat().flatMap((each) => (each.in === 'header' ? (each.parameter ?? []) : [])),
    ];
    let response: Response;
    try {
      response = await send(`${server}${apiPath}${search}`, {
        method,
        headers: filterHeaders(request.headers, declared),
        redirect: 'manual',
        credentials: 'omit',
        signal,
        ...(body.byteLength > 0 && {body}),
      });
    } catch {
      return signal.aborted
        ? createError(504, `The server didn't respond within ${timeoutMs / secondMs} seconds.`)
        : createError(502, "The server can't be reached.");
    }
    if (
      response.type === 'opaqueredirect' ||
      (response.status >= 300 && response.status < 400 && response.status !== 304)
    ) {
      return createError(502, "The server redirected the request. The proxy doesn't follow redirects.");
    }
    if (response.status < 200 || response.status > 599) {
      return createError(502, `The server's status is ${response.status}, which pages can't receive.`);
    }
    const headers = filterHeaders(
      response.headers,
      responses.flatMap((each) => each.headers.map(({name}) => name)),
    );
    // With other schemes, browsers would ask for a password at the origin of the proxy.
    const challenge = response.headers.get('WWW-Authenticate') ?? '';
    if (/^bearer\b/i.test(challenge) && !/\b(?:basic|digest|negotiate|ntlm)\b/i.test(challenge)) {
      headers.set('WWW-Authenticate', challenge);
    } else {
      headers.delete('WWW-Authenticate');
    }
    return new Response(response.body?.pipeThrough(createLimit(maxBytes)) ?? null, {status: response.status, headers});
  };

  return async (request) => {
    const url = new URL(request.url);
    const origin = request.headers.get('Origin');
    // The proxy's own host isn't proof: with DNS rebinding, the host of another page leads here. Browsers leave out the origin
    // only for pages of the proxy's own, which they confirm in secure connections, and for links and images, which can't read
    // a response.
    const site = request.headers.get('Sec-Fetch-Site');
    const isOwnHost = () => origins.some((allowed) => new URL(allowed).host === url.host);
    const isAllowed =
      origin === null ? site === 'same-origin' || (site === null && isOwnHost()) : origins.includes(origin);
    if (!isAllowed) return createError(403, `Pages of ${origin ?? 'other sites'} can't use this proxy.`);
    const isPreflight = request.method === 'OPTIONS' && request.headers.has('Access-Control-Request-Method');
    const response = isPreflight ? new Response(null, {status: 204}) : await forward(request, url);
    const {headers} = response;
    headers.append('Vary', 'Origin');
    // A response that's opened as a page can't use the proxy's origin.
    headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
    headers.set('X-Content-Type-Options', 'nosniff');
    if (origin !== null) {
      headers.set('Access-Control-Allow-Origin', origin);
      headers.set('Access-Control-Expose-Headers', [...headers.keys()].join(', '));
    }
    if (isPreflight) {
      headers.set('Access-Control-Allow-Methods', request.headers.get('Access-Control-Request-Method') ?? '');
      headers.set('Access-Control-Allow-Headers', request.headers.get('Access-Control-Request-Headers') ?? '');
      headers.set('Access-Control-Max-Age', '600');
    }
    return response;
  };
}

const isOrigin = (text: unknown) => typeof text === 'string' && URL.canParse(text) && new URL(text).origin === text;

/** @param declared - The names that the document declares. */
function filterHeaders(headers: Headers, declared: readonly string[]): Headers {
  const names = new Set(declared.map((name) => name.toLowerCase()));
  return new Headers(
    [...headers].filter(([name]) => (names.has(name) || standardHeaders.test(name)) && !ownHeaders.test(name)),
  );
}

/** Lists the names of the parameters in a query or form. Some servers also separate them with semicolons. */
const listNames = (text: string) =>
  text.split(/[&;]/).map((pair) => normalizeName(decodeUriPart(pair.replaceAll('+', ' ').replace(/=.*/s, ''))));

/** PHP ends names at a null character, and replaces spaces, dots, and a bracket that isn't closed with underscores. */
const normalizeName = (name: string) =>
  name
    .replace(/\0.*/s, '')
    .trim()
    .replace(/\[(?!.*\])/s, '_')
    .replaceAll(/[ ._]/g, '-');

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

/** Creates an error of the proxy itself. */
const createError = (status: number, detail: string) =>
  new Response(JSON.stringify({title: 'Proxy error', status, detail}), {
    status,
    headers: {'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store'},
  });
