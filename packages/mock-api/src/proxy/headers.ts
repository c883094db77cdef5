// cspell:words tracestate
import type {MockOperation} from '../contract/mock-operation.js';

/**
 * Creates a function that returns whether a header is in a list.
 *
 * @param names - The names in lowercase. `if-*` stands for all that start with `if-`.
 */
function createHeaderList(names: string): (header: string) => boolean {
  const list = names.trim().split(/\s+/);
  return (header) => list.some((name) => (name.endsWith('*') ? header.startsWith(name.slice(0, -1)) : header === name));
}

/**
 * Headers that are forwarded in both directions even if the document doesn't declare them. Other headers can make
 * servers assume another client, path, or method, or make a server in front of the proxy send a file of its own.
 */
const isStandardHeader = createHeaderList(`
  accept accept-language accept-patch accept-post accept-ranges age allow authorization cache-control content-digest
  content-disposition content-language content-md5 content-range content-type correlation-id date deprecation etag
  expires idempotency-key if-* last-event-id last-modified link location prefer preference-applied range rate-limit
  rate-limit-* ratelimit ratelimit-* request-id retry-after server-timing sunset traceparent tracestate user-agent vary
  warning x-accel-buffering x-correlation-id x-rate-limit x-rate-limit-* x-ratelimit x-ratelimit-* x-request-id
`);

/** Headers of a connection, of cookies, or for the origin of a page, even if the document declares them. */
const isOwnHeader = createHeaderList(`
  access-control-* alt-svc clear-site-data connection content-encoding content-length content-security-* cookie cookie2
  cross-origin-* expect host keep-alive origin proxy-* referer refresh sec-* set-cookie set-cookie2
  strict-transport-security te trailer transfer-encoding upgrade
`);

/** Returns the headers of a page's request that are sent to the server. */
export const filterRequestHeaders = (headers: Headers, {parameters, security}: MockOperation): Headers =>
  filterHeaders(headers, [
    ...parameters.flatMap((each) => (each.in === 'header' ? each.name : [])),
    ...security.flat().flatMap((each) => (each.in === 'header' ? (each.parameter ?? []) : [])),
  ]);

/** Returns the headers of a server's response that the page receives. */
export function filterResponseHeaders(headers: Headers, {responses}: MockOperation): Headers {
  const filtered = filterHeaders(
    headers,
    responses.flatMap((response) => response.headers.map(({name}) => name)),
  );
  filtered.delete('WWW-Authenticate');
  const challenge = headers.get('WWW-Authenticate') ?? '';
  // With other schemes, browsers would ask for a password at the origin of the proxy.
  const hasOnlyBearer = /^bearer\b/i.test(challenge) && !/\b(?:basic|digest|negotiate|ntlm)\b/i.test(challenge);
  if (hasOnlyBearer) filtered.set('WWW-Authenticate', challenge);
  return filtered;
}

/** @param declared - The names that the document declares. */
function filterHeaders(headers: Headers, declared: readonly string[]): Headers {
  const names = new Set(declared.map((name) => name.toLowerCase()));
  return new Headers(
    [...headers].filter(([name]) => (names.has(name) || isStandardHeader(name)) && !isOwnHeader(name)),
  );
}
