import type {SearchRequest, SearchResponse} from '../search-client';

/** A message to the worker. `start` comes first; `baseUrl` is the absolute URL of the site's root, with a trailing slash. */
export type WorkerRequest =
  | {readonly kind: 'start'; readonly baseUrl: string}
  | {readonly kind: 'search'; readonly id: number; readonly requests: readonly SearchRequest[]};

/** A message from the worker. `stale`: the last response was based on headings only, and the search can be repeated. */
export type WorkerResponse =
  | {readonly kind: 'response'; readonly id: number; readonly results: SearchResponse[]}
  | {readonly kind: 'failure'; readonly id: number; readonly reason: string}
  | {readonly kind: 'stale'};
