/**
 * The channel on which the redirect page passes the response of an authorization server on to the other windows of the
 * site. Each of them knows by `state` whether it asked for it.
 */
export const oauthChannel = 'docusaurus-openapi-oauth';

/** The key of the trip in `sessionStorage`. The redirect page has no access to the configuration of the site. */
export const oauthTripKey = 'docusaurus.openapi.oauth';

/** A sign-in in the same tab, which leaves the page and comes back. It's in `sessionStorage` until then. */
export interface OAuthTrip {
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
  /** The query of the redirect URL, which the redirect page adds. */
  readonly response?: string;
}

/** Returns the trip from which the reader has come back; `undefined` if there's none for the operation. */
export function readOAuthTrip(operation: string): (OAuthTrip & {readonly response: string}) | undefined {
  try {
    const trip = JSON.parse(sessionStorage.getItem(oauthTripKey) ?? 'null') as OAuthTrip | null;
    const {response} = trip ?? {};
    return trip?.operation === operation && typeof response === 'string' ? {...trip, response} : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a trip, or deletes it. */
export function storeOAuthTrip(trip: OAuthTrip | undefined): void {
  if (trip === undefined) sessionStorage.removeItem(oauthTripKey);
  else sessionStorage.setItem(oauthTripKey, JSON.stringify(trip));
}
