import {maxJsonDepth} from '@developer-docs/utils';

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
