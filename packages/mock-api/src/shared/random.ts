/** Computes the 32-bit FNV-1a hash, which differs widely even for similar strings. */
export function hashText(text: string): number {
  return Array.from(text).reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
}

/** Creates a seeded random number generator for the range [0, 1) (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value = (value + Math.imul(value ^ (value >>> 7), value | 61)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Generates IDs in the formats that the contract documents. Equal seeds result in equal sequences of IDs. */
export interface IdGenerator {
  /** Generates an ID: a prefix, an underscore, and 16 random characters by default, as in `req_4h8t2w6y0b3f9j1r`. */
  readonly next: (prefix: string, length?: number) => string;
  /** Generates a user token. */
  readonly nextToken: () => string;
}

const lowercaseCharacters = '0123456789abcdefghijklmnopqrstuvwxyz';
const mixedCaseCharacters = `${lowercaseCharacters}ABCDEFGHIJKLMNOPQRSTUVWXYZ`;

/**
 * Creates an ID generator.
 *
 * @param seed - An integer.
 */
export function createIdGenerator(seed: number): IdGenerator {
  const random = createRandom(seed);
  const pick = (characters: string, length: number) =>
    Array.from({length}, () => characters.charAt(Math.floor(random() * characters.length))).join('');
  return {
    next: (prefix, length = 16) => `${prefix}_${pick(lowercaseCharacters, length)}`,
    nextToken: () => `ut_${pick(mixedCaseCharacters, 32)}`,
  };
}
