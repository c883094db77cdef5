export type Json = null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json};
export type JsonObject = Readonly<Record<string, Json>>;

/** Whether a value is a JSON object, as opposed to a scalar or an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectAt(object: JsonObject | undefined, key: string): JsonObject | undefined {
  const value = object?.[key];
  return isObject(value) ? value : undefined;
}

export function stringAt(object: JsonObject | undefined, key: string): string | undefined {
  const value = object?.[key];
  return typeof value === 'string' ? value : undefined;
}

export function numberAt(object: JsonObject | undefined, key: string): number | undefined {
  const value = object?.[key];
  return typeof value === 'number' ? value : undefined;
}

/** Returns the members with the given keys whose values are strings. */
export function pickStrings<Key extends string>(
  object: JsonObject | undefined,
  ...keys: readonly Key[]
): Partial<Readonly<Record<Key, string>>> {
  const members = keys.flatMap((key) => {
    const value = stringAt(object, key);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(members) as Partial<Record<Key, string>>;
}

/** Returns the array at a key, or an empty array if there is none. */
export function arrayAt(object: JsonObject | undefined, key: string): readonly Json[] {
  const value = object?.[key];
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

/** Returns the entries of the object at a key, or an empty array if there is none. */
export function entriesAt(object: JsonObject | undefined, key: string): [string, Json][] {
  return Object.entries(objectAt(object, key) ?? {});
}

/** Converts a value to text. Strings are unchanged, and other values are serialized as JSON. */
export function toPlainText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
