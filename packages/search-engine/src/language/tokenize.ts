// cspell:ignore getdesignvariants Größe GROSSE grosse Zinh Hebr Hani Hira Laoo Khmr Mymr ßæœøđðþłħı
/** A part of a word, which is indexed and compared in its normalized form. */
export interface WordPart {
  readonly term: string;
  /** Offsets in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The lowercase part with its accents, if it has any. Stemmers for languages with accents need them. */
  readonly accented?: string;
}

/**
 * A word and its parts: `get-pet-photos`, `getPetPhotos`, `get_pet_photos`, and `jest.fn` are each one
 * word with several parts; `node/http` and `a:b` are two words. In scripts without spaces, each pair of adjacent
 * characters is a word.
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

/**
 * Accents and other optional marks. The marks of other scripts, such as the vowel signs of Thai and Devanagari, and the
 * voiced sound marks of Japanese (U+3099 and U+309A), distinguish words.
 */
const optionalMarks = /(?![\u3099\u309a])(?=\p{M})[\p{sc=Zinh}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}]/gu;

/** Letters that Unicode doesn't decompose into a base letter and accents. */
const foldedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};

// oxlint-disable-next-line no-control-regex -- the ASCII range, which doesn't need normalization
const nonAscii = /[^\u0000-\u007f]/;

/** Converts text to lowercase and removes accents, so that `Größe`, `GROSSE`, and `grosse` are equal. */
export function normalize(text: string): string {
  const lower = text.toLowerCase();
  if (!nonAscii.test(lower)) return lower;
  return (
    lower
      .normalize('NFKD')
      .replace(optionalMarks, '')
      .toLowerCase()
      .replace(/[ßæœøđðþłħı]/g, (letter) => foldedLetters[letter] ?? letter)
      // Composes the characters whose marks were kept, and Korean syllables.
      .normalize('NFC')
  );
}

/**
 * A letter of a script that doesn't separate words with spaces, or of Korean, whose words have particles attached. The
 * pairs of adjacent letters are the same in every environment, unlike the words of `Intl.Segmenter`.
 */
const unspacedScripts = 'Hani Hira Kana Thai Laoo Khmr Mymr Hang'.split(' ').map((script) => `\\p{scx=${script}}`);
const unspacedLetter = String.raw`[${unspacedScripts.join('')}](?<=[\p{L}\p{N}])`;
/** A letter with its marks, including the half-width Japanese ones. */
const unspacedCharacter = String.raw`${unspacedLetter}[\p{M}\uff9e\uff9f]*`;

/** Returns whether a term consists of characters of a script without spaces. */
export const isUnspaced = (term: string): boolean => term.charCodeAt(0) > 0x0e00 && firstUnspacedLetter.test(term);

/**
 * Creates a pattern that matches a word in its first group. Hyphens, periods, and apostrophes join the parts of a word.
 * The possessive `'s` is omitted.
 *
 * @param character - Matches a letter, a digit, a mark, or a character that separates parts within a word.
 */
function createWordPattern(character: string): string {
  const joiner = String.raw`(?:[-.\u00ad\u2010\u2011]|['’](?![sS](?!${character})))`;
  return `((?:${character})+(?:${joiner}(?:${character})+)*)(?:['’][sS](?!${character}))?`;
}

/** Lowercase letters, and letters of scripts without case. */
const lowercase = String.raw`[^\P{L}\p{Lu}]`;

/*
 * Patterns of a word and of a part of one. In camel case, a capital starts a part after a lowercase letter, or before
 * one (the `E` in `HTMLElement`). Digits belong to the part before them (`ES6|Class`).
 */

const wordPattern = new RegExp(
  `${createWordPattern(String.raw`(?!${unspacedLetter})[\p{L}\p{N}\p{M}_$]`)}|(?:${unspacedCharacter})+`,
  'gu',
);
const partPattern = new RegExp(
  String.raw`[\p{L}\p{N}\p{M}](?:${lowercase}|[\p{N}\p{M}]|(?<!${lowercase}\p{M}*)\p{Lu}(?!${lowercase}))*`,
  'gu',
);
const unspacedCharacterPattern = new RegExp(unspacedCharacter, 'gu');
const firstUnspacedLetter = new RegExp(`^${unspacedLetter}`, 'u');

/** Splits a text into words, as a query has them. */
export const splitWords = (text: string): Word[] => split(text, splitCharacterPairs);

/**
 * Splits a text into words, of which the last character of each run of characters without spaces is also one. So every
 * character starts a word, by which a one-character query finds it.
 */
export const splitWordsForIndex = (text: string): Word[] => split(text, splitCharacterPairsForIndex);

function split(text: string, splitRun: (run: string, offset: number) => Word[]): Word[] {
  const words: Word[] = [];
  // For short texts, this is much faster than `matchAll`, which copies the pattern.
  wordPattern.lastIndex = 0;
  for (let match = wordPattern.exec(text); match; match = wordPattern.exec(text)) {
    const [, word] = match;
    const start = match.index;
    if (word === undefined) {
      // A long run has more pairs than a function can have arguments.
      for (const pair of splitRun(match[0], start)) words.push(pair);
      continue;
    }
    // Most words have only one part, for which this is faster.
    if (plainWord.test(word)) {
      const term = truncate(word.toLowerCase());
      const end = start + word.length;
      words.push({parts: [{term, start, end}], start, end, joined: term});
      continue;
    }
    const parts = splitParts(word, start);
    const [first] = parts;
    const last = parts.at(-1);
    if (first !== undefined && last !== undefined) {
      const joined = truncate(parts.map(({term}) => term).join(''));
      words.push({parts, start: first.start, end: last.end, joined});
    }
  }
  return words;
}

const plainWord = /^[A-Z]?[a-z]+$/;

/** Returns the pairs of adjacent characters in a run, and its last character. */
function splitCharacterPairsForIndex(run: string, offset: number): Word[] {
  const starts = Array.from(run.matchAll(unspacedCharacterPattern), ({index}) => index);
  return starts.map((from, position) => {
    const to = starts[position + 2] ?? run.length;
    const term = truncate(normalize(run.slice(from, to)));
    const [start, end] = [offset + from, offset + to];
    return {parts: [{term, start, end}], start, end, joined: term};
  });
}

/** Returns the pairs of adjacent characters in a run, or its only character. */
function splitCharacterPairs(run: string, offset: number): Word[] {
  const words = splitCharacterPairsForIndex(run, offset);
  return words.length === 1 ? words : words.slice(0, -1);
}

function splitParts(word: string, offset: number): WordPart[] {
  const parts: WordPart[] = [];
  for (const {0: part, index} of word.matchAll(partPattern)) {
    const start = offset + index;
    const end = start + part.length;
    const lower = part.toLowerCase();
    const term = truncate(normalize(lower));
    const accented = lower.normalize('NFC');
    if (term !== '') parts.push(accented === term ? {term, start, end} : {term, start, end, accented});
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
