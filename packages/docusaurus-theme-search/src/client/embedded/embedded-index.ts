import {
  createEngine,
  getRecordsFile,
  headingsFile,
  parseHeadings,
  parsePart,
  readHeadings,
  type DocSearchRecord,
  type Engine,
  type IndexHeadings,
  type Stemmer,
} from '@developer-docs/search-engine';
import type {SearchRequest, SearchResponse} from '../search-types';
import type {loadIndexFile} from './load-index-file';

/** A response, and whether it's based on a part of the index, so that the same search will return more or fail. */
export type IndexResponse = SearchResponse & {readonly isPartial: boolean};

interface LoadedIndex {
  readonly headings: IndexHeadings;
  /** Contains all headings, and the text that has been added so far. */
  readonly engine: Engine;
}

/** How long adding text can block searches. */
const maxTaskMs = 30;

/**
 * The embedded index: the headings, which are loaded immediately, and the text of all pages, part by part, with the
 * first search. Searches with results in what has been added so far don't wait for the rest. The next search after an
 * error reloads the index.
 */
export class EmbeddedIndex {
  private index: Promise<LoadedIndex> | undefined;
  private text: Promise<void> | undefined;
  private isComplete = false;
  /** After a failure, searches wait for all text, so that another failure is reported. */
  private hasFailed = false;

  constructor(
    private readonly loadFile: typeof loadIndexFile,
    private readonly loadStemmer: () => Promise<Stemmer | undefined>,
  ) {
    void this.loadIndex();
  }

  /**
   * @throws Error (as a rejection) if the index can't be loaded. Its name is `IndexVersionError` if the index belongs
   *   to another version of this code than the open page, because the site was deployed meanwhile.
   */
  async search(request: SearchRequest): Promise<IndexResponse> {
    const text = this.loadText();
    const {engine} = await this.loadIndex();
    if (!this.isComplete && !this.hasFailed) {
      const response = engine.search(request);
      if (response.nbHits > 0) return {...response, isPartial: true};
    }
    await text;
    return {...engine.search(request), isPartial: false};
  }

  /** Loads the text of all pages, unless it has been loaded or is loading. */
  loadText(): Promise<void> {
    this.text ??= this.addText().then(
      () => {
        this.isComplete = true;
      },
      (error: unknown) => {
        this.index = undefined;
        this.text = undefined;
        this.hasFailed = true;
        throw error;
      },
    );
    this.text.catch(() => undefined); // Searches report it.
    return this.text;
  }

  private loadIndex(): Promise<LoadedIndex> {
    if (this.index === undefined) {
      this.index = this.createIndex();
      // The next search tries again.
      this.index.catch(() => {
        this.index = undefined;
      });
    }
    return this.index;
  }

  private async createIndex(): Promise<LoadedIndex> {
    const [headings, stem] = await Promise.all([this.loadFile(headingsFile, parseHeadings), this.loadStemmer()]);
    const {language, synonyms} = headings;
    const engine = createEngine(readHeadings(headings), {language, stem, synonyms});
    return {headings, engine};
  }

  /** Adds the text of all pages to the engine. While a part is added, the next one is loaded. */
  private async addText(): Promise<void> {
    const {headings, engine} = await this.loadIndex();
    const loadPart = (part: number) => {
      if (part >= headings.partCount) return Promise.resolve([]);
      const file = getRecordsFile(headings.build, part);
      const pages = this.loadFile(file, (json) => parsePart(json, headings));
      pages.catch(() => undefined); // It's reported when the part is needed.
      return pages;
    };
    let next = loadPart(0);
    for (let part = 1; part <= headings.partCount; part += 1) {
      const pages = await next;
      next = loadPart(part);
      await addPages(pages, engine);
    }
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
