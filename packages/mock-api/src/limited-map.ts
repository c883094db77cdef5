/** Maximum number of entries. */
const maxEntries = 10_000;

/**
 * Adds the newest entry to a map. Deletes the oldest ones, which come first, if they have expired or if there are too
 * many: otherwise, a load test with random keys would take more and more memory.
 */
export function addToLimitedMap<Value>(
  map: Map<string, Value>,
  key: string,
  value: Value,
  isExpired: (value: Value) => boolean = () => false,
): void {
  map.delete(key);
  for (const [oldestKey, oldest] of map) {
    if (map.size < maxEntries && !isExpired(oldest)) break;
    map.delete(oldestKey);
  }
  map.set(key, value);
}
