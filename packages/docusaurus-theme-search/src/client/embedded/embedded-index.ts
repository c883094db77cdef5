import {
  createEngine,
  getRecordsFile,
  headingsFile,
  IndexFileError,
  parseHeadings,
  parsePart,
  readHeadings,
  type DocSearchRecord,
  type Engine,
  type EngineOptions,
  type IndexHeadings,
} from '@developer-docs/search-engine';
import type {SearchRequest, SearchResponse} from '../search-client';

/** Fetches a file as text, by its path relative to the base URL. Rejects if the server doesn't return it. */
export type FetchText = (name: string, cache: RequestCache) => Promise<string>;

export interface EmbeddedIndexOptions {
  readonly fetchText: FetchText;
  /** Loads the options for the site's language. */
  readonly loadEngineOptions: () => Promise<Pick<EngineOptions, 'language' | 'stem'>>;
  readonly onStaleResponse: () => void;
}

interface LoadedIndex {
  readonly headings: IndexHeadings;
  /** Contains all headings, and the text that has been added so far. */
  readonly engine: Engine;
}

/** How long adding text can block searches. */
const maxTaskMs = 30;

/**
 * The embedded index, which is loaded on demand: the headings when a search is likely, and the text of all pages, part
 * by part, with the first search. Searches with results in what has been added so far don't wait for the rest. After
 * such a search, `onStaleResponse` is called when the text has loaded or failed to load. Rerunning the same search then
 * returns complete results or an error. The next search after an error reloads the index.
 */
export class EmbeddedIndex {
  private index: Promise<LoadedIndex> | undefined;
  private complete: Promise<Engine> | undefined;
  /** After a failure, searches wait for all text, so that another failure is reported. */
  private state: 'loading' | 'complete' | 'failed' = 'loading';
  /** Whether a response was based on a part of the text. */
  private isResponseStale = false;

  constructor(private readonly options: EmbeddedIndexOptions) {}

  /** Starts loading the headings. The next search reports a failure. */
  preload(): void {
    this.loadIndex().catch(() => undefined);
  }

  /**
   * @throws Error (as a rejection) if the index can't be loaded. Its name is `IndexVersionError` if the index belongs
   *   to another version of this code than the open page, because the site was deployed meanwhile.
   */
  async search(request: SearchRequest): Promise<SearchResponse> {
    const complete = this.loadComplete();
    const {engine} = await this.loadIndex();
    if (this.state === 'loading') {
      const response = engine.search(request);
      if (response.nbHits > 0) {
        this.isResponseStale = true;
        return response;
      }
    }
    return (await complete).search(request);
  }

  private loadIndex(): Promise<LoadedIndex> {
    if (this.index === undefined) {
      this.index = this.createIndex(() => loadHeadings(this.options.fetchText));
      this.index.catch(() => {
        this.index = undefined;
      });
    }
    return this.index;
  }

  private loadComplete(): Promise<Engine> {
    if (this.complete === undefined) {
      this.complete = this.loadText();
      this.complete.then(
        () => {
          this.settle('complete');
        },
        () => {
          this.index = undefined;
          this.complete = undefined;
          this.settle('failed');
        },
      );
    }
    return this.complete;
  }

  private settle(state: 'complete' | 'failed'): void {
    this.state = state;
    if (this.isResponseStale) this.options.onStaleResponse();
    this.isResponseStale = false;
  }

  private async createIndex(load: () => Promise<IndexHeadings>): Promise<LoadedIndex> {
    const [headings, options] = await Promise.all([load(), this.options.loadEngineOptions()]);
    const engine = createEngine(readHeadings(headings).flat(), {synonyms: headings.synonyms, ...options});
    return {headings, engine};
  }

  /**
   * Adds the text of all pages to the engine. If a file is missing or corrupt, starts again with the current headings,
   * because the site may have been rebuilt.
   */
  private async loadText(): Promise<Engine> {
    const {fetchText} = this.options;
    let index = await this.loadIndex();
    try {
      await addText(index, fetchText, 'default');
    } catch {
      index = await this.createIndex(async () => parseHeadings(await fetchText(headingsFile, 'reload')));
      await addText(index, fetchText, 'reload');
    }
    return index.engine;
  }
}

async function loadHeadings(fetchText: FetchText): Promise<IndexHeadings> {
  try {
    return parseHeadings(await fetchText(headingsFile, 'no-cache'));
  } catch (error) {
    if (!(error instanceof IndexFileError)) throw error;
    // A cache may contain an incomplete file.
    return parseHeadings(await fetchText(headingsFile, 'reload'));
  }
}

/** Adds the text of all pages. While a part is added, the next one is loaded. */
async function addText({headings, engine}: LoadedIndex, fetchText: FetchText, cache: RequestCache): Promise<void> {
  const {build, partCount} = headings;
  const load = (part: number) => {
    const text = part < partCount ? fetchText(getRecordsFile(build, part), cache) : Promise.resolve('');
    text.catch(() => undefined); // It's reported when the text is needed.
    return text;
  };
  let next = load(0);
  for (let part = 0; part < partCount; part += 1) {
    const json = await next;
    next = load(part + 1);
    await addPages(parsePart(json, headings), engine);
  }
}

/** Adds pages' records, with pauses in which searches can run. The first pause comes before the first page. */
async function addPages(pages: Iterable<readonly DocSearchRecord[]>, engine: Engine): Promise<void> {
  let pauseTime = 0;
  for (const records of pages) {
    if (performance.now() >= pauseTime) {
      // Lets the code run that waits for messages or timers.
      await new Promise((resolve) => setTimeout(resolve));
      pauseTime = performance.now() + maxTaskMs;
    }
    engine.add(records);
  }
}
