import {createRandom} from './random';

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
