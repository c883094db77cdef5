import type {ProductContract} from '../product-contract';

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
  if (script === 'Latn') return getBaseLanguage(language) === 'en';
  const scripts = scriptAliases[script] ?? [script];
  return new RegExp(`[${scripts.map((name) => `\\p{Script=${name}}`).join('')}]`, 'u').test(prompt);
}
