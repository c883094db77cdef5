import type {Engine} from '../src';
import type {NamedQuery} from './development-set';

/** The parameters that the search modal sends with every query. */
export const modalParameters = {
  hitsPerPage: 20,
  attributesToSnippet: [...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`), 'content:10'],
};

/** Hits beyond this rank don't count. */
const maxRank = 10;

/** The relevance of the hits for a set of queries. Fractions are between 0 and 1. */
export interface Relevance {
  queryCount: number;
  /** Mean reciprocal rank of the first relevant hit among the first ten. */
  meanReciprocalRank: number;
  /** The fraction of queries whose first hit is relevant. */
  successAt1: number;
  /** The fraction of queries with a typo that have a relevant hit among the first three. */
  typoSuccessAt3: number;
  typoMeanReciprocalRank: number;
  /** Mean reciprocal rank for queries of at least six letters without the last two. */
  unfinishedMeanReciprocalRank: number;
  /** The fraction of queries without hits. */
  noHits: number;
  /**
   * The queries that missed `successAt1` or, with a typo, `typoSuccessAt3`, with the rank of the first relevant hit.
   */
  misses: string[];
}

/** Runs every query with and without its typo, and measures the relevance of the hits. */
export function measureRelevance(engine: Engine, queries: readonly NamedQuery[]): Relevance {
  const misses: string[] = [];
  let noHits = 0;
  const findRank = (query: string, urls: ReadonlySet<string>, acceptedRank: number) => {
    const {hits} = engine.search({query, ...modalParameters});
    if (hits.length === 0) noHits++;
    const rank = hits.findIndex(({url}) => urls.has(url)) + 1 || Infinity;
    if (rank > acceptedRank) misses.push(`${query} (${rank === Infinity ? 'not found' : rank})`);
    return rank;
  };
  const ranks = queries.map(({query, relevantUrls}) => findRank(query, relevantUrls, 1));
  const typoRanks = queries.flatMap(({misspelled, relevantUrls}) =>
    misspelled === undefined ? [] : [findRank(misspelled, relevantUrls, 3)],
  );
  const unfinishedRanks = queries
    .filter(({query}) => query.length >= 6)
    .map(({query, relevantUrls}) => findRank(query.slice(0, -2), relevantUrls, Infinity));
  return {
    queryCount: queries.length,
    meanReciprocalRank: computeMeanReciprocalRank(ranks),
    successAt1: computeSuccessAt(ranks, 1),
    typoSuccessAt3: computeSuccessAt(typoRanks, 3),
    typoMeanReciprocalRank: computeMeanReciprocalRank(typoRanks),
    unfinishedMeanReciprocalRank: computeMeanReciprocalRank(unfinishedRanks),
    noHits: noHits / Math.max(1, ranks.length + typoRanks.length + unfinishedRanks.length),
    misses,
  };
}

/** Computes the mean reciprocal rank of the first relevant hits. Ranks beyond ten don't count. */
export function computeMeanReciprocalRank(ranks: readonly number[]): number {
  const sum = ranks.reduce((total, rank) => total + (rank <= maxRank ? 1 / rank : 0), 0);
  return ranks.length === 0 ? 1 : sum / ranks.length;
}

/** Computes the fraction of ranks that don't exceed the accepted rank. */
export function computeSuccessAt(ranks: readonly number[], acceptedRank: number): number {
  return ranks.length === 0 ? 1 : ranks.filter((rank) => rank <= acceptedRank).length / ranks.length;
}
