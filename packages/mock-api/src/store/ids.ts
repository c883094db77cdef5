/** Generates IDs in the formats of the contract. The same seed gives the same IDs in the same order. */
export interface IdGenerator {
  /** `next('req')` is `req_` and 16 characters; `next('blk', 8)` has 8 characters. */
  readonly next: (prefix: string, length?: number) => string;
  /** A user token. */
  readonly nextToken: () => string;
}

const lowerCase = '0123456789abcdefghijklmnopqrstuvwxyz';
const mixedCase = `${lowerCase}ABCDEFGHIJKLMNOPQRSTUVWXYZ`;

/** @param seed - An integer. */
export function createIdGenerator(seed: number): IdGenerator {
  const random = createRandom(seed);
  const pick = (characters: string, length: number) =>
    Array.from({length}, () => characters.charAt(Math.floor(random() * characters.length))).join('');
  return {
    next: (prefix, length = 16) => `${prefix}_${pick(lowerCase, length)}`,
    nextToken: () => `ut_${pick(mixedCase, 32)}`,
  };
}

/** Numbers from 0 to 1 (32-bit xorshift, Marsaglia 2003): reproducible, and not meant to be unpredictable. */
function createRandom(seed: number): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x6a09e667) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}
