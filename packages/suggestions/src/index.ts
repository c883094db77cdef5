import leven from 'leven';

/** "sidebarLabel" for "sidebar_label" is a slip; with more different letters, it's probably another word. */
const maxDifferingShare = 0.4;

/**
 * Finds the known name that was probably meant by an unknown one, ignoring case.
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

/** A question to append to an error message, with a leading space; empty if no candidate is close to the name. */
export function didYouMean(name: string, candidates: readonly string[]): string {
  const closest = findClosest(name, candidates);
  return closest === undefined ? '' : ` Did you mean "${closest}"?`;
}
