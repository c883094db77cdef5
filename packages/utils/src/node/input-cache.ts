/** Caches values until one of their inputs changes, such as the version of the files that they're read from. */
export class InputCache {
  private readonly entries = new Map<string, {readonly inputs: readonly unknown[]; readonly value: unknown}>();

  /**
   * Returns a cached value, or computes it.
   *
   * @param key - Identifies the value. All values with the same key have the same type.
   * @param inputs - Everything that the value depends on. Objects are compared by identity.
   */
  get<Value>(key: string, inputs: readonly unknown[], compute: () => Value): Value {
    const cached = this.entries.get(key);
    if (cached?.inputs.length === inputs.length && cached.inputs.every((input, index) => input === inputs[index])) {
      return cached.value as Value;
    }
    const value = compute();
    this.set(key, inputs, value);
    return value;
  }

  /** Replaces a value and its inputs, which can be known only after the value has been computed. */
  set(key: string, inputs: readonly unknown[], value: unknown): void {
    this.entries.set(key, {inputs, value});
  }

  /** Removes a value, so that it's computed again. */
  delete(key: string): void {
    this.entries.delete(key);
  }
}
