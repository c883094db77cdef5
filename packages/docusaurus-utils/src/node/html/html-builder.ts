import type {Element, ElementContent} from 'hast';

/** HTML that is already serialized, such as highlighted code. `hast-util-to-html` emits it unchanged. */
export interface RawHtml {
  readonly type: 'raw';
  readonly value: string;
}

export type HtmlNode = ElementContent | RawHtml;

/**
 * An element's content: nodes, strings, and nested lists of both. `false`, `undefined`, and empty strings are
 * omitted.
 */
export type Content = HtmlNode | string | false | undefined | readonly Content[];

export type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Creates an HTML element: `h('li', {id: 'body.prompt'}, ['The ', h('code', {}, 'prompt')])`.
 *
 * Unlike `hastscript`, it doesn't normalize attributes, which takes time for the thousands of elements of reference
 * pages.
 *
 * @param attributes - Attributes by their names in HTML or hast; `className` is a string.
 */
export const h = (tagName: string, attributes: Attributes, content: Content = []): Element => ({
  type: 'element',
  tagName,
  properties: {...attributes},
  children: toNodes(content),
});

/** Flattens content into a list of nodes. */
export function toNodes(content: Content): HtmlNode[] {
  const nodes: HtmlNode[] = [];
  addNodes(content, nodes);
  return nodes;
}

/** Adds the nodes to one list, because content is nested deeply. */
function addNodes(content: Content, nodes: HtmlNode[]): void {
  if (content === false || content === undefined || content === '') return;
  if (typeof content === 'string') nodes.push({type: 'text', value: content});
  else if ('type' in content) nodes.push(content);
  else for (const part of content) addNodes(part, nodes);
}

/** Inserts a separator between a list's items. */
export const join = (items: readonly Content[], separator: Content = ', '): Content[] =>
  items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
