import path from 'node:path';
import {readMessages} from '@developer-docs/docusaurus-utils/node';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';

type Messages = Readonly<Record<string, string>>;

const files = {name: 'theme-markdown', dirPath: path.join(__dirname, '../locales')};

/** Reads the package's translations to a language, by ID. */
export const readTranslations = (locale: string): Promise<Messages> =>
  readDefaultCodeTranslationMessages({...files, locale});

const fileMessages = [
  ...(['index', 'html', 'part', 'numberedPart', 'instructions'] as const),
  // The sections of `llms.txt`.
  ...(['docs', 'otherDocs', 'blog', 'pages'] as const),
];

/** The messages in Markdown files and in `llms.txt`. */
export type FileMessages = Readonly<Record<(typeof fileMessages)[number], string>>;

/** Returns the messages in a language. */
export function getFileMessages(locale: string, codeTranslations?: Messages): FileMessages {
  const messages = readMessages({...files, locale}, codeTranslations);
  return Object.fromEntries(fileMessages.map((name) => [name, messages[`theme.MarkdownFile.${name}`]])) as FileMessages;
}

/** Returns the title of links to `llms.txt` in a language. */
export const getIndexTitle = (locale: string, codeTranslations: Messages): string =>
  readMessages({...files, locale}, codeTranslations)['theme.PageMenu.index'] ?? '';

/** The types of admonitions, whose default titles are in the theme's translations. */
const admonitionTypes = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/** Returns the labels of admonitions by type in the build's language. */
export const getAdmonitionLabels = (codeTranslations: Messages): ReadonlyMap<string, string> =>
  new Map(admonitionTypes.map((type) => [type, codeTranslations[`theme.admonition.${type}`] ?? type]));
