import {maxJsonDepth, parseJson, type Json} from '@developer-docs/utils';

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
