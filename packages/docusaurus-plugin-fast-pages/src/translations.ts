import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext} from '@docusaurus/types';
import base from '../locales/base/plugin-fast-pages.json';

type Messages = Readonly<Record<string, string>>;

/** Reads the package's messages in a language. */
export const readMessages = (locale: string): Promise<Messages> =>
  readDefaultCodeTranslationMessages({
    locale,
    name: 'plugin-fast-pages',
    dirPath: path.join(__dirname, '../locales'),
  });

/**
 * Returns the text of the message that appears without React, as attributes of the script that shows it. English
 * messages replace missing translations.
 */
export function getPageTexts(messages: Messages, {codeTranslations}: LoadContext): Record<string, string> {
  const texts: Messages = {...base, ...messages, ...codeTranslations};
  return Object.fromEntries(
    ['page', 'unavailable', 'retry'].map((key) => [`data-${key}`, texts[`theme.LoadFailure.${key}`] ?? '']),
  );
}
