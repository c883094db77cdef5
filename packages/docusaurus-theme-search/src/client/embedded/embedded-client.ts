import {createRequestError, createWorker} from '@developer-docs/internal';
import {headingsFile} from '@developer-docs/search-engine';
import {proxy, wrap, type Remote} from 'comlink';
import {loadCode} from '../recovery';
import type {SearchClient} from '../search-client';
import {fetchIndexFile} from './fetch-index-file';
import type {SearchServer} from './worker';

/** A running worker. */
interface Connection {
  readonly server: Remote<SearchServer>;
  /** Rejects if the worker's script can't be loaded or the worker crashes. */
  readonly failure: Promise<never>;
}

let sharedClient: Required<SearchClient> | undefined;

/** Returns the client of the embedded engine. The modal and the search page share the client and its worker. */
export function getEmbeddedClient(): Required<SearchClient> {
  sharedClient ??= createEmbeddedClient();
  return sharedClient;
}

function createEmbeddedClient(): Required<SearchClient> {
  const listeners = new Set<() => void>();
  let connection: Connection | undefined;

  /** @throws Error if the browser doesn't support or allow workers. */
  function connect(): Connection {
    if (connection) return connection;
    const {worker, url} = createWorker(() => new Worker(new URL('./worker.js', import.meta.url), {name: 'search'}));
    const failure = new Promise<never>((_resolve, reject) => {
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        worker.terminate();
        connection = undefined;
        reject(createRequestError(url, 'The search worker failed.'));
      });
    });
    failure.catch(() => undefined);
    const server = wrap<SearchServer>(worker);
    const onStaleResponse = () => {
      for (const listener of listeners) listener();
    };
    // Loads the headings together with the worker's script. If this fails, the worker tries again and reports it.
    void fetchIndexFile(headingsFile, 'no-cache')
      .catch(() => undefined)
      .then((headings) => server.start(document.documentElement.lang, headings, proxy(onStaleResponse)));
    connection = {server, failure};
    return connection;
  }

  return {
    preload: () => {
      try {
        connect();
      } catch {
        // The first search will report the error.
      }
    },
    onStaleResponse: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    search: ({requests}) =>
      loadCode(async () => {
        const {server, failure} = connect();
        return {results: await Promise.race([server.search(requests), failure])};
      }),
  };
}
