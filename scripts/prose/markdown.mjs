import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';

/** A piece of Markdown with its line, from 1. @typedef {{text: string, line: number}} Piece */

/** The text that was read last, as its tree: each rule asks about a file before the next file comes. */
let last = {markdown: '', tree: fromMarkdown('')};

/**
 * The tree of a text, which is not to be changed.
 *
 * @param {string} markdown
 */
function parse(markdown) {
  if (last.markdown !== markdown) {
    last = {markdown, tree: fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]})};
  }
  return last.tree;
}

/**
 * The prose of a text: paragraphs, headings, cells. Code stands as `␣`, elements of MDX are not prose.
 *
 * @param {string} markdown
 * @returns {Piece[]}
 */
export function prosePieces(markdown) {
  /** @type {Piece[]} */
  const pieces = [];
  visit(parse(markdown), (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const first = node.position?.start.line ?? 1;
      const text = withoutCode(node);
      // A sentence can be broken over lines: a match says the line on which its paragraph starts.
      pieces.push({text: text.replaceAll('\n', ' '), line: first});
    }
  });
  return pieces;
}

/**
 * The headings of a text, without their code.
 *
 * @param {string} markdown
 * @returns {Piece[]}
 */
export function headings(markdown) {
  /** @type {Piece[]} */
  const pieces = [];
  visit(parse(markdown), 'heading', (node) => {
    pieces.push({text: withoutCode(node), line: node.position?.start.line ?? 1});
  });
  return pieces;
}

/**
 * The links of a text: what stands in them and where they lead.
 *
 * @param {string} markdown
 * @returns {(Piece & {url: string})[]}
 */
export function links(markdown) {
  /** @type {(Piece & {url: string})[]} */
  const pieces = [];
  visit(parse(markdown), 'link', (node) => {
    pieces.push({text: toString(node), url: node.url, line: node.position?.start.line ?? 1});
  });
  return pieces;
}

/**
 * The alternative texts of a text: those of pictures and of the attribute `alt` in MDX.
 *
 * @param {string} markdown
 * @returns {(Piece & {url: string})[]}
 */
export function alternativeTexts(markdown) {
  /** @type {(Piece & {url: string})[]} */
  const pieces = [];
  visit(parse(markdown), (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'image') {
      pieces.push({text: node.alt ?? '', url: node.url, line});
    } else if (node.type === 'html') {
      for (const [element] of node.value.matchAll(/<img\b[^>]*>/gi)) {
        const [, alt = ''] = /\balt=["']([^"']*)["']/.exec(element) ?? [];
        pieces.push({text: alt, url: element, line});
      }
    }
  });
  return pieces;
}

/** @param {import('mdast').Nodes} node @returns {string} */
function withoutCode(node) {
  if (node.type === 'inlineCode') {
    return '␣';
  }
  if (node.type === 'html') {
    return '';
  }
  return 'children' in node ? node.children.map(withoutCode).join('') : toString(node);
}
