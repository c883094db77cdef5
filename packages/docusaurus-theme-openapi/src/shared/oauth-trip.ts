/**
 * The channel on which the redirect page passes an authorization server's response on to the site's other windows: its
 * path and query. Each page can tell by the path and `state` whether it requested the response. If so, it replies with
 * `state`.
 */
export const oauthChannel = 'docusaurus-openapi-oauth';

/** The key of the trip in `sessionStorage`. The redirect page has no access to the site's configuration. */
export const oauthTripKey = 'docusaurus.openapi.oauth';

/** A sign-in in the same tab, which leaves the page and comes back. It's in `sessionStorage` until it's complete. */
export interface OAuthTrip {
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
  /** Whether the console was opened with the values of a link. */
  readonly isLinked?: boolean;
  /** The query of the redirect URL, which the redirect page adds; empty if the response isn't for this sign-in. */
  readonly response?: string;
}

/** A trip from which the reader has come back. */
export type ReturnedTrip = OAuthTrip & {readonly response: string};

/**
 * Reads the trip from which the reader has returned.
 *
 * @param expected - Members of the trip. One for another server, for example, isn't returned.
 */
export function readOAuthTrip(expected: Partial<OAuthTrip>): ReturnedTrip | undefined {
  try {
    const trip = JSON.parse(sessionStorage.getItem(oauthTripKey) ?? 'null') as OAuthTrip | null;
    const isExpected = Object.entries(expected).every(([name, value]) => trip?.[name as keyof OAuthTrip] === value);
    return isExpected && trip?.response !== undefined ? {...trip, response: trip.response} : undefined;
  } catch {
    // Without access to the storage, there's no trip.
    return undefined;
  }
}

/** Deletes the trip: it's complete, or the reader does something else. */
export function endOAuthTrip(): void {
  try {
    sessionStorage.removeItem(oauthTripKey);
  } catch {
    // Without access to the storage, there's no trip.
  }
}

/** Stores a trip. */
export const storeOAuthTrip = (trip: OAuthTrip): void => sessionStorage.setItem(oauthTripKey, JSON.stringify(trip));
