import {getChildNodes, isElement, isInline, parseHtml} from '@developer-docs/docusaurus-utils/node';
import type {Element, Nodes} from 'hast';
import {findPageElement} from '../../packages/docusaurus-theme-markdown/src/node/convert/content';
import {copyContent} from '../../packages/docusaurus-theme-markdown/src/node/convert/copy-content';
import {readMarkdownText} from './openapi-completeness/missing-texts';

/**
 * Returns the texts of a page that its Markdown files lack: headings, paragraphs, table cells, list items, and code.
 *
 * Texts are compared without whitespace, punctuation, and case, because the Markdown adds separators and displays some
 * labels in uppercase.
 *
 * @param files - The Markdown files of the page.
 */
export function findMissingText(html: string, files: readonly string[]): string[] {
  const content = findPageElement(parseHtml(html), html);
  if (content === undefined) throw new Error('The page has no content.');
  const markdown = normalize(files.map(readMarkdownText).join(' '));
  return [...listBlocks(copyContent(content))].filter((text) => !markdown.includes(normalize(text)));
}

/** Keeps letters with their marks, digits, and symbols such as emoji. */
const normalize = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{So}]+/gu, '');

/**
 * Elements that become something other than their text: images become their descriptions, media and embedded pages
 * become links, and formulas become their source.
 */
const replacedTags = new Set(['audio', 'hr', 'iframe', 'img', 'math', 'object', 'svg', 'video']);

/** Lists the texts between the starts and ends of blocks. */
function* listBlocks({children}: Element): Generator<string> {
  let text = '';
  for (const child of children) {
    if (isElement(child) && !isInline(child)) {
      yield text;
      text = '';
      if (!replacedTags.has(child.tagName)) yield* listBlocks(child);
    } else {
      text += readText(child);
    }
  }
  yield text;
}

function readText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (isElement(node) && replacedTags.has(node.tagName)) return '';
  return getChildNodes(node).map(readText).join('');
}
