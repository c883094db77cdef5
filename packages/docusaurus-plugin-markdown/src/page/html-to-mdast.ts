import {decodeUriPart, makeUnique} from '@developer-docs/internal';
import {getProperty, hasClass, isElement, normalizeWhitespace, walkElements} from '@developer-docs/internal/node';
import type {Element} from 'hast';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {
  Blockquote,
  FootnoteDefinition,
  List,
  ListItem,
  Nodes,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
  TableCell,
} from 'mdast';
import {toString as toPlainText} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {hasMarkdownRole} from './content';
import {describeImage} from './describe-image';
import {createParagraph, createText, isLabel} from './markdown';

/**
 * Converts the content of a page to Markdown nodes. Collapsed sections are expanded, tab panels follow one another under
 * their labels, and images become their descriptions.
 *
 * @param content - A copy of the content, made by `copyContent`.
 * @param resolveLink - Converts the URL of a link or an image.
 * @param admonitionLabels - The labels of admonitions without a title by type, in the language of the site.
 */
export function convertHtml(
  content: Element,
  resolveLink: (url: string) => string,
  admonitionLabels: ReadonlyMap<string, string> = new Map(),
): RootContent[] {
  const page: PageState = {admonitionLabels, footnotes: nameFootnotes(content)};
  const tree = toMdast(
    {type: 'root', children: content.children},
    {
      document: true,
      handlers: createHandlers(page),
    },
  ) as Root;
  recordLaterIds(content, tree);
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image') node.url = resolveLink(node.url);
    if ('children' in node) mergeCards(node);
  });
  return tree.children;
}

/** What the handlers of elements need to know about the page. */
interface PageState {
  readonly admonitionLabels: ReadonlyMap<string, string>;
  /** The labels of footnotes by the ID of their element. */
  readonly footnotes: ReadonlyMap<string, string>;
}

/** Adds the ID of an element to the first node that replaces it. */
function recordIds(handle: Handle): Handle {
  return (state, element, parent) => {
    const result = handle(state, element, parent);
    const [first] = [result ?? []].flat();
    const id = getProperty(element, 'id');
    if (first !== undefined && id !== undefined) {
      const startsOperation = first.data?.startsOperation === true || hasMarkdownRole(element, 'operation');
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

/** Returns the ID of the element that a link on the same page refers to. */
function getTargetId(link: Element): string | undefined {
  const href = getProperty(link, 'href') ?? '';
  return href.startsWith('#') ? decodeUriPart(href.slice(1)) : undefined;
}

/** Returns whether a link is inside the element that it links to, as a heading's anchor link is, or has no URL. */
function isSelfLink(link: Element, state: State): boolean {
  const href = getProperty(link, 'href') ?? '';
  const target = state.elementById.get(getTargetId(link) ?? '');
  return href === '' || (target !== undefined && [...walkElements(target)].includes(link));
}

const createHandlers = (page: PageState): Record<string, Handle> =>
  Object.fromEntries(
    Object.entries({...defaultHandlers, ...customHandlers, ...createPageHandlers(page)}).map(([tagName, handle]) => [
      tagName,
      recordIds(handle),
    ]),
  );

/** The handlers that depend on the page. */
const createPageHandlers = ({admonitionLabels, footnotes}: PageState): Record<string, Handle> => ({
  div(state, element) {
    if (hasClass(element, 'theme-admonition')) return convertAdmonition(state, element, admonitionLabels);
    if (hasClass(element, 'theme-code-block')) return convertCodeBlock(state, element);
    if (hasMarkdownRole(element, 'code-first')) return convertColumns(state, element);
    return toFlow(state, element);
  },
  section: (state, element) =>
    element.properties['dataFootnotes'] === undefined
      ? toFlow(state, element)
      : convertFootnotes(state, element, footnotes),
  sup(state, element) {
    const link = element.children.find((child) => isElement(child) && isFootnoteReference(child));
    const label = link?.type === 'element' ? footnotes.get(getTargetId(link) ?? '') : undefined;
    return label === undefined
      ? state.all(element)
      : {type: 'footnoteReference', identifier: label.toLowerCase(), label};
  },
});

const customHandlers: Record<string, Handle> = {
  a: convertLink,
  audio: convertMedia,
  dialog: toFlow,
  dl: (state, element) =>
    hasMarkdownRole(element, 'details') ? convertPropertyDetails(state, element) : convertDefinitions(state, element),
  figcaption: (state, element) =>
    hasMarkdownRole(element, 'label')
      ? convertLabel(state, element)
      : createParagraph([{type: 'emphasis', children: toLine(state, element)}]),
  iframe: (_state, element) => convertFrame(element),
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
  summary: (state, element) => convertLabel(state, element),
  svg: (_state, element) => describeImage(element),
  table: convertTable,
  td: convertCell,
  th: convertCell,
  video: convertMedia,
};

/** Returns whether an element is a badge of Infima, which has a color: `badge badge--primary`. */
const hasBadgeClass = (element: Element) => (getProperty(element, 'className') ?? '').includes('badge--');

function toFlow(state: State, element: Element) {
  return state.toFlow(state.all(element));
}

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

/** Converts an element to a bold line above the content that it labels. */
function convertLabel(state: State, element: Element): Paragraph | undefined {
  const line = toLine(state, element).flatMap((node) => (node.type === 'strong' ? node.children : [node]));
  return line.length === 0 ? undefined : createParagraph([{type: 'strong', children: line}]);
}

/** Converts a table. Its caption becomes a line above it. */
function convertTable(state: State, element: Element): Nodes[] {
  const caption = getChildElements(element).find(({tagName}) => tagName === 'caption');
  const line = caption === undefined ? [] : toLine(state, caption);
  const label = line.length === 0 ? [] : [createParagraph([{type: 'emphasis', children: line}])];
  return [...label, defaultHandlers.table(state, element)];
}

/** Converts a cell. Cells of Markdown tables have a single line. */
function convertCell(state: State, element: Element): TableCell {
  return {...defaultHandlers.td(state, element), children: toLine(state, element)};
}

function convertAdmonition(state: State, element: Element, labels: ReadonlyMap<string, string>): Blockquote {
  const [, type = ''] = /theme-admonition-(\S+)/.exec(getProperty(element, 'className') ?? '') ?? [];
  const [heading, ...content] = getChildElements(element);
  const title = heading === undefined ? '' : normalizeWhitespace(toString(heading));
  const label = labels.get(type) ?? type;
  const typeLabel = label.charAt(0).toUpperCase() + label.slice(1);
  const isDefaultTitle = ['', type, label.toLowerCase()].includes(title.toLowerCase());
  return {
    type: 'blockquote',
    children: [
      createParagraph([
        {type: 'strong', children: [createText(isDefaultTitle ? typeLabel : `${typeLabel}: ${title}`)]},
      ]),
      ...content.flatMap((child) => toFlow(state, child)),
    ],
  };
}

/** Converts a code block. The title above the code becomes its label. */
function convertCodeBlock(state: State, element: Element): RootContent[] {
  return getChildElements(element).flatMap((child): RootContent[] => {
    const hasCode = [...walkElements(child)].some(({tagName}) => tagName === 'pre' || tagName === 'figcaption');
    if (hasCode) return state.toFlow([state.one(child, element) ?? []].flat() as RootContent[]);
    return [convertLabel(state, child) ?? []].flat();
  });
}

/** Converts code. Docusaurus sets the language on the `<pre>` element instead of the `<code>` element. */
function convertCode(state: State, element: Element): Nodes {
  const code = defaultHandlers.pre(state, element);
  const [, lang] = /(?:^|\s)language-(\S+)/.exec(getProperty(element, 'className') ?? '') ?? [];
  return {...code, lang: code.lang ?? lang ?? null};
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

/** Converts a link. A card, which is a link that contains a heading, becomes an item of a list. */
function convertLink(state: State, element: Element): Nodes | Nodes[] {
  if (isSelfLink(element, state)) return state.all(element);
  const heading = [...walkElements(element)].find(({tagName}) => /^h[1-6]$/.test(tagName));
  if (heading !== undefined) return convertCard(state, element, heading);
  const link = defaultHandlers.a(state, element);
  // A link without content has no text that a reader could select.
  return link.children.length === 0 ? [] : link;
}

function convertCard(state: State, element: Element, heading: Element): List {
  const {url} = defaultHandlers.a(state, {...element, children: []});
  const [title = [], ...otherLines] = [
    toLine(state, heading),
    ...listLines(toFlow(state, {...element, children: removeElement(element, heading).children})),
  ];
  const line = createParagraph([{type: 'link', url, title: null, children: title}]);
  const description = joinLines(otherLines);
  if (description.length > 0) line.children.push(createText(': '), ...description);
  const item: ListItem = {type: 'listItem', spread: false, children: [line]};
  return {type: 'list', ordered: false, spread: false, data: {isCard: true}, children: [item]};
}

/** Copies an element without one of its descendants. */
const removeElement = (element: Element, descendant: Element): Element => ({
  ...element,
  children: element.children
    .filter((child) => child !== descendant)
    .map((child) => (isElement(child) ? removeElement(child, descendant) : child)),
});

const isCardList = (node: Nodes | undefined): node is List => node?.type === 'list' && node.data?.isCard === true;

/** Combines the lists of successive cards. A card in a list item has no list of its own. */
function mergeCards(parent: Parents): void {
  if (parent.type === 'listItem') {
    parent.children = parent.children.flatMap((child) =>
      isCardList(child) ? child.children.flatMap((item) => item.children) : [child],
    );
  }
  const children: Nodes[] = parent.children;
  for (let index = children.length - 1; index > 0; index -= 1) {
    const [previous, list] = children.slice(index - 1, index + 1);
    if (isCardList(previous) && isCardList(list)) {
      previous.children.push(...list.children);
      children.splice(index, 1);
    }
  }
}

const isFootnoteReference = ({properties}: Element) => properties['dataFootnoteRef'] !== undefined;

/** Returns a unique label for each footnote: the number that the page displays, if it's the only one on the page. */
function nameFootnotes(content: Element): Map<string, string> {
  const labels = new Map<string, string>();
  const usedLabels = new Set<string>();
  for (const link of walkElements(content)) {
    const id = isFootnoteReference(link) ? getTargetId(link) : undefined;
    // A footnote can have several references.
    if (id !== undefined && !labels.has(id)) labels.set(id, makeUnique(toString(link).trim(), usedLabels));
  }
  return labels;
}

/** Converts the list of footnotes at the end of a page, without the links back to the references. */
function convertFootnotes(state: State, section: Element, labels: ReadonlyMap<string, string>): FootnoteDefinition[] {
  return [...walkElements(section)].flatMap((element): FootnoteDefinition[] => {
    const label = element.tagName === 'li' ? labels.get(getProperty(element, 'id') ?? '') : undefined;
    if (label === undefined) return [];
    const backReferences = [...walkElements(element)].filter(
      ({properties}) => properties['dataFootnoteBackref'] !== undefined,
    );
    const content = backReferences.reduce(removeElement, element);
    return [
      {
        type: 'footnoteDefinition',
        identifier: label.toLowerCase(),
        label,
        children: toFlow(state, content) as FootnoteDefinition['children'],
      },
    ];
  });
}

/** Converts an image. An image whose data is in the HTML becomes its description. */
function convertImage(state: State, element: Element): Nodes | Nodes[] {
  const image = defaultHandlers.img(state, element);
  return image.url.startsWith('data:')
    ? [{type: 'strong', children: [createText('Image.')]}, createText(` ${image.alt ?? ''}`)]
    : image;
}

/** Converts an embedded page to a link. */
function convertFrame(element: Element): Nodes | undefined {
  const url = getProperty(element, 'src') ?? '';
  if (!/^(?:https?:)?\/|^[^:]+$/.test(url)) return undefined;
  const host = /^(?:https?:)?\/\/([^/]+)/.exec(url)?.[1];
  const label =
    getProperty(element, 'title') ??
    getProperty(element, 'ariaLabel') ??
    (host === undefined ? 'Embedded page' : `Embedded page from ${host}`);
  return {type: 'link', url, title: null, children: [createText(label)]};
}

/** Returns the source of a formula, which KaTeX adds to the page. */
function readFormula(element: Element): string {
  const source = [...walkElements(element)].find(({tagName}) => tagName === 'annotation');
  return normalizeWhitespace(toString(source ?? element));
}

/** Converts a video or audio element to its fallback content, or to a link to its file. */
function convertMedia(state: State, element: Element): Nodes | Nodes[] {
  const media = defaultHandlers.video(state, element);
  if (Array.isArray(media) || media.children.length > 0) return media;
  const label = getProperty(element, 'ariaLabel') ?? media.title ?? (element.tagName === 'video' ? 'Video' : 'Audio');
  return media.url === '' ? [] : {...media, children: [createText(label)]};
}

const getChildElements = ({children}: Element): Element[] => children.filter((child) => isElement(child));
