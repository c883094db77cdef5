import {getProperty, hasClass, hasMarkdownRole, walkElements} from '@developer-docs/docusaurus-utils/node';
import type {Element} from 'hast';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {Emphasis, Nodes, Root, RootContent} from 'mdast';
import {convertAdmonition, convertCell, convertCode, convertCodeBlock, convertColumns, convertTable} from './blocks';
import {convertLabel, listElementIds, toFlow, toLine} from './lines';
import {convertLink, mergeCards} from './links';
import {createParagraph, createText, walkNodes} from './markdown';
import {convertImage, convertMedia, describeImage, readFormula} from './media';
import {convertDefinitions, convertPropertyDetails, mergeIntoOneLine} from './properties';

/**
 * Converts the content of a page to Markdown nodes. Collapsed sections are expanded, tab panels follow one another
 * under their labels, and images become their descriptions.
 *
 * @param content - A copy of the content, made by `copyContent`.
 * @param resolveLink - Converts the URL of a link or an image.
 * @param admonitionLabels - The labels of admonitions without a title by type, in the site's language.
 */
export function convertHtml(
  content: Element,
  resolveLink: (url: string) => string,
  admonitionLabels: ReadonlyMap<string, string>,
): RootContent[] {
  const tree = toMdast(content, {document: true, handlers: createHandlers(admonitionLabels)}) as Root;
  recordLaterIds(content, tree);
  for (const node of walkNodes([tree])) {
    if (node.type === 'link' || node.type === 'image') node.url = resolveLink(node.url);
    if ('children' in node) mergeCards(node);
  }
  return tree.children;
}

/** Adds the ID of an element to the first node that replaces it. */
const recordIds =
  (handle: Handle): Handle =>
  (state, element, parent) => {
    const result = handle(state, element, parent);
    const [first] = [result ?? []].flat();
    const id = getProperty(element, 'id');
    if (first !== undefined && id !== undefined) {
      const startsOperation = first.data?.startsOperation === true || hasMarkdownRole(element, 'operation');
      first.data = {...first.data, ids: [id, ...(first.data?.ids ?? [])], startsOperation};
    }
    return result;
  };

/**
 * Adds the IDs of elements that have no node of their own, such as parts of a line, to the node of the ID before them.
 */
function recordLaterIds(content: Element, tree: Root): void {
  const nodesById = new Map<string, Nodes>();
  for (const node of walkNodes([tree])) {
    for (const id of node.data?.ids ?? []) nodesById.set(id, node);
  }
  let previous: Nodes | undefined;
  for (const id of listElementIds([...walkElements(content)])) {
    const node = nodesById.get(id);
    if (node === undefined && previous !== undefined) {
      previous.data = {...previous.data, laterIds: [...(previous.data?.laterIds ?? []), id]};
    }
    previous = node ?? previous;
  }
}

function createHandlers(admonitionLabels: ReadonlyMap<string, string>): Record<string, Handle> {
  const div: Handle = (state, element) => {
    if (hasClass(element, 'theme-admonition')) return convertAdmonition(state, element, admonitionLabels);
    if (hasClass(element, 'theme-code-block')) return convertCodeBlock(state, element);
    if (hasMarkdownRole(element, 'code-first')) return convertColumns(state, element);
    return toFlow(state, element);
  };
  const handlers = Object.entries({...defaultHandlers, ...customHandlers, div});
  return Object.fromEntries(handlers.map(([tagName, handle]) => [tagName, recordIds(handle)]));
}

const customHandlers: Record<string, Handle> = {
  a: convertLink,
  audio: convertMedia,
  /** Backticks without text between them would start code that ends elsewhere. */
  code: (state, element) => (toString(element) === '' ? undefined : defaultHandlers.code(state, element)),
  dialog: toFlow,
  dl: (state, element) =>
    hasMarkdownRole(element, 'details') ? convertPropertyDetails(state, element) : convertDefinitions(state, element),
  figcaption: (state, element) =>
    hasMarkdownRole(element, 'label')
      ? convertLabel(state, element)
      : createParagraph([{type: 'emphasis', children: toLine(state, element)}]),
  img: convertImage,
  li(state, element, parent) {
    const item = defaultHandlers.li(state, element);
    const isProperty = parent?.type === 'element' && hasMarkdownRole(parent, 'properties');
    return isProperty ? mergeIntoOneLine(item) : item;
  },
  math: (_state, element) => ({type: 'inlineCode', value: readFormula(element)}),
  menu: defaultHandlers.ul,
  p: (state, element) =>
    hasMarkdownRole(element, 'label') ? convertLabel(state, element) : defaultHandlers.p(state, element),
  pre: convertCode,
  /** Badges are bold. */
  span(state, element) {
    if (!hasBadgeClass(element)) return state.all(element);
    const value = toString(element);
    return {
      type: 'strong',
      children: [createText(hasMarkdownRole(element, 'uppercase') ? value.toUpperCase() : value)],
    };
  },
  sub: keepTags,
  summary: (state, element) => convertLabel(state, element),
  sup: keepTags,
  svg: (_state, element) => describeImage(element),
  table: convertTable,
  td: convertCell,
  th: convertCell,
  video: convertMedia,
};

/** Keeps the tags of an element for which Markdown has no syntax. */
function keepTags(state: State, element: Element): Emphasis {
  return {type: 'emphasis', children: toLine(state, element), data: {tagName: element.tagName}};
}

/** Returns whether an element is a badge of Infima, which has a color: `badge badge--primary`. */
const hasBadgeClass = (element: Element) => (getProperty(element, 'className') ?? '').includes('badge--');
