import {isObject, maxJsonDepth, parseJson, type Json} from '@developer-docs/utils';

/** Returns whether JSON, which can be invalid, has more levels than {@link maxJsonDepth}. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > maxJsonDepth) return true;
  }
  return false;
}

/** Parses JSON. Returns `undefined` if the text isn't valid, or has too many levels. */
export function tryParseJson(text: string): Json | undefined {
  try {
    return isTooDeep(text) ? undefined : (parseJson(text) as Json);
  } catch {
    return undefined;
  }
}

/** Returns the members of a value that are texts; none if it isn't an object. */
export const pickTexts = (value: Json | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
