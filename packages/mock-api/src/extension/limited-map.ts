const maxEntries = 10_000;

/**
 * Adds the newest entry to a map, and deletes the oldest one, which comes first, if there are too many: otherwise, a
 * load test with random keys would take more and more memory.
 */
export function addToLimitedMap<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  const [oldestKey] = map.keys();
  if (map.size >= maxEntries && oldestKey !== undefined) map.delete(oldestKey);
  map.set(key, value);
}
