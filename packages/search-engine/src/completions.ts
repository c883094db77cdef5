import {parseQuery, type Query} from './query';
import type {Ranker} from './rank';
import type {SectionIndex} from './section-index';

/** From so many letters on, what is typed promises the page of every word that it may become. */
const shortestPromise = 4;

/**
 * So many sections are weighed for the promises of one key, all words together: about 20 ms at 50,000 records. On larger sites the
 * promise holds for the first of the words, in alphabetical order.
 */
const mostWeighed = 400_000;

/**
 * Where the words lead that an unfinished word may become. A reader who sees the page while typing the word's beginning is not to lose
 * sight of it, however common the other words with this beginning are.
 */
export class Completions {
  /** The best section by the number of the term, for one filter. */
  private readonly known = new Map<string, Map<number, number>>();

  constructor(
    private readonly index: SectionIndex,
    private readonly ranker: Ranker,
  ) {}

  /** Must be called when the index has changed. */
  forget(): void {
    this.known.clear();
  }

  /**
   * The best section of each word that the query, one unfinished word, may become; none for other queries.
   *
   * @param allowed 1 for the sections that may be found.
   * @param filter Names what is allowed.
   */
  sectionsFor({terms: [term, ...others]}: Query, allowed: Uint8Array | undefined, filter: string): number[] {
    if (!term?.begun || others.length > 0 || term.term.length < shortestPromise) return [];
    const known = this.knownFor(filter);
    const sections = new Set<number>();
    let room = mostWeighed / this.index.sections.length;
    this.index.vocabulary.forEachCompletion(term.term, (id) => {
      if (room-- <= 0) return;
      let section = known.get(id);
      if (section === undefined) {
        const whole = parseQuery(this.index.vocabulary.terms[id]!, this.index.vocabulary);
        section = this.ranker.rank(whole, allowed)[0]?.section ?? -1;
        known.set(id, section);
      }
      if (section >= 0) sections.add(section);
    });
    return [...sections];
  }

  private knownFor(filter: string): Map<number, number> {
    let known = this.known.get(filter);
    if (!known) this.known.set(filter, (known = new Map<number, number>()));
    return known;
  }
}
