import type {SampleRequest} from '../../../reference/samples';
import {loadSandbox, type SandboxRequest} from '../index';
import {createRequest, type RequestDraft} from './draft';
import type {ConsoleOperation} from './operation';
import {history, type HistoryEntry} from './tab-store';

/**
 * Sends a draft to the sandbox, and adds it to the tab's history.
 *
 * @param customToken - The token for the `custom` credential.
 */
export async function sendDraft(
  model: ConsoleOperation,
  draft: RequestDraft,
  customToken: string,
): Promise<HistoryEntry> {
  const sandbox = await loadSandbox();
  const sample = createRequest(model, draft);
  // Samples don't have these headers, because they aren't part of the API.
  const simulation = Object.entries(draft.simulation).filter(([, value]) => value !== '');
  const request: SandboxRequest = {
    method: sample.method,
    url: sample.url,
    headers: {...(await resolveHeaders(sample, draft, customToken)), ...Object.fromEntries(simulation)},
    ...(sample.body !== undefined && {body: draft.body}),
  };
  const response = await sandbox.send(request);
  return history.add({operation: model.operation.id, draft, request, response});
}

/** Replaces the environment variables of a sample with a sandbox credential. */
async function resolveHeaders(
  {headers}: SampleRequest,
  {credential, userId}: RequestDraft,
  customToken: string,
): Promise<Record<string, string>> {
  const sandbox = await loadSandbox();
  const resolved: Record<string, string> = {};
  for (const [name, value] of headers) {
    resolved[name] =
      typeof value === 'string'
        ? value
        : value.prefix + (credential === 'custom' ? customToken : await sandbox.createSecret(credential, userId));
  }
  return resolved;
}

/** Sends a `GET` request to a URL in a response, with the credential of the original request. */
export async function followUp(entry: HistoryEntry, url: string): Promise<HistoryEntry> {
  const sandbox = await loadSandbox();
  const {Authorization: authorization} = entry.request.headers;
  const request = {method: 'GET', url, headers: {...(authorization !== undefined && {Authorization: authorization})}};
  const response = await sandbox.send(request);
  const operation = (await sandbox.findOperationId(url)) ?? entry.operation;
  return history.add({operation, draft: entry.draft, request, response});
}
