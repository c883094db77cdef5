import {proxy, wrap, type Remote} from 'comlink';
import {renderRaster} from './render-raster';
import {SandboxError} from './sandbox';
import type {SandboxCallbacks, SandboxServer} from './worker/sandbox-server';

/** The methods of the worker that the page calls after the start. */
type Method = Exclude<keyof SandboxServer, 'start'>;

/** Calls methods in the worker. */
export interface WorkerClient {
  readonly started: ReturnType<Remote<SandboxServer>['start']>;
  /** @throws SandboxError if the method fails, or if the worker has stopped. */
  readonly call: <M extends Method>(
    method: M,
    ...parameters: Parameters<SandboxServer[M]>
  ) => Promise<Awaited<ReturnType<SandboxServer[M]>>>;
  readonly stop: () => void;
}

/**
 * Starts the worker.
 *
 * @param onStop - Called when the worker's script can't be loaded, or when the worker crashes.
 */
export function startWorker(
  callbacks: Pick<SandboxCallbacks, 'onDelivery' | 'onSummary'>,
  onStop: () => void,
): WorkerClient {
  const worker = new Worker(new URL('./worker/index.ts', import.meta.url), {name: 'sandbox', type: 'module'});
  const server = wrap<SandboxServer>(worker);
  let rejectCalls: (error: SandboxError) => void = () => undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    rejectCalls = reject;
  });
  stopped.catch(() => undefined);
  const stop = () => {
    worker.terminate();
    rejectCalls(new SandboxError('The sandbox has stopped. Run the request again to restart it.'));
    onStop();
  };
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    stop();
  });
  return {
    started: Promise.race([server.start(proxy({...callbacks, renderRaster})), stopped]),
    call: async (method, ...parameters) => {
      const remoteMethod = server[method] as unknown as (...values: unknown[]) => Promise<never>;
      const result = remoteMethod(...parameters).catch((error: unknown) => {
        throw new SandboxError((error as Error).message);
      });
      return Promise.race([result, stopped]);
    },
    stop,
  };
}
