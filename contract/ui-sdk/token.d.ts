import type {Language} from './values';

/** A user token as the operation `loginUser` answers it. Your server can pass the answer on as it is. */
export interface UserToken {
  /** The user token. The widget keeps it in memory only: no cookie, no storage. */
  readonly token: string;
  /** When the token expires, in UTC (RFC 3339). */
  readonly expiresAt: string;
  /** The user. The widget uses `language` for its locale if neither the option `locale` nor `<html lang>` specifies one. */
  readonly user?: {readonly language?: Language};
}

/**
 * Why the widget asks for a token. `initial`: it starts. `expiring`: the token in use has less than 60 seconds left.
 * `rejected`: the API has refused the token in use. `sign-in`: the user or your page signs in again.
 */
export type TokenReason = 'initial' | 'expiring' | 'rejected' | 'sign-in';

/** What the widget tells your function when it asks for a token. */
export interface TokenRequest {
  /** Why it asks. */
  readonly reason: TokenReason;
  /** Aborts after 10 seconds, on `signOut` and on `destroy`. Pass it to `fetch`. */
  readonly signal: AbortSignal;
}

/**
 * Fetches a user token from your server. The widget makes one call at a time: whoever needs a token meanwhile waits for the
 * same answer. A rejection, an answer of another shape or 10 seconds without an answer count as `token_unavailable`.
 */
export type TokenProvider = (request: TokenRequest) => Promise<UserToken>;
