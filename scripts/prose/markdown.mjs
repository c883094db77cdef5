import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';

/** A part of a Markdown text with its line number, starting at 1. @typedef {{text: string, line: number}} Excerpt */

/** The most recently parsed text. All rules run on one file before the next one, so a single entry is enough. */
let cache = {markdown: '', tree: fromMarkdown('')};

/**
 * Parses Markdown. The tree is shared and must not be changed.
 *
 * @param {string} markdown
 */
function parse(markdown) {
  if (cache.markdown !== markdown) {
    cache = {markdown, tree: fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]})};
  }
  return cache.tree;
}

/**
 * Extracts paragraphs, headings, and table cells. Inline code is replaced with `␣`, and MDX elements are removed.
 *
 * @param {string} markdown
 * @returns {Excerpt[]}
 */
export function extractProse(markdown) {
  /** @type {Excerpt[]} */
  const excerpts = [];
  visit(parse(markdown), (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const first = node.position?.start.line ?? 1;
      const text = removeCode(node);
      // Sentences can span lines, so findings refer to the first line of the paragraph.
      excerpts.push({text: text.replaceAll('\n', ' '), line: first});
    }
  });
  return excerpts;
}

/**
 * Extracts headings, without code.
 *
 * @param {string} markdown
 * @returns {Excerpt[]}
 */
export function extractHeadings(markdown) {
  /** @type {Excerpt[]} */
  const excerpts = [];
  visit(parse(markdown), 'heading', (node) => {
    excerpts.push({text: removeCode(node), line: node.position?.start.line ?? 1});
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
