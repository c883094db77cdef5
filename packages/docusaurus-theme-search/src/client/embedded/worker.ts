import {loadStemmer} from '@generated/@developer-docs/docusaurus-theme-search/default/load-stemmer.js';
import {expose} from 'comlink';
import type {SearchRequest} from '../search-types';
import {EmbeddedIndex, type IndexResponse} from './embedded-index';
import {loadIndexFile} from './load-index-file';
import type {StartMessage} from './start-worker';

// Runs the embedded engine in a worker, so that indexing and searching don't block the page.

/** The headings file from the page, until the index has read it: its first file. */
let headingsFromPage: Promise<string | undefined> | undefined = new Promise((resolve) => {
  addEventListener('message', ({data}: MessageEvent<StartMessage | object>) => {
    if ('headings' in data) resolve(data.headings);
  });
});

const index = new EmbeddedIndex(async (name, parse) => {
  const headings = await headingsFromPage;
  headingsFromPage = undefined;
  return headings === undefined ? loadIndexFile(name, parse) : parse(headings);
}, loadStemmer);

const server = {
  search: (request: SearchRequest): Promise<IndexResponse> => index.search(request),
  /** Waits until the text of all pages has loaded or failed to load. */
  waitForText: (): Promise<void> => index.loadText().catch(() => undefined),
};

export type SearchServer = typeof server;

expose(server);
