import {stemmer} from 'stemmer';

const plainWord = /^[a-z]{3,}$/;

/**
 * Returns the stem of a lowercase term: `configure`, `configuring`, and `configuration` have the same stem. Short terms
 * and terms with accents or digits are returned unchanged. Stems are only compared with each other, and never
 * displayed.
 */
export function stem(term: string): string {
  return plainWord.test(term) ? stemmer(term) : term;
}
