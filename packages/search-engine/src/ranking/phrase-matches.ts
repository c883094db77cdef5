import type {Phrase, Section, SectionIndex} from '../indexing/section-index.js';
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
  private readonly matches = new Map<Phrase, PhraseMatch>();
  /** The similarity of each section's best phrase. */
  private readonly similarities = new Map<Section, number>();

  constructor(
    query: Query,
    private readonly index: SectionIndex,
  ) {
    for (const queryTerm of query.contentTerms) {
      for (const [id, quality] of queryTerm.matches) {
        for (const phrase of index.findPhrasesWithTerm(id)) {
          this.add(phrase, id, queryTerm, quality / queryTerm.bestQuality);
        }
      }
    }
    const queryWeight = query.contentTerms.reduce((sum, {weight}) => sum + weight, 0);
    for (const [phrase, {queryTerms}] of this.matches) {
      let matchedWeight = 0;
      for (const [{weight}, quality] of queryTerms) matchedWeight += weight * quality;
      const similarity = this.computeShare(phrase) * (matchedWeight / queryWeight);
      this.similarities.set(phrase.section, Math.max(similarity, this.getSimilarity(phrase.section)));
    }
  }

  private add(phrase: Phrase, term: number, queryTerm: ContentTerm, quality: number): void {
    let match = this.matches.get(phrase);
    if (match === undefined) this.matches.set(phrase, (match = {terms: new Map(), queryTerms: new Map()}));
    if (quality > (match.terms.get(term) ?? 0)) match.terms.set(term, quality);
    if (quality > (match.queryTerms.get(queryTerm) ?? 0)) match.queryTerms.set(queryTerm, quality);
  }

  /**
   * Computes the share of a phrase that occurs in the query, weighted by the inverse document frequency of its words.
   */
  computeShare(phrase: Phrase): number {
    const match = this.matches.get(phrase);
    if (match === undefined) return 0;
    const {index} = this;
    let weight = 0;
    let matchedWeight = 0;
    for (const term of phrase.terms) {
      const inverseFrequency = index.computeInverseFrequency(
        index.getPostings(term).length + index.findPhrasesWithTerm(term).length,
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
  getSimilarity(section: Section): number {
    return this.similarities.get(section) ?? 0;
  }
}
