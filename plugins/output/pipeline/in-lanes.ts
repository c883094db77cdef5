/** How much is worked on at the same time: files have threads of their own, four by default. */
const usualLanes = 4;

/**
 * Does something with each item, with a few at a time: thousands of pages are not in memory at once.
 *
 * @param lanes - How many at the same time.
 * @returns What it made of each, in the order of the items.
 * @throws What the first one throws that fails; lanes that work already end their item.
 */
export function inLanes<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  lanes = usualLanes,
): Promise<Result[]> {
  return inLanesOf(Array.from({length: lanes}), items, work);
}

/** Does the same with workers, such as threads: each takes the next item when it is free. */
export async function inLanesOf<Worker, Item, Result>(
  workers: readonly Worker[],
  items: readonly Item[],
  work: (item: Item, worker: Worker) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const lane = async (worker: Worker) => {
    for (const [index, item] of queue) {
      results[index] = await work(item, worker);
    }
  };
  await Promise.all(workers.map(lane));
  return results;
}
