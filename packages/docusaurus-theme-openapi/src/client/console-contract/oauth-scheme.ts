import type {OAuthFlow} from '@developer-docs/openapi';

/** An OAuth 2 or OpenID Connect scheme: its declaration in the document, with the site's options. */
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
