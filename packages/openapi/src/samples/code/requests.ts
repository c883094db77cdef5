import type {SampleRequest} from '../sample-request.js';

const commonMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

/**
 * Returns the name of a common method, such as `Post`, which is also the name of a constant or class in Go, C#, and
 * Ruby.
 */
export const getMethodName = (method: string): string | undefined =>
  commonMethods.includes(method) ? method.charAt(0) + method.slice(1).toLowerCase() : undefined;

/** The end of a comment that names a client. */
export const lacksDigest = "doesn't support Digest authentication. Use a library for it.";

/** Returns the type of a response in languages whose programs print JSON as text. */
export const getResponseKind = ({responseType}: SampleRequest): Exclude<SampleRequest['responseType'], 'json'> =>
  responseType === 'json' ? 'text' : responseType;
