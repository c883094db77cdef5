import {headingsFile} from '@developer-docs/search-engine';
import {language, loadStemmer} from '@generated/@developer-docs/docusaurus-theme-search/default/load-stemmer.js';
import {expose} from 'comlink';
import type {SearchRequest, SearchResponse} from '../search-client';
import {EmbeddedIndex} from './embedded-index';
import {fetchIndexFile} from './fetch-index-file';
import type {StartMessage} from './start-worker';

// Runs the embedded engine in a worker, so that indexing and searching don't block the page.

const startMessage = new Promise<StartMessage>((resolve) => {
  addEventListener('message', ({data}: MessageEvent<StartMessage | object>) => {
    if ('headings' in data) resolve(data);
  });
});

let isFirstFetch = true;
let onStaleResponse: (() => void) | undefined;

const index = new EmbeddedIndex({
  fetchText: async (name, cache) => {
    const headings = isFirstFetch && name === headingsFile ? (await startMessage).headings : undefined;
    isFirstFetch = false;
    return headings ?? fetchIndexFile(name, cache);
  },
  loadEngineOptions: async () => ({language, stem: await loadStemmer(language)}),
  onStaleResponse: () => onStaleResponse?.(),
});
index.preload();

const server = {
  search: (request: SearchRequest): Promise<SearchResponse> => index.search(request),
  /**
   * @param listener - Called when a response was based on a part of the index, and rerunning the search returns more
   *   results.
   */
  onStaleResponse(listener: () => void): void {
    onStaleResponse = listener;
  },
};

export type SearchServer = typeof server;

expose(server);
