import {getMaxTypos} from '../indexing/typos.js';
import type {Vocabulary} from '../indexing/vocabulary.js';
import {isUnspaced, maxTermLength} from '../language/tokenize.js';
import {computePrefixQuality, matchQuality, type Matches, type QueryTerm} from './query-terms.js';

/** Adjacent query words that the index contains as one word: `web hook` for `webhook`. */
export interface Compound {
  /** Positions of the first and last term. */
  readonly from: number;
  readonly to: number;
  readonly joined: string;
  /** Whether the reader typed the compound as one word: `get-pet-photos`. */
  readonly isTyped: boolean;
  readonly isUnfinished: boolean;
  readonly matches: Matches;
  /** Index terms within the allowed number of typos. */
  readonly corrections: ReadonlySet<string>;
}

/** The maximum number of separate words, and of parts of a typed identifier, that are joined for lookup. */
const maxCompoundWords = 5;
const maxIdentifierParts = 8;

/** Finds the compounds in a query. */
export function findCompounds(terms: readonly QueryTerm[], vocabulary: Vocabulary): Compound[] {
  const compounds: Compound[] = [];
  for (const [from, first] of terms.entries()) {
    if (isUnspaced(first.term)) continue;
    for (const [index, last] of terms.slice(from + 1, from + maxIdentifierParts).entries()) {
      const to = from + 1 + index;
      const isTyped = first.wordIndex === last.wordIndex;
      if (isUnspaced(last.term) || (!isTyped && to - from >= maxCompoundWords)) break;
      const compound = createCompound(terms, {from, to, isTyped}, vocabulary);
      if (compound.matches.size > 0) compounds.push(compound);
    }
  }
  // Only the longest known parts of an identifier count: `toHaveReturned` adds nothing to `toHaveReturnedWith`.
  return compounds.filter(
    (compound) =>
      !compound.isTyped ||
      !compounds.some(
        (other) => other !== compound && other.isTyped && other.from <= compound.from && compound.to <= other.to,
      ),
  );
}

/** Finds the index terms that a compound may mean: itself, its completions, or else its corrections. */
function createCompound(
  terms: readonly QueryTerm[],
  {from, to, isTyped}: Pick<Compound, 'from' | 'to' | 'isTyped'>,
  vocabulary: Vocabulary,
): Compound {
  const joinedTerms = terms.slice(from, to + 1);
  const joined = joinedTerms.map(({term}) => term).join('');
  const isUnfinished = to === terms.length - 1;
  const matches = new Map<number, number>();
  const corrections = new Set<string>();
  if (joined.length >= 4 && joined.length <= maxTermLength) {
    const exact = vocabulary.getId(joined);
    if (exact !== undefined) matches.set(exact, isTyped ? 1 : matchQuality.compound);
    if (isUnfinished) {
      for (const id of vocabulary.findCompletions(joined)) {
        matches.set(id, computePrefixQuality(joined, vocabulary.getTerm(id)));
      }
    }
    if (matches.size === 0 && (isTyped || joinedTerms.some(({isKnown}) => !isKnown))) {
      for (const {id, typos} of vocabulary.findSimilar(joined, getMaxTypos(joined.length), isUnfinished)) {
        corrections.add(vocabulary.getTerm(id));
        matches.set(id, typos === 1 ? matchQuality.oneTypo : matchQuality.twoTypos);
      }
    }
  }
  return {from, to, joined, isTyped, isUnfinished, matches, corrections};
}
