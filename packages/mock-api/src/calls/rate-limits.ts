import {formatRateLimitPolicy, type RateLimit} from '@developer-docs/openapi';
import {formatCount} from '@developer-docs/utils';
import type {MockOperation} from '../contract/mock-operation.js';
import {secondMs} from '../extension/clock.js';
import {addToLimitedMap} from '../extension/limited-map.js';
import {ProblemError} from '../extension/problem-error.js';

/** The calls of a caller, or of all callers that share a bucket, in a rate limit's current window. */
export interface CountedCalls extends Pick<RateLimit, 'limit' | 'window'> {
  readonly startedAt: number;
  count: number;
}

export type CountCall = ReturnType<typeof createCallCounter>;

/** Creates a function that counts the calls to each operation in fixed windows, as declared by `x-rate-limit`. */
export function createCallCounter() {
  const windows = new Map<string, CountedCalls>();
  /**
   * Counts a call. Returns `undefined` for an operation without a rate limit.
   *
   * @param getScope - Returns the ID of the caller in a bucket.
   */
  return (operation: MockOperation, getScope: (bucket?: string) => string, now: number): CountedCalls | undefined => {
    if (operation.rateLimit === undefined) return undefined;
    const {limit, window, bucket} = operation.rateLimit;
    const key = `${operation.id} ${getScope(bucket)}`;
    let calls = windows.get(key);
    if (calls === undefined || now >= getEnd(calls)) {
      calls = {limit, window, startedAt: now, count: 0};
      addToLimitedMap(windows, key, calls);
    }
    calls.count += 1;
    return calls;
  };
}

const getEnd = ({startedAt, window}: CountedCalls) => startedAt + window * secondMs;

/** Returns the seconds until the window ends. */
const getReset = (calls: CountedCalls, now: number) => Math.max(1, Math.ceil((getEnd(calls) - now) / secondMs));

/** Creates a `rate_limited` error whose detail and headers contain the same delay. */
export function createRateLimitError(calls: CountedCalls, now: number): ProblemError {
  const reset = getReset(calls, now);
  return new ProblemError('rate_limited', {
    detail: `The operation's rate limit has been exceeded. Retry after ${formatCount(reset, 'second')}.`,
    headers: {...createRateLimitHeaders(calls, now), 'Retry-After': String(reset)},
  });
}

/** Creates the `RateLimit` and `RateLimit-Policy` headers, as defined by draft-ietf-httpapi-ratelimit-headers. */
export const createRateLimitHeaders = (calls: CountedCalls, now: number): Record<string, string> => ({
  RateLimit: `"calls";r=${Math.max(0, calls.limit - calls.count)};t=${getReset(calls, now)}`,
  'RateLimit-Policy': formatRateLimitPolicy(calls),
});
