import {SearchUnavailable, type SearchAnswer, type SearchClient} from './search-client';
import type {WorkerRequest, WorkerResponse} from './worker-messages';

/** The client of the embedded engine, which runs in a worker. */
export interface EmbeddedClient extends SearchClient {
  /** Starts the worker, which begins to read the index. */
  readonly prepare: () => void;
  /**
   * Calls back when a search that was answered from the headings alone may be asked again.
   *
   * @returns Ends that.
   */
  readonly onSettled: (listener: () => void) => () => void;
}

interface Waiting {
  readonly resolve: (answer: {results: SearchAnswer[]}) => void;
  readonly reject: (error: SearchUnavailable) => void;
}

/**
 * @param baseUrl - Path of the site on its host, with a slash at both ends.
 */
export function createEmbeddedClient(baseUrl: string): EmbeddedClient {
  const listeners = new Set<() => void>();
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let count = 0;

  function settle(id: number, end: (search: Waiting) => void): void {
    const search = waiting.get(id);
    waiting.delete(id);
    if (search) end(search);
  }

  function receive(message: WorkerResponse): void {
    if (message.kind === 'settled') {
      listeners.forEach((listener) => {
        listener();
      });
    } else if (message.kind === 'answer') {
      settle(message.id, ({resolve}) => {
        resolve({results: message.results});
      });
    } else {
      settle(message.id, ({reject}) => {
        reject(new SearchUnavailable(message.reason));
      });
    }
  }

  /** The worker's script did not load, or the worker broke: the next search starts another. */
  function giveUp(): void {
    worker?.terminate();
    worker = undefined;
    for (const id of [...waiting.keys()]) {
      settle(id, ({reject}) => {
        reject(new SearchUnavailable('The search worker does not run.'));
      });
    }
  }

  function start(): Worker {
    if (!worker) {
      worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
      worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
        receive(data);
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        giveUp();
      });
      send(worker, {kind: 'start', baseUrl: new URL(baseUrl, location.href).href});
    }
    return worker;
  }

  return {
    prepare: () => {
      try {
        start();
      } catch {
        // The browser has no workers, or does not allow this one: the first search says so.
      }
    },
    onSettled: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    search: ({requests}) =>
      new Promise((resolve, reject) => {
        const id = count++;
        waiting.set(id, {resolve, reject});
        try {
          send(start(), {kind: 'search', id, requests});
        } catch (error) {
          // The browser has no workers, or does not allow this one.
          waiting.delete(id);
          reject(new SearchUnavailable(String(error)));
        }
      }),
  };
}

function send(worker: Worker, message: WorkerRequest): void {
  worker.postMessage(message);
}
