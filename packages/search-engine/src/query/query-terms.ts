// cspell:ignore ensurin designvariants
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
  /** 1 for a word; less for common words and for the parts of a word that was split. */
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
  inflected: 0.92,
  derived: 0.7,
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
  /** An additional factor for corrections of a word that the index contains as typed. */
  knownWordCorrection: 0.3,
  /** Words that were typed separately, but are one word in the text. */
  compound: 0.95,
  synonym: 0.9,
} as const;

export function computePrefixQuality(prefix: string, term: string): number {
  const {prefix: min, nearlyComplete: max} = matchQuality;
  return min + (max - min) * (prefix.length / term.length);
}

const maxQueryTerms = 12;
/**
 * The maximum number of terms if some are pairs of characters, which are less specific than words. Including synonyms'
 * terms, highlighting has a bit for each.
 */
const maxUnspacedQueryTerms = 19;

/** The weight of common English words, such as `make`. */
const commonWordWeight = 0.4;

type QueryPart = Pick<QueryTerm, 'term' | 'wordIndex' | 'weight'> & Pick<WordPart, 'accented'>;

/**
 * Splits a query into terms, and matches them with the index terms.
 *
 * @param hasSynonyms - Returns whether a word has synonyms, in which case it isn't split into several.
 */
export function createTerms(text: string, vocabulary: Vocabulary, hasSynonyms: (term: string) => boolean): QueryTerm[] {
  const {isCommonWord} = vocabulary.language;
  const allParts = splitWords(text).flatMap(({parts}, wordIndex) =>
    parts.map(({term, accented}): QueryPart => {
      const weight = isCommonWord(term) ? commonWordWeight : 1;
      return {term, wordIndex, weight, accented};
    }),
  );
  const maxTerms = allParts.some(({term}) => isUnspaced(term)) ? maxUnspacedQueryTerms : maxQueryTerms;
  const typedParts = allParts.slice(0, maxTerms);
  const parts = typedParts
    .flatMap((part, position) =>
      hasSynonyms(part.term) ? [part] : splitJoinedWords(part, position === typedParts.length - 1, vocabulary),
    )
    .slice(0, maxTerms);
  return parts.map((part, position) =>
    createTerm(part, {isLast: position === parts.length - 1, isOnlyPart: parts.length === 1}, vocabulary),
  );
}

/** Splits a word that the index doesn't contain into two known words: `designvariants` into `design` and `variants`. */
function splitJoinedWords(part: QueryPart, isLast: boolean, vocabulary: Vocabulary): QueryPart[] {
  const {term, wordIndex, accented} = part;
  const isKnown = vocabulary.findRelatedTerms(term, accented).length > 0 || (isLast && vocabulary.hasPrefix(term));
  if (isKnown || isUnspaced(term)) return [part];
  const words = findTwoWords(term, isLast, vocabulary);
  return words?.map((word): QueryPart => ({term: word, wordIndex, weight: 1 / words.length})) ?? [part];
}

function findTwoWords(term: string, isLast: boolean, vocabulary: Vocabulary): readonly string[] | undefined {
  if (term.length < 6 || vocabulary.findSimilar(term, 1, isLast).length > 0) return undefined;
  // Both words have at least three letters. The reader may still be typing the second one.
  for (let length = 3; length <= term.length - 3; length += 1) {
    const [first, second] = [term.slice(0, length), term.slice(length)];
    const isSecondKnown = vocabulary.getId(second) !== undefined || (isLast && vocabulary.hasPrefix(second));
    if (vocabulary.getId(first) !== undefined && isSecondKnown) return [first, second];
  }
  return undefined;
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
    corrections: addCorrections(term, {isKnown, isLast: position.isLast}, matches, vocabulary),
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
  for (const id of vocabulary.findRelatedTerms(term, accented)) {
    addMatch(matches, id, vocabulary.isInflection(id, term) ? matchQuality.inflected : matchQuality.derived);
  }
}

/** Adds the completions of a word, and returns whether there are any. */
function addCompletions(term: string, position: TermPosition, matches: NewMatches, vocabulary: Vocabulary): boolean {
  if (term.length < getMinPrefixLength(position, matches.size > 0) && !isUnspaced(term)) return false;
  let hasCompletions = false;
  vocabulary.forEachCompletion(term, (id) => {
    hasCompletions = true;
    const quality = computePrefixQuality(term, vocabulary.getTerm(id));
    addMatch(matches, id, position.isLast ? quality : quality * matchQuality.abbreviation);
    // `ensurin` must find what `ensuring` finds, or results would disappear while the word is being typed.
    if (position.isLast && term.length >= 4) {
      for (const related of vocabulary.findRelatedTermsById(id)) {
        addMatch(matches, related, quality * matchQuality.derived);
      }
    }
  });
  return hasCompletions;
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

/** Adds the terms that are within the allowed number of typos of a word. Returns those to highlight. */
function addCorrections(
  term: string,
  {isKnown, isLast}: {readonly isKnown: boolean; readonly isLast: boolean},
  matches: NewMatches,
  vocabulary: Vocabulary,
): QueryTerm['corrections'] {
  const corrections = new Map<string, {readonly isWholeWord: boolean}>();
  const maxTypos = getMaxTypos(term.length);
  // A common word isn't a misspelling of a different word: `old` isn't `bold`.
  if (maxTypos === 0 || isUnspaced(term) || vocabulary.language.isCommonWord(term) || (isKnown && term.length < 4)) {
    return corrections;
  }
  for (const {id, typos, isWholeWord} of vocabulary.findSimilar(
    term,
    isKnown ? 1 : maxTypos,
    isLast && term.length > 3,
  )) {
    let quality: number = typos === 1 ? matchQuality.oneTypo : matchQuality.twoTypos;
    if (!isWholeWord) quality *= matchQuality.nearlyComplete;
    if (isKnown) quality *= matchQuality.knownWordCorrection;
    addMatch(matches, id, quality);
    if (isKnown) continue;
    corrections.set(vocabulary.getTerm(id), {isWholeWord});
    for (const related of vocabulary.findRelatedTermsById(id)) {
      addMatch(matches, related, quality * matchQuality.inflected);
      const relatedTerm = vocabulary.getTerm(related);
      if (!corrections.has(relatedTerm)) corrections.set(relatedTerm, {isWholeWord: true});
    }
  }
  return corrections;
}

/** Creates a term that matches any of the words and their inflections. */
export function createSynonymTerm(words: readonly string[], weight: number, vocabulary: Vocabulary): QueryTerm {
  const inflections = words.flatMap((word) =>
    vocabulary.findRelatedTerms(word).filter((id) => vocabulary.isInflection(id, word)),
  );
  const [term = ''] = words;
  return {
    term,
    stem: vocabulary.getStem(term),
    wordIndex: -1,
    isUnfinished: false,
    isStopWord: false,
    weight,
    matches: new Map(inflections.map((id) => [id, matchQuality.synonym])),
    corrections: new Map(inflections.map((id) => [vocabulary.getTerm(id), {isWholeWord: true}])),
    isRepeated: false,
    isKnown: true,
  };
}
