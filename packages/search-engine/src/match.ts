// cspell:ignore getdesignv
import type {Query} from './query';
import {stem} from './stem';
import {forEachWord, joinedForm, type WordParts} from './tokenize';

/** A piece of a text that the query accounts for; offsets are UTF-16 units. */
export interface MatchedRange {
  start: number;
  end: number;
}

/** A written word of which something matched. */
export interface MatchedWord {
  /** Number of the word in its text. */
  index: number;
  ranges: MatchedRange[];
  /** The query's terms that it stands for: bit N for the term with number N. */
  terms: number;
  /** Whether all parts of the word matched. */
  complete: boolean;
}

/** A text with what of it matched. */
export interface MatchedText {
  /** Offsets of all its words. */
  starts: number[];
  ends: number[];
  matches: MatchedWord[];
}

/** A term's match: the number of the query's term and how many characters were typed, −1 for all. */
interface TermMatch {
  position: number;
  typed: number;
}

/**
 * Tells which words of a text the query means, by the same rules by which the index found them. Serves one query; remembers texts (headings
 * repeat from hit to hit) and terms.
 */
export class Matcher {
  private readonly texts = new Map<string, MatchedText>();
  private readonly known = new Map<string, TermMatch | null>();
  private readonly stems: string[];

  constructor(private readonly query: Query) {
    this.stems = query.terms.map(({term}) => stem(term));
  }

  match(text: string): MatchedText {
    const known = this.texts.get(text);
    if (known) return known;
    const matched: MatchedText = {starts: [], ends: [], matches: []};
    forEachWord(text, (word) => {
      const index = matched.starts.length;
      const found = this.matchCompound(word, index) ?? this.matchParts(word, index) ?? this.matchJoined(word, index);
      if (found) matched.matches.push(found);
      matched.starts.push(word.starts[0]!);
      matched.ends.push(word.ends[word.count - 1]!);
    });
    this.texts.set(text, matched);
    return matched;
  }

  private matchParts(word: WordParts, index: number): MatchedWord | undefined {
    let found: MatchedWord | undefined;
    let whole = 0;
    for (let part = 0; part < word.count; part++) {
      const term = word.terms[part]!;
      const match = this.matchTerm(term);
      if (!match) continue;
      found ??= {index, ranges: [], terms: 0, complete: false};
      found.terms |= 1 << match.position;
      const start = word.starts[part]!;
      const end = word.ends[part]!;
      // Where normalizing changed the length, the typed characters cannot be counted off.
      const counted = match.typed >= 0 && match.typed < term.length && end - start === term.length;
      found.ranges.push({start, end: counted ? start + match.typed : end});
      if (!counted) whole++;
    }
    if (found && whole === word.count) {
      found.complete = true;
      found.ranges = [{start: word.starts[0]!, end: word.ends[word.count - 1]!}];
    }
    return found;
  }

  /** Whether an identifier was typed run together, in part or with a typo: `getdesignv` for `getDesignVariants`. */
  private matchJoined(word: WordParts, index: number): MatchedWord | undefined {
    const joined = joinedForm(word);
    const match = joined === undefined ? null : this.matchTerm(joined);
    if (!match) return undefined;
    const complete = match.typed < 0;
    const end = complete ? word.ends[word.count - 1]! : endOfTyped(word, match.typed);
    return {index, ranges: [{start: word.starts[0]!, end}], terms: 1 << match.position, complete};
  }

  private matchTerm(term: string): TermMatch | null {
    let match = this.known.get(term);
    if (match === undefined) {
      match = this.findTerm(term);
      this.known.set(term, match);
    }
    return match;
  }

  private findTerm(term: string): TermMatch | null {
    const {terms} = this.query;
    const same = terms.findIndex((typed) => typed.term === term);
    if (same >= 0) return {position: same, typed: -1};
    const inflected = this.stems.indexOf(stem(term));
    if (inflected >= 0) return {position: inflected, typed: -1};
    for (let position = 0; position < terms.length; position++) {
      const typed = terms[position]!;
      if ((typed.unfinished || typed.term.length >= 4) && term.startsWith(typed.term)) {
        return {position, typed: typed.term.length};
      }
      const misspelled = typed.misspelled.get(term);
      if (misspelled) return {position, typed: misspelled.whole ? -1 : typed.term.length};
    }
    return null;
  }

  /** Whether the word, run together, is what the reader typed apart, or typed as one identifier. */
  private matchCompound(word: WordParts, index: number): MatchedWord | undefined {
    const {compounds} = this.query;
    if (compounds.length === 0) return undefined;
    const joined = joinedForm(word) ?? word.terms[0]!;
    for (const compound of compounds) {
      const complete = joined === compound.joined || compound.misspelled.has(joined);
      if (!complete && !(compound.unfinished && joined.startsWith(compound.joined))) continue;
      let terms = 0;
      for (let position = compound.from; position <= compound.to; position++) terms |= 1 << position;
      const end = complete ? word.ends[word.count - 1]! : endOfTyped(word, compound.joined.length);
      return {index, ranges: [{start: word.starts[0]!, end}], terms, complete};
    }
    return undefined;
  }
}

/** Where the first `typed` characters of the joined parts end in the text. */
function endOfTyped(word: WordParts, typed: number): number {
  let rest = typed;
  for (let part = 0; part < word.count; part++) {
    const {length} = word.terms[part]!;
    if (rest <= length) return Math.min(word.ends[part]!, word.starts[part]! + rest);
    rest -= length;
  }
  return word.ends[word.count - 1]!;
}
