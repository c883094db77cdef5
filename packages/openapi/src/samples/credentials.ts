import type {CredentialSyntax} from '../declarations/security.js';
import type {SecurityScheme} from '../model/types.js';
import type {SampleText} from './sample-text.js';
import {encodeForUrl} from './serialize.js';

/** The names of the environment variables with a user and a password. */
interface LoginVariables {
  readonly user: string;
  readonly password: string;
}

/** Credentials that are neither in a header nor in the URL. */
export interface Authentication {
  /** For HTTP Basic authentication. */
  readonly basicAuth?: LoginVariables;
  /** For HTTP Digest authentication. */
  readonly digestAuth?: LoginVariables;
  /** Whether the client identifies itself with a certificate (mutual TLS): `client.pem` and `client-key.pem`. */
  readonly hasCertificate?: true;
}

/** The members of a security scheme that its credential is created from. */
export type CredentialScheme = CredentialSyntax & Pick<SecurityScheme, 'variable'>;

/** Where a request contains a credential. */
interface Credential {
  readonly headers?: readonly (readonly [string, SampleText])[];
  readonly query?: readonly SampleText[];
  readonly cookies?: readonly SampleText[];
  readonly authentication?: Authentication;
}

/** Creates a placeholder for a credential. */
export function createCredential({
  variable,
  kind,
  in: location,
  parameter: name = 'key',
  httpScheme = '',
}: CredentialScheme): Credential {
  const login = {user: `${variable}_USERNAME`, password: `${variable}_PASSWORD`};
  switch (kind) {
    case 'basic':
      return {authentication: {basicAuth: login}};
    case 'bearer':
    case 'oauth2':
    case 'openIdConnect':
      return {headers: [['Authorization', ['Bearer ', {variable}]]]};
    case 'apiKey':
      if (location === 'header') return {headers: [[name, [{variable}]]]};
      if (location === 'cookie') return {cookies: [[`${name}=`, {variable}]]};
      return {query: [[`${encodeForUrl(name)}=`, {variable}]]};
    case 'other':
      if (httpScheme.toLowerCase() === 'digest') return {authentication: {digestAuth: login}};
      if (httpScheme === 'mutualTLS') return {authentication: {hasCertificate: true}};
      return httpScheme === '' ? {} : {headers: [['Authorization', [`${httpScheme} `, {variable}]]]};
  }
}
