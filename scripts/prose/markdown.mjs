import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';

/**
 * A part of a Markdown text with its line number, starting at 1. @typedef {{text: string, line: number, isHeading:
 * boolean}} Excerpt
 */

/**
 * Extracts titles and descriptions in front matter, paragraphs, headings, and table cells. Inline code is replaced with
 * `␣`, and MDX elements are removed.
 *
 * @param {string} markdown
 * @returns {Excerpt[]}
 */
export function extractProse(markdown) {
  const [frontMatter = ''] = /^---\n.*?\n---\n/s.exec(markdown) ?? [];
  const excerpts = [...frontMatter.matchAll(/^(title|sidebar_label|description): *["']?(.*?)["']?$/gm)].map(
    ([, key, text = '']) => ({text, line: 1, isHeading: key !== 'description'}),
  );
  // Blank lines keep the line numbers.
  const content = frontMatter.replace(/.*/g, '') + markdown.slice(frontMatter.length);
  visit(fromMarkdown(content, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]}), (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      // Sentences can span lines, so findings refer to the first line of the paragraph.
      const text = removeCode(node).replaceAll('\n', ' ');
      excerpts.push({text, line: node.position?.start.line ?? 1, isHeading: node.type === 'heading'});
    }
  });
  return excerpts;
}

/**
 * Returns the text of a node without code, and without the explicit ID of a heading.
 *
 * @param {import('mdast').Nodes} node
 * @returns {string}
 */
function removeCode(node) {
  if (node.type === 'inlineCode') {
    return '␣';
  }
  if (node.type === 'html') {
    return '';
  }
  const text = 'children' in node ? node.children.map(removeCode).join('') : toString(node);
  return node.type === 'heading' ? text.replace(/\s*\{#[\w-]+\}$/, '') : text;
}
