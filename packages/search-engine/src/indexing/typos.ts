/**
 * Returns the number of typos that a typed word may contain: one for three or more letters (if the intended word has at
 * least four), and two for eight or more. Shorter words with a typo would match too many others.
 */
export function getMaxTypos(length: number): 0 | 1 | 2 {
  if (length < 3) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Creates a bit mask of the characters in a term: a–z, pairs of digits, and one bit for everything else. Two terms
 * can't match if their masks differ by more characters than typos are allowed, which excludes most terms with one
 * comparison.
 */
export function createCharacterMask(term: string): number {
  let bits = 0;
  for (let index = 0; index < term.length; index += 1) {
    const code = term.charCodeAt(index);
    if (code >= 97 && code <= 122) bits |= 1 << (code - 97);
    else if (code >= 48 && code <= 57) bits |= 1 << (26 + ((code - 48) >> 1));
    else bits |= 1 << 31;
  }
  return bits;
}

/** Counts the set bits of a 32-bit integer. */
export function countBits(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return (((sum + (sum >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The maximum length of terms that `computeTypoDistance` compares. */
const maxLength = 63;

/** The last three rows of the distance table, reused between calls: row N is at position N % 3. */
const tableRows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

const getRow = (row: number): Uint8Array => tableRows[row % 3]!;

/** Returned by `computeTypoDistance` for terms that differ by more than the limit. */
export const exceedsLimit = 255;

/**
 * Computes the optimal string alignment distance between two terms: the number of insertions, deletions, substitutions,
 * and transpositions of adjacent characters. With `asPrefix`, computes the smallest distance between `typed` and a
 * prefix of `term`.
 */
export function computeTypoDistance(typed: string, term: string, limit: number, asPrefix = false): number {
  const width = typed.length;
  const height = asPrefix ? Math.min(term.length, width + limit) : term.length;
  if (Math.max(width, height) > maxLength || Math.abs(width - height) > limit) return exceedsLimit;
  const firstRow = getRow(0);
  for (let column = 0; column <= width; column += 1) firstRow[column] = column;
  let distance = asPrefix ? width : exceedsLimit;
  for (let row = 1; row <= height; row += 1) {
    if (fillRow(row, typed, term) > limit) break;
    if (asPrefix || row === height) distance = Math.min(distance, getRow(row)[width]!);
  }
  return distance <= limit ? distance : exceedsLimit;
}

/**
 * Computes the distances between the first `row` letters of `term` and each prefix of `typed`. Returns the smallest.
 */
function fillRow(row: number, typed: string, term: string): number {
  const [current, above, twoAbove] = [getRow(row), getRow(row + 2), getRow(row + 1)];
  const letter = term.charCodeAt(row - 1);
  const previousLetter = row > 1 ? term.charCodeAt(row - 2) : -1;
  let minimum = (current[0] = row);
  for (let column = 1; column <= typed.length; column += 1) {
    const typedLetter = typed.charCodeAt(column - 1);
    const substitution = above[column - 1]! + (typedLetter === letter ? 0 : 1);
    let distance = Math.min(substitution, above[column]! + 1, current[column - 1]! + 1);
    if (column > 1 && typedLetter === previousLetter && typed.charCodeAt(column - 2) === letter) {
      distance = Math.min(distance, twoAbove[column - 2]! + 1);
    }
    current[column] = distance;
    if (distance < minimum) minimum = distance;
  }
  return minimum;
}
