import {loadCode} from '@developer-docs/utils';
import {proxy, wrap, type Remote} from 'comlink';
import type {SearchClient} from '../search-client';
import {startSearchWorker, type SearchWorker} from './search-worker';
import type {SearchServer} from './worker';

let sharedClient: Required<SearchClient> | undefined;

/** Returns the client of the embedded engine. The modal and the search page share the client and its worker. */
export function getEmbeddedClient(): Required<SearchClient> {
  sharedClient ??= createEmbeddedClient();
  return sharedClient;
}

interface Connection extends SearchWorker {
  readonly server: Remote<SearchServer>;
}

function createEmbeddedClient(): Required<SearchClient> {
  const listeners = new Set<() => void>();
  let connection: Connection | undefined;

  /** @throws Error if the browser doesn't support or allow workers. */
  function connect(): Connection {
    const {worker, failure} = startSearchWorker();
    if (connection?.worker === worker) return connection;
    const server = wrap<SearchServer>(worker);
    const onStaleResponse = () => {
      for (const listener of listeners) listener();
    };
    void server.onStaleResponse(proxy(onStaleResponse));
    connection = {worker, failure, server};
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
