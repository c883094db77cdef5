// cspell:disable -- word endings
import {stemmer} from 'stemmer';

const plainWord = /^[a-z]{3,}$/;

/**
 * Returns the stem of a lowercase term: `configure`, `configuring`, and `configuration` have the same stem. Short terms
 * and terms with accents or digits are returned unchanged. Stems are only compared with each other, and never displayed.
 */
export function stem(term: string): string {
  return plainWord.test(term) ? stemmer(term) : term;
}

/**
 * Returns the stem that a word shares only with its inflections: `configures` and `configuring`, but not
 * `configuration`.
 */
export function lightStem(term: string): string {
  if (!plainWord.test(term)) return term;
  return term
    .replace(/(?:(?<=ss)es|(?<!s)s)$/, '')
    .replace(/(?<=[aeiouy].*)(?:(?<!e)ed|ing)$/, '')
    .replace(/(?<=..)([^aeiouylsz])\1$/, '$1')
    .replace(/(?<=..)(?:ie|y)$/, 'i')
    .replace(/(?<=..)e$/, '');
}
