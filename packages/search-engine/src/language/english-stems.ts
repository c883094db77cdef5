// cspell:disable -- word endings
import {stemmer} from 'stemmer';

const plainWord = /^[a-z]{3,}$/;

/**
 * Returns the stem of a lowercase term: `configure`, `configuring`, and `configuration` have the same stem. Short terms
 * and terms with accents or digits are returned unchanged. Stems are only compared with each other, and never
 * displayed.
 */
export const stem = (term: string): string => (plainWord.test(term) ? stemmer(term) : term);

/**
 * Returns the stem that a word shares only with its inflections: `configures` and `configuring`, but not
 * `configuration`.
 */
export function lightStem(term: string): string {
  if (!plainWord.test(term)) return term;
  return endings.reduce((word, [ending, replacement]) => word.replace(ending, replacement), term);
}

/** The endings that `lightStem` replaces one after another. */
const endings: readonly (readonly [ending: RegExp, replacement: string])[] = [
  // accesses, limits
  [/(?:(?<=ss)es|(?<!s)s)$/, ''],
  // configured, polling
  [/(?<=[aeiouy].*)(?:(?<!e)ed|ing)$/, ''],
  // the second `p` of mapp(ed)
  [/(?<=..)([^aeiouylsz])\1$/, '$1'],
  // retrie(s), retry
  [/(?<=..)(?:ie|y)$/, 'i'],
  // cache
  [/(?<=..)e$/, ''],
];
