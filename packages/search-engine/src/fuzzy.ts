/**
 * How many typing mistakes a typed word of this length may have: two from eight letters, one from three, in which case the word that is
 * meant has four. Shorter words differ from too many others by one letter.
 */
export function typosAllowed(length: number): 0 | 1 | 2 {
  if (length < 3) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Which characters a term contains, as 32 bits (a–z, the digits in pairs, everything else in the last). A term that lacks more of the
 * characters of another than there may be typos is further away than that, so most terms are ruled out by one comparison.
 */
export function signature(term: string): number {
  let bits = 0;
  for (let index = 0; index < term.length; index++) {
    const code = term.charCodeAt(index);
    if (code >= 97 && code <= 122) bits |= 1 << (code - 97);
    else if (code >= 48 && code <= 57) bits |= 1 << (26 + ((code - 48) >> 1));
    else bits |= 1 << 31;
  }
  return bits;
}

/** How many bits are set. */
export function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Three rows of the distance table, reused: terms are at most 40 characters long, queries are cut to as many. */
const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/** What `typoDistance` returns for terms that are further apart than allowed. */
export const tooFar = 255;

/**
 * The number of insertions, deletions, substitutions and transpositions of neighbors between two terms of at most 63 characters,
 * or `tooFar` when it exceeds `limit`. With `asPrefix` the distance of `typed` to the nearest beginning of `term`.
 */
export function typoDistance(typed: string, term: string, limit: number, asPrefix = false): number {
  const width = typed.length;
  const height = asPrefix ? Math.min(term.length, width + limit) : term.length;
  if (width > 63 || height > 63 || width - height > limit || (!asPrefix && height - width > limit)) return tooFar;
  let [before, above, current] = rows as unknown as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column++) above[column] = column;
  let nearest = asPrefix ? width : tooFar;
  for (let row = 1; row <= height; row++) {
    const letter = term.charCodeAt(row - 1);
    const earlier = row > 1 ? term.charCodeAt(row - 2) : -1;
    let best = (current[0] = row);
    for (let column = 1; column <= width; column++) {
      const typedLetter = typed.charCodeAt(column - 1);
      let cost = above[column - 1]! + (typedLetter === letter ? 0 : 1);
      cost = Math.min(cost, above[column]! + 1, current[column - 1]! + 1);
      if (column > 1 && typedLetter === earlier && typed.charCodeAt(column - 2) === letter) {
        cost = Math.min(cost, before[column - 2]! + 1);
      }
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) break;
    if (asPrefix || row === height) nearest = asPrefix ? Math.min(nearest, current[width]!) : current[width]!;
    [before, above, current] = [above, current, before];
  }
  return nearest <= limit ? nearest : tooFar;
}
