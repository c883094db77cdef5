import type {LiteClient, liteClient as createLiteClient} from 'algoliasearch/lite';
import type {HostedSearch} from '../options';
import type {UncheckedClient} from './validate-client';

/** The timeouts of the service's client in milliseconds, which it multiplies when it retries with another host. */
const timeouts = {connect: 1000, read: 2000, write: 30_000};

let client: LiteClient | undefined;

/**
 * Creates a client of the hosted service. Its code is loaded with the first search, and all clients of a page share one
 * connection state.
 */
export function createHostedClient({appId, apiKey}: HostedSearch): UncheckedClient {
  return {
    search: async (query) => {
      if (!client) {
        const {liteClient} = await import(/* webpackChunkName: "hosted-search" */ 'algoliasearch/lite');
        client ??= liteClient(appId, apiKey, {timeouts, hostsCache: createHostsCache()});
      }
      return client.search(query as Parameters<LiteClient['search']>[0]);
    },
  };
}

type HostsCache = NonNullable<NonNullable<Parameters<typeof createLiteClient>[2]>['hostsCache']>;

/**
 * Keeps the state of hosts by URL, so that a host that failed is skipped for 120 seconds. The client's own cache never finds the
 * state of a failed host, because it stores it under another key, and it leaves an entry in `localStorage` for each failure.
 */
function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();
  const urlOf = (host: object | string) => (host as {url: string}).url;
  return {
    get: async <State>(host: object | string, createState: () => Promise<State>) =>
      (states.get(urlOf(host)) as State | undefined) ?? createState(),
    set: (host, state) => {
      states.set(urlOf(host), state);
      return Promise.resolve(state);
    },
    delete: (host) => {
      states.delete(urlOf(host));
      return Promise.resolve();
    },
    clear: () => {
      states.clear();
      return Promise.resolve();
    },
  };
}
