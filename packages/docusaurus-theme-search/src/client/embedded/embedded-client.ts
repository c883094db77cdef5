import {loadCode} from '@developer-docs/docusaurus-utils';
import {proxy, wrap, type Remote} from 'comlink';
import type {SearchClient} from '../search-client';
import {startWorker, type SearchWorker} from './start-worker';
import type {SearchServer} from './worker';

interface Connection extends SearchWorker {
  readonly server: Remote<SearchServer>;
}

/** Creates a client of the embedded engine. */
export function createEmbeddedClient(): SearchClient {
  const listeners = new Set<() => void>();
  let connection: Connection | undefined;

  /** @throws Error if the browser doesn't support or allow workers. */
  function connect(): Connection {
    const {worker, failure} = startWorker();
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
    onStaleResponse: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    search: (request) =>
      loadCode(() => {
        const {server, failure} = connect();
        return Promise.race([server.search(request), failure]);
      }),
  };
}
