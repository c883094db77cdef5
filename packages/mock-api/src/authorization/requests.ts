import type {AuthorizationServer} from './read-servers.js';

// What requests for the authorization endpoint and the token endpoint have in common.

/** An error of an endpoint (RFC 6749, section 5.2). */
export class OAuthError extends Error {
  constructor(
    readonly code: string,
    description: string,
  ) {
    super(description);
  }
}

/** Reads the scopes of a request. Default: all scopes of the documents. */
export function readScopes(parameters: URLSearchParams, {scopes}: AuthorizationServer): string[] {
  const requested = (parameters.get('scope') ?? '').split(/\s+/).filter(Boolean);
  return requested.length > 0 ? [...new Set(requested)] : [...scopes.keys()];
}
