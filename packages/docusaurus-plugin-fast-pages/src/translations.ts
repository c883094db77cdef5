import path from 'node:path';
import {readMessages} from '@developer-docs/docusaurus-utils/node';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext} from '@docusaurus/types';

const files = {name: 'plugin-fast-pages', dirPath: path.join(__dirname, '../locales')};

/** Reads the package's translations to a language, by ID. */
export const readTranslations = (locale: string): Promise<Record<string, string>> =>
  readDefaultCodeTranslationMessages({...files, locale});

/** Returns the text of the message that appears without React, as attributes of the script that shows it. */
export function getPageTexts({i18n, codeTranslations}: LoadContext): Record<string, string> {
  const messages = readMessages({...files, locale: i18n.currentLocale}, codeTranslations);
  return Object.fromEntries(
    ['page', 'unavailable', 'retry'].map((key) => [`data-${key}`, messages[`theme.LoadFailure.${key}`] ?? '']),
  );
}
