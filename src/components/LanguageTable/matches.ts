/** A language of the contract. */
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

/** How the direction is shown. */
export const directions = {ltr: 'Left to right', rtl: 'Right to left'} as const;

/** Folds case, accents and brackets, so that a word without them finds one with them. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}()]/gu, '')
    .toLowerCase()
    .trim();

/** Whether every word of the query begins a word of the language's tag, names or script, or the query says its direction. */
export function matches(language: Language, query: string): boolean {
  const {value, title, nativeName, script, scriptName, direction} = language;
  const wanted = fold(query);
  const words = fold([value, title, nativeName, script, scriptName, direction].join(' ')).split(/\s+/);
  return (
    fold(directions[direction]).startsWith(wanted) ||
    wanted.split(/\s+/).every((start) => words.some((word) => word.startsWith(start)))
  );
}
