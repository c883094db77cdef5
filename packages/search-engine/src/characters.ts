// cspell:ignore unspaced
/** What a character is to the tokenizer. The values are ordered: from `lower` to `separator` a character belongs to a word. */
export const characterClass = {
  other: 0,
  /** Small letters, and those of scripts without case. */
  lower: 1,
  upper: 2,
  digit: 3,
  /** A combining mark: belongs to the character before it. */
  mark: 4,
  /** `_` and `$`: part of a word, between its parts. */
  separator: 5,
  /** Holds the parts of one word together when it stands between them: `get-design-variants`, `jest.fn`. */
  joiner: 6,
  apostrophe: 7,
  /** A character of a script that is written without spaces: a word of its own. */
  single: 8,
} as const;

export type CharacterClass = (typeof characterClass)[keyof typeof characterClass];

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const letter = /\p{L}/u;
const upper = /\p{Lu}/u;
const number = /\p{N}/u;
const mark = /\p{M}/u;
const hyphens = /[\u00ad\u2010\u2011]/;

const ascii = Uint8Array.from({length: 128}, (_, code) => classify(String.fromCharCode(code)));

function classify(character: string): CharacterClass {
  if (character === '_' || character === '$') return characterClass.separator;
  if (character === '-' || character === '.' || hyphens.test(character)) return characterClass.joiner;
  if (character === "'" || character === '\u2019') return characterClass.apostrophe;
  if (unspaced.test(character)) return characterClass.single;
  if (upper.test(character)) return characterClass.upper;
  if (letter.test(character)) return characterClass.lower;
  if (number.test(character)) return characterClass.digit;
  return mark.test(character) ? characterClass.mark : characterClass.other;
}

/** Class and length (1 or 2 UTF-16 units) of the character at `index` in one number, for `classOf` and `lengthOf`. */
export function classAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code < 128) return ascii[code]! + 16;
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  return classify(character) + 16 * character.length;
}

export const classOf = (at: number): CharacterClass => (at & 15) as CharacterClass;
export const lengthOf = (at: number): number => at >> 4;
