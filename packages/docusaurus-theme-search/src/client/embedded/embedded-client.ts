import {loadCode} from '@developer-docs/docusaurus-utils';
import {wrap, type Remote} from 'comlink';
import type {Search} from '../search-types';
import {startWorker, type SearchWorker} from './start-worker';
import type {SearchServer} from './worker';

interface Connection extends SearchWorker {
  readonly server: Remote<SearchServer>;
}

let connection: Connection | undefined;

/** @throws Error if the browser doesn't support or allow workers. */
function connect(): Connection {
  const running = startWorker();
  if (connection?.worker !== running.worker) {
    connection = {...running, server: wrap<SearchServer>(running.worker)};
  }
  return connection;
}

/** Searches the embedded index. */
export const searchEmbeddedIndex: Search = (request) =>
  loadCode(async () => {
    const {server, failure} = connect();
    const {isPartial, ...response} = await Promise.race([server.search(request), failure]);
    return isPartial ? {...response, completion: server.waitForText()} : response;
  });
