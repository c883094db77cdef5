import {renderRaster} from './render-raster';
import {SandboxError} from './sandbox';
import type {CallWorker, PageMessage, WorkerMessage} from './worker/messages';

/** Messages from the worker that aren't responses to calls. */
export type WorkerEvent = Extract<WorkerMessage, {kind: 'summary' | 'delivery'}>;

/** Calls methods in the worker. */
export interface WorkerClient {
  /** @throws SandboxError if the method fails, or if the worker has stopped. */
  readonly call: CallWorker;
  readonly stop: () => void;
}

interface PendingCall {
  readonly resolve: (value: never) => void;
  readonly reject: (error: SandboxError) => void;
}

/**
 * Starts the worker.
 *
 * @param onStop - Called when the worker's script can't be loaded, or when the worker crashes.
 */
export function startWorker(onEvent: (event: WorkerEvent) => void, onStop: () => void): WorkerClient {
  const worker = new Worker(new URL('./worker/index.ts', import.meta.url), {name: 'sandbox', type: 'module'});
  const pendingCalls = new Map<number, PendingCall>();
  let callCount = 0;
  let isStopped = false;
  const post = (message: PageMessage) => worker.postMessage(message);

  function settle(id: number, action: (call: PendingCall) => void): void {
    const call = pendingCalls.get(id);
    pendingCalls.delete(id);
    if (call) action(call);
  }

  function stop(): void {
    isStopped = true;
    worker.terminate();
    for (const id of [...pendingCalls.keys()]) {
      settle(id, ({reject}) => reject(createStoppedError()));
    }
    onStop();
  }

  worker.addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => {
    switch (data.kind) {
      case 'result':
        settle(data.id, ({resolve}) => resolve(data.value as never));
        break;
      case 'error':
        settle(data.id, ({reject}) => reject(new SandboxError(data.message)));
        break;
      case 'raster':
        renderRaster(data.svg, data.options).then(
          (image) => post({kind: 'raster', id: data.id, image}),
          () => post({kind: 'raster', id: data.id, image: undefined}),
        );
        break;
      default:
        onEvent(data);
    }
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    stop();
  });

  return {
    call: (method, ...parameters) =>
      new Promise((resolve, reject) => {
        if (isStopped) {
          reject(createStoppedError());
          return;
        }
        const id = callCount++;
        pendingCalls.set(id, {resolve, reject});
        post({kind: 'call', id, method, argument: parameters[0]});
      }),
    stop,
  };
}

const createStoppedError = () => new SandboxError('The sandbox has stopped. Run the request again to restart it.');
