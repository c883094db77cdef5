import leven from 'leven';
import {extractWords} from './words';

/** The number of paths that are suggested at most. */
const maxPaths = 3;

/** Maximum edit distance, relative to the length of the last path segment. */
const maxRelativeDistance = 0.4;

/**
 * Finds the paths that a reader probably meant. The last segment may have been misspelled or moved, so candidates are
 * ranked by the similarity of the last segment, and then by the similarity of the entire path.
 *
 * @returns At most three paths, closest first.
 */
export function findClosestPaths(unknownPath: string, paths: readonly string[]): string[] {
  const words = extractWords(unknownPath).toLowerCase();
  return paths
    .map((path) => ({
      path,
      segmentDistance: leven(words, extractWords(path)) / Math.max(words.length, 1),
      pathDistance: leven(unknownPath.toLowerCase(), path),
    }))
    .filter(({segmentDistance}) => segmentDistance <= maxRelativeDistance)
    .sort((a, b) => a.segmentDistance - b.segmentDistance || a.pathDistance - b.pathDistance)
    .slice(0, maxPaths)
    .map(({path}) => path);
}
