import {isNumber, parseJson, stringifyJson} from './exact-numbers.js';

export type Json = null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json};

/** The maximum number of levels of arrays and objects in a request. With thousands of levels, recursive code fails. */
export const maxJsonDepth = 500;

/** Returns whether JSON, which can be invalid, has more levels than {@link maxJsonDepth}. It isn't parsed for that. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (const [token] of json.matchAll(/\\.|["[\]{}]/gs)) {
    // A backslash escapes a character only in strings.
    const character = isInString ? token : token.slice(-1);
    if (character === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > maxJsonDepth) return true;
  }
  return false;
}

/** Parses JSON that may be invalid. Returns `undefined` if it is, or if it has too many levels. */
export function tryParseJson(text: string): Json | undefined {
  try {
    return isTooDeep(text) ? undefined : (parseJson(text) as Json);
  } catch {
    return undefined;
  }
}

/** A JSON object whose members aren't known at compile time. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns whether a value is a JSON object, as opposed to a scalar or an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Number);

/** Returns a member of a record whose keys come from documents, where names such as `constructor` are possible. */
export const getOwn = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

export const toObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const objectAt = (parent: unknown, key: string): JsonObject => toObject(toObject(parent)[key]);

export const entriesAt = (parent: unknown, key: string): [string, unknown][] => Object.entries(objectAt(parent, key));

export const arrayAt = (parent: unknown, key: string): readonly unknown[] => toList(toObject(parent)[key]);

export function stringAt(parent: unknown, key: string): string | undefined {
  const value = toObject(parent)[key];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the number at a key as it was written, for example as an `ExactNumber`. */
export function exactNumberAt(parent: unknown, key: string): number | undefined {
  const value = toObject(parent)[key];
  return isNumber(value) ? value : undefined;
}

export function numberAt(parent: unknown, key: string): number | undefined {
  const value = exactNumberAt(parent, key);
  return value === undefined ? undefined : Number(value);
}

/** Returns the members with the given keys whose values are strings. */
export function pickStrings<Key extends string>(
  parent: unknown,
  ...keys: readonly Key[]
): Partial<Readonly<Record<Key, string>>> {
  const members = keys.map((key) => [key, stringAt(parent, key)]).filter(([, value]) => value !== undefined);
  return Object.fromEntries(members) as Partial<Record<Key, string>>;
}

/** Strings are unchanged, and other values are serialized as JSON. */
export const toPlainText = (value: unknown): string => (typeof value === 'string' ? value : stringifyJson(value));

/** Serializes a JSON value with sorted keys, so that equal values have equal strings. */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (isObject(value)) {
    const members = Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${toCanonicalJson(value[key])}`);
    return `{${members.join(',')}}`;
  }
  return stringifyJson(value);
}

export const filterKeys = (object: JsonObject, isKept: (key: string) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => isKept(key)));

export const omitKeys = (object: JsonObject, ...keys: readonly string[]): JsonObject =>
  filterKeys(object, (key) => !keys.includes(key));

/** Returns a copy of an object with other values. Any other value results in an empty object. */
export const mapMembers = (value: unknown, convert: (member: unknown, key: string) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(toObject(value)).map(([key, member]) => [key, convert(member, key)]));
