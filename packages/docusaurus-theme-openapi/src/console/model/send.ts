import {translate} from '@docusaurus/Translate';
import {insertSecret, type SampleRequest} from '@developer-docs/openapi';
import {loadCode} from '../../client/try-it/recovery';
import {loadSandbox, type SandboxRequest} from '../sandbox';
import {getRequirement} from './credentials';
import {createRequest, createShownRequest, findUnsafeValues, type RequestDraft} from './draft';
import {getParameterKey, type ConsoleCredential, type ConsoleOperation} from '../data/operation';
import {removeSecrets} from './draft-secrets';
import type {UnsafePathValue} from './path-values';
import {encodeBody, type RequestContent} from './request-content';
import {collectSecrets, encodeUser, explainScheme, insertSecrets, isUserScheme, type Secrets} from './secrets';
import {findProxy} from './servers';
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
  value === ''
    ? translate(
        {id: 'theme.openapi.console.emptyParameter', message: 'Enter a value for the path parameter {name}.'},
        {name},
      )
    : translate(
        {
          id: 'theme.openapi.console.dotSegment',
          message:
            'Enter another value for the path parameter {name}. “{value}” is removed from URLs, so the request would call another operation.',
        },
        {name, value},
      );

/** The reader has entered nothing for a security scheme, or something that can't be sent. */
export class MissingSecretError extends Error {
  /** @param scheme - The name of the security scheme. */
  constructor(
    message: string,
    readonly scheme: string,
  ) {
    super(message);
  }
}

/** Loads the code that sends requests to servers. */
export const loadServerRequest = () =>
  loadCode(() => import(/* webpackChunkName: "sandbox-server-request" */ './server-request'));

interface SendOptions {
  /** URL of a server. Default: the sandbox. */
  readonly server?: string;
  /** Cancels the request, which then isn't added to the history. */
  readonly signal?: AbortSignal;
  /** The ID of the last event that a lost connection has received. The stream continues after it. */
  readonly lastEventId?: string;
}

/**
 * Sends a draft to the sandbox, or to a server, and adds it to the tab's history.
 *
 * @throws A `PathParameterError` or a `MissingSecretError`, without sending the request.
 * @throws A `RedirectError` if the server redirects a request with credentials.
 */
export async function sendDraft(
  model: ConsoleOperation,
  draft: RequestDraft,
  {server, signal, lastEventId}: SendOptions = {},
): Promise<HistoryEntry> {
  const emptyParameter = model.operation.parameters.find(
    (parameter) => parameter.in === 'path' && (draft.parameters[getParameterKey(parameter)] ?? '') === '',
  );
  const [unsafe] = emptyParameter ? [{parameter: emptyParameter.name, value: ''}] : findUnsafeValues(model, draft);
  if (unsafe !== undefined) {
    throw new PathParameterError(unsafe);
  }
  const credential = model.credentials.find(({id}) => id === draft.credential);
  const {sandbox: sandboxId} = model;
  const operation = model.operation.id;
  if (server !== undefined) {
    const {createServerRequest, sendToServer} = await loadServerRequest();
    const secrets = await getServerSecrets(model, credential, new URL(server).origin);
    const sample = createRequest(selectServer(model, server), draft);
    const content = addLastEventId(await encodeBody(sample, draft), lastEventId);
    const proxy = findProxy(model, server);
    const sent = proxy === undefined ? sample : createRequest(selectServer(model, proxy), draft);
    // The history keeps no secrets of servers, only the draft, with which the reader can repeat the request.
    const hidden = createShownRequest(selectServer(model, server), draft);
    const request = createServerRequest(sent, content, secrets, hidden);
    const response = await sendToServer(request, signal);
    signal?.throwIfAborted();
    const {url, headers} = insertSecrets(hidden, new Map());
    const shown = {
      ...hideBody(model, draft, request),
      url: insertSecret(url, '…'),
      headers: {...toRecord(headers, '…'), ...content.headers},
    };
    return history.add({
      operation,
      sandbox: sandboxId,
      draft,
      request: shown,
      sample: hidden,
      credentialHeaders: [],
      credentialParameters: [],
      response,
      server,
    });
  }
  const sandbox = await loadSandbox(sandboxId);
  const sample = createRequest(model, draft);
  const content = addLastEventId(await encodeBody(sample, draft), lastEventId);
  const secrets = credential && (await collectSecrets(model, {credential, target: ''}, sandbox));
  const {url, headers, basicAuth} = insertSecrets(sample, secrets ?? new Map());
  // The sandbox accepts every digest.
  const digest = basicAuth && encodeUser(secrets?.get(basicAuth.user) ?? '', secrets?.get(basicAuth.password) ?? '');
  // Samples don't have these headers, because they aren't part of the API.
  const simulation = Object.entries(draft.simulation).filter(([, value]) => value !== '');
  const request: SandboxRequest = {
    method: sample.method,
    url: insertSecret(url, ''),
    headers: {
      ...(digest !== undefined && {Authorization: `Digest response="${digest}"`}),
      ...toRecord(headers, ''),
      ...content.headers,
      ...Object.fromEntries(simulation),
    },
    body: content.body,
  };
  signal?.throwIfAborted();
  const response = await sandbox.send(request);
  if (signal?.aborted === true) response.stream?.stop();
  signal?.throwIfAborted();
  const schemes = model.operation.security.flatMap((requirement) => requirement.map(({scheme}) => scheme));
  return history.add({
    operation,
    sandbox: sandboxId,
    draft,
    request: hideBody(model, draft, request),
    sample: createShownRequest(model, draft),
    credentialHeaders: [
      ...(sample.basicAuth === undefined ? [] : ['Authorization']),
      ...sample.headers.filter(([, value]) => typeof value !== 'string').map(([name]) => name),
    ],
    credentialParameters: schemes.flatMap((scheme) => (scheme.in === 'query' ? (scheme.parameter ?? []) : [])),
    response,
  });
}

/** Returns a request for the history: without its body if that may contain a credential. The sample has the rest. */
function hideBody<Request extends {readonly body?: unknown}>(
  model: ConsoleOperation,
  draft: RequestDraft,
  request: Request,
): Request | Omit<Request, 'body'> {
  if (removeSecrets(model, draft).body === draft.body) return request;
  const {body: _, ...shown} = request;
  return shown;
}

const addLastEventId = (content: RequestContent, id: string | undefined): RequestContent =>
  id === undefined ? content : {...content, headers: {...content.headers, 'Last-Event-ID': id}};

const toRecord = (headers: SampleRequest['headers'], secret: string): Record<string, string> =>
  Object.fromEntries(headers.map(([name, value]) => [name, insertSecret(value, secret)]));

/**
 * Returns the secrets that the reader has entered for a server.
 *
 * @throws A `MissingSecretError`, or an error if a page can't send them.
 */
async function getServerSecrets(
  model: ConsoleOperation,
  credential: ConsoleCredential | undefined,
  target: string,
): Promise<Secrets> {
  if (credential === undefined) return new Map();
  const secrets = await collectSecrets(model, {credential, target});
  for (const {scheme} of getRequirement(model, credential)) {
    const reason = explainScheme(scheme, false);
    if (reason !== undefined)
      throw new Error(
        `${reason} ${translate({id: 'theme.openapi.console.auth.useSample', message: 'Use one of the code samples.'})}`,
      );
    const key = isUserScheme(scheme) ? `${scheme.variable}_USERNAME` : scheme.variable;
    if ((secrets.get(key) ?? '') === '') {
      throw new MissingSecretError(
        translate(
          {id: 'theme.openapi.console.auth.missing', message: 'Enter the credential for {scheme}, or select “None”.'},
          {scheme: scheme.title},
        ),
        scheme.name,
      );
    }
    if (isUserScheme(scheme) && secrets.get(key)?.includes(':') === true) {
      throw new MissingSecretError(
        translate(
          {
            id: 'theme.openapi.console.auth.colon',
            message: 'A user name can’t contain a colon. Enter another one for {scheme}.',
          },
          {scheme: scheme.title},
        ),
        scheme.name,
      );
    }
  }
  return secrets;
}

/** Returns the operation with a URL as its only server. */
export function selectServer(model: ConsoleOperation, url: string): ConsoleOperation {
  const {operation} = model;
  const [server] = operation.servers;
  return server === undefined ? model : {...model, operation: {...operation, servers: [{...server, url}]}};
}

/** Sends a `GET` request to a URL in a response, with the credential of the original request. */
export async function followUp(entry: HistoryEntry, url: string): Promise<HistoryEntry> {
  const sandbox = await loadSandbox(entry.sandbox);
  const headers = Object.entries(entry.request.headers).filter(([name]) => entry.credentialHeaders.includes(name));
  const request = {
    method: 'GET',
    url: addCredential(url, entry, sandbox.apiUrl),
    headers: Object.fromEntries(headers),
  };
  const response = await sandbox.send(request);
  const operation = (await sandbox.findOperationId(url)) ?? entry.operation;
  const {body: _body, ...sample} = entry.sample;
  const sampleHeaders = sample.headers.filter(([name]) => entry.credentialHeaders.includes(name));
  const followUpSample = {...sample, method: 'GET', url: new URL(url, sandbox.apiUrl).href, headers: sampleHeaders};
  return history.add({...entry, operation, request, sample: followUpSample, response});
}

/** Adds the query parameters with a request's credential. Other URLs stay as the API returned them. */
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
