export type Json = null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json};
export type JsonObject = Readonly<Record<string, Json>>;

/** Whether a value is a JSON object: neither a scalar nor an array. */
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

/** The array under a key; empty when there is none. */
export function arrayAt(object: JsonObject | undefined, key: string): readonly Json[] {
  const value = object?.[key];
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

/** The entries of the object under a key; empty when there is none. */
export function entriesAt(object: JsonObject | undefined, key: string): [string, Json][] {
  return Object.entries(objectAt(object, key) ?? {});
}

/** A value as text: a string unchanged, anything else as JSON. */
export function plainText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
