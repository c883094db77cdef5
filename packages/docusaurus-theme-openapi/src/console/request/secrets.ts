import {translate} from '@docusaurus/Translate';
import {insertSecret, type SampleRequest, type SampleText, type SecurityScheme} from '@developer-docs/openapi';
import type {Sandbox} from '../sandbox';
import {getRequirement} from './credentials';
import {readSecret, type SchemeSecret} from './memory';
import type {ConsoleCredential, ConsoleOperation} from '../data/operation';
import {listIds} from './history';

/** The secrets that replace the variables of samples, by the names of the variables. */
export type Secrets = ReadonlyMap<string, string>;

/** The schemes whose secret is a user name and a password. */
export const isUserScheme = ({kind, httpScheme}: SecurityScheme): boolean =>
  kind === 'basic' || (kind === 'other' && httpScheme?.toLowerCase() === 'digest');

const isCertificateScheme = ({kind, httpScheme}: SecurityScheme) => kind === 'other' && httpScheme === 'mutualTLS';

/**
 * Returns why a page can't send the credential of a scheme to a server; `undefined` if it can. The sandbox accepts all
 * but certificates.
 */
export function explainScheme(scheme: SecurityScheme, isSandbox: boolean): string | undefined {
  if (isCertificateScheme(scheme))
    return translate({
      id: 'theme.openapi.console.auth.certificate',
      message: 'Only the browser can present a client certificate, not a page.',
    });
  if (isSandbox) return undefined;
  if (scheme.kind === 'apiKey' && scheme.in === 'cookie')
    return translate({
      id: 'theme.openapi.console.auth.cookie',
      message: 'Browsers don’t let pages send cookies to other hosts.',
    });
  return isUserScheme(scheme) && scheme.kind !== 'basic'
    ? translate({
        id: 'theme.openapi.console.auth.digest',
        message: 'Pages can’t use digest authentication, because browsers don’t show them the server’s challenge.',
      })
    : undefined;
}

/** Returns what the reader has entered for a scheme. The sandbox suggests a value until the reader enters another one. */
export function getSchemeSecret(model: ConsoleOperation, target: string, {name}: SecurityScheme): SchemeSecret {
  const secret = readSecret(model.document, target, name);
  if (target !== '') return secret;
  // The mock of a document accepts any credential.
  const acceptsAny = !model.credentials.some(({scheme}) => scheme === name);
  const example = acceptsAny ? 'example' : '';
  return {value: listIds('token', model.sandbox)[0] ?? example, user: example, password: example, ...secret};
}

/**
 * Collects a request's secrets.
 *
 * @param target - The origin of the server that receives them; `''` for the sandbox.
 * @param sandbox - Creates the secrets of its credentials. Default: those are left out.
 */
export async function collectSecrets(
  model: ConsoleOperation,
  {credential, target}: {readonly credential: ConsoleCredential; readonly target: string},
  sandbox?: Pick<Sandbox, 'createSecret'>,
): Promise<Secrets> {
  const secrets = new Map<string, string>();
  for (const {scheme} of getRequirement(model, credential)) {
    const {variable, name} = scheme;
    const isOther = credential.scheme !== name && credential.isAccepted;
    const mock = isOther ? model.credentials.find((candidate) => candidate.scheme === name) : credential;
    const {value, user, password} =
      credential.scheme === undefined || mock === undefined || target !== ''
        ? getSchemeSecret(model, target, scheme)
        : splitSecret(await sandbox?.createSecret(mock.id), isUserScheme(scheme));
    if (isUserScheme(scheme)) {
      if (user !== undefined) secrets.set(`${variable}_USERNAME`, user);
      if (password !== undefined) secrets.set(`${variable}_PASSWORD`, password);
    } else if (value !== undefined) {
      // A token that was copied from a header begins with the scheme.
      secrets.set(variable, scheme.kind === 'apiKey' ? value : value.replace(/^\s*bearer\s+/i, ''));
    }
  }
  return secrets;
}

function splitSecret(secret: string | undefined, isUser: boolean): SchemeSecret {
  if (secret === undefined || !isUser) return secret === undefined ? {} : {value: secret};
  const [user = '', ...password] = secret.split(':');
  return {user, password: password.join(':')};
}

/** Returns the request with the secrets in the places of their variables. Those without a secret stay. */
export function insertSecrets(request: SampleRequest, secrets: Secrets): SampleRequest {
  const insert = (text: SampleText, encode: (value: string) => string = (value) => value): SampleText => {
    if (typeof text === 'string') return text;
    const isComplete = text.every((part) => typeof part === 'string' || secrets.has(part.variable));
    return isComplete ? insertSecret(text, (variable) => encode(secrets.get(variable) ?? '')) : text;
  };
  const {basicAuth, ...rest} = request;
  const user = secrets.get(basicAuth?.user ?? '');
  const password = secrets.get(basicAuth?.password ?? '');
  // Only HTTP clients can create the response to a digest's challenge.
  const isBasic = basicAuth?.isDigest !== true && user !== undefined && password !== undefined;
  return {
    ...rest,
    url: insert(request.url, encodeURIComponent),
    headers: [
      ...(isBasic ? [['Authorization', `Basic ${encodeUser(user, password)}`] as const] : []),
      ...request.headers.map(([name, value]) => [name, insert(value)] as const),
    ],
    ...(basicAuth !== undefined && !isBasic && {basicAuth}),
  };
}

/** Encodes a user name and a password as UTF-8 (RFC 7617). */
export function encodeUser(user: string, password: string): string {
  const bytes = Array.from(new TextEncoder().encode(`${user}:${password}`), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join(''));
}
