import path from 'node:path';
import {readMessages} from '@developer-docs/docusaurus-utils/node';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';

type Messages = Readonly<Record<string, string>>;

const files = {name: 'theme-markdown', dirPath: path.join(__dirname, '../../locales')};

/** Reads the package's translations to a language, by ID. */
export const readTranslations = (locale: string): Promise<Messages> =>
  readDefaultCodeTranslationMessages({...files, locale});

/** The IDs of the messages in Markdown files, in `llms.txt`, and in links to it. */
const fileMessages = {
  index: 'theme.MarkdownFile.index',
  html: 'theme.MarkdownFile.html',
  part: 'theme.MarkdownFile.part',
  numberedPart: 'theme.MarkdownFile.numberedPart',
  instructions: 'theme.MarkdownFile.instructions',
  // The sections of `llms.txt`.
  docs: 'theme.MarkdownFile.docs',
  otherDocs: 'theme.MarkdownFile.otherDocs',
  blog: 'theme.MarkdownFile.blog',
  pages: 'theme.MarkdownFile.pages',
  indexTitle: 'theme.PageMenu.index',
};

export type FileMessages = Readonly<Record<keyof typeof fileMessages, string>>;

/** Returns the messages in a language. */
export function getFileMessages(locale: string, codeTranslations?: Messages): FileMessages {
  const messages = readMessages({...files, locale}, codeTranslations);
  return Object.fromEntries(Object.entries(fileMessages).map(([name, id]) => [name, messages[id]])) as FileMessages;
}

/** The types of admonitions, whose default titles are in the theme's translations. */
const admonitionTypes = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/** Returns the labels of admonitions by type in the build's language. */
export const getAdmonitionLabels = (codeTranslations: Messages): ReadonlyMap<string, string> =>
  new Map(admonitionTypes.map((type) => [type, codeTranslations[`theme.admonition.${type}`] ?? type]));
