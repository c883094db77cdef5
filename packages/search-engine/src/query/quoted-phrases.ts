import {escapeRegExp} from '@developer-docs/utils';
import {extractTerms, isUnspaced, normalize} from '../language/tokenize.js';

/** A quoted phrase, whose words must be adjacent in a text or heading. */
export interface QuotedPhrase {
  /** The index terms of the phrase that are complete. At least one. */
  readonly terms: readonly string[];
  /** Matches the phrase in normalized text. */
  readonly pattern: RegExp;
}

/**
 * A phrase in straight or curly quotes, at the start and end of words, or after the last opening quote. Quotes inside a
 * word are part of code, such as `lang="en"`.
 */
const quotedPhrasePattern = /(?<!\S)["“”„«]([^"“”„«»]+)(?:["“”»](?![^\s.,;:!?])|$)/g;
const strayQuotes = /["“”„«»]/g;

const wordCharacter = String.raw`[\p{L}\p{N}\p{M}]`;
const separators = /[^\p{L}\p{N}\p{M}]+/u;

/**
 * Returns the quoted phrases of a query, and the query without quotes. A phrase without a closing quote is still being
 * typed: its last word can be incomplete, and until it has two words, it isn't a phrase.
 */
export function extractQuotedPhrases(query: string): {readonly phrases: QuotedPhrase[]; readonly text: string} {
  const phrases: QuotedPhrase[] = [];
  for (const [quoted, content = ''] of query.matchAll(quotedPhrasePattern)) {
    const isUnfinished = quoted.endsWith(content);
    const phrase = createQuotedPhrase(content, isUnfinished);
    if (phrase) phrases.push(phrase);
  }
  return {phrases, text: query.replace(strayQuotes, ' ')};
}

function createQuotedPhrase(content: string, isUnfinished: boolean): QuotedPhrase | undefined {
  const words = normalize(content)
    .split(separators)
    .filter((word) => word !== '');
  const terms = extractTerms(content);
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const isLastUnspaced = isUnspaced(getLastLetter(last));
  if (isUnfinished && !isLastUnspaced) {
    if (words.length < 2) return undefined;
    terms.pop();
  }
  if (terms.length === 0) return undefined;
  const start = isUnspaced(first) ? '' : `(?<!${wordCharacter})`;
  const end = isUnfinished || isLastUnspaced ? '' : `(?!${wordCharacter})`;
  return {terms, pattern: new RegExp(start + words.map(escapeRegExp).join(separators.source) + end, 'u')};
}

function getLastLetter(word: string): string {
  return Array.from(word.replace(/\p{M}+$/u, '')).at(-1) ?? '';
}
