/** How much is worked on at the same time: zlib and the drawing of pictures have threads of their own, four by default. */
const usualLanes = 4;

/**
 * Does something with each item, with a few at a time: thousands of pages are not in memory at once.
 *
 * @param lanes - How many at the same time.
 * @returns What it made of each, in the order of the items.
 * @throws What the first one throws that fails; lanes that work already end their item.
 */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  lanes = usualLanes,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) {
      results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({length: lanes}, lane));
  return results;
}
