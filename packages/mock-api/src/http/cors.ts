import type {Headers} from './mock-headers';

/** Web pages of this machine, whatever their port: the mock's "allowed domains". */
const allowed = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/** Headers that let a page on this machine read an answer (CORS); none for any other page. */
export function corsHeaders(headers: Headers): Record<string, string> {
  const {origin} = headers;
  if (typeof origin !== 'string') {
    return {};
  }
  return {
    Vary: 'Origin',
    ...(allowed.test(origin) && {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers':
        'Request-Id, Location, Retry-After, Idempotent-Replayed, RateLimit, RateLimit-Policy, WWW-Authenticate',
    }),
  };
}

/** The answer to a browser that asks before it calls. */
export function preflightHeaders(headers: Headers): Record<string, string> {
  const wanted = headers['access-control-request-headers'];
  const cors = corsHeaders(headers);
  return 'Access-Control-Allow-Origin' in cors
    ? {
        ...cors,
        'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
        'Access-Control-Allow-Headers': typeof wanted === 'string' ? wanted : 'Authorization, Content-Type',
        'Access-Control-Max-Age': '600',
      }
    : cors;
}
