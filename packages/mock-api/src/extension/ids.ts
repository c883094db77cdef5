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

/** Generates IDs. Equal seeds result in equal sequences of IDs. */
export interface IdGenerator {
  /** Returns a number in the range [0, 1). */
  readonly random: () => number;
  /**
   * Generates an ID: a prefix, an underscore, and random characters, as in `req_4h8t2w6y0b3f9j1r`.
   *
   * @param length - The number of random characters (default: 16).
   * @param alphabet - The characters (default: digits and lowercase letters).
   */
  readonly next: (prefix: string, length?: number, alphabet?: string) => string;
}

const lowercaseCharacters = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * Creates an ID generator.
 *
 * @param seed - An integer.
 */
export function createIdGenerator(seed: number): IdGenerator {
  const random = createRandom(seed);
  return {
    random,
    next: (prefix, length = 16, alphabet = lowercaseCharacters) =>
      `${prefix}_${Array.from({length}, () => alphabet.charAt(Math.floor(random() * alphabet.length))).join('')}`,
  };
}
