// cspell:ignore getdesignv
import {getOrCreate} from '@developer-docs/utils';
import type {Vocabulary} from '../indexing/vocabulary.js';
import {splitWordsForIndex, type Word} from '../language/tokenize.js';
import type {QueryTerm} from '../query/query-terms.js';
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
  /** A bit mask of the matched query terms, not 0: bit N for the term at position N. */
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
 * Finds the words in a text that match a query, by the same rules as the index. Stop words match only if the query has
 * no other words. Caches the matches by text, because hits share headings, and by term.
 */
export class Matcher {
  private readonly texts = new Map<string, MatchedText>();
  private readonly termMatches = new Map<string, TermMatch | null>();
  /** The query's terms with their positions. */
  private readonly terms: readonly (readonly [position: number, term: QueryTerm])[];
  private readonly termMask: number;

  constructor(
    private readonly query: Query,
    private readonly vocabulary: Vocabulary,
  ) {
    const distinct = [...query.terms.entries()].filter(([, {isRepeated}]) => !isRepeated);
    const content = distinct.filter(([, {isStopWord}]) => !isStopWord);
    this.terms = content.length > 0 ? content : distinct;
    this.termMask = this.terms.reduce((mask, [position]) => mask | (1 << position), 0);
  }

  /** The number of terms that can match. */
  get termCount(): number {
    return this.terms.length;
  }

  match(text: string): MatchedText {
    return getOrCreate(this.texts, text, () => {
      const words = splitWordsForIndex(text);
      const matches = words.flatMap(
        (word, index) =>
          this.matchCompound(word, index) ?? this.matchParts(word, index) ?? this.matchJoined(word, index) ?? [],
      );
      return {words, matches};
    });
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
    const stem = this.vocabulary.getStem(term);
    const known =
      this.terms.find(([, queryTerm]) => queryTerm.term === term) ??
      this.terms.find(([, queryTerm]) => queryTerm.stem === stem);
    if (known !== undefined) return {position: known[0], length: -1};
    for (const [position, queryTerm] of this.terms) {
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
      return {index, ranges: [toRange(word)], terms: terms & this.termMask};
    }
    return undefined;
  }
}

const toRange = ({start, end}: Word): MatchedRange => ({start, end});
