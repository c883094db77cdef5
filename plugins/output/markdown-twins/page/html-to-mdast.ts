import {decodeUriPart} from '@developer-docs/internal';
import type {Element, ElementContent} from 'hast';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {Blockquote, List, ListItem, Nodes, Paragraph, PhrasingContent, Root, RootContent, TableCell} from 'mdast';
import {toString as toPlainText} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {
  getProperty,
  getReadableText,
  hasClass,
  isElement,
  normalizeWhitespace,
  walkElements,
} from '@developer-docs/internal/node';
import {isLabel} from './markdown';

/**
 * Converts the content of a page to Markdown nodes. Collapsed sections are expanded, tab panels follow one another under
 * their labels, images become their descriptions, and controls are omitted.
 *
 * @param content - The element with the content, which is modified.
 * @param resolveLink - Converts the URL of a link or an image.
 */
export function convertHtml(content: Element, resolveLink: (url: string) => string): RootContent[] {
  removeControls(content);
  replaceSpaces(content);
  separateLabels(content);
  const tree = toMdast({type: 'root', children: content.children}, {document: true, handlers}) as Root;
  recordLaterIds(content, tree);
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image') node.url = resolveLink(node.url);
  });
  return tree.children;
}

/** Elements without content for readers of Markdown. */
const controlElements = new Set(['button', 'input', 'label', 'nav', 'select']);

const isControl = (element: Element): boolean =>
  controlElements.has(element.tagName) ||
  element.properties.role === 'tablist' ||
  element.properties.ariaHidden === 'true' ||
  element.properties['dataMarkdownIgnore'] !== undefined ||
  hasClass(element, 'hash-link') ||
  (element.tagName === 'img' && (element.properties.alt ?? '') === '');

/** Removes controls, decoration, and comments. */
function removeControls(content: Element): void {
  visit(content, (node, index, parent) => {
    if (parent !== undefined && index !== undefined && (isElement(node) ? isControl(node) : node.type === 'comment')) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
}

/** Replaces spaces that only matter to browsers, except in code. Docusaurus inserts zero-width spaces into headings. */
function replaceSpaces(content: Element): void {
  visit(content, (node) => {
    if (isElement(node) && ['code', 'pre'].includes(node.tagName)) return SKIP;
    if (node.type === 'text') node.value = node.value.replaceAll('\u200B', '').replaceAll('\u00A0', ' ');
    return undefined;
  });
}

/** Elements that CSS can stack, so the HTML may have no whitespace between them. */
const stackableElements = new Set(['a', 'code', 'span']);

/**
 * Separates elements that follow each other without whitespace with dashes, except in code. Separates the description of
 * an image from the text that follows.
 */
function separateLabels(content: Element): void {
  const isStackable = (node: ElementContent | undefined) =>
    node?.type === 'element' && stackableElements.has(node.tagName);
  visit(content, 'element', (element) => {
    if (['code', 'pre', 'svg'].includes(element.tagName)) return SKIP;
    element.children = element.children.flatMap((child, index, children): ElementContent[] => {
      if (isElement(child) && child.tagName === 'svg' && describeImage(child) !== undefined) {
        return [child, createText(' ')];
      }
      return isStackable(child) && isStackable(children[index - 1]) && getReadableText(child).trim() !== ''
        ? [createText(' — '), child]
        : [child];
    });
    return undefined;
  });
}

/** Adds the ID of an element to the first node that replaces it. */
function recordIds(handle: Handle): Handle {
  return (state, element, parent) => {
    const result = handle(state, element, parent);
    const [first] = [result ?? []].flat();
    const id = getProperty(element, 'id');
    if (first !== undefined && id !== undefined) {
      const startsOperation = first.data?.startsOperation === true || element.properties['dataRecord'] === 'operation';
      first.data = {...first.data, ids: [id, ...(first.data?.ids ?? [])], startsOperation};
    }
    return result;
  };
}

/** Adds the IDs of elements that have no node of their own, such as parts of a line, to the node of the ID before them. */
function recordLaterIds(content: Element, tree: Root): void {
  const nodesById = new Map<string, Nodes>();
  visit(tree, (node) => {
    for (const id of node.data?.ids ?? []) nodesById.set(id, node);
  });
  let previous: Nodes | undefined;
  for (const id of listElementIds([...walkElements(content)])) {
    const node = nodesById.get(id);
    if (node === undefined && previous !== undefined) {
      previous.data = {...previous.data, laterIds: [...(previous.data?.laterIds ?? []), id]};
    }
    previous = node ?? previous;
  }
}

const listElementIds = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => getProperty(element, 'id') ?? []);

/** Returns whether a link is inside the element that it links to, as a heading's anchor link is, or has no URL. */
function isSelfLink(link: Element, state: State): boolean {
  const href = getProperty(link, 'href') ?? '';
  const target = href.startsWith('#') ? state.elementById.get(decodeUriPart(href.slice(1))) : undefined;
  return href === '' || (target !== undefined && [...walkElements(target)].includes(link));
}

const customHandlers: Record<string, Handle> = {
  a: (state, element) => (isSelfLink(element, state) ? state.all(element) : defaultHandlers.a(state, element)),
  audio: convertMedia,
  div(state, element) {
    if (hasClass(element, 'theme-admonition')) return convertAdmonition(state, element);
    if (hasClass(element, 'ref-columns')) return convertColumns(state, element);
    return toFlow(state, element);
  },
  dl: (state, element) =>
    hasClass(element, 'ref-details') ? convertPropertyDetails(state, element) : convertDefinitions(state, element),
  /** The caption of a code block labels it. */
  figcaption: (state, element) =>
    getProperty(element, 'className')?.startsWith('title') === true
      ? convertLabel(state, element)
      : createParagraph([{type: 'emphasis', children: toLine(state, element)}]),
  li(state, element, parent) {
    const item = defaultHandlers.li(state, element);
    const isProperty = parent?.type === 'element' && hasClass(parent, 'ref-fields');
    return isProperty ? mergeIntoOneLine(item) : item;
  },
  p: (state, element) =>
    hasClass(element, 'ref-label') || element.properties['dataTabsLabel'] !== undefined
      ? convertLabel(state, element)
      : defaultHandlers.p(state, element),
  /** Badges are bold. HTTP methods are uppercase, as CSS displays them. */
  span(state, element) {
    const classNames = getProperty(element, 'className') ?? '';
    if (!classNames.includes('badge--')) return state.all(element);
    const value = toString(element);
    return {
      type: 'strong',
      children: [{type: 'text', value: classNames.includes('badge--method') ? value.toUpperCase() : value}],
    };
  },
  summary: (state, element) => convertLabel(state, element),
  svg: (_state, element) => describeImage(element),
  td: convertCell,
  th: convertCell,
  video: convertMedia,
};

const handlers = Object.fromEntries(
  Object.entries({...defaultHandlers, ...customHandlers}).map(([tagName, handle]) => [tagName, recordIds(handle)]),
);

const toFlow = (state: State, element: Element) => state.toFlow(state.all(element));

/** Converts an element to a single line, because Markdown doesn't allow blocks everywhere. */
const toLine = (state: State, element: Element): PhrasingContent[] => joinLines(listLines(toFlow(state, element)));

/** Returns the lines of text in nodes, without the structure of lists and code blocks. */
function listLines(nodes: readonly Nodes[]): PhrasingContent[][] {
  return nodes.flatMap((node): PhrasingContent[][] => {
    if (node.type === 'paragraph' || node.type === 'heading') return [node.children];
    return 'children' in node ? listLines(node.children) : [[{type: 'text', value: toPlainText(node)}]];
  });
}

/** Joins lines of text, and omits blank lines. */
function joinLines(lines: readonly PhrasingContent[][], separator = ' '): PhrasingContent[] {
  return lines
    .filter((line) => line.length > 0)
    .flatMap((line, index) => (index === 0 ? line : [createText(separator), ...line]));
}

const createText = (value: string) => ({type: 'text' as const, value});

const createParagraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** Converts an element to a bold line above the content that it labels. */
function convertLabel(state: State, element: Element): Paragraph | undefined {
  const line = toLine(state, element).flatMap((node) => (node.type === 'strong' ? node.children : [node]));
  return line.length === 0 ? undefined : createParagraph([{type: 'strong', children: line}]);
}

/** Converts a cell. Cells of Markdown tables have a single line. */
function convertCell(state: State, element: Element): TableCell {
  return {...defaultHandlers.td(state, element), children: toLine(state, element)};
}

function convertAdmonition(state: State, element: Element): Blockquote {
  const [, type = ''] = /theme-admonition-(\S+)/.exec(getProperty(element, 'className') ?? '') ?? [];
  const [heading, ...content] = getChildElements(element);
  const title = heading === undefined ? '' : toString(heading).trim();
  const typeLabel = type.charAt(0).toUpperCase() + type.slice(1);
  const line = title.toLowerCase() === type ? typeLabel : `${typeLabel}: ${title}`;
  return {
    type: 'blockquote',
    children: [
      createParagraph([{type: 'strong', children: [createText(line)]}]),
      ...content.flatMap((child) => toFlow(state, child)),
    ],
  };
}

/**
 * Converts a column of code and a column of text. If the text is a single section, the code becomes part of that section.
 */
function convertColumns(state: State, element: Element): RootContent[] {
  const columns = getChildElements(element).map((column) => toFlow(state, column));
  const [code = [], section = []] = columns;
  const isSection = section[0]?.type === 'heading' && section.filter(({type}) => type === 'heading').length === 1;
  return columns.length === 2 && isSection ? [...section, ...code] : columns.flat();
}

/** Merges a property's name, type, description, and details into one paragraph, which precedes other blocks. */
function mergeIntoOneLine(property: ListItem): ListItem {
  const end = property.children.findIndex((block) => block.type !== 'paragraph' || isLabel(block));
  const blocks = end === -1 ? property.children : property.children.slice(0, end);
  const [head = [], ...otherLines] = listLines(blocks);
  const line = createParagraph(joinLines([head, joinLines(otherLines)], ' — '));
  return {...property, children: [line, ...property.children.slice(blocks.length)]};
}

const isTerm = ({tagName}: Element) => tagName === 'dt';

/** Returns the groups of terms and definitions of a `<dl>`. Several terms of a group are joined. */
const listDefinitions = (state: State, list: Element) =>
  groupDefinitions(list).map((group) => {
    const elements = getChildElements(group);
    const terms = elements.filter(isTerm).map((term) => toLine(state, term));
    const definitions = elements.filter((element) => !isTerm(element));
    return {
      ids: listElementIds([group, ...elements]),
      term: joinLines(terms, ', '),
      blocks: definitions.flatMap((definition) => toFlow(state, definition)),
    };
  });

/** Returns the `<div>` elements of a `<dl>`. If its groups aren't in a `<div>`, a term after a definition starts one. */
function groupDefinitions(list: Element): Element[] {
  const groups: Element[] = [];
  let previous: Element | undefined;
  for (const element of getChildElements(list)) {
    const group = groups.at(-1);
    const startsGroup = isTerm(element) && previous !== undefined && !isTerm(previous);
    if (element.tagName === 'div') {
      groups.push(element);
    } else if (group === undefined || startsGroup) {
      groups.push({type: 'element', tagName: 'div', properties: {}, children: [element]});
    } else {
      group.children.push(element);
    }
    previous = element;
  }
  return groups;
}

const isParagraph = (node: Nodes): node is Paragraph => node.type === 'paragraph';

/** Converts a property's details, such as its default, to one line. */
function convertPropertyDetails(state: State, element: Element): Paragraph {
  const details = listDefinitions(state, element).map(({term, blocks}) => [
    ...term,
    createText(': '),
    ...joinLines(listLines(blocks)),
  ]);
  return createParagraph([...joinLines(details, '; '), createText('.')]);
}

function convertDefinitions(state: State, element: Element): List {
  const children = listDefinitions(state, element).map(({ids, term, blocks}): ListItem => {
    const definition = joinLines(listLines(blocks.filter(isParagraph)));
    const line = createParagraph([{type: 'strong', children: term}, createText(': '), ...definition]);
    return {
      type: 'listItem',
      data: {ids},
      children: [line, ...blocks.filter((block) => !isParagraph(block))],
    };
  });
  return {type: 'list', children};
}

/** Converts a video or audio element to its fallback content, or to a link to its file. */
function convertMedia(state: State, element: Element): Nodes | Nodes[] {
  const media = defaultHandlers.video(state, element);
  if (Array.isArray(media) || media.children.length > 0) return media;
  const label = getProperty(element, 'ariaLabel') ?? media.title ?? (element.tagName === 'video' ? 'Video' : 'Audio');
  return media.url === '' ? [] : {...media, children: [createText(label)]};
}

/**
 * Describes an inline SVG with its title, its description or label, and its text that the description doesn't mention.
 * Returns nothing for decorative images.
 */
function describeImage(svg: Element): PhrasingContent[] | undefined {
  const [title] = collectTexts(svg, 'title');
  const [description] = collectTexts(svg, 'desc');
  const label = getProperty(svg, 'ariaLabel') ?? description;
  if (title === undefined && label === undefined) {
    return undefined;
  }
  // The label of an illustration without a description already contains its text.
  const texts = description === undefined ? [] : collectTexts(svg, 'text');
  const unmentionedTexts = [...new Set(texts)].filter((text) => /\p{L}/u.test(text) && !description?.includes(text));
  const suffix = unmentionedTexts.length === 0 ? '' : ` Labels: ${unmentionedTexts.join('; ')}.`;
  const name = title === undefined ? 'Image' : `Image: ${title}`;
  return [{type: 'strong', children: [createText(`${name}.`)]}, createText(` ${label ?? ''}${suffix}`)];
}

/** Returns the text of each descendant with a tag name, in document order. */
const collectTexts = (element: Element, tagName: string): string[] =>
  [...walkElements(element)]
    .filter((candidate) => candidate.tagName === tagName)
    .map((candidate) => normalizeWhitespace(toString(candidate)));

const getChildElements = ({children}: Element): Element[] => children.filter((child) => isElement(child));
