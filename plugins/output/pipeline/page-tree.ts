import {parse, type DefaultTreeAdapterTypes} from 'parse5';

/** A node of a parsed page. */
export type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
/** An element of a parsed page. */
export type Element = DefaultTreeAdapterTypes.Element;

/** Parses a page, or a part of one, as a browser does that runs no scripts: what is there without them is in the tree too. */
export function parsePage(html: string): Node {
  return parse(html, {scriptingEnabled: false});
}

/**
 * Parses what a page has for itself: its main part. What stands around it, such as the sidebar with the names of all pages, is often
 * longer; a page without a main part is parsed as a whole.
 */
export function parseContent(html: string): Node {
  const end = html.lastIndexOf('</main>');
  const start = html.indexOf('<main', html.indexOf('<body'));
  return parsePage(start === -1 || end < start ? html : html.slice(start, end));
}

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function childrenOf(node: Node): Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** The value of an attribute, or `undefined`. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

/** A node's elements, itself included, in document order. */
export function* elementsOf(node: Node): Generator<Element> {
  if (isElement(node)) yield node;
  for (const child of childrenOf(node)) yield* elementsOf(child);
}

/** The first element, in document order, that fits. */
export function findElement(node: Node, fits: (element: Element) => boolean): Element | undefined {
  for (const element of elementsOf(node)) {
    if (fits(element)) return element;
  }
  return undefined;
}

/** Elements whose text runs on with its surroundings; every other element begins and ends a piece of its own. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

export function isInline(node: Node): boolean {
  return node.nodeName === '#text' || node.nodeName === '#comment' || (isElement(node) && inline.has(node.tagName));
}

/**
 * The text of a node as it is read: pieces of text that stand apart on the page are separated by a space.
 *
 * @param skip - Elements that are passed over.
 */
export function textOf(node: Node, skip: (element: Element) => boolean = () => false): string {
  if ('value' in node) {
    return node.value;
  }
  if (isElement(node) && skip(node)) {
    return '';
  }
  const text = childrenOf(node)
    .map((child) => textOf(child, skip))
    .join('');
  return isInline(node) ? text : ` ${text} `;
}

/** Text without line breaks, runs of spaces, and the invisible mark behind a heading. */
export function tidy(text: string): string {
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
