/** Converts text to lowercase, with a hyphen for each run of characters that aren't letters or digits. */
export function createSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Returns the ID of the entry that documents a name: `error-rate-limited` for the kind `error` and the name
 * `rate_limited`.
 */
export function createEntryId(kind: string, name: string): string {
  return createSlug(`${kind} ${name}`);
}

/** Returns the plural of a noun, or the noun itself if there's only one. */
export function pluralize(noun: string, count: number): string {
  return count === 1 ? noun : `${noun}s`;
}

/** Formats a number of things: "1 field" or "2 fields". */
export function formatCount(count: number, noun: string): string {
  return `${String(count)} ${pluralize(noun, count)}`;
}
