/** The part of `Map` and `WeakMap` that {@link getOrCreate} uses. */
interface Cache<Key, Value> {
  readonly get: (key: Key) => Value | undefined;
  readonly set: (key: Key, value: Value) => unknown;
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
