import {groupBy} from '@developer-docs/utils';

/** Two items that are the same before and after, or one that was removed or added. */
export type Pair<Item> = readonly [before: Item, after: undefined] | readonly [before: Item | undefined, after: Item];

/**
 * Pairs items by a key. Removed items come first, the others are in the order after the change.
 *
 * @param getOldKey - Default: `getKey`.
 */
export function pairByKey<Item>(
  before: readonly Item[],
  after: readonly Item[],
  getKey: (item: Item) => string,
  getOldKey = getKey,
): Pair<Item>[] {
  const old = new Map(before.map((item) => [getOldKey(item), item]));
  const current = new Map(after.map((item) => [getKey(item), item]));
  return [
    ...[...old].filter(([key]) => !current.has(key)).map(([, item]) => [item, undefined] as const),
    ...[...current].map(([key, item]) => [old.get(key), item] as const),
  ];
}

/** The items that are the same before and after, and the others. */
export interface Matches<Item> {
  readonly pairs: readonly (readonly [before: Item, after: Item])[];
  readonly removed: readonly Item[];
  readonly added: readonly Item[];
}

/** Matches items by the first key that is the same. Items with equal keys are matched in their order. */
export function matchItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keys: readonly ((item: Item) => string)[],
): Matches<Item> {
  const pairs: (readonly [Item, Item])[] = [];
  let [removed, added] = [before, after];
  for (const getKey of keys) {
    const candidates = groupBy(added, getKey);
    for (const item of removed) {
      const match = candidates.get(getKey(item))?.shift();
      if (match !== undefined) pairs.push([item, match]);
    }
    const matched = new Set(pairs.flat());
    removed = removed.filter((item) => !matched.has(item));
    added = added.filter((item) => !matched.has(item));
  }
  return {pairs, removed, added};
}
