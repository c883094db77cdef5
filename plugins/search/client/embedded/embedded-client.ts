import {SearchUnavailableError, type SearchClient, type SearchResponse} from '../search-client';
import type {WorkerRequest, WorkerResponse} from './worker-messages';

interface PendingSearch {
  readonly resolve: (response: {results: SearchResponse[]}) => void;
  readonly reject: (error: SearchUnavailableError) => void;
}

let sharedClient: Required<SearchClient> | undefined;

/**
 * Returns the client of the embedded engine. The modal and the search page share it, and with it the worker.
 *
 * @param baseUrl - Base URL of the site, with a leading and a trailing slash.
 */
export function getEmbeddedClient(baseUrl: string): Required<SearchClient> {
  sharedClient ??= createEmbeddedClient(baseUrl);
  return sharedClient;
}

function createEmbeddedClient(baseUrl: string): Required<SearchClient> {
  const listeners = new Set<() => void>();
  const pendingSearches = new Map<number, PendingSearch>();
  let worker: Worker | undefined;
  let searchCount = 0;

  function settle(id: number, action: (search: PendingSearch) => void): void {
    const search = pendingSearches.get(id);
    pendingSearches.delete(id);
    if (search) action(search);
  }

  function handleMessage(message: WorkerResponse): void {
    if (message.kind === 'stale') {
      listeners.forEach((listener) => {
        listener();
      });
    } else if (message.kind === 'response') {
      settle(message.id, ({resolve}) => {
        resolve({results: message.results});
      });
    } else {
      settle(message.id, ({reject}) => {
        reject(new SearchUnavailableError(message.reason));
      });
    }
  }

  /** The worker's script didn't load, or the worker crashed. The next search starts another one. */
  function handleWorkerError(): void {
    worker?.terminate();
    worker = undefined;
    for (const id of [...pendingSearches.keys()]) {
      settle(id, ({reject}) => {
        reject(new SearchUnavailableError('The search worker failed.'));
      });
    }
  }

  /** @throws If the browser doesn't support or allow workers. */
  function startWorker(): Worker {
    if (!worker) {
      worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
      worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
        handleMessage(data);
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        handleWorkerError();
      });
      post(worker, {kind: 'start', baseUrl: new URL(baseUrl, location.href).href});
    }
    return worker;
  }

  return {
    preload: () => {
      try {
        startWorker();
      } catch {
        // The first search reports the error.
      }
    },
    onStaleResponse: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    search: ({requests}) =>
      new Promise((resolve, reject) => {
        const id = searchCount++;
        pendingSearches.set(id, {resolve, reject});
        try {
          post(startWorker(), {kind: 'search', id, requests});
        } catch (error) {
          pendingSearches.delete(id);
          reject(new SearchUnavailableError(String(error)));
        }
      }),
  };
}

function post(worker: Worker, message: WorkerRequest): void {
  worker.postMessage(message);
}
