// cspell:ignore ensurin designvariants
import {lightStem} from './stem';
import {isCommonWord, isStopWord} from './stop-words';
import type {Synonyms} from './synonyms';
import {maxTermLength, splitWords} from './tokenize';
import {getMaxTypos} from './typos';
import type {Vocabulary} from './vocabulary';

/** The match quality of each index term that a typed word matches, by term ID. The word itself has quality 1. */
export type Matches = Map<number, number>;

/** A typed word, or a part of a typed identifier. */
export interface QueryTerm {
  term: string;
  /** Whether it's the last word of the query, which may be incomplete and also matches its completions. */
  isUnfinished: boolean;
  isStopWord: boolean;
  /** 1 for a word; less for common words and for the parts of a word that was split. */
  weight: number;
  matches: Matches;
  /** Index terms that differ by few enough typos, and synonyms, to highlight. Empty if the word is known as typed. */
  corrections: Map<string, {isWholeWord: boolean}>;
  /** Whether the term is unfinished and the index contains completions. */
  hasCompletions: boolean;
  /** Whether the term occurs earlier in the query. Only its first occurrence counts. */
  isRepeated: boolean;
  /** Whether the index contains the word as typed: itself, inflected, or (unfinished) as a prefix. */
  isKnown: boolean;
}

/** Adjacent query words that the index contains as one word: `web hook` for `webhook`. */
export interface Compound {
  /** Positions of the first and last term. */
  from: number;
  to: number;
  joined: string;
  /** Whether the reader typed the compound as one word: `get-design-variants`. */
  isTyped: boolean;
  isUnfinished: boolean;
  matches: Matches;
  /** Index terms that differ by few enough typos. */
  corrections: Set<string>;
}

export interface Query {
  /** Whether the reader typed more than one word. */
  hasMultipleWords: boolean;
  terms: QueryTerm[];
  compounds: Compound[];
  /** The query's words joined: first as typed, then with typos corrected. */
  spellings: string[];
  /** The query with its typos corrected; `undefined` if there are none. */
  correction: string | undefined;
}

/** Returns a query's terms that indicate its topic. */
export function getContentTerms({terms}: Query): QueryTerm[] {
  return terms.filter(({isStopWord, isRepeated}) => !isStopWord && !isRepeated);
}

/**
 * Returns the quality of a term's best match, to normalize other qualities. It's at least .3, so that weak matches stay
 * weak.
 */
export function getBestQuality({matches}: QueryTerm): number {
  return Math.max(0.3, ...matches.values());
}

/** Returns whether the query is a single word with completions. Terms of synonyms follow the typed term. */
export function isSingleUnfinishedWord({terms, hasMultipleWords}: Query): boolean {
  const [first] = terms;
  return first !== undefined && !hasMultipleWords && first.isUnfinished && first.hasCompletions;
}

/**
 * The maximum length of a query in characters, which is the limit of DocSearch's input. Longer queries are truncated.
 */
export const maxQueryLength = 64;
const maxQueryTerms = 12;
/**
 * The maximum number of words that synonyms add. Highlighting has one bit per term, so a query can't have more than 31
 * terms.
 */
const maxSynonymTerms = 12;

/**
 * Factors for inexact matches. Their order reflects how likely the reader means the term; the exact values matter
 * little.
 */
const matchQuality = {
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

/** The weight of common English words, such as `make`. */
const commonWordWeight = 0.4;

/** A factor for the weight of typed words that have synonyms, because a page may use either. */
const weightWithSynonyms = 0.6;

interface QueryPart {
  term: string;
  /** Index of the typed word that contains the part. */
  word: number;
  weight: number;
}

/** Parses a query, and matches its words and their synonyms with the index terms. */
export function parseQuery(text: string, vocabulary: Vocabulary, synonyms: Synonyms): Query {
  const words = splitWords(text.slice(0, maxQueryLength));
  const typedParts = words
    .flatMap(({parts}, word): QueryPart[] =>
      parts.map(({term}) => ({term, word, weight: isCommonWord(term) ? commonWordWeight : 1})),
    )
    .slice(0, maxQueryTerms);
  const parts = typedParts
    .flatMap((part, index) =>
      synonyms.has(part.term) ? [part] : splitJoinedWords(part, index === typedParts.length - 1, vocabulary),
    )
    .slice(0, maxQueryTerms);
  const terms = parts.map((part, index) => {
    return expandTerm(part, {isLast: index === parts.length - 1, isAlone: parts.length === 1}, vocabulary);
  });
  const compounds = findCompounds(parts, terms, vocabulary);
  const spellings = findSpellings(terms, compounds, vocabulary);
  const correction = findCorrection(terms, vocabulary);
  return {
    hasMultipleWords: words.length > 1,
    terms: ignoreRepeatedTerms(addSynonyms(terms, vocabulary, synonyms)),
    compounds,
    spellings,
    correction,
  };
}

/**
 * Appends the words of synonyms to the typed terms, whose positions must not change because compounds refer to them.
 */
function addSynonyms(terms: QueryTerm[], vocabulary: Vocabulary, synonyms: Synonyms): QueryTerm[] {
  const added: QueryTerm[] = [];
  const replaced = new Set<QueryTerm>();
  for (const {from, to, means} of synonyms.find(terms.map(({term}) => term))) {
    const known = means.filter((words) => words.every((word) => vocabulary.findRelatedTerms(word).length > 0));
    const length = Math.max(0, ...known.map((words) => words.length));
    if (length === 0 || added.length + length > maxSynonymTerms) continue;
    const typed = terms.slice(from, to + 1);
    const weight = (Math.max(...typed.map((term) => term.weight)) * typed.length) / length;
    for (let position = 0; position < length; position++) {
      // Shorter synonyms repeat their last word, so that they cover as much of the query as longer ones.
      const alternatives = new Set(known.map((words) => words[Math.min(position, words.length - 1)]!));
      added.push(createSynonymTerm([...alternatives], weight, vocabulary));
    }
    for (const term of typed) replaced.add(term);
  }
  for (const term of replaced) {
    term.weight *= weightWithSynonyms;
    // An unknown word with synonyms isn't a typo.
    if (!term.isKnown) {
      term.matches = new Map();
      term.corrections = new Map();
    }
  }
  return [...terms, ...added];
}

/** Creates a term that matches any of the words and their inflections. */
function createSynonymTerm(words: readonly string[], weight: number, vocabulary: Vocabulary): QueryTerm {
  const inflections = words.flatMap((word) =>
    vocabulary.findRelatedTerms(word).filter((id) => lightStem(vocabulary.terms[id]!) === lightStem(word)),
  );
  return {
    term: words[0]!,
    isUnfinished: false,
    isStopWord: false,
    weight,
    matches: new Map(inflections.map((id) => [id, matchQuality.synonym])),
    corrections: new Map(inflections.map((id) => [vocabulary.terms[id]!, {isWholeWord: true}])),
    isRepeated: false,
    isKnown: true,
    hasCompletions: false,
  };
}

/**
 * Removes the matches of repeated terms, so that `no no no` ranks like `no`. The terms stay, because compounds refer to
 * their positions.
 */
function ignoreRepeatedTerms(terms: QueryTerm[]): QueryTerm[] {
  const seen = new Set<string>();
  for (const term of terms) {
    term.isRepeated = seen.has(term.term);
    if (term.isRepeated) term.matches = new Map();
    seen.add(term.term);
  }
  return terms;
}

/** The maximum number of spellings of a query. */
const maxSpellings = 12;

function findSpellings(terms: readonly QueryTerm[], compounds: readonly Compound[], vocabulary: Vocabulary): string[] {
  let spellings = [''];
  for (const term of terms) {
    const variants = term.isKnown ? [term.term] : [term.term, ...getBestMatches(term.matches, vocabulary)];
    spellings = spellings.flatMap((start) => variants.map((variant) => start + variant)).slice(0, maxSpellings);
  }
  const wholeQuery = compounds.filter(({from, to}) => from === 0 && to === terms.length - 1);
  return [...new Set([...spellings, ...wholeQuery.flatMap(({corrections}) => [...corrections])])];
}

/**
 * Replaces each unknown word with its best correction. Returns `undefined` if an unknown word has none or all words are
 * known.
 */
function findCorrection(terms: readonly QueryTerm[], vocabulary: Vocabulary): string | undefined {
  const words = terms.map(({term, isKnown, matches, corrections}) =>
    isKnown ? term : getBestMatches(matches, vocabulary).find((word) => corrections.get(word)?.isWholeWord),
  );
  const isCorrected = terms.some(({isKnown}) => !isKnown) && words.every((word) => word !== undefined);
  return isCorrected ? words.join(' ') : undefined;
}

function getBestMatches(matches: Matches, vocabulary: Vocabulary): string[] {
  const best = Math.max(0, ...matches.values());
  return [...matches].filter(([, quality]) => quality === best).map(([id]) => vocabulary.terms[id]!);
}

function computePrefixQuality(prefix: string, term: string): number {
  const {prefix: min, nearlyComplete: max} = matchQuality;
  return min + (max - min) * (prefix.length / term.length);
}

/**
 * Returns whether a word's completions are considered. In multi-word queries, one- and two-letter words have too many
 * completions to be useful.
 */
function canBeCompleted(term: string, isAlone: boolean, isKnown: boolean): boolean {
  return isAlone ? term.length > 1 || !isKnown : term.length > 2;
}

/** Finds the index terms that a typed word may mean: itself, its inflections, completions, and corrections. */
function expandTerm(
  {term, weight}: QueryPart,
  {isLast, isAlone}: {isLast: boolean; isAlone: boolean},
  vocabulary: Vocabulary,
): QueryTerm {
  const matches: Matches = new Map();
  const addMatch = (id: number, quality: number) => {
    if (quality > (matches.get(id) ?? 0)) matches.set(id, quality);
  };
  const exact = vocabulary.getId(term);
  if (exact !== undefined) addMatch(exact, 1);
  const inflectionStem = lightStem(term);
  for (const id of vocabulary.findRelatedTerms(term)) {
    const isInflection = lightStem(vocabulary.terms[id]!) === inflectionStem;
    addMatch(id, isInflection ? matchQuality.inflected : matchQuality.derived);
  }
  let isKnown = matches.size > 0;
  let hasCompletions = false;
  if (isLast ? canBeCompleted(term, isAlone, isKnown) : term.length >= 4) {
    vocabulary.forEachCompletion(term, (id) => {
      const quality = computePrefixQuality(term, vocabulary.terms[id]!);
      addMatch(id, isLast ? quality : quality * matchQuality.abbreviation);
      if (!isLast) return;
      isKnown = true;
      hasCompletions = true;
      // `ensurin` must find what `ensuring` finds, or results would disappear while the word is being typed.
      if (term.length >= 4) {
        for (const related of vocabulary.findRelatedTermsById(id)) addMatch(related, quality * matchQuality.derived);
      }
    });
  }
  const corrections: QueryTerm['corrections'] = new Map();
  const typoLimit = getMaxTypos(term.length);
  // A common word isn't a misspelling of a different word: `old` isn't `bold`.
  if (typoLimit > 0 && !isCommonWord(term) && !(isKnown && term.length < 4)) {
    for (const similar of vocabulary.findSimilar(term, isKnown ? 1 : typoLimit, isLast && term.length > 3)) {
      const candidate = vocabulary.terms[similar.id]!;
      let quality: number = similar.typos === 1 ? matchQuality.oneTypo : matchQuality.twoTypos;
      if (!similar.isWholeWord) quality *= matchQuality.nearlyComplete;
      if (isKnown) quality *= matchQuality.knownWordCorrection;
      addMatch(similar.id, quality);
      if (isKnown) continue;
      corrections.set(candidate, {isWholeWord: similar.isWholeWord});
      for (const related of vocabulary.findRelatedTermsById(similar.id)) {
        addMatch(related, quality * matchQuality.inflected);
        const relatedTerm = vocabulary.terms[related]!;
        if (!corrections.has(relatedTerm)) corrections.set(relatedTerm, {isWholeWord: true});
      }
    }
  }
  return {
    term,
    isUnfinished: isLast,
    isStopWord: isStopWord(term),
    weight,
    matches,
    corrections,
    isRepeated: false,
    isKnown,
    hasCompletions,
  };
}

/** Splits a word that the index doesn't contain, such as `designvariants`, into two known words. */
function splitJoinedWords(part: QueryPart, isLast: boolean, vocabulary: Vocabulary): QueryPart[] {
  const {term, word} = part;
  const isKnown = vocabulary.findRelatedTerms(term).length > 0 || (isLast && vocabulary.hasPrefix(term));
  if (term.length < 6 || isKnown || vocabulary.findSimilar(term, 1, isLast).length > 0) return [part];
  const pieces = splitTerm(term, isLast, vocabulary);
  return pieces ? pieces.map((piece) => ({term: piece, word, weight: 1 / pieces.length})) : [part];
}

/** Splits a term into two known terms of at least three letters. The second one may be unfinished. */
function splitTerm(term: string, isLast: boolean, vocabulary: Vocabulary): [string, string] | undefined {
  for (let length = 3; length <= term.length - 3; length++) {
    const [first, second] = [term.slice(0, length), term.slice(length)];
    const isSecondKnown = vocabulary.getId(second) !== undefined || (isLast && vocabulary.hasPrefix(second));
    if (vocabulary.getId(first) !== undefined && isSecondKnown) return [first, second];
  }
  return undefined;
}

/** The maximum number of separate words, and of parts of a typed identifier, that are joined for lookup. */
const maxCompoundWords = 5;
const maxIdentifierParts = 8;

function findCompounds(parts: readonly QueryPart[], terms: readonly QueryTerm[], vocabulary: Vocabulary): Compound[] {
  const compounds: Compound[] = [];
  for (let from = 0; from < parts.length; from++) {
    let joined = parts[from]!.term;
    for (let to = from + 1; to < Math.min(parts.length, from + maxIdentifierParts); to++) {
      joined += parts[to]!.term;
      if (joined.length < 4 || joined.length > maxTermLength) continue;
      const isTyped = parts[from]!.word === parts[to]!.word;
      if (!isTyped && to - from >= maxCompoundWords) break;
      const isUnfinished = to === parts.length - 1;
      const matches: Matches = new Map();
      const corrections = new Set<string>();
      const exact = vocabulary.getId(joined);
      if (exact !== undefined) matches.set(exact, isTyped ? 1 : matchQuality.compound);
      if (isUnfinished) {
        vocabulary.forEachCompletion(joined, (id) => {
          matches.set(id, computePrefixQuality(joined, vocabulary.terms[id]!));
        });
      }
      if (matches.size === 0 && (isTyped || terms.slice(from, to + 1).some(({isKnown}) => !isKnown))) {
        const typoLimit = getMaxTypos(joined.length);
        for (const {id, typos} of typoLimit ? vocabulary.findSimilar(joined, typoLimit, isUnfinished) : []) {
          corrections.add(vocabulary.terms[id]!);
          matches.set(id, typos === 1 ? matchQuality.oneTypo : matchQuality.twoTypos);
        }
      }
      if (matches.size > 0) compounds.push({from, to, joined, isTyped, isUnfinished, matches, corrections});
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
