import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import type {PhrasingContent, RootContent, TableCell, TableRow} from 'mdast';
import {describeImage} from './image-description';
import {
  childElements,
  classNames,
  collectIds,
  isBlank,
  isPhrasing,
  joinRuns,
  link,
  list,
  listItem,
  paragraph,
  strong,
  text,
  type Block,
} from './mdast-nodes';

/** Elements without content for a reader of Markdown. */
const controlElements = new Set(['button', 'input', 'label', 'nav', 'script', 'select', 'style', 'template']);
/** Elements that CSS can place below one another, so that there needn't be white space between them. */
const stackableElements = new Set(['a', 'code', 'span']);

function isChrome(element: Element): boolean {
  const {role, ariaHidden, dataMarkdownIgnore} = element.properties;
  return (
    dataMarkdownIgnore !== undefined ||
    controlElements.has(element.tagName) ||
    role === 'tablist' ||
    ariaHidden === 'true' ||
    classNames(element).includes('hash-link')
  );
}

/**
 * Converts the content of a page to Markdown nodes: collapsed sections are expanded, the panels of tabs follow one another under their
 * labels, images become their descriptions, and controls are left out.
 *
 * @param resolveLink - Converts the `href` of a link.
 * @returns Blocks in reading order. Their data has the IDs of the elements that they were converted from.
 */
export function toMdast(content: Element, resolveLink: (href: string) => string): Block[] {
  return new Converter(resolveLink).blocks(content);
}

class Converter {
  /** IDs of the ancestors of the element that is being converted. */
  readonly #ancestorIds: string[] = [];

  constructor(private readonly resolveLink: (href: string) => string) {}

  /** Converts the children of an element to blocks. Text between blocks becomes a paragraph. */
  blocks(element: Element): Block[] {
    const blocks: Block[] = [];
    let run: PhrasingContent[] = [];
    const flush = () => {
      if (!isBlank(run)) blocks.push(paragraph(run));
      run = [];
    };
    for (const node of this.#children(element)) {
      if (isPhrasing(node)) {
        run.push(node);
      } else {
        flush();
        blocks.push(node);
      }
    }
    flush();
    return blocks;
  }

  /** Converts an element to one line of text. */
  #line(element: Element): PhrasingContent[] {
    const lines = this.blocks(element).map((block) =>
      block.type === 'paragraph' ? block.children : [text(toString(element))],
    );
    return joinRuns(lines);
  }

  #children(element: Element): RootContent[] {
    const children = element.children.filter((child) => child.type !== 'comment');
    return children.flatMap((child, index) => {
      const previous = children[index - 1];
      const nodes = this.#convert(child);
      const needsSeparator = isStackable(child) && previous !== undefined && isStackable(previous) && !isBlank(nodes);
      return needsSeparator ? [text(' — '), ...nodes] : nodes;
    });
  }

  #convert(node: ElementContent): RootContent[] {
    if (node.type === 'text') {
      return [text(node.value.replaceAll('\u200B', ''))];
    }
    if (node.type !== 'element' || isChrome(node)) {
      return [];
    }
    const {id, dataRecord} = node.properties;
    if (typeof id !== 'string') {
      return this.#convertElement(node);
    }
    this.#ancestorIds.push(id);
    const nodes = this.#convertElement(node);
    this.#ancestorIds.pop();
    const [first] = nodes;
    if (first !== undefined) {
      first.data = {...first.data, ids: [id, ...(first.data?.ids ?? [])]};
      if (dataRecord === 'operation') first.data.isOperation = true;
    }
    return nodes;
  }

  #convertElement(node: Element): RootContent[] {
    const {tagName, properties} = node;
    const classes = classNames(node);
    if (classes.includes('theme-admonition')) return [this.#admonition(node)];
    if (classes.includes('ref-columns')) return this.#columns(node);
    if (classes.includes('ref-label') || properties.dataTabsLabel !== undefined) return this.#label(node);
    switch (tagName) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return [
          {type: 'heading', depth: Number(tagName.charAt(1)) as 1, children: paragraph(this.#line(node)).children},
        ];
      case 'b':
      case 'strong':
        return emphasize('strong', this.#phrasing(node));
      case 'i':
      case 'em':
        return emphasize('emphasis', this.#phrasing(node));
      case 'code':
        return [{type: 'inlineCode', value: toString(node)}];
      case 'pre':
        return [this.#code(node)];
      case 'a':
        return this.#link(node);
      case 'br':
        return [{type: 'break'}];
      case 'span':
        return this.#span(node);
      case 'img':
        return this.#image(node);
      case 'svg':
        return describeImage(node);
      case 'summary':
        return this.#label(node);
      case 'figcaption':
        // The caption of a code block is its title; that of a figure is a remark.
        return classes.some((className) => className.startsWith('title')) ? this.#label(node) : this.#emphasized(node);
      case 'ul':
      case 'ol':
        return [this.#list(node)];
      case 'li':
        return [listItem(this.blocks(node))];
      case 'dl':
        return classes.includes('ref-facts') ? this.#propertyDetails(node) : [this.#definitions(node)];
      case 'table':
        return [{type: 'table', children: this.#rows(node)}];
      case 'blockquote':
        return [{type: 'blockquote', children: this.blocks(node) as []}];
      case 'hr':
        return [{type: 'thematicBreak'}];
      case 'p':
        return this.blocks(node);
      default:
        // The content of inline elements continues the line; that of other elements forms blocks.
        return isInline(tagName) ? this.#children(node) : this.blocks(node);
    }
  }

  /** Converts a column of text and a column of code. If the text is a single section, the code is a part of it. */
  #columns(node: Element): Block[] {
    const columns = childElements(node).map((column) => this.blocks(column));
    const [code = [], section = []] = columns;
    const isSection = section[0]?.type === 'heading' && section.filter(({type}) => type === 'heading').length === 1;
    return columns.length === 2 && isSection ? [...section, ...code] : columns.flat();
  }

  #phrasing(node: Element): PhrasingContent[] {
    return this.#children(node).filter(isPhrasing);
  }

  /** Converts an element to a bold line above what it labels. */
  #label(node: Element): Block[] {
    const line = this.#line(node).flatMap((child) => (child.type === 'strong' ? child.children : [child]));
    return isBlank(line) ? [] : [{...paragraph([strong(line)]), data: {isLabel: true}}];
  }

  #emphasized(node: Element): Block[] {
    return [paragraph([{type: 'emphasis', children: this.#line(node)}])];
  }

  #code(node: Element): Block {
    const [inner] = childElements(node);
    const languageClass = (inner === undefined ? [] : classNames(inner)).find((name) => name.startsWith('language-'));
    return {
      type: 'code',
      lang: languageClass?.slice('language-'.length) ?? null,
      value: toString(node).replace(/\n+$/, ''),
    };
  }

  /** Converts a link. One to an element that contains it, such as an anchor link, becomes its text. */
  #link(node: Element): PhrasingContent[] {
    const href = typeof node.properties.href === 'string' ? node.properties.href : '';
    const content = this.#phrasing(node);
    const isSelfLink =
      href === '' || (href.startsWith('#') && this.#ancestorIds.includes(decodeURIComponent(href.slice(1))));
    return isSelfLink ? content : [link(this.resolveLink(href), paragraph(content).children)];
  }

  /** Converts a badge to bold text. HTTP methods are upper-case, as CSS displays them. */
  #span(node: Element): RootContent[] {
    const badge = classNames(node).find((name) => name.startsWith('badge--'));
    const value = toString(node);
    return badge === undefined
      ? this.#children(node)
      : [strong([text(badge.startsWith('badge--method') ? value.toUpperCase() : value)])];
  }

  /** Converts an image. One without a text alternative is decorative. */
  #image({properties: {src, alt}}: Element): RootContent[] {
    return typeof src === 'string' && typeof alt === 'string' && alt !== ''
      ? [{type: 'image', url: this.resolveLink(src), alt}]
      : [];
  }

  #admonition(node: Element): Block {
    const typeClass = classNames(node).find((name) => name.startsWith('theme-admonition-')) ?? '';
    const type = typeClass.slice('theme-admonition-'.length);
    const [heading, ...content] = childElements(node);
    const title = heading === undefined ? '' : toString(heading).trim();
    const typeLabel = type.charAt(0).toUpperCase() + type.slice(1);
    const line = title.toLowerCase() === type ? typeLabel : `${typeLabel}: ${title}`;
    const blocks = content.flatMap((child) => this.blocks(child));
    return {type: 'blockquote', children: [paragraph([strong([text(line)])]), ...(blocks as [])]};
  }

  #list(node: Element): Block {
    const isPropertyList = classNames(node).includes('ref-fields');
    const items = this.#children(node).filter((child) => child.type === 'listItem');
    const {start} = node.properties;
    return list(
      isPropertyList ? items.map(mergeIntoOneLine) : items,
      node.tagName === 'ol' ? Number(start ?? 1) : undefined,
    );
  }

  #rows(table: Element): TableRow[] {
    return childElements(table).flatMap((child) => {
      if (child.tagName !== 'tr') {
        return this.#rows(child);
      }
      const cells = childElements(child).map((cell): TableCell => ({
        type: 'tableCell',
        children: paragraph(this.#cell(cell)).children,
      }));
      const ids = [child, ...childElements(child)]
        .map(({properties}) => properties.id)
        .filter((id) => typeof id === 'string');
      return [{type: 'tableRow', children: cells, data: {ids}}];
    });
  }

  /** Converts a table cell to one line, since Markdown tables don't support more. */
  #cell(cell: Element): PhrasingContent[] {
    return this.#line(cell).map((node) => (node.type === 'break' ? text(' ') : node));
  }

  /** The terms and definitions of a `<dl>`. A term and its definition can be wrapped in a `<div>`. */
  #terms(definitions: Element): {readonly term: PhrasingContent[]; readonly blocks: Block[]; readonly ids: string[]}[] {
    return childElements(definitions).map((child) => {
      const {id} = child.properties;
      const parts = child.tagName === 'dt' || child.tagName === 'dd' ? [child] : childElements(child);
      return {
        term: joinRuns(
          parts.filter(({tagName}) => tagName === 'dt').map((part) => this.#line(part)),
          ', ',
        ),
        blocks: parts.filter(({tagName}) => tagName === 'dd').flatMap((part) => this.blocks(part)),
        ids: typeof id === 'string' ? [id] : [],
      };
    });
  }

  /** Converts the details of a property, such as its default, to one line. */
  #propertyDetails(node: Element): Block[] {
    const details = this.#terms(node).map(({term, blocks}) => [...term, text(': '), ...joinRuns(linesOf(blocks))]);
    return [paragraph([...joinRuns(details, '; '), text('.')])];
  }

  #definitions(node: Element): Block {
    const isPropertyList = node.properties.dataFields !== undefined;
    const items = this.#terms(node).map(({term, blocks, ids}) => {
      const start = isPropertyList ? [...term, text(' — ')] : [strong(term), text(': ')];
      const others = blocks.filter(({type}) => type !== 'paragraph');
      return listItem([paragraph([...start, ...joinRuns(linesOf(blocks))]), ...others], ids);
    });
    return list(items);
  }
}

const linesOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.type === 'paragraph' ? [block.children] : []));

/** Merges the name, type, description, and details of a property into one paragraph; other blocks follow it. */
function mergeIntoOneLine(property: ReturnType<typeof listItem>): ReturnType<typeof listItem> {
  const end = property.children.findIndex(({type, data}) => type !== 'paragraph' || data?.isLabel);
  const lines = property.children.slice(0, end === -1 ? undefined : end);
  const [head = [], ...others] = linesOf(lines);
  const ids = [...(property.data?.ids ?? []), ...lines.flatMap(collectIds)];
  const rest = end === -1 ? [] : property.children.slice(end);
  return listItem([paragraph(joinRuns([head, joinRuns(others)], ' — ')), ...rest], ids);
}

const isStackable = (node: ElementContent) => node.type === 'element' && stackableElements.has(node.tagName);

const isInline = (tagName: string) =>
  ['cite', 'del', 'dfn', 'kbd', 'q', 's', 'samp', 'small', 'sub', 'sup', 'time', 'u', 'var'].includes(tagName);

/** Moves spaces at both ends of emphasized text outside, because Markdown doesn't allow them inside the markers. */
function emphasize(type: 'strong' | 'emphasis', children: PhrasingContent[]): PhrasingContent[] {
  const [first, last] = [children[0], children.at(-1)];
  const start = first?.type === 'text' && /^\s/.test(first.value);
  const end = last?.type === 'text' && /\s$/.test(last.value);
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return [...(start ? [text(' ')] : []), {type, children}, ...(end ? [text(' ')] : [])];
}
