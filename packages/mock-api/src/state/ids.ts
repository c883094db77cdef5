/** Makes ids in the forms of the contract. The same seed gives the same ids in the same order. */
export interface Ids {
  /** An id with a prefix: `next('req')` is `req_` and 16 characters, `next('blk', 8)` has 8. */
  readonly next: (prefix: string, length?: number) => string;
  /** A user token. */
  readonly token: () => string;
}

const lowerCase = '0123456789abcdefghijklmnopqrstuvwxyz';
const mixedCase = `${lowerCase}ABCDEFGHIJKLMNOPQRSTUVWXYZ`;

/** @param seed - A whole number. */
export function createIds(seed: number): Ids {
  const random = generator(seed);
  const text = (letters: string, length: number) =>
    Array.from({length}, () => letters.charAt(Math.floor(random() * letters.length))).join('');
  return {
    next: (prefix, length = 16) => `${prefix}_${text(lowerCase, length)}`,
    token: () => `ut_${text(mixedCase, 32)}`,
  };
}

/** Numbers from 0 to 1 (xorshift, 32 bits): good enough for ids of a mock, useless for secrets. */
function generator(seed: number): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x6a09e667) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}
