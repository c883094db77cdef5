import {getReadableText, normalizeWhitespace} from '@developer-docs/utils/node';
import {MarkdownRenderer} from './markdown-renderer';

/** Maximum length of a page's description. Search engines truncate longer ones. */
const maxLength = 160;

const renderer = new MarkdownRenderer(
  () => undefined,
  () => undefined,
);

/** Returns the first paragraph of Markdown, which isn't a heading, as plain text, truncated at a word. */
export function summarize(markdown: string | undefined): string | undefined {
  const paragraph = renderer
    .renderSections(markdown ?? '', 1, (slug) => slug)
    .find((node) => node.type === 'element' && node.tagName === 'p');
  if (paragraph?.type !== 'element') return undefined;
  const text = normalizeWhitespace(getReadableText(paragraph));
  if (text.length <= maxLength) return text === '' ? undefined : text;
  return `${text.slice(0, maxLength).replace(/\s+\S*$/, '')}…`;
}
