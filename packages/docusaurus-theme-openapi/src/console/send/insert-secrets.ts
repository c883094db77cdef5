import {insertSecret, type SampleRequest, type SampleText} from '@developer-docs/openapi';
import {encodeBase64} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';
import type {ConsoleOperation, ConsoleScheme} from '../../shared/console-operation';
import {findCredential, getRequirement, isUserScheme} from '../draft/credentials';
import {memory, type SchemeSecret} from '../memory/memory';
import {listIds} from '../memory/request-history';
import type {Sandbox} from '../sandbox/load-sandbox';
import {sandboxOrigin} from './destination';

/** The secrets that replace the variables of samples, by the names of the variables. */
export type Secrets = ReadonlyMap<string, string>;

/**
 * Returns what the reader has entered for a scheme. The sandbox suggests a value until the reader enters another one.
 */
export function getSchemeSecret(operation: ConsoleOperation, origin: string, {name}: ConsoleScheme): SchemeSecret {
  const secret = memory.readSecret(operation.documentId, origin, name);
  if (origin !== sandboxOrigin) return secret;
  // The mock of a document accepts any credential.
  const acceptsAny = !operation.credentials.some(({scheme}) => scheme === name);
  const example = acceptsAny ? 'example' : '';
  return {value: listIds('token', operation.sandbox)[0] ?? example, user: example, password: example, ...secret};
}

/** Returns the variables that a secret replaces. */
function toVariables(
  scheme: ConsoleScheme,
  {value, user, password}: SchemeSecret,
): readonly (readonly [variable: string, value: string])[] {
  const entries = isUserScheme(scheme)
    ? [[`${scheme.variable}_USERNAME`, user] as const, [`${scheme.variable}_PASSWORD`, password] as const]
    : [[scheme.variable, value && removeScheme(value, scheme)] as const];
  return entries.flatMap(([variable, text]) => (text === undefined ? [] : [[variable, text.toWellFormed()] as const]));
}

/** Removes what a token that was copied from a header begins with. */
function removeScheme(value: string, {kind, httpScheme = 'bearer'}: ConsoleScheme): string {
  const [, name = '', token = ''] = /^\s*(?:authorization:\s*)?(\S+)\s+(.*)$/is.exec(value) ?? [];
  return kind !== 'apiKey' && name.toLowerCase() === httpScheme.toLowerCase() ? token : value;
}

/**
 * Returns the secrets that the reader has entered for a request.
 *
 * @param credentialId - The ID of the request's credential.
 * @param origin - The origin of the server that receives them, or {@link sandboxOrigin}.
 */
export const readSecrets = (operation: ConsoleOperation, credentialId: string, origin: string): Secrets =>
  new Map(
    getRequirement(operation, credentialId).flatMap(({scheme}) =>
      toVariables(scheme, getSchemeSecret(operation, origin, scheme)),
    ),
  );

/** Returns the secrets of a request to the sandbox, which creates those of its own credentials. */
export async function createSandboxSecrets(
  operation: ConsoleOperation,
  credentialId: string,
  sandbox: Pick<Sandbox, 'createSecret'>,
): Promise<Secrets> {
  const credential = findCredential(operation, credentialId);
  if (credential?.scheme === undefined) return readSecrets(operation, credentialId, sandboxOrigin);
  const variables = getRequirement(operation, credentialId).map(async ({scheme}) => {
    const isOther = credential.scheme !== scheme.name && credential.isAccepted;
    const mock = isOther ? operation.credentials.find((candidate) => candidate.scheme === scheme.name) : credential;
    if (mock === undefined) return toVariables(scheme, getSchemeSecret(operation, sandboxOrigin, scheme));
    const value = await sandbox.createSecret(mock.id);
    const [user = '', ...password] = value.split(':');
    return toVariables(scheme, {value, user, password: password.join(':')});
  });
  return new Map((await Promise.all(variables)).flat());
}

/** Returns the request with the secrets in the places of their variables. Those without a secret stay. */
export function insertSecrets(request: SampleRequest, secrets: Secrets): SampleRequest {
  const insert = (text: SampleText, encode: (value: string) => string = (value) => value): SampleText => {
    if (typeof text === 'string') return text;
    const isComplete = text.every((part) => typeof part === 'string' || secrets.has(part.variable));
    return isComplete ? insertSecret(text, (variable) => encode(secrets.get(variable) ?? '')) : text;
  };
  const url = insert(request.url, encodeURIComponent);
  const headers = request.headers.map(([name, value]) => [name, insert(value)] as const);
  const {basicAuth, ...rest} = request;
  const user = secrets.get(basicAuth?.user ?? '');
  const password = secrets.get(basicAuth?.password ?? '');
  if (user === undefined || password === undefined) return {...request, url, headers};
  return {...rest, url, headers: [['Authorization', `Basic ${encodeUser(user, password)}`], ...headers]};
}

/**
 * Returns the headers of a request with secrets. Those without a secret have an empty value.
 *
 * @throws Error for readers if a value contains other characters than headers can have.
 */
export const readHeaders = ({headers}: SampleRequest): Record<string, string> =>
  Object.fromEntries(headers.map(([name, text]) => [name, checkHeader(name, insertSecret(text, ''))]));

function checkHeader(name: string, value: string): string {
  try {
    new Headers([[name, value]]);
    return value;
  } catch {
    // The browser's message contains the value, which can be a secret.
    throw new Error(
      translate(
        {
          id: 'theme.openapi.console.server.header',
          message: 'The value of the header {name} contains characters that headers can’t have. Enter another value.',
        },
        {name},
      ),
    );
  }
}

/** Encodes a user name and a password (RFC 7617). */
export const encodeUser = (user: string, password: string): string => encodeBase64(`${user}:${password}`);
