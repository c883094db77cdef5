import {lightStem, stem} from './english-stems.js';
import {isCommonWord, isStopWord} from './stop-words.js';
import {normalize} from './tokenize.js';

/** Returns the stem of a lowercase word that can have accents. Words with the same stem match each other. */
export type Stemmer = (word: string) => string;

/** The rules of a language for matching words. */
export interface Language {
  /** Returns the stem that a word shares with all words that are derived from it. */
  readonly stem: Stemmer;
  /** Returns the stem that a word shares only with its inflections; absent if the language doesn't distinguish them. */
  readonly lightStem?: Stemmer;
  /** Whether the stemmers expect words without accents. */
  readonly ignoresAccents: boolean;
  readonly isStopWord: (term: string) => boolean;
  readonly isCommonWord: (term: string) => boolean;
}

const english: Language = {stem, lightStem, ignoresAccents: true, isStopWord, isCommonWord};

/** Languages whose words aren't inflected in a way that a stemmer handles. Their documentation has English terms. */
const languagesWithEnglishTerms = new Set(['en', 'ja', 'km', 'ko', 'lo', 'my', 'th', 'zh']);

/**
 * Returns a language's rules.
 *
 * @param tag - A BCP 47 language tag, such as `pt-BR`.
 * @param stemmer - The language's stemmer. If there's none, English and the languages without inflection use the
 * English rules, and in all other languages, words match only as written.
 */
export function createLanguage(tag = 'en', stemmer?: Stemmer): Language {
  const hasEnglishTerms = languagesWithEnglishTerms.has(getPrimaryLanguage(tag));
  if (!stemmer && hasEnglishTerms) return english;
  return {
    stem: stemmer ? (word) => normalize(stemmer(word)) : (word) => word,
    ignoresAccents: !stemmer,
    isStopWord: hasEnglishTerms ? isStopWord : () => false,
    isCommonWord: hasEnglishTerms ? isCommonWord : () => false,
  };
}

/** Returns a tag's language, without its script and region: `pt` for `pt-BR`. */
export const getPrimaryLanguage = (tag: string): string => tag.toLowerCase().replace(/[-_].*/, '');
