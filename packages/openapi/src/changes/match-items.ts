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

export type Side = 'before' | 'after';

/** The items that are the same before and after, and the others. */
export interface Matches<Item> {
  readonly pairs: readonly (readonly [before: Item, after: Item])[];
  readonly removed: readonly Item[];
  readonly added: readonly Item[];
}

/** A way to match the items that previous ways haven't matched. */
export interface MatchRule<Item> {
  /** Items with an empty key aren't matched. */
  readonly getKey: (item: Item, side: Side) => string;
  /** Whether only items are matched whose key no other one has. By default, equal keys are matched in their order. */
  readonly isUnique?: true;
}

/** Matches items by the first rule that applies. The pairs are in the order of the rules. */
export function matchItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  rules: readonly MatchRule<Item>[],
): Matches<Item> {
  const pairs: (readonly [Item, Item])[] = [];
  let [removed, added] = [before, after];
  for (const {getKey, isUnique = false} of rules) {
    const current = groupBy(added, (item) => getKey(item, 'after'));
    for (const [key, items] of groupBy(removed, (item) => getKey(item, 'before'))) {
      const others = current.get(key) ?? [];
      if (key === '' || (isUnique && items.length + others.length > 2)) continue;
      pairs.push(...zip(items, others));
    }
    const matched = new Set(pairs.flatMap((pair) => pair));
    removed = removed.filter((item) => !matched.has(item));
    added = added.filter((item) => !matched.has(item));
  }
  return {pairs, removed, added};
}

/** Pairs the items at the same positions. */
function zip<Item>(first: readonly Item[], second: readonly Item[]) {
  const pairs: (readonly [Item, Item])[] = [];
  for (const [index, item] of first.entries()) {
    const other = second[index];
    if (other !== undefined) pairs.push([item, other]);
  }
  return pairs;
}

/** Groups items by a key, in the order of their first items. */
export function groupBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
