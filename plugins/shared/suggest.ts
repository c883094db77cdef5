import leven from 'leven';

/**
 * Finds the name that was probably meant.
 *
 * @param word - A name that does not exist.
 * @param candidates - The names that do.
 * @returns The closest of them, or `undefined` when none is close: at most two letters in five may differ.
 */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({candidate, distance: leven(word.toLowerCase(), candidate.toLowerCase())}))
    .filter(({candidate, distance}) => distance <= Math.max(word.length, candidate.length) * 0.4)
    .sort((one, other) => one.distance - other.distance);
  return best?.candidate;
}

/** A sentence for the end of an error message, with a space before it; empty when no name is close. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const candidate = closest(word, candidates);
  return candidate === undefined ? '' : ` Did you mean "${candidate}"?`;
}
