import {insertSecret} from '@developer-docs/openapi';
import {loadOnDemand} from '../../client/common/loading/load-on-demand';
import type {ConsoleOperation} from '../../shared/console-operation';
import {checkPath, createRequest} from '../draft/create-request';
import type {RequestDraft} from '../draft/draft';
import {removeSecrets} from '../draft/remove-secrets';
import {requestHistory, type HistoryEntry} from '../memory/request-history';
import {loadSandbox} from '../sandbox/load-sandbox';
import type {Destination} from './destination';
import {encodeBody} from './encode-body';
import {sendToSandbox} from './send-to-sandbox';

/*
 * How a request is sent: the reader edits a draft. It becomes a sample, whose secrets are variables (draft/), and an
 * encoded body (encode-body.ts). Secrets of the sandbox, or those that the reader has entered for the server,
 * replace the variables (insert-secrets.ts). The history keeps the draft and its sample without credentials (draft/).
 */

interface SendOptions {
  /** Cancels the request, which then isn't added to the history. */
  readonly signal?: AbortSignal;
  /** The ID of the last event that a lost connection has received. The stream continues after it. */
  readonly lastEventId?: string;
}

/** Loads the code that sends requests to servers. */
export const loadServerCode = () =>
  loadOnDemand(() => import(/* webpackChunkName: "openapi-console-server-request" */ './send-to-server'));

/**
 * Sends a draft to the sandbox, or to a server, and adds it to the tab's history.
 *
 * @throws A `FieldValueError`, without sending the request.
 * @throws A `RedirectError` if the server redirects a request with credentials.
 */
export async function sendDraft(
  operation: ConsoleOperation,
  draft: RequestDraft,
  destination: Destination,
  {signal, lastEventId}: SendOptions = {},
): Promise<HistoryEntry> {
  checkPath(operation, draft);
  const {isSandbox, url: server, proxy} = destination;
  const sample = createRequest(operation, draft, proxy ?? server);
  const {body, contentType} = await encodeBody(sample, draft);
  const shared = removeSecrets(operation, draft);
  const shown = createRequest(operation, shared, server);
  // Samples don't have these headers, because they aren't part of the API.
  const added = isSandbox ? Object.entries(draft.simulation).filter(([, value]) => value !== '') : [];
  if (lastEventId !== undefined) added.push(['Last-Event-ID', lastEventId]);
  const headers = Object.fromEntries(added);
  if (contentType !== undefined) headers['Content-Type'] = contentType;
  const prepared = {operation, draft, destination, sample, encoded: {body, headers}, signal};
  const sent = isSandbox ? await sendToSandbox(prepared) : await (await loadServerCode()).sendToServer(prepared);
  const {stream} = sent.response;
  if (signal?.aborted === true) stream?.stop();
  signal?.throwIfAborted();
  // JSON is shown as the reader typed it.
  const typed = typeof body === 'string' && shared.body === draft.body ? body : undefined;
  return requestHistory.add({
    operationId: operation.id,
    sandbox: operation.sandbox,
    draft: shared,
    url: insertSecret(shown.url, '…'),
    sample: {
      ...shown,
      headers: [...shown.headers, ...added],
      ...(typed !== undefined && {body: {kind: 'text', text: typed}}),
    },
    server,
    ...sent,
  });
}

/** Sends a `GET` request to a URL in a response of the sandbox, with the credential of the original request. */
export async function followUp(entry: HistoryEntry, url: string): Promise<HistoryEntry> {
  const {headers, query} = entry.credentials;
  const sandbox = await loadSandbox(entry.sandbox);
  const target = new URL(url, sandbox.apiUrl);
  const shownUrl = target.href;
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
  const response = await sandbox.send({method: 'GET', url: target.href, headers});
  const {body: _body, ...sample} = entry.sample;
  return requestHistory.add({
    ...entry,
    operationId: (await sandbox.findOperationId(url)) ?? entry.operationId,
    url: shownUrl,
    sample: {
      ...sample,
      method: 'GET',
      url: shownUrl,
      headers: sample.headers.filter(([name]) => Object.hasOwn(headers, name)),
    },
    response,
  });
}
