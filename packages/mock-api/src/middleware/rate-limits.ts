import type {Operation} from '../contract/operations';
import {ProblemError} from '../problems';
import {second} from '../store/clock';
import type {Caller} from './authentication';

/** The state of a rate limit for a caller. */
export interface RateLimitState {
  readonly limit: number;
  /** Length of a window in seconds. */
  readonly window: number;
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly reset: number;
}

/**
 * Counts calls in fixed windows, as declared by `x-rate-limit`. Each operation has one bucket per user (for user tokens)
 * or per account (for API keys).
 */
export class RateLimits {
  readonly #windows = new Map<string, {startedAt: number; calls: number}>();

  /** Counts a call. Returns `undefined` for an operation without a rate limit. */
  count(operation: Operation, {workspace, user}: Caller, now: number): RateLimitState | undefined {
    if (operation.rateLimit === undefined) {
      return undefined;
    }
    const {limit, window} = operation.rateLimit;
    const bucket = user === undefined ? workspace.account.id : `${workspace.id} ${user.id}`;
    const key = `${operation.id} ${bucket}`;
    const previous = this.#windows.get(key);
    const current = previous && now < previous.startedAt + window * second ? previous : {startedAt: now, calls: 0};
    current.calls += 1;
    this.#windows.set(key, current);
    return {
      limit,
      window,
      // −1 marks a call over the limit; `rateLimitHeaders` reports it as 0.
      remaining: Math.max(-1, limit - current.calls),
      reset: Math.max(1, Math.ceil((current.startedAt + window * second - now) / second)),
    };
  }
}

/** Whether the call that led to this state is over the limit. */
export const isExceeded = ({remaining}: RateLimitState) => remaining < 0;

/** A `rate_limited` problem whose text and headers agree on the waiting time. */
export function rateLimitError(state: RateLimitState): ProblemError {
  const {reset} = state;
  return new ProblemError('rate_limited', {
    detail: `The rate limit of this operation is exhausted. Retry after ${reset} ${reset === 1 ? 'second' : 'seconds'}.`,
    headers: {...rateLimitHeaders({...state, remaining: 0}), 'Retry-After': String(reset)},
  });
}

/** `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers). */
export function rateLimitHeaders({limit, window, remaining, reset}: RateLimitState): Record<string, string> {
  return {
    RateLimit: `"calls";r=${Math.max(0, remaining)};t=${reset}`,
    'RateLimit-Policy': `"calls";q=${limit};w=${window}`,
  };
}
