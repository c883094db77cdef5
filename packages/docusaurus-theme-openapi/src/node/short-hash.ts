import {createHash} from 'node:crypto';

/** Returns the first hexadecimal digits of a text's SHA-256 hash. */
export const createShortHash = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);
