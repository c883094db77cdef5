// cspell:ignore getdesignvariants Größe GROSSE grosse
/** A part of a word, which is indexed and compared in its normalized form. */
export interface WordPart {
  readonly term: string;
  /** Offsets in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/**
 * A word and its parts: `get-design-variants`, `getDesignVariants`, `get_design_variants`, and `jest.fn` are each one
 * word with several parts; `node/http` and `a:b` are two words.
 */
export interface Word {
  /** At least one part. */
  readonly parts: readonly WordPart[];
  /** Offsets in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The joined parts, such as `getdesignvariants`. */
  readonly joined: string;
}

/** Longer terms are truncated: nobody types them, and hashes in code samples would fill the vocabulary. */
export const maxTermLength = 40;

const truncate = (term: string) => term.slice(0, maxTermLength);

const combiningMarks = /\p{M}/gu;
// eslint-disable-next-line no-control-regex -- the ASCII range, which doesn't need normalization
const nonAscii = /[^\u0000-\u007f]/;

/** Converts text to lowercase and removes accents, so that `Größe`, `GROSSE`, and `grosse` are equal. */
export function normalize(text: string): string {
  const lower = text.toLowerCase();
  if (!nonAscii.test(lower)) return lower;
  return lower.normalize('NFKD').replace(combiningMarks, '').replace(/ß/g, 'ss').toLowerCase();
}

/** A character of a script without spaces between words, which is treated as a word. */
const standalone = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]`;
/** Letters, digits, and marks, and the characters that separate parts within a word. */
const wordCharacter = String.raw`(?!${standalone})[\p{L}\p{N}\p{M}_$]`;
/** Hyphens, periods, and apostrophes join the parts of a word. The possessive `'s` is omitted. */
const joiner = String.raw`(?:[-.\u00ad\u2010\u2011]|['’](?![sS](?!${wordCharacter})))`;

const wordPattern = new RegExp(
  `${standalone}|((?:${wordCharacter})+(?:${joiner}(?:${wordCharacter})+)*)(?:['’][sS](?!${wordCharacter}))?`,
  'gu',
);

/** Lowercase letters, and letters of scripts without case. */
const lowercase = String.raw`[^\P{L}\p{Lu}]`;

/**
 * A part of a word. In camel case, a capital starts a part after a lowercase letter, or before one (the `E` in
 * `HTMLElement`). Digits belong to the part before them (`ES6|Class`).
 */
const partPattern = new RegExp(
  String.raw`[\p{L}\p{N}\p{M}](?:${lowercase}|[\p{N}\p{M}]|(?<!${lowercase}\p{M}*)\p{Lu}(?!${lowercase}))*`,
  'gu',
);

/** Splits a text into words. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const word = match[1] ?? match[0];
    const start = match.index;
    // Most words have only one part, for which this is faster.
    if (plainWord.test(word)) {
      const term = truncate(word);
      const end = start + word.length;
      words.push({parts: [{term, start, end}], start, end, joined: term});
      continue;
    }
    const parts = splitParts(word, start);
    const [first] = parts;
    const last = parts.at(-1);
    if (first && last) {
      const joined = truncate(parts.map(({term}) => term).join(''));
      words.push({parts, start: first.start, end: last.end, joined});
    }
  }
  return words;
}

const plainWord = /^[a-z]+$/;

function splitParts(word: string, offset: number): WordPart[] {
  const parts: WordPart[] = [];
  for (const {0: part, index} of word.matchAll(partPattern)) {
    const term = truncate(normalize(part));
    if (term !== '') parts.push({term, start: offset + index, end: offset + index + part.length});
  }
  return parts;
}

/** Returns the terms of the text, in order. */
export function extractTerms(text: string): string[] {
  const terms: string[] = [];
  for (const {parts} of splitWords(text)) {
    for (const {term} of parts) terms.push(term);
  }
  return terms;
}
