import {formatRateLimitPolicy, type RateLimit} from '@developer-docs/openapi';
import {formatCount} from '@developer-docs/utils';
import {secondMs} from '../clock.js';
import type {MockOperation} from '../contract/mock-operation.js';
import {addToLimitedMap} from '../limited-map.js';
import {ProblemError} from '../problems.js';

/** A caller's current rate-limit window. */
export interface RateLimitState extends Pick<RateLimit, 'limit' | 'window'> {
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly reset: number;
  /** Reverts the call, which doesn't count after all, in the window that it was counted in. */
  readonly revert: () => RateLimitState;
}

export type CountCall = ReturnType<typeof createCallCounter>;

/**
 * Creates a function that counts calls in fixed windows, as declared by `x-rate-limit`. Each operation counts the calls
 * of each caller, or of all callers that share a bucket.
 */
export function createCallCounter() {
  const windows = new Map<string, {startedAt: number; callCount: number}>();
  /**
   * Counts a call and returns the resulting state, or `undefined` for an operation without a rate limit.
   *
   * @param getScope - Returns the ID of the caller in a bucket.
   */
  return (operation: MockOperation, getScope: (bucket?: string) => string, now: number): RateLimitState | undefined => {
    if (operation.rateLimit === undefined) return undefined;
    const {limit, window, bucket} = operation.rateLimit;
    const key = `${operation.id} ${getScope(bucket)}`;
    const previous = windows.get(key);
    const current =
      previous && now < previous.startedAt + window * secondMs ? previous : {startedAt: now, callCount: 0};
    if (current !== previous) addToLimitedMap(windows, key, current);
    const add = (amount: 1 | -1): RateLimitState => {
      current.callCount += amount;
      return {
        limit,
        window,
        // A value below 0 marks a call that exceeds the limit. `createRateLimitHeaders` reports it as 0.
        remaining: limit - current.callCount,
        reset: Math.max(1, Math.ceil((current.startedAt + window * secondMs - now) / secondMs)),
        revert: () => add(-1),
      };
    };
    return add(1);
  };
}

/** Creates a `rate_limited` error whose detail and headers contain the same delay. */
export function createRateLimitError(state: RateLimitState): ProblemError {
  return new ProblemError('rate_limited', {
    detail: `The operation's rate limit has been exceeded. Retry after ${formatCount(state.reset, 'second')}.`,
    headers: {...createRateLimitHeaders(state), 'Retry-After': String(state.reset)},
  });
}

/** Creates the `RateLimit` and `RateLimit-Policy` headers, as defined by draft-ietf-httpapi-ratelimit-headers. */
export function createRateLimitHeaders({limit, window, remaining, reset}: RateLimitState): Record<string, string> {
  return {
    RateLimit: `"calls";r=${Math.max(0, remaining)};t=${reset}`,
    'RateLimit-Policy': formatRateLimitPolicy({limit, window}),
  };
}
