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
  const isAscii = !nonAscii.test(text);
  // Converting non-ASCII text to lowercase can change its length, and thus the offsets.
  const lower = isAscii ? text.toLowerCase() : text;
  const word: WordParts = {count: 0, starts: [], ends: [], terms: []};

  function addPart(start: number, end: number): void {
    if (end <= start) return;
    const slice = lower.slice(start, end);
    const term = (isAscii ? slice : normalize(slice)).slice(0, maxTermLength);
    if (!term) return;
    word.starts[word.count] = start;
    word.ends[word.count] = end;
    word.terms[word.count] = term;
    word.count++;
  }

  /** Adds the parts of the word at `start` and returns the offset of its end. */
  function readWord(start: number): number {
    let from = start;
    let index = start;
    let previous: CharacterClass = characterClass.other;
    while (index < text.length) {
      const packed = classifyAt(text, index);
      const kind = unpackClass(packed);
      const next = index + unpackLength(packed);
      if (kind === characterClass.separator) {
        addPart(from, index);
        from = next;
      } else if (kind === characterClass.joiner || kind === characterClass.apostrophe) {
        if (!isWordCharacter(getClass(text, next))) break;
        addPart(from, index);
        from = next;
        if (kind === characterClass.apostrophe && isPossessive(text, next)) return next + 1;
      } else if (!isWordCharacter(kind)) {
        break;
      } else if (kind === characterClass.upper && index > from) {
        // A capital starts a part after a lowercase letter, or before one (the `E` in `HTMLElement`).
        const startsPart = previous === characterClass.lower || getClass(text, next) === characterClass.lower;
        if (startsPart) {
          addPart(from, index);
          from = index;
        }
      }
      if (kind !== characterClass.mark) previous = kind;
      index = next;
    }
    addPart(from, index);
    return index;
  }

  let index = 0;
  while (index < text.length) {
    const packed = classifyAt(text, index);
    const kind = unpackClass(packed);
    const next = index + unpackLength(packed);
    word.count = 0;
    if (isWordCharacter(kind)) {
      index = readWord(index);
    } else {
      if (kind === characterClass.standalone) addPart(index, next);
      index = next;
    }
    if (word.count > 0) visit(word);
  }
}

/** Returns the class of the character at `index`; `other` after the end of the text. */
function getClass(text: string, index: number): CharacterClass {
  return index < text.length ? unpackClass(classifyAt(text, index)) : characterClass.other;
}

/** Returns whether the letter after an apostrophe is a final `s`. */
function isPossessive(text: string, index: number): boolean {
  return text.charAt(index).toLowerCase() === 's' && !isWordCharacter(getClass(text, index + 1));
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
