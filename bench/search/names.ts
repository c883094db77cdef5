import {createHash} from 'node:crypto';
import {maxQueryLength, splitPhrases, type DocSearchRecord, type Engine} from '@developer-docs/search-engine';
import {getOrCreate} from '@developer-docs/utils';
import {computeMeanReciprocalRank, computeSuccessAt, modalParameters} from './questions';

/** A query for a page title or an entry's name. */
interface NameQuery {
  readonly query: string;
  /** The query with one typo; absent if no word has at least four letters. */
  readonly misspelled?: string;
  /** The URLs of all headings and entries with this name. */
  readonly relevantUrls: ReadonlySet<string>;
}

/** How well the results match queries for names. All numbers except the count are between 0 and 1. */
export interface NameRelevance {
  readonly queryCount: number;
  /** The fraction of queries whose first hit is relevant. */
  readonly successAt1: number;
  /** The fraction of queries with a typo that have a relevant hit among the first three. */
  readonly typoSuccessAt3: number;
  /** Mean reciprocal rank for queries of at least six letters without the last two. */
  readonly unfinishedMeanReciprocalRank: number;
  /** The fraction of queries without hits. */
  readonly noHits: number;
  /**
   * The queries that missed `successAt1` or, with a typo, `typoSuccessAt3`, with the rank of the first relevant hit.
   */
  readonly misses: readonly string[];
}

/**
 * Searches for names in the records, as spelled, with a typo, and while they're being typed.
 *
 * @param step - 1 for every name, 2 for every second name, and so on.
 */
export function measureNames(engine: Engine, records: readonly DocSearchRecord[], step = 1): NameRelevance {
  const queries = createNameQueries(records).filter((_, order) => order % step === 0);
  const misses: string[] = [];
  let noHits = 0;
  const findRank = (query: string, urls: ReadonlySet<string>, acceptedRank: number) => {
    const {hits} = engine.search({query, ...modalParameters});
    if (hits.length === 0) noHits += 1;
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
    successAt1: computeSuccessAt(ranks, 1),
    typoSuccessAt3: computeSuccessAt(typoRanks, 3),
    unfinishedMeanReciprocalRank: computeMeanReciprocalRank(unfinishedRanks),
    noHits: noHits / Math.max(1, ranks.length + typoRanks.length + unfinishedRanks.length),
    misses,
  };
}

/**
 * Creates a query for every page title and reference entry, such as an operation or a field. Because the queries are
 * generated from the records, they grow with the documentation and aren't biased toward the engine's strengths. Names
 * that are also phrases are omitted, because writers want another section to rank first: `plan` means plans rather than
 * the field.
 */
function createNameQueries(records: readonly DocSearchRecord[]): NameQuery[] {
  const recordsWithNames = records.flatMap((record) => {
    const heading = record.type === 'content' ? undefined : record.hierarchy[record.type];
    return heading == null ? [] : [{record, names: [...new Set([heading, record.name ?? heading])]}];
  });
  const urlsByName = new Map<string, Set<string>>();
  for (const {record, names} of recordsWithNames) {
    for (const name of names) getOrCreate(urlsByName, normalizeName(name), () => new Set()).add(record.url);
  }
  const phrases = new Set(records.flatMap(splitPhrases).map(normalizeName));
  const queries = new Map<string, NameQuery>();
  for (const {record, names} of recordsWithNames) {
    if (record.kind === undefined || record.kind === 'heading') continue;
    for (const query of names) {
      const key = normalizeName(query);
      const relevantUrls = urlsByName.get(key);
      if (key.length < 2 || query.length > maxQueryLength || relevantUrls === undefined) continue;
      if (queries.has(key) || phrases.has(key)) continue;
      const misspelled = addTypo(query);
      queries.set(key, {query, relevantUrls, misspelled});
    }
  }
  return [...queries.values()];
}

/** Strips case and punctuation, which vary between spellings of a name. */
const normalizeName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Adds a typo to the longest word: a letter other than the first is omitted, doubled, replaced, or swapped with the
 * next letter. The choice depends on the text's hash, so that every run has the same queries.
 */
function addTypo(text: string): string | undefined {
  const word = [...text.matchAll(/[A-Za-z]{4,}/g)].sort((a, b) => b[0].length - a[0].length)[0];
  if (word === undefined) return undefined;
  const hash = createHash('sha256').update(text).digest();
  const position = word.index + 1 + (hash.readUInt16LE(0) % (word[0].length - 2));
  const before = text.slice(0, position);
  const letter = text.charAt(position);
  const next = text.charAt(position + 1);
  const after = text.slice(position + 2);
  const other = letter === 'e' ? 'r' : 'e';
  const variants = [before + next + after, before + letter + letter + next + after, before + other + next + after];
  if (letter !== next) variants.push(before + next + letter + after);
  return variants[hash.readUInt16LE(2) % variants.length];
}
