import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, TranslationFile} from '@docusaurus/types';
import {getPluginI18nPath} from '@docusaurus/utils';
import {objectAt, stringAt} from '@developer-docs/internal';
import {createTranslateText, type Texts, type TranslateText} from './client/translate';
import english from './texts.json';

/** The key of a text of the reference. */
export type TextKey = keyof Texts['reference'];

/** Returns a text of the reference in the language of the site. */
export type Translate = TranslateText<TextKey>;

const mapTexts = (texts: Texts, convert: (text: string, key: string, section: string) => string): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([section, messages]) => [
      section,
      Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, convert(text, key, section)])),
    ]),
  ) as Texts;

/** Reads the texts of the theme, in English if it has no translations to the language. */
export async function readTexts(locale: string): Promise<Texts> {
  const dirPath = path.join(__dirname, '../locales');
  const messages = await readDefaultCodeTranslationMessages({locale, name: 'theme-openapi', dirPath});
  return mapTexts(english, (text, key) => messages[key] ?? text);
}

/** Replaces the texts that the site translates in `i18n/<locale>/docusaurus-theme-openapi/<section>.json`. */
export function overrideTexts(texts: Texts, pluginName: string, {localizationDir}: LoadContext): Texts {
  const readFile = (section: string): unknown => {
    const file = getPluginI18nPath({localizationDir, pluginName, subPaths: [`${section}.json`]});
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  };
  const files = Object.fromEntries(Object.keys(texts).map((section) => [section, readFile(section)]));
  return mapTexts(texts, (text, key, section) => stringAt(objectAt(files[section], key), 'message') ?? text);
}

/** What translators can't see in a text. */
const descriptions = new Map([
  ['and', 'Between two names, such as credentials that are both required'],
  ['or', 'Between two alternatives, such as types or media types'],
]);

/** Creates the files that `docusaurus write-translations` writes. */
export const createTranslationFiles = (texts: Texts): TranslationFile[] =>
  Object.entries(texts).map(([section, messages]) => ({
    path: section,
    content: Object.fromEntries(
      Object.entries(messages).map(([key, message]) => {
        const description = descriptions.get(key);
        return [key, {message, ...(description !== undefined && {description})}];
      }),
    ),
  }));

/** Returns a text of the reference in English. */
export const translateToEnglish: Translate = createTranslateText(english.reference, 'en');
