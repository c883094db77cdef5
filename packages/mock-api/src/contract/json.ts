/** A JSON object whose members are not known at compile time. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object: no list, not `null`. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object at a key; an empty one when there is none. */
export function objectAt(parent: unknown, key: string): JsonObject {
  const value = isObject(parent) ? parent[key] : undefined;
  return isObject(value) ? value : {};
}

/** The list at a key; an empty one when there is none. */
export function listAt(parent: unknown, key: string): readonly unknown[] {
  const value = isObject(parent) ? parent[key] : undefined;
  return Array.isArray(value) ? value : [];
}

/** The text at a key; `undefined` when there is none. */
export function textAt(parent: unknown, key: string): string | undefined {
  const value = isObject(parent) ? parent[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** A JSON pointer (RFC 6901) from its steps. */
export function pointer(...steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
