import {createEmbeddedClient} from './embedded/embedded-client';
import {createHostedClient} from './hosted/hosted-client';
import type {SearchClient} from './search-client';
import {searchData} from './search-data';

/**
 * The client of the hosted service if it's configured; otherwise, the client of the embedded engine. The modal and the
 * search page share it.
 */
export const searchClient: SearchClient = searchData.hosted
  ? createHostedClient(searchData.hosted)
  : createEmbeddedClient();
