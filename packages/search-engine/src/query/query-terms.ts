// cspell:ignore ensurin
import {getMaxTypos} from '../indexing/typos.js';
import type {Vocabulary} from '../indexing/vocabulary.js';
import {isUnspaced, splitWords, type WordPart} from '../language/tokenize.js';

/** The match quality of each index term that a typed word matches, by term ID. The word itself has quality 1. */
export type Matches = ReadonlyMap<number, number>;

/** Matches that are being collected. */
type NewMatches = Map<number, number>;

/** A typed word, or a part of a typed identifier. */
export interface QueryTerm {
  readonly term: string;
  readonly stem: string;
  /** Index of the typed word that contains the term; −1 for a synonym. */
  readonly wordIndex: number;
  /** Whether it's the last word of the query, which may be incomplete and also matches its completions. */
  readonly isUnfinished: boolean;
  readonly isStopWord: boolean;
  /** 1; less for common words, and for words that have synonyms. */
  readonly weight: number;
  readonly matches: Matches;
  /** Index terms to highlight: synonyms, and terms within the allowed number of typos. Empty for a known word. */
  readonly corrections: ReadonlyMap<string, {readonly isWholeWord: boolean}>;
  /** Whether the term occurs earlier in the query. Only its first occurrence counts. */
  readonly isRepeated: boolean;
  /** Whether the index contains the word as typed: itself, inflected, or (unfinished) as a prefix. */
  readonly isKnown: boolean;
}

/**
 * Factors for inexact matches. Their order reflects how likely the reader means the term; the exact values matter
 * little.
 */
export const matchQuality = {
  related: 0.92,
  /**
   * The quality of a prefix ranges from `prefix` (a few letters of a long word) to `nearlyComplete` (all but the last
   * letter).
   */
  prefix: 0.5,
  nearlyComplete: 0.88,
  /** An additional factor for a prefix that isn't the last word (`config file`). */
  abbreviation: 0.6,
  oneTypo: 0.75,
  twoTypos: 0.5,
  /** Words that were typed separately, but are one word in the text. */
  compound: 0.95,
  synonym: 0.9,
} as const;

export function computePrefixQuality(prefix: string, term: string): number {
  const {prefix: min, nearlyComplete: max} = matchQuality;
  return min + (max - min) * (prefix.length / term.length);
}

/** The maximum number of terms. Including the synonyms' terms, highlighting has a bit for each. */
const maxQueryTerms = 19;

/** The weight of common English words, such as `make`. */
const commonWordWeight = 0.4;

type QueryPart = Pick<QueryTerm, 'term' | 'wordIndex' | 'weight'> & Pick<WordPart, 'accented'>;

/** Splits a query into terms, and matches them with the index terms. */
export function createTerms(text: string, vocabulary: Vocabulary): QueryTerm[] {
  const {isCommonWord} = vocabulary.language;
  const parts = splitWords(text).flatMap((word, wordIndex) =>
    word.parts.map(({term, accented}): QueryPart => {
      const weight = isCommonWord(term) ? commonWordWeight : 1;
      return {term, wordIndex, weight, accented};
    }),
  );
  return parts
    .slice(0, maxQueryTerms)
    .map((part, position, {length}) =>
      createTerm(part, {isLast: position === length - 1, isOnlyPart: length === 1}, vocabulary),
    );
}

interface TermPosition {
  readonly isLast: boolean;
  readonly isOnlyPart: boolean;
}

/** Finds the index terms that a typed word may mean: itself, its inflections, completions, and corrections. */
function createTerm(part: QueryPart, position: TermPosition, vocabulary: Vocabulary): QueryTerm {
  const {term, wordIndex, weight, accented} = part;
  const matches: NewMatches = new Map();
  addInflections(part, matches, vocabulary);
  const hasCompletions = addCompletions(term, position, matches, vocabulary);
  const isKnown = (position.isLast && hasCompletions) || vocabulary.findRelatedTerms(term, accented).length > 0;
  return {
    term,
    stem: vocabulary.getStem(term, accented),
    wordIndex,
    weight,
    isUnfinished: position.isLast,
    isStopWord: vocabulary.language.isStopWord(term),
    matches,
    corrections: isKnown ? new Map() : addCorrections(term, position.isLast, matches, vocabulary),
    isRepeated: false,
    isKnown,
  };
}

function addMatch(matches: NewMatches, id: number, quality: number): void {
  if (quality > (matches.get(id) ?? 0)) matches.set(id, quality);
}

function addInflections({term, accented}: QueryPart, matches: NewMatches, vocabulary: Vocabulary): void {
  const exact = vocabulary.getId(term);
  if (exact !== undefined) addMatch(matches, exact, 1);
  for (const id of vocabulary.findRelatedTerms(term, accented)) addMatch(matches, id, matchQuality.related);
}

/** Adds the completions of a word, and returns whether there are any. */
function addCompletions(term: string, position: TermPosition, matches: NewMatches, vocabulary: Vocabulary): boolean {
  if (term.length < getMinPrefixLength(position, matches.size > 0) && !isUnspaced(term)) return false;
  const completions = vocabulary.findCompletions(term);
  for (const id of completions) {
    const completion = vocabulary.getTerm(id);
    const quality = computePrefixQuality(term, completion);
    addMatch(matches, id, position.isLast ? quality : quality * matchQuality.abbreviation);
    // `ensurin` must find what `ensuring` finds, or results would disappear while the word is being typed.
    if (position.isLast && term.length >= 4) {
      for (const related of vocabulary.findRelatedTerms(completion)) {
        addMatch(matches, related, quality * matchQuality.related);
      }
    }
  }
  return completions.length > 0;
}

/**
 * Returns the minimum length of a word whose completions are considered. In multi-word queries, one- and two-letter
 * words have too many completions to be useful.
 */
function getMinPrefixLength({isLast, isOnlyPart}: TermPosition, isKnown: boolean): number {
  if (!isLast) return 4;
  if (!isOnlyPart) return 3;
  return isKnown ? 2 : 1;
}

/** Adds the terms that are within the allowed number of typos of a word that the index doesn't contain. */
function addCorrections(
  term: string,
  isLast: boolean,
  matches: NewMatches,
  vocabulary: Vocabulary,
): QueryTerm['corrections'] {
  const corrections = new Map<string, {readonly isWholeWord: boolean}>();
  const maxTypos = getMaxTypos(term.length);
  if (maxTypos === 0 || isUnspaced(term)) return corrections;
  for (const {id, typos, isWholeWord} of vocabulary.findSimilar(term, maxTypos, isLast && term.length > 3)) {
    const quality = typos === 1 ? matchQuality.oneTypo : matchQuality.twoTypos;
    addMatch(matches, id, isWholeWord ? quality : quality * matchQuality.nearlyComplete);
    corrections.set(vocabulary.getTerm(id), {isWholeWord});
  }
  return corrections;
}

/** Creates a term that matches any of the words, and those with the same stem. */
export function createSynonymTerm(words: readonly string[], weight: number, vocabulary: Vocabulary): QueryTerm {
  const related = words.flatMap((word) => vocabulary.findRelatedTerms(word));
  const [term = ''] = words;
  return {
    term,
    stem: vocabulary.getStem(term),
    wordIndex: -1,
    isUnfinished: false,
    isStopWord: false,
    weight,
    matches: new Map(related.map((id) => [id, matchQuality.synonym])),
    corrections: new Map(related.map((id) => [vocabulary.getTerm(id), {isWholeWord: true}])),
    isRepeated: false,
    isKnown: true,
  };
}
