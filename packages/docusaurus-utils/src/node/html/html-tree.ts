import type {Element, Nodes, Root, RootContent} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';

/**
 * Parses a page, or a fragment of one, the way a browser with scripting disabled does: the children of `<noscript>` are
 * in the tree.
 */
export const parseHtml = (html: string): Root => fromParse5(parse(html, {scriptingEnabled: false})) as Root;

/**
 * Parses only the `<main>` element of a page. The chrome around it, such as the sidebar with the names of all pages, is
 * often longer than the content. Pages without `<main>` are parsed completely.
 */
export function parseMainContent(html: string): Root {
  const end = html.lastIndexOf('</main>');
  const start = html.indexOf('<main', html.indexOf('<body'));
  return parseHtml(start === -1 || end < start ? html : html.slice(start, end));
}

export const isElement = (node: Nodes): node is Element => node.type === 'element';

/** Returns a node's children; empty for nodes that can't have any. */
export const getChildNodes = (node: Nodes): RootContent[] => ('children' in node ? node.children : []);

/**
 * Returns a property of an element as a string.
 *
 * @param name - The name in hast: `ariaHidden` for `aria-hidden`.
 * @returns `undefined` if the element doesn't have the property.
 */
export function getProperty(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

export function hasClass(element: Element, className: string): boolean {
  const classNames = element.properties.className;
  return Array.isArray(classNames) && classNames.includes(className);
}

/** Yields a node and all elements below it, in document order. */
export function* walkElements(node: Nodes): Generator<Element> {
  // Nested generators would pass on each element as often as it has ancestors.
  const stack: Nodes[] = [node];
  for (let current = stack.pop(); current !== undefined; current = stack.pop()) {
    if (isElement(current)) yield current;
    for (const child of getChildNodes(current).toReversed()) stack.push(child);
  }
}

/** Returns the first element in document order that matches a predicate. */
export function findElement(node: Nodes, predicate: (element: Element) => boolean): Element | undefined {
  for (const element of walkElements(node)) {
    if (predicate(element)) return element;
  }
  return undefined;
}

/** Elements that don't interrupt the text around them. Every other element starts and ends a separate piece of text. */
const inlineElements = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Returns whether a node is part of the surrounding line of text: text, a comment, or an inline element. */
export const isInline = (node: Nodes): boolean =>
  node.type === 'text' || node.type === 'comment' || (isElement(node) && inlineElements.has(node.tagName));

/** Elements that CSS can stack or place apart, so the HTML may have no whitespace between them. */
const stackableElements = new Set(['a', 'code', 'span']);

/**
 * Returns whether readers see two adjacent nodes as separate text. If they have no class or style, they're in a line.
 */
export function areStackable(previous: Nodes | undefined, next: Nodes): boolean {
  if (previous === undefined || !isElement(previous) || !isElement(next)) return false;
  const pair = [previous, next];
  const areLinks = pair.every(({tagName}) => tagName === 'a');
  const areStyled = pair.some(({properties: {className, style}}) => className !== undefined || style !== undefined);
  return pair.every(({tagName}) => stackableElements.has(tagName)) && (areLinks || areStyled);
}

/**
 * Returns the text of a node as a reader sees it, with a space between blocks, and between elements that CSS places
 * apart.
 *
 * @param shouldSkip - Selects the elements whose text is omitted.
 */
export const getReadableText = (node: Nodes, shouldSkip: (element: Element) => boolean = () => false): string =>
  readText(node, shouldSkip, false);

/** @param isCode - Whether the node is in code, whose highlighted parts are one text. */
function readText(node: Nodes, shouldSkip: (element: Element) => boolean, isCode: boolean): string {
  if (node.type === 'text') return node.value;
  if (isElement(node) && shouldSkip(node)) return '';
  const isInCode = isCode || (isElement(node) && (node.tagName === 'code' || node.tagName === 'pre'));
  const text = getChildNodes(node)
    .map((child, index, children) => {
      const separator = !isInCode && areStackable(children[index - 1], child) ? ' ' : '';
      return separator + readText(child, shouldSkip, isInCode);
    })
    .join('');
  return isInline(node) ? text : ` ${text} `;
}

/** Collapses runs of whitespace and removes the zero-width space that Docusaurus inserts into heading links. */
export const normalizeWhitespace = (text: string): string =>
  text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
