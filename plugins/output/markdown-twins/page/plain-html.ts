import {decodeUriPart} from '@developer-docs/text';
import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {getProperty, h, hasClass, isElement, getReadableText} from '../../../shared';
import {describeImage} from './image-description';

/** Elements without content for readers of Markdown. */
const controlElements = new Set(['button', 'input', 'label', 'nav', 'script', 'select', 'style', 'template']);
/** Elements that CSS can stack, so the HTML may have no whitespace between them. */
const stackableElements = new Set(['a', 'code', 'span']);
/** Inline elements that have an equivalent in Markdown. */
const inlineElements = new Set(['a', 'b', 'br', 'code', 'em', 'i', 'img', 'strong']);
/** Inline elements without an equivalent in Markdown. Only their content is kept. */
const transparentElements = new Set(
  'abbr bdi bdo cite data del dfn ins kbd mark q s samp small span sub sup time u var'.split(' '),
);

/**
 * Rewrites the content of a page as plain HTML, which a library can convert to Markdown: collapsed sections are
 * expanded, tab panels follow one another under their labels, images become their descriptions, and controls are
 * omitted.
 *
 * @param resolveLink - Converts the `href` of a link.
 * @returns Headings, paragraphs, lists, tables, code blocks, and quotes in reading order. {@link readIds} returns the
 *   IDs of their source elements.
 */
export function simplifyHtml(content: Element, resolveLink: (href: string) => string): Element[] {
  return new Simplifier(resolveLink).createBlocks(content);
}

/** Returns the IDs of an element's source elements, outermost first. */
export function readIds({properties: {dataIds}}: Element): string[] {
  return typeof dataIds === 'string' ? dataIds.split(' ') : [];
}

export const isHeading = ({tagName}: Element): boolean => /^h[1-6]$/.test(tagName);

/** Returns whether a block is a bold line that labels the next block. */
export const isLabel = ({properties}: Element): boolean => properties['dataLabel'] !== undefined;

/** Returns whether a block is the first block of an API operation. */
export const startsOperation = ({properties}: Element): boolean => properties['dataRecord'] === 'operation';

class Simplifier {
  /** IDs of the ancestors of the current element. */
  readonly #ancestorIds: string[] = [];

  constructor(private readonly resolveLink: (href: string) => string) {}

  /** Rewrites an element's children as blocks. Text between blocks becomes a paragraph. */
  createBlocks(element: Element): Element[] {
    const blocks: Element[] = [];
    let line: ElementContent[] = [];
    const endLine = () => {
      if (!isBlank(line)) blocks.push(h('p', {}, line));
      line = [];
    };
    for (const node of this.#simplifyChildren(element)) {
      if (isElement(node) && !inlineElements.has(node.tagName) && node.tagName !== 'span') {
        endLine();
        blocks.push(node);
      } else {
        line.push(node);
      }
    }
    endLine();
    return blocks;
  }

  /** Rewrites an element's children as one line. */
  #createLine(element: Element): ElementContent[] {
    return joinLines(
      this.createBlocks(element).map((block) =>
        block.tagName === 'p' ? block.children : [createText(getReadableText(block))],
      ),
    );
  }

  #simplifyChildren(element: Element): ElementContent[] {
    const children = element.children.filter((child) => child.type !== 'comment');
    return children.flatMap((child, index) => {
      const previous = children[index - 1];
      const nodes = this.#simplify(child);
      const needsSeparator = isStackable(child) && previous !== undefined && isStackable(previous) && !isBlank(nodes);
      return needsSeparator ? [createText(' — '), ...nodes] : nodes;
    });
  }

  #simplify(node: ElementContent): ElementContent[] {
    if (node.type === 'text') {
      return [createText(node.value.replaceAll('\u200B', '').replace(/\s+/g, ' '))];
    }
    if (node.type !== 'element' || isUserInterface(node)) {
      return [];
    }
    const id = getProperty(node, 'id');
    if (id === undefined) {
      return this.#simplifyElement(node);
    }
    this.#ancestorIds.push(id);
    const nodes = this.#simplifyElement(node);
    this.#ancestorIds.pop();
    return addId(id, startsOperation(node), nodes);
  }

  #simplifyElement(node: Element): ElementContent[] {
    const {tagName} = node;
    if (hasClass(node, 'theme-admonition')) return [this.#simplifyAdmonition(node)];
    if (hasClass(node, 'ref-columns')) return this.#simplifyColumns(node);
    if (hasClass(node, 'ref-label') || node.properties['dataTabsLabel'] !== undefined) return this.#createLabel(node);
    switch (tagName) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return [h(tagName, {}, this.#createLine(node))];
      case 'td':
      case 'th':
        // Cells of Markdown tables have a single line.
        return [
          {...node, children: this.#createLine(node).map((child) => (isTag(child, 'br') ? createText(' ') : child))},
        ];
      case 'a':
        return this.#simplifyLink(node);
      case 'span':
        return this.#simplifySpan(node);
      case 'img':
        return this.#simplifyImage(node);
      case 'svg':
        return describeImage(node);
      case 'summary':
        return this.#createLabel(node);
      case 'figcaption':
        return this.#simplifyCaption(node);
      case 'ul':
      case 'ol':
        return [this.#simplifyList(node)];
      case 'dl':
        return [hasClass(node, 'ref-details') ? this.#simplifyPropertyDetails(node) : this.#simplifyDefinitions(node)];
      case 'blockquote':
      case 'li':
        return [{...node, children: this.createBlocks(node)}];
      case 'b':
      case 'strong':
      case 'i':
      case 'em':
      case 'table':
      case 'thead':
      case 'tbody':
      case 'tfoot':
      case 'tr':
        return [{...node, children: this.#simplifyChildren(node)}];
      case 'br':
      case 'code':
      case 'hr':
      case 'pre':
        return [node];
      default:
        return transparentElements.has(tagName) ? this.#simplifyChildren(node) : this.createBlocks(node);
    }
  }

  /**
   * Rewrites a column of text and a column of code. If the text is a single section, the code becomes part of that
   * section.
   */
  #simplifyColumns(node: Element): Element[] {
    const columns = getChildElements(node).map((column) => this.createBlocks(column));
    const [code = [], section = []] = columns;
    const isSection = section[0] !== undefined && isHeading(section[0]) && section.filter(isHeading).length === 1;
    return columns.length === 2 && isSection ? [...section, ...code] : columns.flat();
  }

  /** Rewrites an element as a bold line above the content that it labels. */
  #createLabel(node: Element): Element[] {
    const line = this.#createLine(node).flatMap((child) => (isTag(child, 'b', 'strong') ? child.children : [child]));
    return isBlank(line) ? [] : [h('p', {dataLabel: true}, h('strong', {}, line))];
  }

  /** Rewrites a code block's caption as a label, and a figure's caption as an emphasized paragraph. */
  #simplifyCaption(node: Element): Element[] {
    const isTitle = getProperty(node, 'className')?.startsWith('title') ?? false;
    return isTitle ? this.#createLabel(node) : [h('p', {}, h('em', {}, this.#createLine(node)))];
  }

  /** Rewrites a link. A link to an element that contains it, such as an anchor link, becomes text. */
  #simplifyLink(node: Element): ElementContent[] {
    const href = getProperty(node, 'href') ?? '';
    const content = this.#simplifyChildren(node);
    const isSelfLink =
      href === '' || (href.startsWith('#') && this.#ancestorIds.includes(decodeUriPart(href.slice(1))));
    return isSelfLink ? content : [h('a', {href: this.resolveLink(href)}, content)];
  }

  /** Rewrites a badge as bold text. HTTP methods are uppercase, as CSS displays them. */
  #simplifySpan(node: Element): ElementContent[] {
    const classNames = getProperty(node, 'className') ?? '';
    if (!classNames.includes('badge--')) {
      return this.#simplifyChildren(node);
    }
    return [h('strong', {}, classNames.includes('badge--method') ? toString(node).toUpperCase() : toString(node))];
  }

  /** Rewrites an image. Images without alternative text are decorative, so they're omitted. */
  #simplifyImage({properties: {src, alt}}: Element): Element[] {
    return typeof src === 'string' && typeof alt === 'string' && alt !== ''
      ? [h('img', {src: this.resolveLink(src), alt})]
      : [];
  }

  #simplifyAdmonition(node: Element): Element {
    const [, type = ''] = /theme-admonition-(\S+)/.exec(getProperty(node, 'className') ?? '') ?? [];
    const [heading, ...content] = getChildElements(node);
    const title = heading === undefined ? '' : toString(heading).trim();
    const typeLabel = type.charAt(0).toUpperCase() + type.slice(1);
    const line = title.toLowerCase() === type ? typeLabel : `${typeLabel}: ${title}`;
    return h('blockquote', {}, [
      h('p', {}, h('strong', {}, line)),
      ...content.flatMap((child) => this.createBlocks(child)),
    ]);
  }

  #simplifyList(node: Element): Element {
    const items = this.#simplifyChildren(node).filter((child) => isTag(child, 'li'));
    return {...node, children: hasClass(node, 'ref-fields') ? items.map(mergeIntoOneLine) : items};
  }

  /** Returns the terms and definitions of a `<dl>`. A term and its definition can be wrapped in a `<div>`. */
  #collectTerms(
    definitions: Element,
  ): {readonly term: ElementContent[]; readonly blocks: Element[]; readonly id?: string}[] {
    return getChildElements(definitions).map((child) => {
      const id = getProperty(child, 'id');
      const parts = isTag(child, 'dt', 'dd') ? [child] : getChildElements(child);
      const terms = parts.filter(({tagName}) => tagName === 'dt').map((part) => this.#createLine(part));
      const blocks = parts.filter(({tagName}) => tagName === 'dd').flatMap((part) => this.createBlocks(part));
      return {term: joinLines(terms, ', '), blocks, ...(id !== undefined && {id})};
    });
  }

  /** Rewrites a property's details, such as its default, as one line. */
  #simplifyPropertyDetails(node: Element): Element {
    const details = this.#collectTerms(node).map(({term, blocks}) => [
      ...term,
      createText(': '),
      ...joinLines(getLines(blocks)),
    ]);
    return h('p', {}, [...joinLines(details, '; '), '.']);
  }

  #simplifyDefinitions(node: Element): Element {
    const isPropertyList = node.properties['dataFields'] !== undefined;
    const items = this.#collectTerms(node).map(({term, blocks, id}) => {
      const start = isPropertyList ? [...term, ' — '] : [h('strong', {}, term), ': '];
      const otherBlocks = blocks.filter(({tagName}) => tagName !== 'p');
      return h('li', {dataIds: id}, [h('p', {}, [...start, ...joinLines(getLines(blocks))]), ...otherBlocks]);
    });
    return h('ul', {}, items);
  }
}

/** Adds the ID of a removed element to the first node that replaces it. */
function addId(id: string, isOperation: boolean, nodes: ElementContent[]): ElementContent[] {
  const [first, ...otherNodes] = nodes;
  if (first === undefined) {
    return [];
  }
  if (!isElement(first)) {
    return [h('span', {dataIds: id}, nodes)];
  }
  const addedProperties = {dataIds: [id, ...readIds(first)].join(' '), ...(isOperation && {dataRecord: 'operation'})};
  return [{...first, properties: {...first.properties, ...addedProperties}}, ...otherNodes];
}

/** Merges a property's name, type, description, and details into one paragraph, which precedes other blocks. */
function mergeIntoOneLine(property: Element): Element {
  const blocks = getChildElements(property);
  const end = blocks.findIndex((block) => block.tagName !== 'p' || isLabel(block));
  const lines = end === -1 ? blocks : blocks.slice(0, end);
  const [head = [], ...otherLines] = getLines(lines);
  const ids = lines.flatMap(readIds).join(' ');
  const line = h('p', {dataIds: ids === '' ? undefined : ids}, joinLines([head, joinLines(otherLines)], ' — '));
  return {...property, children: [line, ...blocks.slice(lines.length)]};
}

function isUserInterface(element: Element): boolean {
  const {role, ariaHidden, dataMarkdownIgnore} = element.properties;
  return (
    dataMarkdownIgnore !== undefined ||
    controlElements.has(element.tagName) ||
    role === 'tablist' ||
    ariaHidden === 'true' ||
    hasClass(element, 'hash-link')
  );
}

const createText = (value: string): ElementContent => ({type: 'text', value});

const isTag = (node: ElementContent, ...tagNames: string[]): node is Element =>
  isElement(node) && tagNames.includes(node.tagName);

const isStackable = (node: ElementContent) => isElement(node) && stackableElements.has(node.tagName);

const getChildElements = ({children}: Element): Element[] => children.filter((child) => isElement(child));

const getLines = (blocks: readonly Element[]) =>
  blocks.flatMap((block) => (block.tagName === 'p' ? [block.children] : []));

/** Returns whether nodes contain neither text nor an image. */
const isBlank = (nodes: readonly ElementContent[]): boolean =>
  nodes.every((node) =>
    isElement(node) ? node.tagName !== 'img' && isBlank(node.children) : toString(node).trim() === '',
  );

/** Joins lines of text, and omits blank lines. */
function joinLines(lines: readonly (readonly ElementContent[])[], separator = ' '): ElementContent[] {
  return lines
    .filter((line) => !isBlank(line))
    .flatMap((line, index) => (index === 0 ? line : [createText(separator), ...line]));
}
