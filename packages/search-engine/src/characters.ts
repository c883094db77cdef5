// cspell:ignore unspaced
/** The tokenizer's character classes. The order matters: words consist of the classes from `lower` to `separator`. */
export const characterClass = {
  other: 0,
  /** Lowercase letters, and letters of scripts without case. */
  lower: 1,
  upper: 2,
  digit: 3,
  /** A combining mark, which belongs to the character before it. */
  mark: 4,
  /** `_` and `$`, which separate the parts of a word. */
  separator: 5,
  /** A hyphen or period, which joins the parts of a word: `get-design-variants`, `jest.fn`. */
  joiner: 6,
  apostrophe: 7,
  /** A character of a script without spaces between words, which is treated as a word. */
  standalone: 8,
} as const;

export type CharacterClass = (typeof characterClass)[keyof typeof characterClass];

const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const letter = /\p{L}/u;
const upperCaseLetter = /\p{Lu}/u;
const number = /\p{N}/u;
const combiningMark = /\p{M}/u;
const hyphen = /[\u00ad\u2010\u2011]/;

const asciiClasses = Uint8Array.from({length: 128}, (_, code) => classify(String.fromCharCode(code)));

function classify(character: string): CharacterClass {
  if (character === '_' || character === '$') return characterClass.separator;
  if (character === '-' || character === '.' || hyphen.test(character)) return characterClass.joiner;
  if (character === "'" || character === '\u2019') return characterClass.apostrophe;
  if (unspacedScript.test(character)) return characterClass.standalone;
  if (upperCaseLetter.test(character)) return characterClass.upper;
  if (letter.test(character)) return characterClass.lower;
  if (number.test(character)) return characterClass.digit;
  return combiningMark.test(character) ? characterClass.mark : characterClass.other;
}

/**
 * Classifies the character at `index`. The class and the length (1 or 2 UTF-16 code units) are packed into one number
 * for speed, because this runs for every character. Read them with `unpackClass` and `unpackLength`.
 */
export function classifyAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code < 128) return asciiClasses[code]! + 16;
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  return classify(character) + 16 * character.length;
}

export const unpackClass = (packed: number): CharacterClass => (packed & 15) as CharacterClass;
export const unpackLength = (packed: number): number => packed >> 4;
