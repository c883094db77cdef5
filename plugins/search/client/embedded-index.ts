import {createEngine, type DecodedHeadings, type Engine} from '../../../packages/search-engine/src';
import {readHeadings, readTexts, type FetchText} from './records-reader';
import type {SearchAnswer, SearchRequest} from './search-client';

interface Headings {
  readonly decoded: DecodedHeadings;
  readonly engine: Engine;
}

/** One attempt at reading the index. It ends for good when the headings or the texts cannot be read. */
interface Reading {
  readonly headings: Promise<Headings>;
  /** The engine with headings and texts; absent until the first search asks for it. */
  whole: Promise<Engine> | undefined;
  isWhole: boolean;
  /** The last searches that were answered from the headings alone. */
  answeredEarly: string | undefined;
}

/**
 * The embedded index, read as it is needed: the headings as soon as a search is likely, the texts with the first search.
 * Searches that the headings answer do not wait for the texts. When these have come (or cannot be read), `onSettled` is
 * called, and the same searches, asked again, give the whole answer (or fail). A search after a failure starts anew.
 */
export class EmbeddedIndex {
  #reading: Reading | undefined;
  /** Why the texts could not be read, for the searches that were answered without them. */
  #failure: {readonly searches: string; readonly reason: unknown} | undefined;

  constructor(
    private readonly fetchText: FetchText,
    private readonly onSettled: () => void,
  ) {}

  /** Begins to read the headings; a failure shows with the next search. */
  prepare(): void {
    void this.#start().headings.catch(() => undefined);
  }

  /**
   * Answers searches, in their order.
   *
   * @throws What the reading failed with (as a rejection).
   */
  async search(requests: readonly SearchRequest[]): Promise<SearchAnswer[]> {
    const searches = JSON.stringify(requests);
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure?.searches === searches) throw failure.reason;
    const reading = this.#start();
    const whole = this.#startTexts(reading);
    const {engine} = await reading.headings;
    if (!reading.isWhole) {
      const early = answer(engine, requests);
      if (early.every(({nbHits}) => nbHits > 0)) {
        reading.answeredEarly = searches;
        return early;
      }
    }
    return answer(await whole, requests);
  }

  #start(): Reading {
    this.#reading ??= this.#begin();
    return this.#reading;
  }

  #begin(): Reading {
    const headings = readHeadings(this.fetchText).then((decoded) => ({
      decoded,
      engine: createEngine(decoded.records),
    }));
    const reading: Reading = {headings, whole: undefined, isWhole: false, answeredEarly: undefined};
    headings.catch(() => {
      this.#forget(reading);
    });
    return reading;
  }

  #startTexts(reading: Reading): Promise<Engine> {
    if (!reading.whole) {
      reading.whole = this.#readTexts(reading);
      reading.whole.then(
        () => {
          reading.isWhole = true;
          if (reading.answeredEarly !== undefined) this.onSettled();
        },
        (reason: unknown) => {
          this.#forget(reading);
          if (reading.answeredEarly !== undefined) {
            this.#failure = {searches: reading.answeredEarly, reason};
            this.onSettled();
          }
        },
      );
    }
    return reading.whole;
  }

  async #readTexts(reading: Reading): Promise<Engine> {
    const {decoded, engine} = await reading.headings;
    const {newer, records} = await readTexts(decoded, this.fetchText);
    const whole = newer ? createEngine(newer.records) : engine;
    whole.add(records);
    return whole;
  }

  #forget(reading: Reading): void {
    if (this.#reading === reading) this.#reading = undefined;
  }
}

function answer(engine: Engine, requests: readonly SearchRequest[]): SearchAnswer[] {
  return requests.map((request) => engine.search(request));
}
