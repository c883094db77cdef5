import type {TokenProvider, TokenReason, UserToken} from '../../../contract/ui-sdk';
import {failure} from './errors';

/** How long `getToken` may take. */
const patience = 10_000;
/** A token is renewed when it has less left than this, and asked for at most this often. */
const margin = 60_000;

/** What the keeper tells. */
interface TokenKeeperHooks {
  /** A token in use was replaced. */
  readonly onReplaced: (reason: 'expiring' | 'rejected', token: UserToken) => void;
}

/** Keeps the token in memory, renews it, and lets whoever needs it wait for one and the same call of `getToken`. */
export class TokenKeeper {
  readonly #getToken: TokenProvider;
  readonly #hooks: TokenKeeperHooks;
  #token: UserToken | null = null;
  #pending: Promise<UserToken> | null = null;
  #abort = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(getToken: TokenProvider, hooks: TokenKeeperHooks) {
    this.#getToken = getToken;
    this.#hooks = hooks;
  }

  /** The token in use, or the one that is being fetched. */
  async get(): Promise<string> {
    if (this.#pending !== null) {
      try {
        return (await this.#pending).token;
      } catch (error) {
        // A renewal ahead of time has failed: the token in use still works.
        if (this.#token === null) {
          throw error;
        }
      }
    }
    return (this.#token ?? (await this.fetch('rejected'))).token;
  }

  /**
   * Asks `getToken`, unless a call is going on already.
   *
   * @throws `token_unavailable` when no token comes.
   */
  fetch(reason: TokenReason): Promise<UserToken> {
    this.#pending ??= this.#ask(reason).finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  /** Replaces a token that the API has refused. A token that has been replaced meanwhile is good enough. */
  async replace(refused: string): Promise<void> {
    if (this.#token?.token === refused) {
      this.#token = null;
      await this.fetch('rejected');
    }
  }

  /** Forgets the token and breaks off a call of `getToken`. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#token = null;
    this.#abort.abort();
    this.#abort = new AbortController();
  }

  async #ask(reason: TokenReason): Promise<UserToken> {
    const stopped = this.#abort.signal;
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(patience)]);
    let token: UserToken;
    try {
      token = checked(await Promise.race([this.#getToken({reason, signal}), rejectOn(signal)]));
    } catch (cause) {
      throw failure('token_unavailable', {reason}, {cause});
    }
    if (stopped.aborted) {
      throw failure('token_unavailable', {reason}, {cause: stopped.reason});
    }
    const isReplacement = reason === 'expiring' || reason === 'rejected';
    this.#token = token;
    this.#schedule(token);
    if (isReplacement) {
      this.#hooks.onReplaced(reason, token);
    }
    return token;
  }

  #schedule({expiresAt}: UserToken): void {
    clearTimeout(this.#timer);
    const delay = Math.max(Date.parse(expiresAt) - Date.now() - margin, margin);
    // A longer delay would overflow and run at once.
    this.#timer = setTimeout(() => void this.#renew(), Math.min(delay, 2 ** 31 - 1));
  }

  async #renew(): Promise<void> {
    try {
      await this.fetch('expiring');
    } catch {
      // The token in use still works. When the API refuses it, the widget asks again and reports what happens then.
    }
  }
}

function checked(value: unknown): UserToken {
  const {token, expiresAt} = (value ?? {}) as Partial<Record<string, unknown>>;
  if (
    typeof token !== 'string' ||
    token === '' ||
    typeof expiresAt !== 'string' ||
    Number.isNaN(Date.parse(expiresAt))
  ) {
    throw new TypeError('getToken must answer with "token" and "expiresAt", as loginUser does.');
  }
  return value as UserToken;
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
}
