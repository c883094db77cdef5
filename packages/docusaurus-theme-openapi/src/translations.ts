import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext} from '@docusaurus/types';
import {createTranslateText, type TranslateText} from './client/translate';
import type {getReferenceTexts} from './theme/OpenApi/Translations/reference';

/** The key of a text of the reference: its ID without `theme.openapi.`. */
export type TextKey = keyof ReturnType<typeof getReferenceTexts>;
type Messages = Readonly<Record<string, string>>;

/** Returns a text of the reference in the language of the site. `@theme/OpenApi/Translations/reference` declares the texts. */
export type Translate = TranslateText<TextKey>;

const folder = path.join(__dirname, '../locales');
const idPrefix = 'theme.openapi.';

/** Reads the theme's own translations, by ID; none if it has no translations to the language. */
export const readMessages = (locale: string): Promise<Messages> =>
  readDefaultCodeTranslationMessages({locale, name: 'theme-openapi', dirPath: folder});

const englishMessages = JSON.parse(readFileSync(path.join(folder, 'base/theme-openapi.json'), 'utf8')) as Messages;

/** Returns a text of the reference in English. */
export const translateToEnglish = createTranslate(englishMessages, 'en');

/** Creates the function for a site. The site's translations override those of the theme. */
export async function loadTranslate({i18n, codeTranslations}: LoadContext): Promise<Translate> {
  const locale = i18n.currentLocale;
  return createTranslate({...englishMessages, ...(await readMessages(locale)), ...codeTranslations}, locale);
}

function createTranslate(messages: Messages, locale: string): Translate {
  const texts = Object.entries(messages).map(([id, text]) => [id.slice(idPrefix.length), text]);
  return createTranslateText(Object.fromEntries(texts) as Record<TextKey, string>, locale);
}
