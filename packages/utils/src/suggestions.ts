import leven from 'leven';

/** The maximum fraction of characters that differ between a misspelled name and the intended name. */
const maxDifferingShare = 0.4;

/**
 * Finds the known name closest to an unknown one, ignoring case.
 *
 * @returns The closest candidate, or `undefined` if more than two in five characters of every candidate differ.
 */
export function findClosest(name: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({candidate, distance: leven(name.toLowerCase(), candidate.toLowerCase())}))
    .filter(({candidate, distance}) => distance <= Math.max(name.length, candidate.length) * maxDifferingShare)
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate;
}

/**
 * Returns a question to append to an error message, with a leading space, or an empty string without a close candidate.
 */
export function didYouMean(name: string, candidates: readonly string[]): string {
  const closest = findClosest(name, candidates);
  return closest === undefined ? '' : ` Did you mean "${closest}"?`;
}
