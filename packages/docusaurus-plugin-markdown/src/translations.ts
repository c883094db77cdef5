import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import base from '../locales/base/plugin-markdown.json';

type Messages = Readonly<Record<string, string>>;

/** Reads the package's messages in a language. */
export const readMessages = (locale: string): Promise<Messages> =>
  readDefaultCodeTranslationMessages({locale, name: 'plugin-markdown', dirPath: path.join(__dirname, '../locales')});

const fileMessages = [
  ...(['index', 'html', 'part', 'numberedPart', 'instructions'] as const),
  // The sections of `llms.txt`.
  ...(['docs', 'otherDocs', 'blog', 'pages'] as const),
];

/** The messages in Markdown files and in `llms.txt`. */
export type FileMessages = Readonly<Record<(typeof fileMessages)[number], string>>;

/** Returns the messages in the build's language. */
export function getFileMessages(codeTranslations: Messages = {}): FileMessages {
  const messages: Messages = {...base, ...codeTranslations};
  return Object.fromEntries(fileMessages.map((name) => [name, messages[`theme.MarkdownFile.${name}`]])) as FileMessages;
}

/** The types of admonitions, whose default titles are in the theme's translations. */
const admonitionTypes = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/** Returns the labels of admonitions by type in the build's language. */
export const getAdmonitionLabels = (codeTranslations: Messages): ReadonlyMap<string, string> =>
  new Map(admonitionTypes.map((type) => [type, codeTranslations[`theme.admonition.${type}`] ?? type]));
