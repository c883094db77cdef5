import {loadCode} from '@developer-docs/docusaurus-utils';
import type {LiteClient, liteClient as createLiteClient} from 'algoliasearch/lite';
import type {HostedSearch} from '../search-data';
import type {Search, SearchResponse} from '../search-types';
import {sanitizeResponse} from './hosted-response';

/** Returns a function that searches the hosted service. Its client's code is loaded with the first search. */
export function createHostedSearch({appId, apiKey, siteUrl}: HostedSearch): Search {
  let client: LiteClient | undefined;
  return async (request) => {
    if (client === undefined) {
      const load = () => import(/* webpackChunkName: "hosted-search" */ 'algoliasearch/lite');
      const {liteClient} = await loadCode(load);
      client ??= liteClient(appId, apiKey, {hostsCache: createHostsCache()});
    }
    const {results} = await client.search({requests: [request]} as Parameters<LiteClient['search']>[0]);
    return sanitizeResponse(results[0] as SearchResponse, [siteUrl, window.location.origin]);
  };
}

type HostsCache = NonNullable<NonNullable<Parameters<typeof createLiteClient>[2]>['hostsCache']>;

/**
 * Caches the state of hosts by URL, so that a failed host is skipped for 120 seconds. The client's own cache never
 * finds the state of a failed host, because it stores the state with a different key. It also adds an entry to
 * `localStorage` for each failure.
 */
function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();
  const getUrl = (host: object | string) => (host as {url: string}).url;
  const cache: Pick<HostsCache, 'get' | 'set'> = {
    get: async <State>(host: object | string, createState: () => Promise<State>) =>
      (states.get(getUrl(host)) as State | undefined) ?? createState(),
    set: (host, state) => {
      states.set(getUrl(host), state);
      return Promise.resolve(state);
    },
  };
  // The client calls no other methods.
  return cache as HostsCache;
}
