import {createObservableValue} from './observable-value';
import {toSvgUrl} from './render-raster';
import {SandboxError, type Sandbox, type SandboxSummary, type WebhookDelivery} from './sandbox';
import {startWorker} from './worker-client';

const startTimeoutMs = 30_000;
const emptySummary: SandboxSummary = {requests: 0, designs: 0, users: 0, clockOffsetMs: 0};

let loading: Promise<Sandbox> | undefined;

/**
 * Loads the sandbox. All callers share it, and with it the data. After a failure, the next call tries again.
 *
 * @throws SandboxError
 */
export function loadSandbox(): Promise<Sandbox> {
  loading ??= createSandbox(() => {
    loading = undefined;
  });
  return loading;
}

/** @param onStop - Called when the sandbox can't be used anymore. */
async function createSandbox(onStop: () => void): Promise<Sandbox> {
  const deliveries = createObservableValue<readonly WebhookDelivery[]>([]);
  const summary = createObservableValue(emptySummary);
  const client = openWorker();
  const timeout = setTimeout(() => client.stop(), startTimeoutMs);
  const started = await client.started
    .catch((error: unknown) => {
      onStop();
      throw new SandboxError("The sandbox couldn't be loaded. Check your connection and try again.", {cause: error});
    })
    .finally(() => clearTimeout(timeout));

  function openWorker() {
    try {
      return startWorker(
        {
          onSummary: summary.set,
          onDelivery: (delivery) => deliveries.set([delivery, ...deliveries.getSnapshot()]),
        },
        onStop,
      );
    } catch (error) {
      onStop();
      throw new SandboxError("The sandbox can't run, because the browser doesn't allow workers on this page.", {
        cause: error,
      });
    }
  }

  let {credentials} = started;
  return {
    apiUrl: started.apiUrl,
    operationIds: started.operationIds,
    get credentials() {
      return credentials;
    },
    send: async (request, {signal} = {}) => {
      const startedAt = performance.now();
      const response = await rejectOnAbort(client.call('send', request), signal);
      return {...response, durationMs: performance.now() - startedAt};
    },
    getUserToken: (userId) => client.call('getUserToken', userId),
    getSuperuserToken: () => client.call('getSuperuserToken'),
    redeliverWebhook: (id) => client.call('redeliverWebhook', id),
    advanceClock: (milliseconds) => client.call('advanceClock', milliseconds),
    validateBody: (operationId, body) => client.call('validateBody', {operationId, body}),
    loadFile: (url) => client.call('loadFile', url),
    loadImage: async (url) => toSvgUrl(await client.call('drawFile', url)),
    deliveries,
    summary,
    reset: async () => {
      credentials = await client.call('reset');
      deliveries.set([]);
    },
  };
}

/** Rejects with the reason of the signal when it's aborted first. */
function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) {
    return promise;
  }
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, {once: true});
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
