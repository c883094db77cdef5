/** What an application asks the user for. */
export interface AuthorizationRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  /** The requested scopes, with their descriptions in the document. */
  readonly scopes: readonly {readonly name: string; readonly description: string}[];
}

/** The user's decision on an authorization request: the granted scopes, or a denial. */
export type AuthorizationDecision = {readonly scopes: readonly string[]} | 'deny';

/** The metadata of an authorization server (RFC 8414, OpenID Connect Discovery). */
export interface AuthorizationServerMetadata {
  readonly issuer: string;
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly [name: string]: string | boolean | readonly string[];
}
