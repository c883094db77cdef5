import {pendingSignInKey} from '../../shared/oauth-redirect';

/** A sign-in in the same tab, which leaves the page and comes back. It's in `sessionStorage` until it's complete. */
export interface PendingSignIn {
  /** The URL path of the redirect page, without a trailing slash. A response elsewhere is from another server. */
  readonly redirectPath: string;
  readonly state: string;
  readonly verifier: string;
  readonly nonce?: string;
  /** The URL of the page with the console. */
  readonly returnUrl: string;
  readonly operationId: string;
  readonly documentId: string;
  readonly scheme: string;
  readonly clientId: string;
  readonly credential: string;
  readonly server: string;
  /** URL of the server. Another one doesn't get the code. */
  readonly serverUrl: string | undefined;
  readonly variables: Readonly<Record<string, string>>;
  /** The query of the redirect URL, which the redirect page adds; empty if the response isn't for this sign-in. */
  readonly response?: string;
}

/** A sign-in from which the reader has come back. */
export type ReturnedSignIn = PendingSignIn & {readonly response: string};

/**
 * Reads the sign-in from which the reader has returned.
 *
 * @param expected - Members of the sign-in. One for another server, for example, isn't returned.
 */
export function readReturnedSignIn(expected: Partial<PendingSignIn>): ReturnedSignIn | undefined {
  try {
    const pending = JSON.parse(sessionStorage.getItem(pendingSignInKey) ?? 'null') as PendingSignIn | null;
    const isExpected = Object.entries(expected).every(
      ([name, value]) => pending?.[name as keyof PendingSignIn] === value,
    );
    return isExpected && pending?.response !== undefined ? {...pending, response: pending.response} : undefined;
  } catch {
    // Without access to the storage, there's no sign-in.
    return undefined;
  }
}

/** Deletes the pending sign-in: it's complete, or the reader does something else. */
export function deletePendingSignIn(): void {
  try {
    sessionStorage.removeItem(pendingSignInKey);
  } catch {
    // Without access to the storage, there's no sign-in.
  }
}

/** Stores a sign-in before the reader leaves the page. */
export const storePendingSignIn = (pending: PendingSignIn): void =>
  sessionStorage.setItem(pendingSignInKey, JSON.stringify(pending));
