import leven from 'leven';
import {extractWords} from './words';

/** Maximum edit distance, relative to the length of the last path segment. */
const maxRelativeDistance = 0.4;

/**
 * Finds the path that a reader probably meant. The last segment may have been misspelled or moved, so candidates are
 * ranked by the similarity of the last segment, and then by the similarity of the entire path.
 *
 * @returns The closest path, or `undefined` if none is similar.
 */
export function findClosestPath(unknownPath: string, paths: readonly string[]): string | undefined {
  const words = extractWords(unknownPath).toLowerCase();
  const [closest] = paths
    .map((path) => ({
      path,
      segmentDistance: leven(words, extractWords(path)) / Math.max(words.length, 1),
      pathDistance: leven(unknownPath.toLowerCase(), path),
    }))
    .filter(({segmentDistance}) => segmentDistance <= maxRelativeDistance)
    .sort((a, b) => a.segmentDistance - b.segmentDistance || a.pathDistance - b.pathDistance);
  return closest?.path;
}
