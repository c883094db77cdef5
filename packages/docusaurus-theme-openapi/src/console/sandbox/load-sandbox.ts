import {watchWorker} from '@developer-docs/docusaurus-utils';
import {loadOnce} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';
import {proxy, wrap} from 'comlink';
import {loadConsoleCode} from '../../browser/load-console-code';
import {createObservable, type Observable} from '../../browser/observable';
import type {ConsoleRequest, ConsoleResponse, WebhookDelivery} from '../http/messages';
import type {SandboxServer, SandboxWorker} from './worker/sandbox-server';

/** The methods of an object in a worker. */
type Remote<T> = {
  readonly [Name in keyof T]: T[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never;
};

type SandboxMethods = Omit<Remote<SandboxServer>, 'start' | 'send' | 'readStream' | 'cancelStream' | 'advanceClock'>;

/** The API, running in a worker. Its data lives until the tab is closed or reloaded. */
export interface Sandbox extends SandboxMethods, ReturnType<SandboxServer['start']> {
  /** `Mock-*` headers simulate errors, outcomes, and delays. `packages/mock-api/README.md` lists them. */
  readonly send: (request: ConsoleRequest) => Promise<ConsoleResponse>;
  /** The captured webhooks, newest first. */
  readonly deliveries: Observable<readonly WebhookDelivery[]>;
  readonly advanceClock: (milliseconds: number) => Promise<void>;
  /** How far the clock has been advanced, in milliseconds. */
  readonly clockOffset: Observable<number>;
}

/** The sandboxes by their IDs. */
const loading = new Map<string, Promise<Sandbox>>();

/**
 * Loads a sandbox. All callers share one instance and its data. After a failure, the next call tries again.
 *
 * @param id - Default: the sandbox of the current documents.
 * @throws Error with a message for readers.
 */
export const loadSandbox = (id = ''): Promise<Sandbox> =>
  loadOnce(loading, id, () => loadConsoleCode(() => createSandbox(id), getErrorText));

/** A worker in which a sandbox runs. */
interface RunningWorker {
  readonly server: Remote<SandboxServer>;
  readonly started: ReturnType<SandboxServer['start']>;
  /** Waits for a call, and rejects if the worker stops first or can't load an operation's validators. */
  readonly finish: <T>(call: Promise<T>) => Promise<T>;
}

async function startWorker(id: string, onDelivery: (delivery: WebhookDelivery) => void): Promise<RunningWorker> {
  const worker = new Worker(new URL('./worker/index.js', import.meta.url), {name: 'sandbox', type: 'module'});
  const failure = watchWorker(worker, getErrorText());
  // The next call starts another one.
  failure.catch(() => loading.delete(id));
  try {
    const server = await Promise.race([wrap<SandboxWorker>(worker).open(id), failure]);
    const started = await Promise.race([server.start(proxy(onDelivery)), failure]);
    return {server, started, finish: (call) => Promise.race([call, failure]).catch(reportValidators)};
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/**
 * @throws The error of a call. If an operation's validators couldn't be loaded, the site may have been deployed since.
 */
function reportValidators(error: unknown): Promise<never> {
  if (!(error instanceof Error) || error.name !== 'ValidatorsUnavailableError') throw error;
  return loadConsoleCode(() => Promise.reject(error), getErrorText);
}

async function createSandbox(id: string): Promise<Sandbox> {
  const deliveries = createObservable<readonly WebhookDelivery[]>([]);
  const clockOffset = createObservable(0);
  const {server, started, finish} = await startWorker(id, (delivery) =>
    deliveries.set([delivery, ...deliveries.getSnapshot()]),
  );
  return {
    ...started,
    send: async (request) => {
      const startedAt = performance.now();
      const {streamId, ...response} = await finish(server.send(request));
      const durationMs = performance.now() - startedAt;
      if (streamId === undefined) return {...response, durationMs};
      const {openStream} = await loadConsoleCode(
        () => import(/* webpackChunkName: "openapi-console-stream" */ '../http/response-stream'),
      );
      const stream = openStream({
        mediaType: new Headers(response.headers).get('Content-Type') ?? '',
        read: () => finish(server.readStream(streamId)),
        cancel: () => void server.cancelStream(streamId),
      });
      return {...response, stream, durationMs};
    },
    findOperationId: (url) => finish(server.findOperationId(url)),
    createSecret: (credential) => finish(server.createSecret(credential)),
    getAuthorizationServer: (url) => finish(server.getAuthorizationServer(url)),
    readAuthorizationRequest: (url) => finish(server.readAuthorizationRequest(url)),
    authorize: (url, decision) => finish(server.authorize(url, decision)),
    advanceClock: async (milliseconds) => clockOffset.set(await finish(server.advanceClock(milliseconds))),
    validateBody: (operationId, body, contentType) => finish(server.validateBody(operationId, body, contentType)),
    validateParameters: (operationId, request) => finish(server.validateParameters(operationId, request)),
    deliveries,
    clockOffset,
    reset: async () => {
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
