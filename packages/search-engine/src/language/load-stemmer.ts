import {getOwn} from '@developer-docs/utils';
import {getPrimaryLanguage, type Stemmer} from './language.js';

/**
 * Loads the Snowball stemmer (https://snowballstem.org) of each language, by its BCP 47 tag. Bundlers create a file for
 * each of them, which browsers load on demand.
 */
const stemmers: Readonly<Record<string, () => Promise<{readonly stemmer: Stemmer}>>> = {
  ar: () => import('@orama/stemmers/arabic'),
  bg: () => import('@orama/stemmers/bulgarian'),
  da: () => import('@orama/stemmers/danish'),
  de: () => import('@orama/stemmers/german'),
  el: () => import('@orama/stemmers/greek'),
  es: () => import('@orama/stemmers/spanish'),
  fi: () => import('@orama/stemmers/finnish'),
  fr: () => import('@orama/stemmers/french'),
  ga: () => import('@orama/stemmers/irish'),
  hi: () => import('@orama/stemmers/indian'),
  hu: () => import('@orama/stemmers/hungarian'),
  hy: () => import('@orama/stemmers/armenian'),
  id: () => import('@orama/stemmers/indonesian'),
  it: () => import('@orama/stemmers/italian'),
  lt: () => import('@orama/stemmers/lithuanian'),
  nb: () => import('@orama/stemmers/norwegian'),
  ne: () => import('@orama/stemmers/nepali'),
  nl: () => import('@orama/stemmers/dutch'),
  nn: () => import('@orama/stemmers/norwegian'),
  no: () => import('@orama/stemmers/norwegian'),
  pt: () => import('@orama/stemmers/portuguese'),
  ro: () => import('@orama/stemmers/romanian'),
  ru: () => import('@orama/stemmers/russian'),
  sr: () => import('@orama/stemmers/serbian'),
  sv: () => import('@orama/stemmers/swedish'),
  ta: () => import('@orama/stemmers/tamil'),
  tr: () => import('@orama/stemmers/turkish'),
  uk: () => import('@orama/stemmers/ukrainian'),
};

/** Returns whether `loadStemmer` can load a stemmer for a language. */
export const hasStemmer = (language: string): boolean => Object.hasOwn(stemmers, getPrimaryLanguage(language));

/**
 * Loads the stemmer of a language, for the `stem` option of an engine. Returns `undefined` for English, which is built
 * in, and for languages without a stemmer.
 *
 * @param language - A BCP 47 tag, such as `pt-BR`.
 */
export async function loadStemmer(language: string): Promise<Stemmer | undefined> {
  const load = getOwn(stemmers, getPrimaryLanguage(language));
  return (await load?.())?.stemmer;
}
