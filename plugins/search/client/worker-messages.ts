import type {SearchAnswer, SearchRequest} from './search-client';

/** What the page tells the worker. `start` comes first; `baseUrl` is the absolute address of the site's root, with a slash. */
export type WorkerRequest =
  | {readonly kind: 'start'; readonly baseUrl: string}
  | {readonly kind: 'search'; readonly id: number; readonly requests: readonly SearchRequest[]};

/** What the worker tells the page. `settled`: searches that were answered from the headings alone may be asked again. */
export type WorkerResponse =
  | {readonly kind: 'answer'; readonly id: number; readonly results: SearchAnswer[]}
  | {readonly kind: 'failure'; readonly id: number; readonly reason: string}
  | {readonly kind: 'settled'};
