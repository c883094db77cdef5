import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {getProperty, h, hasClass, isElement, getReadableText} from '../../../shared';
import {describeImage} from './image-description';

/** Elements without content for a reader of Markdown. */
const controlElements = new Set(['button', 'input', 'label', 'nav', 'script', 'select', 'style', 'template']);
/** Elements that CSS can place below one another, so that there needn't be white space between them. */
const stackableElements = new Set(['a', 'code', 'span']);
/** Inline elements that have an equivalent in Markdown. */
const inlineElements = new Set(['a', 'b', 'br', 'code', 'em', 'i', 'img', 'strong']);
/** Inline elements that don't: only their content is kept. */
const transparentElements = new Set(
  'abbr bdi bdo cite data del dfn ins kbd mark q s samp small span sub sup time u var'.split(' '),
);

/**
 * Rewrites the content of a page as plain HTML, which a library can convert to Markdown: collapsed sections are expanded, the panels of
 * tabs follow one another under their labels, images become their descriptions, and controls are left out.
 *
 * @param resolveLink - Converts the `href` of a link.
 * @returns Headings, paragraphs, lists, tables, code blocks, and quotes in reading order. {@link readIds} returns the IDs of the
 * elements that they were created from.
 */
export function simplifyHtml(content: Element, resolveLink: (href: string) => string): Element[] {
  return new Simplifier(resolveLink).blocks(content);
}

/** The IDs of the elements that an element was created from, outermost first. */
export function readIds({properties: {dataIds}}: Element): string[] {
  return typeof dataIds === 'string' ? dataIds.split(' ') : [];
}

export const isHeading = ({tagName}: Element): boolean => /^h[1-6]$/.test(tagName);

/** Whether a block is a bold line that labels the next one. */
export const isLabel = ({properties}: Element): boolean => properties['dataLabel'] !== undefined;

/** Whether the description of an API operation starts with a block. */
export const startsOperation = ({properties}: Element): boolean => properties['dataRecord'] === 'operation';

class Simplifier {
  /** IDs of the ancestors of the current element. */
  readonly #ancestorIds: string[] = [];

  constructor(private readonly resolveLink: (href: string) => string) {}

  /** Rewrites the children of an element as blocks. Text between blocks becomes a paragraph. */
  blocks(element: Element): Element[] {
    const blocks: Element[] = [];
    let line: ElementContent[] = [];
    const endLine = () => {
      if (!isBlank(line)) blocks.push(h('p', {}, line));
      line = [];
    };
    for (const node of this.#children(element)) {
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

  /** Rewrites the children of an element as one line. */
  #line(element: Element): ElementContent[] {
    return joinLines(
      this.blocks(element).map((block) => (block.tagName === 'p' ? block.children : [text(getReadableText(block))])),
    );
  }

  #children(element: Element): ElementContent[] {
    const children = element.children.filter((child) => child.type !== 'comment');
    return children.flatMap((child, index) => {
      const previous = children[index - 1];
      const nodes = this.#simplify(child);
      const needsSeparator = isStackable(child) && previous !== undefined && isStackable(previous) && !isBlank(nodes);
      return needsSeparator ? [text(' — '), ...nodes] : nodes;
    });
  }

  #simplify(node: ElementContent): ElementContent[] {
    if (node.type === 'text') {
      return [text(node.value.replaceAll('\u200B', '').replace(/\s+/g, ' '))];
    }
    if (node.type !== 'element' || isChrome(node)) {
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
    if (hasClass(node, 'theme-admonition')) return [this.#admonition(node)];
    if (hasClass(node, 'ref-columns')) return this.#columns(node);
    if (hasClass(node, 'ref-label') || node.properties['dataTabsLabel'] !== undefined) return this.#label(node);
    switch (tagName) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return [h(tagName, {}, this.#line(node))];
      case 'td':
      case 'th':
        // Cells of Markdown tables have a single line.
        return [{...node, children: this.#line(node).map((child) => (isTag(child, 'br') ? text(' ') : child))}];
      case 'a':
        return this.#link(node);
      case 'span':
        return this.#span(node);
      case 'img':
        return this.#image(node);
      case 'svg':
        return describeImage(node);
      case 'summary':
        return this.#label(node);
      case 'figcaption':
        return this.#caption(node);
      case 'ul':
      case 'ol':
        return [this.#list(node)];
      case 'dl':
        return [hasClass(node, 'ref-facts') ? this.#propertyDetails(node) : this.#definitions(node)];
      case 'blockquote':
      case 'li':
        return [{...node, children: this.blocks(node)}];
      case 'b':
      case 'strong':
      case 'i':
      case 'em':
      case 'table':
      case 'thead':
      case 'tbody':
      case 'tfoot':
      case 'tr':
        return [{...node, children: this.#children(node)}];
      case 'br':
      case 'code':
      case 'hr':
      case 'pre':
        return [node];
      default:
        return transparentElements.has(tagName) ? this.#children(node) : this.blocks(node);
    }
  }

  /** Rewrites a column of text and a column of code. If the text is a single section, the code is a part of it. */
  #columns(node: Element): Element[] {
    const columns = childElements(node).map((column) => this.blocks(column));
    const [code = [], section = []] = columns;
    const isSection = section[0] !== undefined && isHeading(section[0]) && section.filter(isHeading).length === 1;
    return columns.length === 2 && isSection ? [...section, ...code] : columns.flat();
  }

  /** Rewrites an element as a bold line above what it labels. */
  #label(node: Element): Element[] {
    const line = this.#line(node).flatMap((child) => (isTag(child, 'b', 'strong') ? child.children : [child]));
    return isBlank(line) ? [] : [h('p', {dataLabel: true}, h('strong', {}, line))];
  }

  /** The caption of a code block is its title; that of a figure is a remark. */
  #caption(node: Element): Element[] {
    const isTitle = getProperty(node, 'className')?.startsWith('title') ?? false;
    return isTitle ? this.#label(node) : [h('p', {}, h('em', {}, this.#line(node)))];
  }

  /** Rewrites a link. One to an element that contains it, such as an anchor link, becomes its text. */
  #link(node: Element): ElementContent[] {
    const href = getProperty(node, 'href') ?? '';
    const content = this.#children(node);
    const isSelfLink =
      href === '' || (href.startsWith('#') && this.#ancestorIds.includes(decodeURIComponent(href.slice(1))));
    return isSelfLink ? content : [h('a', {href: this.resolveLink(href)}, content)];
  }

  /** Rewrites a badge as bold text. HTTP methods are upper-case, as CSS displays them. */
  #span(node: Element): ElementContent[] {
    const classNames = getProperty(node, 'className') ?? '';
    if (!classNames.includes('badge--')) {
      return this.#children(node);
    }
    return [h('strong', {}, classNames.includes('badge--method') ? toString(node).toUpperCase() : toString(node))];
  }

  /** Rewrites an image. One without a text alternative is decorative. */
  #image({properties: {src, alt}}: Element): Element[] {
    return typeof src === 'string' && typeof alt === 'string' && alt !== ''
      ? [h('img', {src: this.resolveLink(src), alt})]
      : [];
  }

  #admonition(node: Element): Element {
    const [, type = ''] = /theme-admonition-(\S+)/.exec(getProperty(node, 'className') ?? '') ?? [];
    const [heading, ...content] = childElements(node);
    const title = heading === undefined ? '' : toString(heading).trim();
    const typeLabel = type.charAt(0).toUpperCase() + type.slice(1);
    const line = title.toLowerCase() === type ? typeLabel : `${typeLabel}: ${title}`;
    return h('blockquote', {}, [h('p', {}, h('strong', {}, line)), ...content.flatMap((child) => this.blocks(child))]);
  }

  #list(node: Element): Element {
    const items = this.#children(node).filter((child) => isTag(child, 'li'));
    return {...node, children: hasClass(node, 'ref-fields') ? items.map(mergeIntoOneLine) : items};
  }

  /** The terms and definitions of a `<dl>`. A term and its definition can be wrapped in a `<div>`. */
  #terms(definitions: Element): {readonly term: ElementContent[]; readonly blocks: Element[]; readonly id?: string}[] {
    return childElements(definitions).map((child) => {
      const id = getProperty(child, 'id');
      const parts = isTag(child, 'dt', 'dd') ? [child] : childElements(child);
      const terms = parts.filter(({tagName}) => tagName === 'dt').map((part) => this.#line(part));
      const blocks = parts.filter(({tagName}) => tagName === 'dd').flatMap((part) => this.blocks(part));
      return {term: joinLines(terms, ', '), blocks, ...(id !== undefined && {id})};
    });
  }

  /** Rewrites the details of a property, such as its default, as one line. */
  #propertyDetails(node: Element): Element {
    const details = this.#terms(node).map(({term, blocks}) => [...term, text(': '), ...joinLines(linesOf(blocks))]);
    return h('p', {}, [...joinLines(details, '; '), '.']);
  }

  #definitions(node: Element): Element {
    const isPropertyList = node.properties['dataFields'] !== undefined;
    const items = this.#terms(node).map(({term, blocks, id}) => {
      const start = isPropertyList ? [...term, ' — '] : [h('strong', {}, term), ': '];
      const others = blocks.filter(({tagName}) => tagName !== 'p');
      return h('li', {dataIds: id}, [h('p', {}, [...start, ...joinLines(linesOf(blocks))]), ...others]);
    });
    return h('ul', {}, items);
  }
}

/** Adds the ID of a removed element to the first of the nodes that replace it. */
function addId(id: string, isOperation: boolean, nodes: ElementContent[]): ElementContent[] {
  const [first, ...others] = nodes;
  if (first === undefined) {
    return [];
  }
  if (!isElement(first)) {
    return [h('span', {dataIds: id}, nodes)];
  }
  const marks = {dataIds: [id, ...readIds(first)].join(' '), ...(isOperation && {dataRecord: 'operation'})};
  return [{...first, properties: {...first.properties, ...marks}}, ...others];
}

/** Merges the name, type, description, and details of a property into one paragraph; other blocks follow it. */
function mergeIntoOneLine(property: Element): Element {
  const blocks = childElements(property);
  const end = blocks.findIndex((block) => block.tagName !== 'p' || isLabel(block));
  const lines = end === -1 ? blocks : blocks.slice(0, end);
  const [head = [], ...others] = linesOf(lines);
  const ids = lines.flatMap(readIds).join(' ');
  const line = h('p', {dataIds: ids === '' ? undefined : ids}, joinLines([head, joinLines(others)], ' — '));
  return {...property, children: [line, ...blocks.slice(lines.length)]};
}

function isChrome(element: Element): boolean {
  const {role, ariaHidden, dataMarkdownIgnore} = element.properties;
  return (
    dataMarkdownIgnore !== undefined ||
    controlElements.has(element.tagName) ||
    role === 'tablist' ||
    ariaHidden === 'true' ||
    hasClass(element, 'hash-link')
  );
}

const text = (value: string): ElementContent => ({type: 'text', value});

const isTag = (node: ElementContent, ...tagNames: string[]): node is Element =>
  isElement(node) && tagNames.includes(node.tagName);

const isStackable = (node: ElementContent) => isElement(node) && stackableElements.has(node.tagName);

const childElements = ({children}: Element): Element[] => children.filter((child) => isElement(child));

const linesOf = (blocks: readonly Element[]) =>
  blocks.flatMap((block) => (block.tagName === 'p' ? [block.children] : []));

/** Whether nodes contain neither text nor an image. */
const isBlank = (nodes: readonly ElementContent[]): boolean =>
  nodes.every((node) =>
    isElement(node) ? node.tagName !== 'img' && isBlank(node.children) : toString(node).trim() === '',
  );

/** Joins lines of text and leaves out blank ones. */
function joinLines(lines: readonly (readonly ElementContent[])[], separator = ' '): ElementContent[] {
  return lines
    .filter((line) => !isBlank(line))
    .flatMap((line, index) => (index === 0 ? line : [text(separator), ...line]));
}
