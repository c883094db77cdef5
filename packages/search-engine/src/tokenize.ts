// cspell:ignore getdesignvariants Größe GROSSE grosse
import {characterClass, classifyAt, unpackClass, unpackLength, type CharacterClass} from './characters';

/**
 * A word and its parts: `get-design-variants`, `getDesignVariants`, `get_design_variants`, and `jest.fn` are each one
 * word with several parts; `node/http` and `a:b` are two words. The arrays are reused for the next word, so copy the
 * values you keep.
 */
export interface WordParts {
  count: number;
  /** Offsets of the parts in the text, in UTF-16 code units. */
  starts: number[];
  ends: number[];
  /** The normalized parts, which are indexed and compared. */
  terms: string[];
}

/** Longer terms are truncated: nobody types them, and hashes in code samples would fill the vocabulary. */
export const maxTermLength = 40;

const combiningMarks = /\p{M}/gu;
// eslint-disable-next-line no-control-regex -- the ASCII range, which doesn't need normalization
const nonAscii = /[^\u0000-\u007f]/;

/** Converts text to lowercase and removes accents, so that `Größe`, `GROSSE`, and `grosse` are equal. */
export function normalize(text: string): string {
  const lower = text.toLowerCase();
  if (!nonAscii.test(lower)) return lower;
  return lower.normalize('NFKD').replace(combiningMarks, '').replace(/ß/g, 'ss').toLowerCase();
}

/**
 * Calls `visit` for each word of the text. Words are split into parts at joiners, `_`, and `$`, and where camel case
 * starts a new part (`HTML|Element`, `ES6|Class`); digits belong to the part before them. The possessive `'s` is
 * omitted.
 */
export function forEachWord(text: string, visit: (word: WordParts) => void): void {
  new Scanner(text).run(visit);
}

class Scanner {
  private readonly isAscii: boolean;
  private readonly lower: string;
  private readonly word: WordParts = {count: 0, starts: [], ends: [], terms: []};

  constructor(private readonly text: string) {
    this.isAscii = !nonAscii.test(text);
    // Converting non-ASCII text to lowercase can change its length, and thus the offsets.
    this.lower = this.isAscii ? text.toLowerCase() : text;
  }

  run(visit: (word: WordParts) => void): void {
    const {text, word} = this;
    let index = 0;
    while (index < text.length) {
      const packed = classifyAt(text, index);
      const kind = unpackClass(packed);
      const next = index + unpackLength(packed);
      if (kind === characterClass.standalone) {
        word.count = 0;
        this.addPart(index, next);
        index = next;
      } else if (isWordCharacter(kind)) {
        word.count = 0;
        index = this.readWord(index);
      } else {
        index = next;
        continue;
      }
      if (word.count > 0) visit(word);
    }
  }

  /** Reads the word at `start` into `this.word` and returns the offset of its end. */
  private readWord(start: number): number {
    const {text} = this;
    let from = start;
    let index = start;
    let previous: CharacterClass = characterClass.other;
    while (index < text.length) {
      const packed = classifyAt(text, index);
      const kind = unpackClass(packed);
      const next = index + unpackLength(packed);
      if (kind === characterClass.separator) {
        this.addPart(from, index);
        from = next;
      } else if (kind === characterClass.joiner || kind === characterClass.apostrophe) {
        if (next >= text.length || !isWordCharacter(unpackClass(classifyAt(text, next)))) break;
        this.addPart(from, index);
        from = next;
        if (kind === characterClass.apostrophe && this.isPossessive(next)) return next + 1;
      } else if (!isWordCharacter(kind)) {
        break;
      } else if (kind === characterClass.upper && index > from && this.startsPart(previous, next)) {
        this.addPart(from, index);
        from = index;
      }
      if (kind !== characterClass.mark) previous = kind;
      index = next;
    }
    this.addPart(from, index);
    return index;
  }

  /** Returns whether a capital starts a part: after a lowercase letter, or before one (the `E` in `HTMLElement`). */
  private startsPart(previous: CharacterClass, next: number): boolean {
    if (previous === characterClass.lower) return true;
    return next < this.text.length && unpackClass(classifyAt(this.text, next)) === characterClass.lower;
  }

  private isPossessive(index: number): boolean {
    const letter = this.text[index];
    if (letter !== 's' && letter !== 'S') return false;
    return index + 1 >= this.text.length || !isWordCharacter(unpackClass(classifyAt(this.text, index + 1)));
  }

  private addPart(start: number, end: number): void {
    if (end <= start) return;
    const slice = this.lower.slice(start, end);
    const term = (this.isAscii ? slice : normalize(slice)).slice(0, maxTermLength);
    if (!term) return;
    const {word} = this;
    word.starts[word.count] = start;
    word.ends[word.count] = end;
    word.terms[word.count] = term;
    word.count++;
  }
}

function isWordCharacter(kind: CharacterClass): boolean {
  return kind >= characterClass.lower && kind <= characterClass.separator;
}

/**
 * Joins the parts of a word (`getdesignvariants`). Returns `undefined` if there's only one part or the result is too
 * long.
 */
export function joinWordParts(word: WordParts): string | undefined {
  if (word.count < 2) return undefined;
  let joined = '';
  for (let part = 0; part < word.count; part++) joined += word.terms[part]!;
  return joined.length <= maxTermLength ? joined : undefined;
}

/** Returns the terms of the text, in order. */
export function extractTerms(text: string): string[] {
  const terms: string[] = [];
  forEachWord(text, (word) => {
    for (let part = 0; part < word.count; part++) terms.push(word.terms[part]!);
  });
  return terms;
}
