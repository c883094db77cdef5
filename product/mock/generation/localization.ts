import type {JsonObject} from '@developer-docs/internal';
import type {ProductContract} from '../product-contract';
import {phrases, type Phrases} from './phrases';

/** The Unicode scripts for ISO 15924 codes that `\p{Script=…}` doesn't accept. */
const scriptAliases: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hiragana', 'Katakana', 'Han'],
  Kore: ['Hangul'],
  Hans: ['Han'],
  Hant: ['Han'],
};

const getBaseLanguage = (language: string) => language.split('-')[0] ?? language;

/**
 * Guesses whether a prompt is written in a language by its script. Arabic letters, for example, match every language
 * that uses that script. Latin script is assumed to be English.
 */
export function isWrittenIn(prompt: string, language: string, contract: ProductContract): boolean {
  const script = String(contract.getEnumValues('Language')[language]?.script ?? 'Latn');
  if (script === 'Latn') {
    return getBaseLanguage(language) === 'en';
  }
  const scripts = scriptAliases[script] ?? [script];
  return new RegExp(`[${scripts.map((name) => `\\p{Script=${name}}`).join('')}]`, 'u').test(prompt);
}

/** The phrases that replace the text fields of content blocks, by field. */
const fieldPhrases: Readonly<Record<string, keyof Phrases>> = {
  text: 'subtitle',
  label: 'button',
  caption: 'button',
  attribution: 'title',
  place: 'title',
  prompt: 'subtitle',
  altText: 'subtitle',
};

/** The phrases for the `text` of block types that don't use the subtitle. */
const textPhrases: Readonly<Record<string, keyof Phrases>> = {title: 'title', button: 'button', badge: 'button'};

/** Replaces the English text of a block with phrases in another language. */
export function localizeBlock(block: JsonObject, language: string): JsonObject {
  const translation = phrases[language] ?? phrases[getBaseLanguage(language)];
  if (translation === undefined) {
    return block;
  }
  return Object.fromEntries(
    Object.entries(block).map(([name, value]) => {
      if (name === 'items') {
        return [name, [translation.title, translation.subtitle]];
      }
      const phrase = (name === 'text' ? textPhrases[String(block.type)] : undefined) ?? fieldPhrases[name];
      return [name, phrase === undefined ? value : translation[phrase]];
    }),
  );
}
