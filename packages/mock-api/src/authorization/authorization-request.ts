import {getIssuer, type Endpoint} from './authorization-servers.js';
import {readScopes, standardScopes} from './read-security-schemes.js';

/** What an application asks the user for. */
export interface AuthorizationRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  /** The requested scopes, with their descriptions in the document. */
  readonly scopes: readonly {readonly name: string; readonly description: string}[];
}

/** The user's decision on an authorization request: the granted scopes, or a denial. */
export type AuthorizationDecision = {readonly scopes: readonly string[]} | 'deny';

/** An error of the authorization endpoint or the token endpoint (RFC 6749, sections 4.1.2.1 and 5.2). */
export class OAuthError extends Error {
  constructor(
    readonly code: string,
    description: string,
  ) {
    super(description);
  }
}

/**
 * Reads an authorization request.
 *
 * @throws OAuthError with a message for developers.
 */
export function readAuthorizationRequest({searchParams: query}: URL, {server}: Endpoint): AuthorizationRequest {
  const clientId = query.get('client_id') ?? '';
  const redirectUri = query.get('redirect_uri') ?? '';
  if (clientId === '') throw new OAuthError('invalid_request', 'The request has no client_id. Any ID is accepted.');
  const {protocol = ''} = URL.canParse(redirectUri) ? new URL(redirectUri) : {};
  if (/^(?:(?:javascript|data|blob|file|vbscript|about):)?$/.test(protocol) || redirectUri.includes('#')) {
    throw new OAuthError(
      'invalid_request',
      `The redirect_uri is "${redirectUri}". Send the absolute URL, without a fragment, of the page to return to.`,
    );
  }
  const responseType = query.get('response_type') ?? '';
  if (responseType !== 'code') {
    throw new OAuthError(
      'unsupported_response_type',
      `The response_type is "${responseType}". The mock supports "code".`,
    );
  }
  const method = query.get('code_challenge_method') ?? 'plain';
  if (query.has('code_challenge') && method !== 'S256') {
    throw new OAuthError('invalid_request', `The code_challenge_method is "${method}". The mock supports "S256".`);
  }
  const scopes = readScopes(query, server).map((name) => ({
    name,
    description: server.scopes.get(name) ?? standardScopes.get(name) ?? '',
  }));
  return {clientId, redirectUri, scopes};
}

/** Creates the URL that the browser returns to, with `state` and `iss` (RFC 9207). */
export function createRedirectUrl(url: URL, endpoint: Endpoint, parameters: Readonly<Record<string, string>>): string {
  const target = new URL(url.searchParams.get('redirect_uri') ?? '');
  const state = url.searchParams.get('state');
  const all = {...parameters, ...(state !== null && {state}), iss: getIssuer(url, endpoint)};
  for (const [name, value] of Object.entries(all)) target.searchParams.append(name, value);
  return target.href;
}
