import {
  entriesAt,
  isObject,
  mapMembers,
  pickStrings,
  stringAt,
  toPlainText,
  type JsonObject,
} from '@developer-docs/utils';

const locations = ['header', 'query', 'cookie'] as const;

/** How a request contains the credential that a security scheme describes. */
export interface CredentialSyntax {
  readonly kind: 'bearer' | 'basic' | 'apiKey' | 'oauth2' | 'openIdConnect' | 'other';
  /** For `apiKey`: where the key is sent. */
  readonly in?: (typeof locations)[number];
  /** For `apiKey`: name of the header, query parameter, or cookie. */
  readonly parameter?: string;
  /** For `other`: the HTTP authentication scheme, such as `digest`, or the type. */
  readonly httpScheme?: string;
}

/** @param scheme - A security scheme whose reference is resolved. */
export function readCredentialSyntax(scheme: JsonObject): CredentialSyntax {
  const kind = readKind(scheme);
  return {
    kind,
    httpScheme: kind === 'other' ? (stringAt(scheme, 'scheme') ?? stringAt(scheme, 'type')) : undefined,
    in: kind === 'apiKey' ? locations.find((location) => location === scheme.in) : undefined,
    parameter: kind === 'apiKey' ? stringAt(scheme, 'name') : undefined,
  };
}

function readKind(scheme: JsonObject): CredentialSyntax['kind'] {
  const type = stringAt(scheme, 'type');
  if (type === 'http') {
    const httpScheme = stringAt(scheme, 'scheme')?.toLowerCase();
    return httpScheme === 'bearer' || httpScheme === 'basic' ? httpScheme : 'other';
  }
  return type === 'apiKey' || type === 'oauth2' || type === 'openIdConnect' ? type : 'other';
}

export interface OAuthFlow {
  /** `authorizationCode`, `clientCredentials`, `implicit`, `password`, or a flow from a later OpenAPI version. */
  readonly kind: string;
  /** URLs by OpenAPI keyword, such as `tokenUrl`. */
  readonly urls: Readonly<Record<string, string>>;
  /** Scopes with their descriptions (CommonMark). */
  readonly scopes: Readonly<Record<string, string>>;
}

/** Reads the OAuth flows of a security scheme whose reference is resolved. */
export const readOAuthFlows = (scheme: JsonObject): OAuthFlow[] =>
  entriesAt(scheme, 'flows').flatMap(([kind, flow]) => {
    if (!isObject(flow)) return [];
    const urls = pickStrings(flow, ...Object.keys(flow).filter((keyword) => keyword.endsWith('Url')));
    return [
      {kind, urls: urls as OAuthFlow['urls'], scopes: mapMembers(flow.scopes, toPlainText) as OAuthFlow['scopes']},
    ];
  });

/** Matches what the path of metadata contains before or after the issuer's path. */
const wellKnownPath = /\/\.well-known\/(?:oauth-authorization-server|openid-configuration)(?=\/|$)/;

/**
 * Reads the path of an issuer, without a trailing slash, from the path of its metadata (OpenID Connect Discovery,
 * section 4; RFC 8414, section 3.1).
 */
export const readIssuerPath = (metadataPath: string): string =>
  wellKnownPath.test(metadataPath) ? metadataPath.replace(wellKnownPath, '').replace(/\/$/, '') : '';
