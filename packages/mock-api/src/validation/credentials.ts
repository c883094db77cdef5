import type {CredentialSyntax} from '@developer-docs/openapi';
import type {MockOperation, RequiredCredential} from '../contract/mock-operation.js';
import type {ParameterSource} from './parameter-syntax.js';
import {readCookies} from './parameter-values.js';

/** The parts of a request that can contain credentials. */
type CredentialSource = Pick<ParameterSource, 'url' | 'headers'>;

/** Why an access token isn't accepted (RFC 6750, section 3.1). */
export interface TokenError {
  readonly code: 'invalid_token' | 'insufficient_scope';
  readonly detail: string;
  /** The scopes that the operation requires. */
  readonly scopes?: readonly string[];
}

/** Why the credentials of a request aren't accepted. */
export type CredentialError = TokenError | {readonly code: 'missing_credentials'; readonly detail: string};

/**
 * Finds out why a request lacks the credentials that the operation requires. If it meets none of the alternatives, the
 * error is the closest alternative's.
 *
 * @param tokens.checkToken - Checks a token that the mock has issued. Every other value is accepted.
 */
export function findCredentialError(
  {security}: MockOperation,
  source: CredentialSource,
  tokens: {readonly checkToken: (credential: RequiredCredential, token: string) => TokenError | undefined},
): CredentialError | undefined {
  const missing: CredentialError = {code: 'missing_credentials', detail: 'The request has no credentials.'};
  const {token} = readAuthorization(source.headers);
  const alternatives = security.map((requirement) =>
    requirement.flatMap((credential): CredentialError[] => {
      if (!hasCredential(credential, source)) return [missing];
      const error = getHttpScheme(credential) === 'bearer' && tokens.checkToken(credential, token);
      return error ? [error] : [];
    }),
  );
  if (alternatives.length === 0 || alternatives.some((errors) => errors.length === 0)) return undefined;
  const complete = alternatives.filter((errors) => !errors.includes(missing)).flat();
  return complete.find(({code}) => code === 'insufficient_scope') ?? complete[0] ?? missing;
}

function readAuthorization(headers: Headers) {
  const [scheme = '', ...credentials] = (headers.get('Authorization') ?? '').trim().split(/\s+/);
  return {scheme: scheme.toLowerCase(), token: credentials.join(' ')};
}

function hasCredential(syntax: CredentialSyntax, {url, headers}: CredentialSource): boolean {
  const {kind, in: location, parameter = 'key'} = syntax;
  if (kind !== 'apiKey') {
    const scheme = getHttpScheme(syntax);
    const sent = readAuthorization(headers);
    return scheme === undefined || (sent.scheme === scheme && sent.token !== '');
  }
  switch (location) {
    case 'header':
      return Boolean(headers.get(parameter));
    case 'cookie':
      return readCookies(headers).some(([name, value]) => name === parameter && value !== '');
    default:
      return Boolean(url.searchParams.get(parameter));
  }
}

/**
 * Returns the scheme of the `Authorization` header. Client certificates have no scheme, because a mock can't see them.
 */
function getHttpScheme({kind, httpScheme}: CredentialSyntax): string | undefined {
  if (kind === 'oauth2' || kind === 'openIdConnect') return 'bearer';
  if (kind !== 'other') return kind;
  return httpScheme === 'mutualTLS' ? undefined : httpScheme?.toLowerCase();
}

/** Creates the `WWW-Authenticate` header of a `401` or `403` response, which HTTP requires. */
export function createChallenge({security}: MockOperation, error: CredentialError): string {
  const schemes = security
    .flat()
    .map((syntax) => (syntax.kind === 'apiKey' ? 'ApiKey' : (getHttpScheme(syntax) ?? 'bearer')));
  const names = new Set(schemes.map((scheme) => scheme.replace(/^[a-z]/, (letter) => letter.toUpperCase())));
  const isMissing = error.code === 'missing_credentials';
  const scopes = isMissing ? security.map(listScopes).find(({length}) => length > 0) : error.scopes;
  // RFC 6750, RFC 7617, and RFC 7616 require these parameters. The mock accepts every response to the nonce.
  const parameters: Readonly<Record<string, string>> = {
    Bearer: [
      ' realm="mock"',
      ...(isMissing ? [] : [`error="${error.code}"`, `error_description=${quote(error.detail)}`]),
      ...(scopes === undefined ? [] : [`scope=${quote(scopes.join(' '))}`]),
    ].join(', '),
    Basic: ' realm="mock", charset="UTF-8"',
    Digest: ` realm="mock", nonce="${crypto.randomUUID()}", qop="auth", algorithm=SHA-256`,
  };
  return [...names].map((name) => name + (parameters[name] ?? '')).join(', ');
}

/** Lists a requirement's scopes. Other types of schemes can have roles in their place. */
const listScopes = (requirement: readonly RequiredCredential[]): readonly string[] =>
  requirement.flatMap(({kind, scopes}) => (kind === 'oauth2' || kind === 'openIdConnect' ? scopes : []));

/** Quotes text. A challenge allows only some characters of ASCII. */
const quote = (text: string) => `"${text.replaceAll(/[^ -~]|["\\]/g, "'")}"`;
