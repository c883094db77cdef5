import {insertSecret} from '@developer-docs/openapi';
import {getRequirement} from '../draft/credentials';
import {loadSandbox} from '../sandbox/load-sandbox';
import {createSandboxSecrets, encodeUser, insertSecrets, readHeaders} from './insert-secrets';
import type {PreparedRequest, SentRequest} from './prepared-request';

/** Sends a request to the sandbox. */
export async function sendToSandbox(request: PreparedRequest): Promise<SentRequest> {
  const {operation, draft, sample, encoded, signal} = request;
  const sandbox = await loadSandbox(operation.sandbox);
  const secrets = await createSandboxSecrets(operation, draft.credential, sandbox);
  const complete = insertSecrets(sample, secrets);
  const {digestAuth} = complete;
  // The sandbox accepts every digest.
  const digest = digestAuth && encodeUser(secrets.get(digestAuth.user) ?? '', secrets.get(digestAuth.password) ?? '');
  const all = readHeaders(complete);
  if (digest !== undefined) all.Authorization ??= `Digest response="${digest}"`;
  const plain = new Set(sample.headers.filter(([, value]) => typeof value === 'string').map(([name]) => name));
  const query = getRequirement(operation, draft.credential)
    .filter(({scheme}) => scheme.in === 'query')
    .map(({scheme: {parameter = '', variable}}) => [parameter, secrets.get(variable) ?? ''] as const);
  signal?.throwIfAborted();
  const response = await sandbox.send({
    method: sample.method,
    url: insertSecret(complete.url, ''),
    headers: {...all, ...encoded.headers},
    body: encoded.body,
  });
  const credentials = {
    headers: Object.fromEntries(Object.entries(all).filter(([name]) => !plain.has(name))),
    query: Object.fromEntries(query),
  };
  return {credentials, response};
}
