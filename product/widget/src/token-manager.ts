import type {TokenProvider, TokenReason, UserToken} from '../../ui-sdk';
import {rejectOnAbort} from './abort';
import {createError} from './errors';

const getTokenTimeoutMs = 10_000;
/** How long before its expiry a token is renewed. Also the minimum interval between renewals. */
const renewalMarginMs = 60_000;
/** The maximum delay of `setTimeout`. A longer delay would overflow and fire immediately. */
const maxTimerDelayMs = 2 ** 31 - 1;

/** Called when the current token has been replaced. */
type OnReplaced = (reason: 'expiring' | 'rejected', token: UserToken) => void;

/** Keeps the user's token in memory and renews it. Concurrent callers share one call to `getToken`. */
export class TokenManager {
  private token: UserToken | null = null;
  private pending: Promise<UserToken> | null = null;
  private abortController = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly getToken: TokenProvider,
    private readonly onReplaced: OnReplaced,
  ) {}

  /** Returns the current token, or waits for the one that's being fetched. */
  async get(): Promise<string> {
    if (this.pending !== null) {
      try {
        return (await this.pending).token;
      } catch (error) {
        // If an early renewal fails, the current token is still valid.
        if (this.token === null) throw error;
      }
    }
    return (this.token ?? (await this.fetch('rejected'))).token;
  }

  /**
   * Calls `getToken`, unless a call is already pending.
   *
   * @throws `token_unavailable` if `getToken` fails or doesn't return a token in time.
   */
  fetch(reason: TokenReason): Promise<UserToken> {
    if (this.pending !== null) return this.pending;
    const call = this.callGetToken(reason).finally(() => {
      if (this.pending === call) this.pending = null;
    });
    this.pending = call;
    return call;
  }

  /** Replaces a token that the API rejected, unless it has been replaced in the meantime. */
  async replace(rejectedToken: string): Promise<void> {
    if (this.token?.token === rejectedToken) {
      this.token = null;
      await this.fetch('rejected');
    }
  }

  /** Discards the token and cancels a pending call to `getToken`. */
  clear(): void {
    clearTimeout(this.timer);
    this.token = null;
    this.pending = null;
    this.abortController.abort();
    this.abortController = new AbortController();
  }

  private async callGetToken(reason: TokenReason): Promise<UserToken> {
    const clearSignal = this.abortController.signal;
    const signal = AbortSignal.any([clearSignal, AbortSignal.timeout(getTokenTimeoutMs)]);
    let token: UserToken;
    try {
      token = assertToken(await Promise.race([this.getToken({reason, signal}), rejectOnAbort(signal)]));
    } catch (cause) {
      throw createError('token_unavailable', {reason}, {cause});
    }
    if (clearSignal.aborted) throw createError('token_unavailable', {reason}, {cause: clearSignal.reason});
    this.token = token;
    this.scheduleRenewal(token);
    if (reason === 'expiring' || reason === 'rejected') this.onReplaced(reason, token);
    return token;
  }

  private scheduleRenewal({expiresAt}: UserToken): void {
    clearTimeout(this.timer);
    const delay = Math.max(Date.parse(expiresAt) - Date.now() - renewalMarginMs, renewalMarginMs);
    this.timer = setTimeout(() => void this.renew(), Math.min(delay, maxTimerDelayMs));
  }

  private async renew(): Promise<void> {
    try {
      await this.fetch('expiring');
    } catch {
      // The current token is still valid. If the API rejects it later, the widget calls `getToken` again and reports
      // errors then.
    }
  }
}

function assertToken(value: unknown): UserToken {
  const {token, expiresAt} = (value ?? {}) as Partial<Record<string, unknown>>;
  if (
    typeof token !== 'string' ||
    token === '' ||
    typeof expiresAt !== 'string' ||
    Number.isNaN(Date.parse(expiresAt))
  ) {
    throw new TypeError(
      'getToken must return an object with "token" and "expiresAt". Return the response of loginUser unchanged.',
    );
  }
  return value as UserToken;
}
