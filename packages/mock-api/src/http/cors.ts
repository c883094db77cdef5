import {isLoopbackUrl} from '@developer-docs/utils';

/** Returns whether a browser asks if a page can send a request to another origin. */
export const isPreflight = ({method, headers}: Request): boolean =>
  method === 'OPTIONS' && headers.has('Access-Control-Request-Method');

/**
 * Responds to the request that a browser sends before a request from another origin. All methods are allowed, so that
 * the page receives the API's response to methods that a path doesn't support.
 */
export const respondToPreflight = ({headers}: Request): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': headers.get('Access-Control-Request-Method') ?? '',
      'Access-Control-Allow-Headers': headers.get('Access-Control-Request-Headers') ?? '',
      'Access-Control-Max-Age': '600',
    },
  });

/** Allows pages of this machine to read a response of the API. */
export function allowLoopback(response: Response, request: Request): Response {
  const origin = request.headers.get('Origin') ?? '';
  return addHeaders(response, {
    Vary: 'Origin',
    'Access-Control-Expose-Headers': '*',
    ...(isLoopbackUrl(origin) && {'Access-Control-Allow-Origin': origin}),
  });
}

/** Allows all pages to read a file. */
export const allowAll = (response: Response): Response => addHeaders(response, {'Access-Control-Allow-Origin': '*'});

/** Adds headers to a copy of a response, because the headers of some responses can't be changed. */
function addHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  const copy = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers)) copy.headers.append(name, value);
  return copy;
}
