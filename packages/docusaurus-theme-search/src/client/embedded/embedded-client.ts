import {loadCode} from '@developer-docs/docusaurus-utils';
import {getOrCreate} from '@developer-docs/utils';
import {wrap, type Remote} from 'comlink';
import type {Search} from '../search-types';
import {startWorker} from './start-worker';
import type {SearchServer} from './worker';

const servers = new WeakMap<Worker, Remote<SearchServer>>();

/** Searches the embedded index. */
export const searchEmbeddedIndex: Search = (request) =>
  loadCode(async () => {
    const {worker, failure} = startWorker();
    const server = getOrCreate(servers, worker, () => wrap<SearchServer>(worker));
    const {isPartial, ...response} = await Promise.race([server.search(request), failure]);
    return isPartial ? {...response, completion: server.waitForText()} : response;
  });
