import type {PhrasingContent} from 'mdast';
import base from '../../locales/base/plugin-markdown.json';
import {createText} from '../convert/markdown';

/** The messages in Markdown files and in `llms.txt`. */
export type FileMessages = Readonly<Record<'index' | 'html' | 'part' | 'instructions', string>>;

/** Returns the messages in the build's language. */
export function getFileMessages(codeTranslations: Readonly<Record<string, string>> = {}): FileMessages {
  const messages = {...base, ...codeTranslations};
  return {
    index: messages['theme.MarkdownFile.index'],
    html: messages['theme.MarkdownFile.html'],
    part: messages['theme.MarkdownFile.part'],
    instructions: messages['theme.MarkdownFile.instructions'],
  };
}

/** The types of admonitions, whose default titles are in the theme's translations. */
const admonitionTypes = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/** Returns the labels of admonitions by type in the build's language. */
export const getAdmonitionLabels = (codeTranslations: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(admonitionTypes.map((type) => [type, codeTranslations[`theme.admonition.${type}`] ?? type]));

/** Renders a message with a link in place of its placeholder. */
export function renderMessage(message: string, link: PhrasingContent): PhrasingContent[] {
  const [before = '', after = ''] = message.split(/\{\w+\}/);
  return [createText(before), link, createText(after)];
}
