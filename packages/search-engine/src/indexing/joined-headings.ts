// cspell:ignore ratelimit
import type {Language} from '../language/language.js';
import {isUnspaced, splitWords} from '../language/tokenize.js';
import {SimilarTerms} from './similar-terms.js';

/** Adjacent words of a heading that a typed word joins, with typos. */
export interface JoinedWords {
  readonly words: readonly string[];
  /** The words joined, without the inflection of the last one. */
  readonly joined: string;
  readonly typos: number;
}

/** The maximum number of adjacent words that are joined. */
const maxWords = 3;

/** Finds the words of headings that were typed as one word with typos: the heading `Rate limits` for `ratelimt`. */
export class JoinedHeadings {
  private readonly words = new Map<string, readonly string[]>();
  /** Headings whose words haven't been joined yet. This takes time, and most queries have no unknown word. */
  private added: string[] = [];
  private joinedTerms: SimilarTerms | undefined;

  constructor(private readonly language: Language) {}

  add(heading: string): void {
    this.added.push(heading);
  }

  /** Joins all pairs and triples of adjacent words. The parts of identifiers are already joined. */
  private joinWords(words: readonly string[]): void {
    for (let from = 0; from < words.length - 1; from += 1) {
      for (let to = from + 2; to <= Math.min(words.length, from + maxWords); to += 1) {
        const joinedWords = words.slice(from, to);
        const joined = this.join(joinedWords);
        const isTopic = !joinedWords.some(isUnspaced) && !joinedWords.every(this.language.isStopWord);
        if (isTopic && !this.words.has(joined)) this.words.set(joined, joinedWords);
      }
    }
  }

  /** Returns the words with the fewest typos. Among these, complete words precede unfinished words. */
  find(typed: string, maxTypos: number, isUnfinished: boolean): JoinedWords | undefined {
    if (this.added.length > 0) {
      for (const heading of this.added) this.joinWords(splitWords(heading).map(({joined}) => joined));
      this.added = [];
      this.joinedTerms = undefined;
    }
    const typedStem = this.join([typed]);
    const words = this.words.get(typedStem);
    if (words) return {words, joined: typedStem, typos: 0};
    if (maxTypos === 0) return undefined;
    const joinedTerms = (this.joinedTerms ??= new SimilarTerms([...this.words.keys()]));
    const [best] = joinedTerms
      .find(typedStem, maxTypos, isUnfinished)
      .sort((a, b) => a.typos - b.typos || Number(b.isWholeWord) - Number(a.isWholeWord));
    if (!best) return undefined;
    const joined = joinedTerms.terms[best.id]!;
    return {words: this.words.get(joined)!, joined, typos: best.typos};
  }

  /** Returns whether the documentation also spells the words as one, such as the identifier `RateLimit`. */
  isSameWord(term: string, {joined}: JoinedWords): boolean {
    return this.join([term]) === joined;
  }

  private join(words: readonly string[]): string {
    const {lightStem, stem} = this.language;
    return words.slice(0, -1).join('') + (lightStem ?? stem)(words.at(-1)!);
  }
}
