// cspell:ignore getdesignv
import type {Vocabulary} from '../indexing/vocabulary.js';
import {splitWords, type Word} from '../language/tokenize.js';
import type {Query} from '../query/query.js';

/** Offsets of a match in its text, in UTF-16 code units. */
export interface MatchedRange {
  readonly start: number;
  readonly end: number;
}

/** A word that matches the query, at least in part. */
export interface MatchedWord {
  /** Index of the word in its text. */
  readonly index: number;
  /** In order. */
  readonly ranges: readonly MatchedRange[];
  /** A bit mask of the matched query terms: bit N for the term at position N. */
  readonly terms: number;
}

export interface MatchedText {
  readonly words: readonly Word[];
  readonly matches: readonly MatchedWord[];
}

interface TermMatch {
  /** Position of the term in the query. */
  readonly position: number;
  /** Number of matched characters; −1 for the whole term. */
  readonly length: number;
}

/**
 * Finds the words in a text that match a query, by the same rules as the index. Caches the matches by text, because
 * hits share headings, and by term.
 */
export class Matcher {
  private readonly texts = new Map<string, MatchedText>();
  private readonly termMatches = new Map<string, TermMatch | null>();

  constructor(
    private readonly query: Query,
    private readonly vocabulary: Vocabulary,
  ) {}

  match(text: string): MatchedText {
    const cached = this.texts.get(text);
    if (cached !== undefined) return cached;
    const words = splitWords(text, true);
    const matches = words.flatMap(
      (word, index) =>
        this.matchCompound(word, index) ?? this.matchParts(word, index) ?? this.matchJoined(word, index) ?? [],
    );
    const matched = {words, matches};
    this.texts.set(text, matched);
    return matched;
  }

  private matchParts(word: Word, index: number): MatchedWord | undefined {
    const ranges: MatchedRange[] = [];
    let terms = 0;
    let completeParts = 0;
    for (const {term, start, end} of word.parts) {
      const match = this.matchTerm(term);
      if (match === null) continue;
      terms |= 1 << match.position;
      // If normalization changed the length, offsets in the term aren't offsets in the text.
      const isPartial = match.length >= 0 && match.length < term.length && end - start === term.length;
      ranges.push({start, end: isPartial ? start + match.length : end});
      if (!isPartial) completeParts += 1;
    }
    if (ranges.length === 0) return undefined;
    return {index, ranges: completeParts === word.parts.length ? [toRange(word)] : ranges, terms};
  }

  /**
   * Matches an identifier whose parts were typed as one word, incompletely or with a typo: `getdesignv` for
   * `getDesignVariants`.
   */
  private matchJoined(word: Word, index: number): MatchedWord | null {
    const match = this.matchTerm(word.joined);
    return match && {index, ranges: [toRange(word)], terms: 1 << match.position};
  }

  private matchTerm(term: string): TermMatch | null {
    let match = this.termMatches.get(term);
    if (match === undefined) {
      match = this.findTerm(term);
      this.termMatches.set(term, match);
    }
    return match;
  }

  private findTerm(term: string): TermMatch | null {
    const {terms} = this.query;
    const exact = terms.findIndex((queryTerm) => queryTerm.term === term);
    if (exact >= 0) return {position: exact, length: -1};
    const stem = this.vocabulary.getStem(term);
    const inflected = terms.findIndex((queryTerm) => queryTerm.stem === stem);
    if (inflected >= 0) return {position: inflected, length: -1};
    for (const [position, queryTerm] of terms.entries()) {
      if ((queryTerm.isUnfinished || queryTerm.term.length >= 4) && term.startsWith(queryTerm.term)) {
        return {position, length: queryTerm.term.length};
      }
      const correction = queryTerm.corrections.get(term);
      if (correction) return {position, length: correction.isWholeWord ? -1 : queryTerm.term.length};
    }
    return null;
  }

  /** Matches a word that was typed as several words, or as one identifier. */
  private matchCompound(word: Word, index: number): MatchedWord | undefined {
    const {joined} = word;
    for (const compound of this.query.compounds) {
      const isComplete = joined === compound.joined || compound.corrections.has(joined);
      if (!isComplete && !(compound.isUnfinished && joined.startsWith(compound.joined))) continue;
      let terms = 0;
      for (let position = compound.from; position <= compound.to; position += 1) terms |= 1 << position;
      return {index, ranges: [toRange(word)], terms};
    }
    return undefined;
  }
}

const toRange = ({start, end}: Word): MatchedRange => ({start, end});
