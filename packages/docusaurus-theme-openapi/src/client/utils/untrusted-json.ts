import {isObject, isTooDeep, parseJson, type Json} from '@developer-docs/utils';

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
