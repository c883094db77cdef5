import {isOneUnfinishedWord, parseQuery, type Query} from './query';
import type {Ranker} from './ranker';
import type {SectionIndex} from './section-index';
import type {Synonyms} from './synonyms';

/** Shorter prefixes have too many completions. */
const minPrefixLength = 4;

/**
 * Sections that may be scored per query for all completions together: about 20 ms at 50,000 records. On larger sites only the
 * first completions in alphabetical order are considered.
 */
const maxScoredSections = 400_000;

/**
 * Finds the best section for every completion of an unfinished word, so that a page that the reader expects doesn't disappear
 * while the word is being typed, however common the other completions are.
 */
export class PrefixCompletions {
  /** The best section by filter and term ID; −1 for none. */
  private readonly cache = new Map<string, Map<number, number>>();

  constructor(
    private readonly index: SectionIndex,
    private readonly ranker: Ranker,
    private readonly synonyms: Synonyms,
  ) {}

  /** Must be called when the index has changed. */
  clear(): void {
    this.cache.clear();
  }

  /**
   * Returns the best section of each completion of a query that consists of one unfinished word; none for other queries.
   *
   * @param mask - 1 for the sections that pass the filter.
   * @param filterKey - Identifies the filter in the cache.
   */
  findBestSections(query: Query, mask: Uint8Array | undefined, filterKey: string): number[] {
    const [term] = query.terms;
    if (!term || !isOneUnfinishedWord(query) || term.term.length < minPrefixLength) return [];
    const cached = this.getCache(filterKey);
    const sections = new Set<number>();
    let remaining = maxScoredSections / this.index.sections.length;
    this.index.vocabulary.forEachCompletion(term.term, (id) => {
      if (remaining-- <= 0) return;
      let section = cached.get(id);
      if (section === undefined) {
        const completed = parseQuery(this.index.vocabulary.terms[id]!, this.index.vocabulary, this.synonyms);
        section = this.ranker.rank(completed, mask)[0]?.section ?? -1;
        cached.set(id, section);
      }
      if (section >= 0) sections.add(section);
    });
    return [...sections];
  }

  private getCache(filterKey: string): Map<number, number> {
    let cached = this.cache.get(filterKey);
    if (!cached) this.cache.set(filterKey, (cached = new Map<number, number>()));
    return cached;
  }
}
