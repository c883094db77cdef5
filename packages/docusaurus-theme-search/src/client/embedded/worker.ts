import {headingsFile} from '@developer-docs/search-engine';
import {expose} from 'comlink';
import type {SearchRequest, SearchResponse} from '../search-client';
import {loadStemmer} from '@generated/docusaurus-theme-search/default/load-stemmer.js';
import {EmbeddedIndex} from './embedded-index';
import {fetchIndexFile} from './fetch-index-file';

// Runs the embedded engine in a worker, so that indexing and searching don't block the page.

let setIndex: (index: EmbeddedIndex) => void;
const startedIndex = new Promise<EmbeddedIndex>((resolve) => {
  setIndex = resolve;
});

const server = {
  /**
   * Starts loading the index. Searches wait for this call.
   *
   * @param language - BCP 47 tag of the site's language.
   * @param headings - The headings file, if the page has loaded it.
   * @param onStaleResponse - Called when a response was based on a part of the text, and rerunning the search returns
   *   all results.
   */
  start(language: string, headings: string | undefined, onStaleResponse: () => void): void {
    let loadedHeadings = headings;
    const index = new EmbeddedIndex({
      fetchText: async (name, cache) => {
        const text = name === headingsFile ? loadedHeadings : undefined;
        loadedHeadings = undefined;
        return text ?? fetchIndexFile(name, cache);
      },
      loadEngineOptions: async () => {
        const stem = await loadStemmer(language);
        return {language, ...(stem && {stem})};
      },
      onStaleResponse,
    });
    index.preload();
    setIndex(index);
  },
  async search(requests: readonly SearchRequest[]): Promise<SearchResponse[]> {
    return (await startedIndex).search(requests);
  },
};

export type SearchServer = typeof server;

expose(server);
