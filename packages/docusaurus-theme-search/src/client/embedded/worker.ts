import {expose} from 'comlink';
import type {SearchRequest, SearchResponse} from '../search-client';
import {loadStemmer} from '@generated/docusaurus-theme-search/default/load-stemmer.js';
import {EmbeddedIndex} from './embedded-index';

// Runs the embedded engine in a worker, so that indexing and searching don't block the page.

/** On slow 3G (400 kbit/s), all records (250 KB) load in 5 seconds, so a longer request has stalled. */
const requestTimeoutMs = 30_000;

/**
 * The base URL of the site. Bundlers replace this variable. It also makes webpack define its `require` function in this
 * script, which Docusaurus's code for all scripts expects.
 */
declare const __webpack_public_path__: string;

let index: EmbeddedIndex | undefined;

async function fetchText(url: URL, cache: RequestCache): Promise<string> {
  // The development server responds with the app to requests that accept anything other than JSON.
  const headers = {accept: 'application/json'};
  const response = await fetch(url, {cache, headers, signal: AbortSignal.timeout(requestTimeoutMs)});
  if (!response.ok) throw new Error(`${url.pathname} returned ${response.status}`);
  return response.text();
}

const server = {
  /**
   * Starts loading the index. Call it before `search`.
   *
   * @param language - BCP 47 tag of the site's language.
   * @param onStaleResponse - Called when a response was based on headings only, and rerunning the search returns all
   *   results.
   */
  start(language: string, onStaleResponse: () => void): void {
    const baseUrl = new URL(__webpack_public_path__, location.origin);
    index = new EmbeddedIndex({
      fetchText: (name, cache) => fetchText(new URL(name, baseUrl), cache),
      loadEngineOptions: async () => {
        const stem = await loadStemmer(language);
        return {language, ...(stem && {stem})};
      },
      onStaleResponse,
    });
    index.preload();
  },
  async search(requests: readonly SearchRequest[]): Promise<SearchResponse[]> {
    return (await index?.search(requests)) ?? [];
  },
};

export type SearchServer = typeof server;

expose(server);
