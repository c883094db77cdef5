import {getBestQuality, type Query} from './query';
import type {SectionIndex} from './section-index';

/** Weight of a stop word of the query, relative to other words. */
const stopWordWeight = 0.3;

export interface HeadingSimilarity {
  /** 1 when heading and query have the same words, less for words that only one of them has, 0 without common words. */
  mutual: number;
  /** 1 when the heading contains all words of the query, whatever else it contains. */
  queryCoverage: number;
}

/** Compares the heading of a section with the query. */
export function headingSimilarity(query: Query, section: number, index: SectionIndex): HeadingSimilarity {
  const headingTerms = index.getHeadingTerms(section);
  if (headingTerms.length === 0) return {mutual: 0, queryCoverage: 0};
  const maxQualities = query.terms.map(getBestQuality);
  const bestByTerm = new Array<number>(query.terms.length).fill(0);
  let headingWeight = 0;
  let matchedHeadingWeight = 0;
  for (const id of headingTerms) {
    const weight = index.computeInverseFrequency(index.headingCounts[id]!);
    headingWeight += weight;
    let best = 0;
    for (const [position, {matches}] of query.terms.entries()) {
      const quality = (matches.get(id) ?? 0) / maxQualities[position]!;
      if (quality > bestByTerm[position]!) bestByTerm[position] = quality;
      if (quality > best) best = quality;
    }
    matchedHeadingWeight += weight * best;
  }
  let queryWeight = 0;
  let matchedQueryWeight = 0;
  for (const [position, {isStopWord, isRepeated}] of query.terms.entries()) {
    if (isRepeated) continue;
    const weight = isStopWord ? stopWordWeight : 1;
    queryWeight += weight;
    matchedQueryWeight += weight * bestByTerm[position]!;
  }
  const queryCoverage = matchedQueryWeight / queryWeight;
  return {mutual: (matchedHeadingWeight / headingWeight) * queryCoverage, queryCoverage};
}
