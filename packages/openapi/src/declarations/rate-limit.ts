import {numberAt, objectAt, stringAt, type JsonObject} from '@developer-docs/utils';

/** How often an operation can be called: `x-rate-limit`. */
export interface RateLimit {
  /** The maximum number of calls per window. */
  readonly limit: number;
  /** The length of a window in seconds. */
  readonly window: number;
  /** Whose calls are counted together. If there's no bucket, each caller has its own limit. */
  readonly bucket?: string;
}

/**
 * Formats the value of the `RateLimit-Policy` header.
 *
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
 */
export const formatRateLimitPolicy = ({limit, window}: RateLimit): string => `"calls";q=${limit};w=${window}`;

/**
 * Reads the `x-rate-limit` of an operation. If `limit` or `window` isn't a number, the extension belongs to another
 * tool.
 */
export function readRateLimit(operation: JsonObject): RateLimit | undefined {
  const rateLimit = objectAt(operation, 'x-rate-limit');
  const [limit, window] = [numberAt(rateLimit, 'limit'), numberAt(rateLimit, 'window')];
  return limit === undefined || window === undefined
    ? undefined
    : {limit, window, bucket: stringAt(rateLimit, 'bucket')};
}
