/**
 * The channel on which the redirect page passes an authorization server's response on to the site's other windows: its
 * path and query. Each page can tell by the path and `state` whether it requested the response. If so, it replies with
 * `state`. If none did, the redirect page sends the path alone.
 */
export const oauthChannel = 'docusaurus-openapi-oauth';

/** The key of the trip in `sessionStorage`. The redirect page has no access to the site's configuration. */
export const oauthTripKey = 'docusaurus.openapi.oauth';

/** A sign-in in the same tab, which leaves the page and comes back. It's in `sessionStorage` until then. */
export interface OAuthTrip {
  /** When it was stored, in milliseconds since the Unix epoch. */
  readonly startedAt?: number;
  /** The URL path of the redirect page, without a trailing slash. A response elsewhere is from another server. */
  readonly redirectPath: string;
  readonly state: string;
  readonly verifier: string;
  readonly nonce?: string;
  /** The URL of the page with the console. */
  readonly returnUrl: string;
  readonly operation: string;
  readonly document: string;
  readonly scheme: string;
  readonly clientId: string;
  readonly credential: string;
  readonly server: string;
  readonly variables: Readonly<Record<string, string>>;
  /** The query of the redirect URL, which the redirect page adds; empty if the response isn't for this sign-in. */
  readonly response?: string;
}

/** How long a trip can take, in milliseconds. */
const maxTripMs = 30 * 60_000;

/**
 * Returns the trip from which the reader has returned; `undefined` if the operation has none. A trip that the
 * reader has abandoned, or that took too long, is deleted.
 */
export function readOAuthTrip(operation: string): (OAuthTrip & {readonly response: string}) | undefined {
  try {
    const trip = JSON.parse(sessionStorage.getItem(oauthTripKey) ?? 'null') as OAuthTrip | null;
    if (trip === null) return undefined;
    const {response, startedAt = 0} = trip;
    if (typeof response === 'string' && Date.now() - startedAt < maxTripMs) {
      return trip.operation === operation ? {...trip, response} : undefined;
    }
    storeOAuthTrip(undefined);
    return undefined;
  } catch {
    return undefined;
  }
}

/** Stores a trip, or deletes it. */
export function storeOAuthTrip(trip: OAuthTrip | undefined): void {
  if (trip === undefined) {
    try {
      sessionStorage.removeItem(oauthTripKey);
    } catch {
      // If storage isn't accessible, there's no trip.
    }
  } else sessionStorage.setItem(oauthTripKey, JSON.stringify({...trip, startedAt: Date.now()}));
}
