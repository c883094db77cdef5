/** The part of `Map` and `WeakMap` that this module uses. */
interface Cache<Key, Value> {
  readonly get: (key: Key) => Value | undefined;
  readonly set: (key: Key, value: Value) => unknown;
  readonly delete: (key: Key) => unknown;
}

/** Returns a map's value for a key. If there's none, it's created and added. */
export function getOrCreate<Key, Value extends NonNullable<unknown>>(
  map: Cache<Key, Value>,
  key: Key,
  create: () => Value,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = create();
  map.set(key, value);
  return value;
}

/** Returns a map's promise for a key. If there's none, it's created and added. If it's rejected, it's removed again. */
export const loadOnce = <Key, Value>(
  map: Cache<Key, Promise<Value>>,
  key: Key,
  load: () => Promise<Value>,
): Promise<Value> =>
  getOrCreate(map, key, () => {
    const loading = load();
    loading.catch(() => map.delete(key));
    return loading;
  });

/** Groups items by a key. Node.js 20 lacks `Map.groupBy`. */
export function groupBy<Item, Key>(items: Iterable<Item>, getKey: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) getOrCreate(groups, getKey(item), () => []).push(item);
  return groups;
}
