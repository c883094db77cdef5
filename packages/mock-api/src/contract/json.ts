/** A JSON object whose members aren't known at compile time. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object (neither an array nor `null`). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the object at a key, or an empty object. */
export function objectAt(parent: unknown, key: string): JsonObject {
  const value = isObject(parent) ? parent[key] : undefined;
  return isObject(value) ? value : {};
}

/** Returns the array at a key, or an empty array. */
export function arrayAt(parent: unknown, key: string): readonly unknown[] {
  const value = isObject(parent) ? parent[key] : undefined;
  return Array.isArray(value) ? value : [];
}

/** Returns the string at a key, or `undefined`. */
export function stringAt(parent: unknown, key: string): string | undefined {
  const value = isObject(parent) ? parent[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Builds a JSON pointer (RFC 6901). */
export function toPointer(...segments: readonly (string | number)[]): string {
  return segments.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Returns the value that a JSON pointer (RFC 6901) refers to, or `undefined`. */
export function resolvePointer(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((parent, key) => {
      if (Array.isArray(parent)) {
        return parent[Number(key)] as unknown;
      }
      return isObject(parent) ? parent[key] : undefined;
    }, document);
}

/** Serializes a JSON value with sorted keys, so that equal values have equal strings. */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(toCanonicalJson).join(',')}]`;
  }
  if (isObject(value)) {
    const members = Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${toCanonicalJson(value[key])}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value);
}
