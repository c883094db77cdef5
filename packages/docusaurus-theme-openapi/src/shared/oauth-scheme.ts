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

export const findFlow = ({flows}: Pick<OAuthScheme, 'flows'>, kind: string): OAuthFlow | undefined =>
  flows.find((flow) => flow.kind === kind);

/** Returns whether readers can sign in: authorization code is the only flow with a page that's safe in a browser. */
export const canSignIn = (scheme: Pick<OAuthScheme, 'flows' | 'metadataUrl'>): boolean =>
  scheme.metadataUrl !== undefined || findFlow(scheme, 'authorizationCode') !== undefined;
