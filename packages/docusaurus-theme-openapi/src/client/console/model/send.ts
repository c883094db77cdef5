import {insertSecret, type SampleRequest, type SampleText} from '@developer-docs/openapi';
import {t} from '../../console-texts';
import {loadCode} from '../../recovery';
import {loadSandbox, type SandboxRequest} from '../../sandbox';
import {createRequest, findUnsafeValues, getParameterKey, type RequestDraft} from './draft';
import type {ConsoleOperation} from './operation';
import type {UnsafePathValue} from './path-values';
import {encodeBody} from './request-content';
import {history, type HistoryEntry} from './tab-store';

/** A path parameter has no value, or an unsafe one, so the request doesn't have a URL. */
export class PathParameterError extends Error {
  /** The name of the path parameter. */
  readonly parameter: string;

  constructor(unsafe: UnsafePathValue) {
    super(describeUnsafeValue(unsafe));
    this.parameter = unsafe.parameter;
  }
}

/** Returns the message for a path parameter that needs another value. */
export const describeUnsafeValue = ({parameter: name, value}: UnsafePathValue): string =>
  value === '' ? t('console.emptyParameter', {name}) : t('console.dotSegment', {name, value});

/**
 * Sends a draft to the sandbox, or to a server, and adds it to the tab's history.
 *
 * @param customToken - The token for the `custom` credential.
 * @param server - URL of a server in the description of the operation. Default: the sandbox.
 * @param signal - Cancels the request, which then isn't added to the history.
 * @throws A `PathParameterError`, without sending the request.
 * @throws A `RedirectError` if the server redirects a request with credentials.
 */
export async function sendDraft(
  model: ConsoleOperation,
  draft: RequestDraft,
  customToken: string,
  server?: string,
  signal?: AbortSignal,
): Promise<HistoryEntry> {
  const emptyParameter = model.operation.parameters.find(
    (parameter) => parameter.in === 'path' && (draft.parameters[getParameterKey(parameter)] ?? '') === '',
  );
  const [unsafe] = emptyParameter ? [{parameter: emptyParameter.name, value: ''}] : findUnsafeValues(model, draft);
  if (unsafe !== undefined) {
    throw new PathParameterError(unsafe);
  }
  if (server !== undefined) {
    const {createServerRequest, sendToServer} = await loadCode(
      () => import(/* webpackChunkName: "sandbox-server-request" */ './server-request'),
    );
    const sample = createRequest(selectServer(model, server), draft);
    const request = createServerRequest(sample, await encodeBody(sample, draft), customToken);
    const response = await sendToServer(request, signal);
    const operation = model.operation.id;
    return history.add({operation, draft, request, credentialHeaders: [], credentialParameters: [], response, server});
  }
  const sandbox = await loadSandbox();
  const sample = createRequest(model, draft);
  const content = await encodeBody(sample, draft);
  const getSecret = async () =>
    draft.credential === 'custom' ? customToken : sandbox.createSecret(draft.credential, draft.userId);
  const headers: Record<string, string> = {};
  for (const [name, value] of sample.headers) {
    headers[name] = await resolveText(value, getSecret);
  }
  if (sample.basicAuth !== undefined)
    headers['Authorization'] = createAuthorization(sample.basicAuth, await getSecret());
  // Samples don't have these headers, because they aren't part of the API.
  const simulation = Object.entries(draft.simulation).filter(([, value]) => value !== '');
  const request: SandboxRequest = {
    method: sample.method,
    url: await resolveText(sample.url, async () => encodeURIComponent(await getSecret())),
    headers: {...headers, ...content.headers, ...Object.fromEntries(simulation)},
    ...(content.body !== undefined && {body: content.body}),
  };
  const response = await sandbox.send(request);
  signal?.throwIfAborted();
  const schemes = model.operation.security.flatMap((requirement) => requirement.map(({scheme}) => scheme));
  return history.add({
    operation: model.operation.id,
    draft,
    request,
    credentialHeaders: [
      ...(sample.basicAuth === undefined ? [] : ['Authorization']),
      ...sample.headers.filter(([, value]) => typeof value !== 'string').map(([name]) => name),
    ],
    credentialParameters: schemes.flatMap((scheme) => (scheme.in === 'query' ? (scheme.parameter ?? []) : [])),
    response,
  });
}

/** Creates the header that cURL and other clients create from a user and a password. The sandbox accepts every digest. */
const createAuthorization = ({isDigest}: NonNullable<SampleRequest['basicAuth']>, secret: string): string => {
  const bytes = Array.from(new TextEncoder().encode(secret), (byte) => String.fromCharCode(byte));
  const credentials = btoa(bytes.join(''));
  return isDigest === true ? `Digest response="${credentials}"` : `Basic ${credentials}`;
};

/** Returns the operation with a URL as its only server, and with the credential that the reader enters. */
export function selectServer(model: ConsoleOperation, url: string): ConsoleOperation {
  const {operation} = model;
  const [server] = operation.servers;
  return server === undefined ? model : {...model, operation: {...operation, servers: [{...server, url}]}};
}

/** Replaces the environment variables in a sample's text with a sandbox credential. */
const resolveText = async (text: SampleText, getSecret: () => Promise<string>) =>
  typeof text === 'string' ? text : insertSecret(text, await getSecret());

/** Sends a `GET` request to a URL in a response, with the credential of the original request. */
export async function followUp(entry: HistoryEntry, url: string): Promise<HistoryEntry> {
  const sandbox = await loadSandbox();
  const headers = Object.entries(entry.request.headers).filter(([name]) => entry.credentialHeaders.includes(name));
  const request = {
    method: 'GET',
    url: addCredential(url, entry, sandbox.apiUrl),
    headers: Object.fromEntries(headers),
  };
  const response = await sandbox.send(request);
  const operation = (await sandbox.findOperationId(url)) ?? entry.operation;
  return history.add({...entry, operation, request, response});
}

/** Adds the query parameters with the credential of a request. Other URLs stay as the API returned them. */
function addCredential(url: string, {request, credentialParameters}: HistoryEntry, apiUrl: string): string {
  const source = new URL(request.url, apiUrl).searchParams;
  const names = credentialParameters.filter((name) => source.has(name));
  if (names.length === 0) {
    return url;
  }
  const target = new URL(url, apiUrl);
  for (const name of names) {
    target.searchParams.set(name, source.get(name) ?? '');
  }
  return target.href;
}
