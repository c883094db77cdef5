import {availableParallelism} from 'node:os';

/** More would wait for one another and for the disk, and each takes memory of its own. */
const most = 8;

/**
 * How many processes or threads are to share some work: no more than there are processors, and each has enough to do.
 *
 * @param items - How much there is to do.
 * @param least - How much of it is worth the start of one more.
 */
export function workersFor(items: number, least: number, processors = availableParallelism()): number {
  return Math.max(1, Math.min(processors, most, Math.floor(items / least)));
}
