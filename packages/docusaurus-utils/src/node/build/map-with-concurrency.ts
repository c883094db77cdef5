/** Node's file system calls run on a pool of four threads by default (`UV_THREADPOOL_SIZE`). */
const defaultConcurrency = 4;

/**
 * Maps items with an asynchronous function that processes at most `concurrency` items at a time, so that the content of
 * thousands of files is never in memory at the same time.
 *
 * @returns The results in the order of the items.
 * @throws The first error of `mapItem`. Calls that are already running aren't canceled.
 */
export async function mapWithConcurrency<Item, Result>(
  items: readonly Item[],
  mapItem: (item: Item) => Promise<Result>,
  concurrency = defaultConcurrency,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const processQueue = async () => {
    for (const [index, item] of queue) results[index] = await mapItem(item);
  };
  await Promise.all(Array.from({length: concurrency}, processQueue));
  return results;
}
