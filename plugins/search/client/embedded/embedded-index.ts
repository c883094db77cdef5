import {createEngine, type Engine, type HeadingsIndex} from '@developer-docs/search-engine';
import type {SearchRequest, SearchResponse} from '../search-client';
import {loadHeadings, loadTexts, type FetchText} from './load-index';

interface LoadedHeadings {
  readonly index: HeadingsIndex;
  readonly engine: Engine;
}

/** An attempt to load the index, which is discarded when it fails. */
interface LoadAttempt {
  readonly headings: Promise<LoadedHeadings>;
  /** The engine with headings and texts; `undefined` until the first search. */
  complete: Promise<Engine> | undefined;
  isComplete: boolean;
  /** The last searches whose response was based on headings only, as JSON. */
  partialSearches: string | undefined;
}

/**
 * The embedded index, loaded on demand: the headings as soon as a search is likely, the texts with the first search. Searches
 * that match headings don't wait for the texts. Once these are loaded, or failed to load, `onStaleResponse` is called, and
 * repeating the same searches returns complete results (or fails). The next search after a failure loads the index again.
 */
export class EmbeddedIndex {
  #attempt: LoadAttempt | undefined;
  /** Why the texts couldn't be loaded, for the searches that were based on headings only. */
  #failure: {readonly searches: string; readonly reason: unknown} | undefined;

  constructor(
    private readonly fetchText: FetchText,
    private readonly onStaleResponse: () => void,
  ) {}

  /** Starts loading the headings. A failure is reported by the next search. */
  preload(): void {
    void this.#load().headings.catch(() => undefined);
  }

  /**
   * Responds to searches in order. If there are none, waits until the index is loaded.
   *
   * @throws The reason why the index couldn't be loaded (as a rejection).
   */
  async search(requests: readonly SearchRequest[]): Promise<SearchResponse[]> {
    const searches = JSON.stringify(requests);
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure?.searches === searches) throw failure.reason;
    const attempt = this.#load();
    const complete = this.#loadTextsOnce(attempt);
    const {engine} = await attempt.headings;
    if (!attempt.isComplete) {
      const partialResults = searchAll(engine, requests);
      if (requests.length > 0 && partialResults.every(({nbHits}) => nbHits > 0)) {
        attempt.partialSearches = searches;
        return partialResults;
      }
    }
    return searchAll(await complete, requests);
  }

  #load(): LoadAttempt {
    this.#attempt ??= this.#startAttempt();
    return this.#attempt;
  }

  #startAttempt(): LoadAttempt {
    const headings = loadHeadings(this.fetchText).then((index) => ({
      index,
      engine: createEngine(index.records, {synonyms: index.synonyms}),
    }));
    const attempt: LoadAttempt = {headings, complete: undefined, isComplete: false, partialSearches: undefined};
    headings.catch(() => {
      this.#discard(attempt);
    });
    return attempt;
  }

  #loadTextsOnce(attempt: LoadAttempt): Promise<Engine> {
    if (!attempt.complete) {
      attempt.complete = this.#loadTexts(attempt);
      attempt.complete.then(
        () => {
          attempt.isComplete = true;
          if (attempt.partialSearches !== undefined) this.onStaleResponse();
        },
        (reason: unknown) => {
          this.#discard(attempt);
          if (attempt.partialSearches !== undefined) {
            this.#failure = {searches: attempt.partialSearches, reason};
            this.onStaleResponse();
          }
        },
      );
    }
    return attempt.complete;
  }

  async #loadTexts(attempt: LoadAttempt): Promise<Engine> {
    const {index, engine} = await attempt.headings;
    const {newHeadings, records} = await loadTexts(index, this.fetchText);
    const completeEngine = newHeadings ? createEngine(newHeadings.records, {synonyms: newHeadings.synonyms}) : engine;
    completeEngine.add(records);
    return completeEngine;
  }

  #discard(attempt: LoadAttempt): void {
    if (this.#attempt === attempt) this.#attempt = undefined;
  }
}

function searchAll(engine: Engine, requests: readonly SearchRequest[]): SearchResponse[] {
  return requests.map((request) => engine.search(request));
}
