import {
  createEngine,
  IndexFileError,
  parseIndexFile,
  type Engine,
  type EngineOptions,
} from '@developer-docs/search-engine';
import {headingsFile, getRecordsFile} from '../constants';
import type {SearchRequest, SearchResponse} from '../search-client';

/** Fetches a file as text, by its path relative to the base URL. Rejects if the server doesn't return it. */
export type FetchText = (name: string, cache: RequestCache) => Promise<string>;

export interface EmbeddedIndexOptions {
  readonly fetchText: FetchText;
  /** Loads the options for the site's language. */
  readonly loadEngineOptions: () => Promise<Pick<EngineOptions, 'language' | 'stem'>>;
  readonly onStaleResponse: () => void;
}

interface LoadedHeadings {
  readonly build: string;
  readonly engine: Engine;
}

/**
 * The embedded index, which is loaded on demand: the headings when a search is likely, and all records with the first
 * search. Searches that match headings don't wait for the records. When the records have loaded or failed to load,
 * `onStaleResponse` is called, and rerunning the same searches returns complete results or fails. The next search after
 * a failure reloads the index.
 */
export class EmbeddedIndex {
  #headings: Promise<LoadedHeadings> | undefined;
  #complete: Promise<Engine> | undefined;
  #engineOptions: ReturnType<EmbeddedIndexOptions['loadEngineOptions']> | undefined;
  #isComplete = false;
  /** Whether a response was based on headings only. */
  #isResponseStale = false;
  /** After a failure, searches wait for all records, so that the failure is reported. */
  #hasFailed = false;

  constructor(private readonly options: EmbeddedIndexOptions) {}

  /** Starts loading the headings. The next search reports a failure. */
  preload(): void {
    this.#loadHeadings().catch(() => undefined);
  }

  /**
   * Returns the responses in the order of the requests. Without requests, waits until the index has loaded.
   *
   * @throws Error (as a rejection) if the index can't be loaded. Its name is `IndexVersionError` if the index belongs to
   *   another version of this code than the open page, because the site was deployed meanwhile.
   */
  async search(requests: readonly SearchRequest[]): Promise<SearchResponse[]> {
    const complete = this.#loadComplete();
    const {engine} = await this.#loadHeadings();
    if (!this.#isComplete && !this.#hasFailed && requests.length > 0) {
      const results = searchAll(engine, requests);
      if (results.every(({nbHits}) => nbHits > 0)) {
        this.#isResponseStale = true;
        return results;
      }
    }
    return searchAll(await complete, requests);
  }

  #loadHeadings(): Promise<LoadedHeadings> {
    if (!this.#headings) {
      this.#headings = this.#createHeadingsEngine();
      this.#headings.catch(() => {
        this.#headings = undefined;
      });
    }
    return this.#headings;
  }

  #loadComplete(): Promise<Engine> {
    if (!this.#complete) {
      this.#complete = this.#createCompleteEngine();
      this.#complete.then(
        () => {
          this.#settle(true);
        },
        () => {
          this.#settle(false);
        },
      );
    }
    return this.#complete;
  }

  async #createHeadingsEngine(): Promise<LoadedHeadings> {
    const [{build, records, synonyms}, options] = await Promise.all([
      loadHeadings(this.options.fetchText),
      this.#loadOptions(),
    ]);
    return {build, engine: createEngine(records, {synonyms, ...options})};
  }

  async #createCompleteEngine(): Promise<Engine> {
    const {build} = await this.#loadHeadings();
    const {records, synonyms} = await loadRecords(build, this.options.fetchText);
    return createEngine(records, {synonyms, ...(await this.#loadOptions())});
  }

  #loadOptions(): ReturnType<EmbeddedIndexOptions['loadEngineOptions']> {
    this.#engineOptions ??= this.options.loadEngineOptions();
    this.#engineOptions.catch(() => {
      this.#engineOptions = undefined;
    });
    return this.#engineOptions;
  }

  #settle(isComplete: boolean): void {
    this.#isComplete = isComplete;
    this.#hasFailed = !isComplete;
    if (!isComplete) {
      this.#headings = undefined;
      this.#complete = undefined;
    }
    if (this.#isResponseStale) this.options.onStaleResponse();
    this.#isResponseStale = false;
  }
}

async function loadHeadings(fetchText: FetchText) {
  try {
    return parseIndexFile(await fetchText(headingsFile, 'no-cache'));
  } catch (error) {
    if (!(error instanceof IndexFileError)) throw error;
    // A cache may contain an incomplete file.
    return parseIndexFile(await fetchText(headingsFile, 'reload'));
  }
}

/**
 * Loads all records of the embedded index. If the file is missing or corrupt, reloads the build ID, because the site
 * may have been rebuilt.
 */
async function loadRecords(build: string, fetchText: FetchText) {
  try {
    return parseIndexFile(await fetchText(getRecordsFile(build), 'default'));
  } catch {
    const current = parseIndexFile(await fetchText(headingsFile, 'reload'));
    return parseIndexFile(await fetchText(getRecordsFile(current.build), 'reload'));
  }
}

function searchAll(engine: Engine, requests: readonly SearchRequest[]): SearchResponse[] {
  return requests.map((request) => engine.search(request));
}
