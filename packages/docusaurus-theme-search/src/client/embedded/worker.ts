import {language, loadStemmer} from '@generated/@developer-docs/docusaurus-theme-search/default/load-stemmer.js';
import {expose} from 'comlink';
import type {SearchRequest} from '../search-types';
import {EmbeddedIndex, type IndexResponse} from './embedded-index';
import {fetchIndexFile} from './fetch-index-file';
import type {StartMessage} from './start-worker';

// Runs the embedded engine in a worker, so that indexing and searching don't block the page.

const startMessage = new Promise<StartMessage>((resolve) => {
  addEventListener('message', ({data}: MessageEvent<StartMessage | object>) => {
    if ('headings' in data) resolve(data);
  });
});

let isFirstFetch = true;

const index = new EmbeddedIndex(
  async (name, cache) => {
    const headings = isFirstFetch ? (await startMessage).headings : undefined;
    isFirstFetch = false;
    return headings ?? fetchIndexFile(name, cache);
  },
  async () => ({language, stem: await loadStemmer(language)}),
);
index.preload();

const server = {
  search: (request: SearchRequest): Promise<IndexResponse> => index.search(request),
  /** Waits until the text of all pages has loaded or failed to load. */
  waitForText: (): Promise<void> => index.loadText().catch(() => undefined),
};

export type SearchServer = typeof server;

expose(server);
