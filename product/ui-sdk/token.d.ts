import type {Language} from './values';

/** A user token, as returned by the `loginUser` operation. Your server can forward the response unchanged. */
export interface UserToken {
  /** The user token. The widget keeps it in memory and never writes it to cookies or browser storage. */
  readonly token: string;
  /** The time at which the token expires, as an RFC 3339 timestamp in UTC. */
  readonly expiresAt: string;
  /**
   * The user. The widget uses `language` for its locale if neither the `locale` option nor `<html lang>` specifies one.
   */
  readonly user?: {readonly language?: Language};
}

/**
 * The reason why the widget requests a token:
 *
 * - `initial`: The widget is loading.
 * - `expiring`: The current token expires in less than 60 seconds.
 * - `rejected`: The API rejected the current token.
 * - `sign-in`: The user clicked "Sign in again", or your page called `signIn`.
 */
export type TokenReason = 'initial' | 'expiring' | 'rejected' | 'sign-in';

/** The argument that the widget passes to `getToken`. */
export interface TokenRequest {
  /** Why the widget requests a token. */
  readonly reason: TokenReason;
  /** Aborts after 10 seconds, and when `signOut` or `destroy` is called. Pass it to `fetch`. */
  readonly signal: AbortSignal;
}

/**
 * Gets a user token from your server. The widget never runs two calls at the same time: everything that needs a token
 * waits for the pending call. If the promise rejects, resolves to something other than a token, or doesn't settle
 * within 10 seconds, the widget reports `token_unavailable`.
 */
export type TokenProvider = (request: TokenRequest) => Promise<UserToken>;
