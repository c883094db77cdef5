import type {SectionIndex} from '../indexing/section-index.js';
import type {ContentTerm, Query} from '../query/query.js';

/** How well a phrase that readers type to find a section matches a query. */
interface PhraseMatch {
  /** The best match quality for each term of the phrase, by term ID: 0 to 1. */
  readonly terms: Map<number, number>;
  /** The best match quality for each term of the query: 0 to 1. */
  readonly queryTerms: Map<ContentTerm, number>;
}

/** The phrases that share words with a query. */
export class PhraseMatches {
  private readonly matches = new Map<number, PhraseMatch>();
  /** The indexes of the matched phrases, by section. */
  private readonly bySection = new Map<number, number[]>();
  /** The total weight of the query's content terms. */
  private readonly queryWeight: number;

  constructor(
    query: Query,
    private readonly index: SectionIndex,
  ) {
    this.queryWeight = query.contentTerms.reduce((sum, {weight}) => sum + weight, 0);
    for (const queryTerm of query.contentTerms) {
      for (const [id, quality] of queryTerm.matches) {
        for (const phrase of index.findPhrasesWithTerm(id)) {
          this.add(phrase, id, queryTerm, quality / queryTerm.bestQuality);
        }
      }
    }
  }

  private add(phrase: number, term: number, queryTerm: ContentTerm, quality: number): void {
    let match = this.matches.get(phrase);
    if (!match) {
      this.matches.set(phrase, (match = {terms: new Map(), queryTerms: new Map()}));
      const {section} = this.index.phrases[phrase]!;
      const phrases = this.bySection.get(section);
      if (phrases) phrases.push(phrase);
      else this.bySection.set(section, [phrase]);
    }
    if (quality > (match.terms.get(term) ?? 0)) match.terms.set(term, quality);
    if (quality > (match.queryTerms.get(queryTerm) ?? 0)) match.queryTerms.set(queryTerm, quality);
  }

  /**
   * Computes the share of a phrase that occurs in the query, weighted by the inverse document frequency of its words.
   */
  computeShare(phrase: number): number {
    const match = this.matches.get(phrase);
    if (!match) return 0;
    const {index} = this;
    let weight = 0;
    let matchedWeight = 0;
    for (const term of index.phrases[phrase]!.terms) {
      const inverseFrequency = index.computeInverseFrequency(
        index.postings[term]!.length + index.findPhrasesWithTerm(term).length,
      );
      weight += inverseFrequency;
      matchedWeight += inverseFrequency * (match.terms.get(term) ?? 0);
    }
    return matchedWeight / weight;
  }

  /**
   * Returns how similar the best phrase of a section is to the query: 1 if both have the same words, ignoring stop
   * words; less for words that only one of them contains; 0 if they share no words.
   */
  getSimilarity(section: number): number {
    const phrases = this.bySection.get(section) ?? [];
    return Math.max(0, ...phrases.map((phrase) => this.computeShare(phrase) * this.computeQueryCoverage(phrase)));
  }

  /** Returns the sections with a phrase that is at least this similar to the query. */
  findSimilarSections(minSimilarity: number): number[] {
    return [...this.bySection.keys()].filter((section) => this.getSimilarity(section) >= minSimilarity);
  }

  private computeQueryCoverage(phrase: number): number {
    let matchedWeight = 0;
    for (const [{weight}, quality] of this.matches.get(phrase)!.queryTerms) matchedWeight += weight * quality;
    return matchedWeight / this.queryWeight;
  }
}
