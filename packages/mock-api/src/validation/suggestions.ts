import leven from 'leven';

/** The maximum edit distance, relative to the length of the longer name. */
const maxRelativeDistance = 0.4;

/**
 * Finds the candidate that a misspelled name most likely refers to.
 *
 * @returns `undefined` if no candidate is similar enough.
 */
export function findClosest(name: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({candidate, distance: leven(name.toLowerCase(), candidate.toLowerCase())}))
    .filter(({candidate, distance}) => distance <= Math.max(name.length, candidate.length) * maxRelativeDistance)
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate;
}

/** Returns `Did you mean "…"?` with the closest candidate, or `undefined` if no candidate is similar enough. */
export function suggest(name: string, candidates: readonly string[]): string | undefined {
  const closest = findClosest(name, candidates);
  return closest === undefined ? undefined : `Did you mean "${closest}"?`;
}
