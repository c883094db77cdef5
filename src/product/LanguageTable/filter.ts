export interface Language {
  /** BCP 47 tag. */
  readonly value: string;
  /** English name. */
  readonly title: string;
  readonly nativeName: string;
  /** ISO 15924 code. */
  readonly script: string;
  readonly scriptName: string;
  readonly direction: 'ltr' | 'rtl';
  readonly description: string;
}

export const directionLabels = {ltr: 'Left to right', rtl: 'Right to left'} as const;

/** Converts text to lowercase and removes diacritics and parentheses, so that queries match without them. */
const normalize = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}()]/gu, '')
    .toLowerCase()
    .trim();

/**
 * Returns whether every word in the query is a prefix of a word in the tag, names, or script, or the query is a prefix
 * of the direction.
 */
export function matchesQuery(language: Language, query: string): boolean {
  const {value, title, nativeName, script, scriptName, direction} = language;
  const normalizedQuery = normalize(query);
  const words = normalize([value, title, nativeName, script, scriptName, direction].join(' ')).split(/\s+/);
  return (
    normalize(directionLabels[direction]).startsWith(normalizedQuery) ||
    normalizedQuery.split(/\s+/).every((prefix) => words.some((word) => word.startsWith(prefix)))
  );
}
