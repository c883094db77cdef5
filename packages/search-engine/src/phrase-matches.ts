import type {Query} from './query';
import type {SectionIndex} from './section-index';

/** How well a phrase in which readers ask for a section matches a query. */
interface PhraseMatch {
  /** The best match of each term of the phrase, by term ID: 0 to 1. */
  readonly terms: Map<number, number>;
  /** The best match of each term of the query, by its position. */
  readonly queryTerms: Map<number, number>;
}

/** The phrases that have words in common with a query. */
export class PhraseMatches {
  readonly #matches = new Map<number, PhraseMatch>();
  /** The indexes of the matched phrases by section. */
  readonly #bySection = new Map<number, number[]>();

  constructor(
    private readonly query: Query,
    private readonly index: SectionIndex,
  ) {
    for (const [position, {matches, isStopWord, isRepeated}] of query.terms.entries()) {
      if (isStopWord || isRepeated) continue;
      const maxQuality = Math.max(0.3, ...matches.values());
      for (const [id, quality] of matches) {
        for (const phrase of index.phrasesWith(id)) this.#add(phrase, id, position, quality / maxQuality);
      }
    }
  }

  #add(phrase: number, term: number, position: number, quality: number): void {
    let match = this.#matches.get(phrase);
    if (!match) {
      this.#matches.set(phrase, (match = {terms: new Map(), queryTerms: new Map()}));
      const {section} = this.index.phrases[phrase]!;
      this.#bySection.set(section, [...(this.#bySection.get(section) ?? []), phrase]);
    }
    if (quality > (match.terms.get(term) ?? 0)) match.terms.set(term, quality);
    if (quality > (match.queryTerms.get(position) ?? 0)) match.queryTerms.set(position, quality);
  }

  /** The share of a phrase that occurs in the query, weighted by the rarity of its words. */
  share(phrase: number): number {
    const match = this.#matches.get(phrase);
    if (!match) return 0;
    let weight = 0;
    let matchedWeight = 0;
    for (const term of this.index.phrases[phrase]!.terms) {
      const rarity = this.index.rarity(term);
      weight += rarity;
      matchedWeight += rarity * (match.terms.get(term) ?? 0);
    }
    return matchedWeight / weight;
  }

  /**
   * How similar the best phrase of a section is to the query: 1 when both have the same words apart from stop words, less for words
   * that only one of them has, 0 without common words.
   */
  similarity(section: number): number {
    return Math.max(
      0,
      ...(this.#bySection.get(section) ?? []).map((phrase) => this.share(phrase) * this.#queryCoverage(phrase)),
    );
  }

  #queryCoverage(phrase: number): number {
    const {queryTerms} = this.#matches.get(phrase)!;
    let weight = 0;
    let matchedWeight = 0;
    for (const [position, term] of this.query.terms.entries()) {
      if (term.isStopWord || term.isRepeated) continue;
      weight += term.weight;
      matchedWeight += term.weight * (queryTerms.get(position) ?? 0);
    }
    return matchedWeight / weight;
  }
}
