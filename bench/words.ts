import {getReadableText, normalizeWhitespace, parseMainContent} from '@developer-docs/utils/node';

/** Elements without text for readers: code samples, drawings, scripts, and the breadcrumbs and links to other pages. */
const skippedElements = new Set(['pre', 'svg', 'script', 'style', 'template', 'nav', 'button']);

/**
 * Counts the words of a page's main content, visible or collapsed, without code samples. A word contains at least one
 * letter or digit.
 */
export function countWords(html: string): number {
  const text = getReadableText(parseMainContent(html), ({tagName}) => skippedElements.has(tagName));
  return normalizeWhitespace(text)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
