import {
  findElement,
  getReadableText,
  hasClass,
  normalizeWhitespace,
  parseHtml,
} from '@developer-docs/docusaurus-utils/node';
import type {Element} from 'hast';

/** Elements without text for readers: code samples, drawings, scripts, and links. */
const skippedElements = new Set(['pre', 'svg', 'script', 'style', 'template', 'nav', 'button']);

/** Changes and filters are for looking things up. */
const isSkipped = (element: Element) =>
  skippedElements.has(element.tagName) ||
  hasClass(element, 'table-of-contents') ||
  hasClass(element, 'openapi-filter') ||
  (element.tagName === 'section' && element.properties.dataOpenapiGroup !== undefined);

/**
 * Counts the words of a page's main content, visible or collapsed, without code samples and the computed changes of an
 * API. A word contains at least one letter or digit.
 */
export function countWords(html: string): number {
  const tree = parseHtml(html);
  const text = getReadableText(findElement(tree, ({tagName}) => tagName === 'main') ?? tree, isSkipped);
  return normalizeWhitespace(text)
    .replaceAll(/\d+ descriptions? changed\./g, '')
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
