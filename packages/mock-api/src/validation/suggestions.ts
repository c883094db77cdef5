import leven from 'leven';

/**
 * Finds the candidate that a misspelled name most likely refers to.
 *
 * @returns `undefined` when more than two in five characters differ from every candidate.
 */
export function findClosest(name: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({candidate, distance: leven(name.toLowerCase(), candidate.toLowerCase())}))
    .filter(({candidate, distance}) => distance <= Math.max(name.length, candidate.length) * 0.4)
    .sort((one, other) => one.distance - other.distance);
  return best?.candidate;
}

/** `Did you mean "…"?`, or `undefined` when no candidate is similar. */
export function suggest(name: string, candidates: readonly string[]): string | undefined {
  const closest = findClosest(name, candidates);
  return closest === undefined ? undefined : `Did you mean "${closest}"?`;
}
