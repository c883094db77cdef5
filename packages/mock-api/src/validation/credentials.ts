import type {CredentialSyntax} from '@developer-docs/openapi';
import type {Operation} from '../contract/operations.js';

/** The parts of a request that can contain credentials. */
interface CredentialSource {
  readonly url: URL;
  readonly headers: Headers;
}

/** Returns whether a request has the credentials that the operation requires. Every value is accepted. */
export const hasCredentials = ({security}: Operation, source: CredentialSource): boolean =>
  security.length === 0 || security.some((requirement) => requirement.every((syntax) => hasCredential(syntax, source)));

function hasCredential(syntax: CredentialSyntax, {url, headers}: CredentialSource): boolean {
  const {kind, in: location, parameter = 'key'} = syntax;
  if (kind !== 'apiKey') return hasAuthorization(headers, getHttpScheme(syntax));
  switch (location) {
    case 'header':
      return Boolean(headers.get(parameter));
    case 'cookie':
      return Boolean(readCookie(headers.get('Cookie') ?? '', parameter));
    default:
      return Boolean(url.searchParams.get(parameter));
  }
}

/** Returns the scheme of the `Authorization` header. There's none for client certificates, which a mock doesn't see. */
function getHttpScheme({kind, httpScheme}: CredentialSyntax): string | undefined {
  if (kind === 'oauth2' || kind === 'openIdConnect') return 'bearer';
  return kind !== 'other' ? kind : httpScheme === 'mutualTLS' ? undefined : httpScheme?.toLowerCase();
}

function hasAuthorization(headers: Headers, scheme: string | undefined): boolean {
  const [sentScheme = '', ...credentials] = (headers.get('Authorization') ?? '').trim().split(/\s+/);
  return scheme === undefined || (sentScheme.toLowerCase() === scheme && credentials.join('') !== '');
}

/** Returns the value of a cookie in a `Cookie` header. */
function readCookie(header: string, name: string): string | undefined {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Creates the `WWW-Authenticate` header of a `401` response, which HTTP requires. */
export function createChallenge({security}: Operation): string {
  const schemes = security
    .flat()
    .map((syntax) => (syntax.kind === 'apiKey' ? 'ApiKey' : (getHttpScheme(syntax) ?? 'bearer')));
  const names = new Set(schemes.map((scheme) => scheme.replace(/^[a-z]/, (letter) => letter.toUpperCase())));
  // RFC 7617 and RFC 7616 require these parameters. The mock accepts every response to the nonce.
  const parameters: Readonly<Record<string, string>> = {
    Basic: ' realm="mock", charset="UTF-8"',
    Digest: ` realm="mock", nonce="${crypto.randomUUID()}", qop="auth", algorithm=SHA-256`,
  };
  return [...names].map((name) => name + (parameters[name] ?? '')).join(', ');
}
