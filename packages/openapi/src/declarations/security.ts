import {stringAt, type JsonObject} from '@developer-docs/utils';

/** How a request contains the credential that a security scheme describes. */
export interface CredentialSyntax {
  readonly kind: 'bearer' | 'basic' | 'apiKey' | 'oauth2' | 'openIdConnect' | 'other';
  /** For `apiKey`: where the key is sent. */
  readonly in?: 'header' | 'query' | 'cookie';
  /** For `apiKey`: name of the header, query parameter, or cookie. */
  readonly parameter?: string;
  /** For `other`: the HTTP authentication scheme, such as `digest`, or the type. */
  readonly httpScheme?: string;
}

/** @param scheme - A security scheme whose reference is resolved. */
export function readCredentialSyntax(scheme: JsonObject): CredentialSyntax {
  const kind = readKind(scheme);
  const httpScheme = stringAt(scheme, 'scheme') ?? stringAt(scheme, 'type');
  const location = stringAt(scheme, 'in');
  const parameter = stringAt(scheme, 'name');
  return {
    kind,
    ...(kind === 'other' && httpScheme !== undefined && {httpScheme}),
    ...(kind === 'apiKey' &&
      (location === 'header' || location === 'query' || location === 'cookie') && {in: location}),
    ...(kind === 'apiKey' && parameter !== undefined && {parameter}),
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

/** Matches what the path of metadata contains before or after the issuer's path. */
const wellKnownPath = /\/\.well-known\/(?:oauth-authorization-server|openid-configuration)(?=\/|$)/;

/**
 * Reads the path of an issuer, without a trailing slash, from the path of its metadata (OpenID Connect Discovery,
 * section 4; RFC 8414, section 3.1).
 */
export const readIssuerPath = (metadataPath: string): string =>
  wellKnownPath.test(metadataPath) ? metadataPath.replace(wellKnownPath, '').replace(/\/$/, '') : '';
