import type {Operation} from '../contract/operations';
import {Refusal} from '../http/refusal';
import {second} from '../state/clock';
import type {Caller} from './credentials';

/** How the rate limit of an operation stands for a caller. */
export interface Allowance {
  readonly limit: number;
  readonly window: number;
  readonly remaining: number;
  /** Seconds until the count starts again. */
  readonly reset: number;
}

/** Counts calls in fixed windows, as `x-rate-limit` of each operation says. */
export class RateLimits {
  readonly #windows = new Map<string, {startedAt: number; calls: number}>();

  /**
   * Counts a call.
   *
   * @param userId - The user that the call is for, when it is for one.
   * @throws Refusal with `rate_limited`.
   */
  count(operation: Operation, caller: Caller, now: number): Allowance {
    const {limit, window, bucket} = operation.rateLimit;
    // A call for no user counts as a user of its own.
    const owner = bucket === 'user' ? (caller.user?.id ?? '') : '*';
    const key = [operation.id, caller.account.id, owner].join(' ');
    const known = this.#windows.get(key);
    const current = known && now < known.startedAt + window * second ? known : {startedAt: now, calls: 0};
    current.calls += 1;
    this.#windows.set(key, current);
    const reset = Math.max(1, Math.ceil((current.startedAt + window * second - now) / second));
    const allowance = {limit, window, remaining: Math.max(0, limit - current.calls), reset};
    if (current.calls > limit) {
      throw new Refusal('rate_limited', {
        detail: `The rate limit of this operation is used up for ${reset} ${reset === 1 ? 'second' : 'seconds'}.`,
        headers: {...limitHeaders(allowance), 'Retry-After': String(reset)},
      });
    }
    return allowance;
  }
}

/** The headers that say how a rate limit stands. */
export function limitHeaders({limit, window, remaining, reset}: Allowance): Record<string, string> {
  return {RateLimit: `"calls";r=${remaining};t=${reset}`, 'RateLimit-Policy': `"calls";q=${limit};w=${window}`};
}
