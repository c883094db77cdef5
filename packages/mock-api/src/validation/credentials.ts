import type {Operation, SecurityScheme} from '../contract/operations.js';

/** The parts of a request that can contain credentials. */
interface CredentialSource {
  readonly url: URL;
  readonly headers: Headers;
}

/** Returns whether a request has the credentials that the operation requires. Every value is accepted. */
export const hasCredentials = ({security}: Operation, source: CredentialSource): boolean =>
  security.length === 0 || security.some((requirement) => requirement.every((scheme) => hasCredential(scheme, source)));

function hasCredential({type, scheme = '', in: location, name = ''}: SecurityScheme, {url, headers}: CredentialSource) {
  switch (type) {
    case 'apiKey':
      return Boolean(
        location === 'query'
          ? url.searchParams.get(name)
          : location === 'cookie'
            ? readCookie(headers.get('Cookie') ?? '', name)
            : headers.get(name),
      );
    case 'http':
      return hasAuthorization(headers, scheme);
    case 'oauth2':
    case 'openIdConnect':
      return hasAuthorization(headers, 'bearer');
    default:
      // A mock doesn't see client certificates.
      return true;
  }
}

const hasAuthorization = (headers: Headers, scheme: string) => {
  const [sentScheme = '', ...credentials] = (headers.get('Authorization') ?? '').trim().split(/\s+/);
  return sentScheme.toLowerCase() === scheme && credentials.join('') !== '';
};

/** Returns the value of a cookie in a `Cookie` header. */
function readCookie(header: string, name: string): string | undefined {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Creates the `WWW-Authenticate` header of a `401` response, which HTTP requires. */
export function createChallenge({security}: Operation): string {
  const schemes = security
    .flat()
    .map(({type, scheme}) => (type === 'http' ? scheme : type === 'apiKey' ? 'ApiKey' : 'Bearer'));
  return [...new Set(schemes)]
    .map((scheme = 'Bearer') => scheme.replace(/^[a-z]/, (letter) => letter.toUpperCase()))
    .join(', ');
}
