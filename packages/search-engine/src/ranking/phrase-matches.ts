import type {Phrase, Section, SectionIndex} from '../indexing/section-index.js';
import type {ContentTerm, Query} from '../query/query.js';

/** The phrases that share words with a query. */
export class PhraseMatches {
  /** The best match quality for each index term: 0 to 1. */
  private readonly qualities = new Map<number, number>();
  /** The similarity of each section's best phrase. */
  private readonly similarities = new Map<Section, number>();

  constructor(
    {contentTerms}: Query,
    private readonly index: SectionIndex,
  ) {
    const phrases = new Set<Phrase>();
    for (const {matches, bestQuality} of contentTerms) {
      for (const [id, quality] of matches) {
        this.qualities.set(id, Math.max(quality / bestQuality, this.qualities.get(id) ?? 0));
        for (const phrase of index.findPhrasesWithTerm(id)) phrases.add(phrase);
      }
    }
    for (const phrase of phrases) {
      const similarity = this.computeShare(phrase) * computeQueryShare(contentTerms, phrase);
      this.similarities.set(phrase.section, Math.max(similarity, this.getSimilarity(phrase.section)));
    }
  }

  /**
   * Computes the share of a phrase that occurs in the query, weighted by the inverse document frequency of its words.
   */
  computeShare({terms}: Phrase): number {
    const {index} = this;
    let weight = 0;
    let matchedWeight = 0;
    for (const term of terms) {
      const inverseFrequency = index.computeInverseFrequency(
        index.getPostings(term).length + index.findPhrasesWithTerm(term).length,
      );
      weight += inverseFrequency;
      matchedWeight += inverseFrequency * (this.qualities.get(term) ?? 0);
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

/** Computes the share of a query that occurs in a phrase. */
function computeQueryShare(queryTerms: readonly ContentTerm[], {terms}: Phrase): number {
  let totalWeight = 0;
  let matchedWeight = 0;
  for (const {matches, weight, bestQuality} of queryTerms) {
    totalWeight += weight;
    matchedWeight += weight * Math.max(...terms.map((id) => (matches.get(id) ?? 0) / bestQuality));
  }
  return matchedWeight / totalWeight;
}
