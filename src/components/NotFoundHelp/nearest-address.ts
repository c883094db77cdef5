import leven from 'leven';
import {wordsOf} from './words';

/** At most so many letters may differ, as a share of the address's last part. */
const mostDifference = 0.4;

/**
 * Finds the address that was probably meant: the one whose last part is spelled most like it, the whole address deciding
 * between equals.
 *
 * @param wrong - The address that does not exist.
 * @param addresses - The addresses that do.
 * @returns The nearest one, or `undefined` when none is near.
 */
export function nearestAddress(wrong: string, addresses: readonly string[]): string | undefined {
  const part = wordsOf(wrong).toLowerCase();
  const ranked = addresses
    .map((address) => ({
      address,
      part: leven(part, wordsOf(address)) / Math.max(part.length, 1),
      whole: leven(wrong.toLowerCase(), address),
    }))
    .filter((candidate) => candidate.part <= mostDifference)
    .sort((a, b) => a.part - b.part || a.whole - b.whole);
  return ranked[0]?.address;
}
