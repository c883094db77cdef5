import {getOrCreate} from '@developer-docs/utils';
import type {Language, Stemmer} from '../language/language.js';
import {extractTerms, splitWords} from '../language/tokenize.js';

/** Maps words that readers type to the words that the documentation uses. */
export interface SynonymRule {
  /** Words or phrases, such as `quota` and `calls per second`. */
  readonly typed: readonly string[];
  /** Words or phrases in the documentation, such as `quota`. */
  readonly means: readonly string[];
}

/** A phrase in a query that has synonyms. */
export interface SynonymMatch {
  /** Positions of the phrase's first and last word among the query's terms. */
  readonly from: number;
  readonly to: number;
  /** The terms of each synonym. */
  readonly means: readonly (readonly string[])[];
}

interface Phrase {
  readonly terms: readonly string[];
  readonly stems: readonly string[];
  readonly means: readonly (readonly string[])[];
}

/** Finds the phrases in a query that have synonyms. Inflected forms of the typed words also match. */
export class Synonyms {
  private readonly phrasesByFirstStem = new Map<string, Phrase[]>();
  private readonly stem: Stemmer;

  constructor(rules: readonly SynonymRule[], language: Language) {
    this.stem = language.lightStem ?? language.stem;
    for (const {typed, means} of rules) {
      // An identifier such as `designCount` is one word, because its parts have a different meaning.
      const meanings = means
        .map((phrase) => splitWords(phrase).map(({joined}) => joined))
        .filter((words) => words.length > 0);
      for (const phrase of typed) {
        const terms = extractTerms(phrase);
        const stems = terms.map(this.stem);
        const [first] = stems;
        if (first === undefined) continue;
        getOrCreate(this.phrasesByFirstStem, first, () => []).push({terms, stems, means: meanings});
      }
    }
  }

  /** Returns the phrases that have synonyms. Longer phrases win over phrases that they contain. */
  find(terms: readonly string[]): SynonymMatch[] {
    const stems = terms.map(this.stem);
    const found = stems.flatMap((first, from) =>
      (this.phrasesByFirstStem.get(first) ?? [])
        .filter((phrase) => phrase.stems.every((stem, offset) => stems[from + offset] === stem))
        .filter((phrase) => from + phrase.terms.length < terms.length || isTypedToEnd(terms, phrase))
        .map((phrase) => ({from, to: from + phrase.stems.length - 1, means: phrase.means})),
    );
    return found.filter(
      ({from, to}) => !found.some((other) => other.from <= from && to <= other.to && other.to - other.from > to - from),
    );
  }
}

/** Returns whether the last word is complete: an unfinished `stat` may become `status`, so it doesn't match `stats`. */
const isTypedToEnd = (terms: readonly string[], phrase: Phrase): boolean =>
  (terms.at(-1) ?? '').startsWith(phrase.terms.at(-1) ?? '');
