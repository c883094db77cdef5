/**
 * How many typos a typed word of this length may contain: two from eight letters, one from three (in which case the intended
 * word has four). One letter off, shorter words would match too many others.
 */
export function getMaxTypos(length: number): 0 | 1 | 2 {
  if (length < 3) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The set of characters of a term as 32 bits: a–z, pairs of digits, and one bit for everything else. Two terms whose sets differ
 * by more characters than there may be typos can't match, which rules most terms out with one comparison.
 */
export function createCharacterMask(term: string): number {
  let bits = 0;
  for (let index = 0; index < term.length; index++) {
    const code = term.charCodeAt(index);
    if (code >= 97 && code <= 122) bits |= 1 << (code - 97);
    else if (code >= 48 && code <= 57) bits |= 1 << (26 + ((code - 48) >> 1));
    else bits |= 1 << 31;
  }
  return bits;
}

/** The number of set bits of a 32-bit integer. */
export function countBits(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return (((sum + (sum >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Longest term that `typoDistance` compares. */
const maxLength = 63;

/** Three rows of the distance table, reused between calls. */
const tableRows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/** Returned by `typoDistance` for terms that differ by more than the limit. */
export const exceedsLimit = 255;

/**
 * The number of insertions, deletions, substitutions, and transpositions of adjacent characters between two terms (the optimal
 * string alignment distance), or `exceedsLimit`. With `asPrefix`, the smallest distance between `typed` and a prefix of `term`.
 */
export function typoDistance(typed: string, term: string, limit: number, asPrefix = false): number {
  const width = typed.length;
  const height = asPrefix ? Math.min(term.length, width + limit) : term.length;
  const isTooLong = width > maxLength || height > maxLength;
  if (isTooLong || width - height > limit || (!asPrefix && height - width > limit)) return exceedsLimit;
  let [twoAbove, above, current] = tableRows as unknown as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column++) above[column] = column;
  let distance = asPrefix ? width : exceedsLimit;
  for (let row = 1; row <= height; row++) {
    const letter = term.charCodeAt(row - 1);
    const previousLetter = row > 1 ? term.charCodeAt(row - 2) : -1;
    let rowMinimum = (current[0] = row);
    for (let column = 1; column <= width; column++) {
      const typedLetter = typed.charCodeAt(column - 1);
      let cost = above[column - 1]! + (typedLetter === letter ? 0 : 1);
      cost = Math.min(cost, above[column]! + 1, current[column - 1]! + 1);
      if (column > 1 && typedLetter === previousLetter && typed.charCodeAt(column - 2) === letter) {
        cost = Math.min(cost, twoAbove[column - 2]! + 1);
      }
      current[column] = cost;
      if (cost < rowMinimum) rowMinimum = cost;
    }
    if (rowMinimum > limit) break;
    if (asPrefix) distance = Math.min(distance, current[width]!);
    else if (row === height) distance = current[width]!;
    [twoAbove, above, current] = [above, current, twoAbove];
  }
  return distance <= limit ? distance : exceedsLimit;
}
