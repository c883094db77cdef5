import path from 'node:path';
import {readMessages} from '@developer-docs/docusaurus-utils/node';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext} from '@docusaurus/types';
import type {SectionLabels} from './site/indexed-pages';

type Messages = Readonly<Record<string, string>>;

const files = {name: 'theme-search', dirPath: path.join(__dirname, '../../locales')};

/** The strings of Algolia's search page that this theme's page doesn't have. */
const unusedMessages = /^theme\.SearchPage\.(?!emptyResultsTitle$|noResultsText$)/;

/** Reads the translations to a language. Those that Algolia's theme also has keep their IDs and translations. */
export async function readTranslations(locale: string): Promise<Messages> {
  const messages = await readDefaultCodeTranslationMessages({locale, name: 'theme-search-algolia'});
  // Docusaurus reports translations that no component uses.
  const used = Object.entries(messages).filter(([id]) => !unusedMessages.test(id));
  return {...Object.fromEntries(used), ...(await readDefaultCodeTranslationMessages({...files, locale}))};
}

/** Returns the names of sections in the build's language. `@theme/SearchTranslations` declares them. */
export function translateSectionLabels({i18n, codeTranslations}: LoadContext): SectionLabels {
  const messages = readMessages({...files, locale: i18n.currentLocale}, codeTranslations);
  const getLabel = (section: keyof SectionLabels) => messages[`theme.search.section.${section}`] ?? '';
  return {docs: getLabel('docs'), blog: getLabel('blog'), pages: getLabel('pages')};
}
