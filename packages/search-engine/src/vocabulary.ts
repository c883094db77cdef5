import {english, type Language} from './language.js';
import {SimilarTerms, type SimilarTerm} from './similar-terms.js';

/** All index terms, with IDs in order of first appearance. Looks up prefixes, inflections, and similar terms. */
export class Vocabulary {
  readonly terms: string[] = [];
  private readonly ids = new Map<string, number>();
  /** The terms with their accents, for terms that have any. */
  private readonly accentedTerms = new Map<string, string>();
  private similarTerms = new SimilarTerms([]);
  /** IDs of the terms with the same stem, by stem and by term ID. */
  private readonly idsByStem = new Map<string, number[]>();
  private readonly relatedIds: number[][] = [];
  /** IDs in alphabetical order of their terms. */
  private sorted: number[] = [];

  constructor(readonly language: Language = english) {}

  getId(term: string): number | undefined {
    return this.ids.get(term);
  }

  /**
   * Adds a term and returns its ID.
   *
   * @param accented - The term with its accents, if it has any.
   */
  add(term: string, accented?: string): number {
    if (accented !== undefined && !this.accentedTerms.has(term)) this.accentedTerms.set(term, accented);
    const existing = this.ids.get(term);
    if (existing !== undefined) return existing;
    const id = this.terms.length;
    this.ids.set(term, id);
    this.terms.push(term);
    return id;
  }

  /** Builds the lookup tables. Call it once, after all terms have been added. */
  commit(): void {
    for (const [id, term] of this.terms.entries()) {
      const root = this.getStem(term);
      const idsWithStem = this.idsByStem.get(root) ?? [];
      idsWithStem.push(id);
      this.idsByStem.set(root, idsWithStem);
      this.relatedIds.push(idsWithStem);
    }
    this.sorted = [...this.terms.keys()].sort((a, b) => compareTerms(this.terms[a]!, this.terms[b]!));
    this.similarTerms = new SimilarTerms(this.terms);
  }

  /**
   * Returns the stem of a term. If the index contains the term with accents, that form determines the stem, so that
   * words typed without accents have the same stem.
   *
   * @param accented - The term with its accents, if it has any.
   */
  getStem(term: string, accented = term): string {
    const {stem, ignoresAccents} = this.language;
    return stem(ignoresAccents ? term : (this.accentedTerms.get(term) ?? accented));
  }

  /** Returns whether a term is an inflection of a word with the same stem, rather than a derived word. */
  isInflection(id: number, word: string): boolean {
    const {lightStem} = this.language;
    return !lightStem || lightStem(this.terms[id]!) === lightStem(word);
  }

  /**
   * Returns the IDs of terms with the same stem, including the term itself if it's known.
   *
   * @param accented - The term with its accents, if it has any.
   */
  findRelatedTerms(term: string, accented?: string): readonly number[] {
    return this.idsByStem.get(this.getStem(term, accented)) ?? [];
  }

  /** Returns the IDs of terms with the same stem, including `id`. */
  findRelatedTermsById(id: number): readonly number[] {
    return this.relatedIds[id] ?? [];
  }

  /** Calls `visit` for every longer term that starts with `prefix`, in alphabetical order. */
  forEachCompletion(prefix: string, visit: (id: number) => void): void {
    for (let position = this.findLowerBound(prefix); position < this.sorted.length; position++) {
      const id = this.sorted[position]!;
      const term = this.terms[id]!;
      if (!term.startsWith(prefix)) return;
      if (term.length > prefix.length) visit(id);
    }
  }

  /** Returns whether any term starts with `prefix`. */
  hasPrefix(prefix: string): boolean {
    const id = this.sorted[this.findLowerBound(prefix)];
    return id !== undefined && this.terms[id]!.startsWith(prefix);
  }

  private findLowerBound(term: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareTerms(this.terms[this.sorted[middle]!]!, term) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Finds the terms that differ from `typed` by one to `maxTypos` typos, as a whole or (optionally) in a prefix. */
  findSimilar(typed: string, maxTypos: number, includePrefixes: boolean): SimilarTerm[] {
    return this.similarTerms.find(typed, maxTypos, includePrefixes);
  }
}

/** Compares UTF-16 code units, which, unlike `localeCompare`, doesn't depend on the environment. */
function compareTerms(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
