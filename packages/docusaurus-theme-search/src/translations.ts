import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext} from '@docusaurus/types';
import type {SectionLabels} from './site/indexed-pages';

type Messages = Readonly<Record<string, string>>;

/** The strings of Algolia's search page that this theme's page doesn't have. */
const unusedMessages = /^theme\.SearchPage\.(?!emptyResultsTitle$|noResultsText$)/;

/** Reads the messages in a language. Those that Algolia's theme also has keep their IDs and translations. */
export async function readMessages(locale: string): Promise<Messages> {
  const messages = await readDefaultCodeTranslationMessages({locale, name: 'theme-search-algolia'});
  // Docusaurus reports translations that no component uses.
  const used = Object.entries(messages).filter(([id]) => !unusedMessages.test(id));
  return {...Object.fromEntries(used), ...(await readOwnMessages(locale))};
}

const readOwnMessages = (locale: string): Promise<Messages> =>
  readDefaultCodeTranslationMessages({locale, name: 'theme-search', dirPath: path.join(__dirname, '../locales')});

/** Returns the names of sections in the build's language. `@theme/SearchTranslations` declares them. */
export async function translateSectionLabels({i18n, codeTranslations}: LoadContext): Promise<SectionLabels> {
  const messages = {...(await readOwnMessages(i18n.currentLocale)), ...codeTranslations};
  return {
    docs: messages['theme.search.section.docs'] ?? 'Documentation',
    blog: messages['theme.search.section.blog'] ?? 'Blog',
    pages: messages['theme.search.section.pages'] ?? 'Pages',
  };
}
