import {didYouMean} from '@developer-docs/utils';
import type {AuthorizationServer} from './read-servers.js';

// What requests for the authorization endpoint and the token endpoint have in common.

/** An error of an endpoint (RFC 6749, section 5.2). */
export class OAuthError extends Error {
  constructor(
    readonly code: string,
    description: string,
    readonly challenge?: string,
  ) {
    super(description);
  }
}

/**
 * Reads the scopes of a request. Default: all scopes of the documents.
 *
 * @throws OAuthError if the documents don't have one of the scopes.
 */
export function readScopes(parameters: URLSearchParams, {scopes, supportedScopes}: AuthorizationServer): string[] {
  const requested = (parameters.get('scope') ?? '').split(/\s+/).filter(Boolean);
  const unknown = requested.find((scope) => !supportedScopes.has(scope));
  if (unknown !== undefined) {
    const hint = didYouMean(unknown, [...supportedScopes.keys()]);
    throw new OAuthError('invalid_scope', `The documents have no scope ${unknown}.${hint}`);
  }
  return requested.length > 0 ? [...new Set(requested)] : [...scopes.keys()];
}
