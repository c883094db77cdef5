import type {OAuthFlow} from '@developer-docs/openapi';

/** What the panel needs to know about an OAuth 2 or OpenID Connect scheme: what the document says, and the site's options. */
export interface OAuthScheme {
  readonly name: string;
  readonly flows: readonly OAuthFlow[];
  /** URL of the metadata of the authorization server: `openIdConnectUrl` or `oauth2MetadataUrl`. */
  readonly metadataUrl?: string;
  readonly clientId?: string;
  readonly scopes?: readonly string[];
  readonly audience?: string;
  readonly issuer?: string;
  readonly clientCredentials?: boolean;
  /** URL path of the redirect page. */
  readonly redirectPath: string;
}
