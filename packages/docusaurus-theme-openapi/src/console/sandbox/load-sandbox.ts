import {watchWorker} from '@developer-docs/docusaurus-utils';
import type {AuthorizationDecision} from '@developer-docs/mock-api';
import {loadOnce} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';
import {proxy, wrap} from 'comlink';
import {loadOnDemand} from '../../client/common/loading/load-on-demand';
import type {ConsoleRequest, ConsoleResponse, WebhookDelivery} from '../http/messages';
import {createObservable} from '../observable';
import type {SandboxWorker} from './worker/sandbox-server';

/** The API, running in a worker. Its data lives until the tab is closed or reloaded. */
export type Sandbox = Awaited<ReturnType<typeof createSandbox>>;

/** The sandboxes by their IDs. */
const loading = new Map<string, Promise<Sandbox>>();

/**
 * Loads a sandbox. All callers share one instance and its data. After a failure, the next call tries again.
 *
 * @param id - Default: the sandbox of the current documents.
 * @throws Error with a message for readers.
 */
export const loadSandbox = (id = ''): Promise<Sandbox> =>
  loadOnce(loading, id, () => loadOnDemand(() => createSandbox(id), getErrorText));

/** Throws the error of a call. If validators couldn't be loaded, the site may have been deployed since. */
function reportValidators(error: unknown): Promise<never> {
  if (!(error instanceof Error) || error.name !== 'ValidatorsUnavailableError') throw error;
  return loadOnDemand(() => Promise.reject(error), getErrorText);
}

async function createSandbox(id: string) {
  const deliveries = createObservable<readonly WebhookDelivery[]>([]);
  const clockOffset = createObservable(0);
  const worker = new Worker(new URL('./worker/index.js', import.meta.url), {name: 'sandbox', type: 'module'});
  const failure = watchWorker(worker, getErrorText());
  // The next call starts another one.
  failure.catch(() => loading.delete(id));
  /** Waits for a call, and rejects if the worker stops first or can't load an operation's validators. */
  const finish = <T>(call: Promise<T>) => Promise.race([call, failure]).catch(reportValidators);
  const start = async () => {
    const server = await finish(wrap<SandboxWorker>(worker).open(id));
    const onDelivery = (delivery: WebhookDelivery) => deliveries.set([delivery, ...deliveries.getSnapshot()]);
    return {server, started: await finish(server.start(proxy(onDelivery)))};
  };
  const {server, started} = await start().catch((error: unknown) => {
    worker.terminate();
    throw error;
  });
  return {
    ...started,
    /** Sends a request. Its `Mock-*` headers can simulate errors and delays. */
    send: async (request: ConsoleRequest): Promise<ConsoleResponse> => {
      const startedAt = performance.now();
      const {streamId, ...response} = await finish(server.send(request));
      const durationMs = performance.now() - startedAt;
      if (streamId === undefined) return {...response, durationMs};
      const {openStream} = await loadOnDemand(
        () => import(/* webpackChunkName: "openapi-console-stream" */ '../http/response-stream'),
      );
      const stream = openStream({
        mediaType: new Headers(response.headers).get('Content-Type') ?? '',
        read: () => finish(server.readStream(streamId)),
        cancel: () => void server.cancelStream(streamId),
      });
      return {...response, stream, durationMs};
    },
    findOperationId: (url: string) => finish(server.findOperationId(url)),
    createSecret: (credential: string) => finish(server.createSecret(credential)),
    getAuthorizationServer: (url: string) => finish(server.getAuthorizationServer(url)),
    readAuthorizationRequest: (url: string) => finish(server.readAuthorizationRequest(url)),
    authorize: (url: string, decision: AuthorizationDecision) => finish(server.authorize(url, decision)),
    validateBody: (operationId: string, body: string | Blob, contentType?: string) =>
      finish(server.validateBody(operationId, body, contentType)),
    validateParameters: (operationId: string, request: Pick<ConsoleRequest, 'url' | 'headers'>) =>
      finish(server.validateParameters(operationId, request)),
    advanceClock: async (milliseconds: number): Promise<void> =>
      clockOffset.set(await finish(server.advanceClock(milliseconds))),
    /** The captured webhooks, newest first. */
    deliveries,
    /** How far the clock has been advanced, in milliseconds. */
    clockOffset,
    /** Discards all data, and restores the documents' example data and the current time. */
    reset: async (): Promise<void> => {
      await finish(server.reset());
      deliveries.set([]);
      clockOffset.set(0);
    },
  };
}

const getErrorText = () =>
  translate({
    id: 'theme.openapi.console.sandbox.unavailable',
    message: 'The sandbox couldn’t be loaded. Check your connection and try again.',
  });
