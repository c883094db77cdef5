import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import type {PhrasingContent, RootContent, TableCell, TableRow} from 'mdast';
import {
  classesOf,
  elementsOf,
  idsOf,
  isBlank,
  isPhrasing,
  join,
  link,
  list,
  listItem,
  paragraph,
  strong,
  text,
  type Block,
} from './nodes';
import {pictureText} from './picture';

/** What pages have for behavior alone. */
const controls = new Set(['button', 'input', 'label', 'nav', 'script', 'select', 'style', 'template']);
/** Pieces of text that a style sheet can put below one another, without a space between them. */
const pieces = new Set(['a', 'code', 'span']);

function isChrome(element: Element): boolean {
  const {role, ariaHidden} = element.properties;
  return (
    controls.has(element.tagName) ||
    role === 'tablist' ||
    ariaHidden === 'true' ||
    classesOf(element).includes('hash-link')
  );
}

/**
 * Writes the content of a page with the few things that Markdown has words for: folds are open, panels of tabs follow one
 * another under their labels, pictures are their descriptions, boxes and controls are gone.
 *
 * @param address - Where a link of the page leads to in its twin.
 * @returns The blocks in reading order, with the ids of what they were made from.
 */
export function toMdast(content: Element, address: (href: string) => string): Block[] {
  return new Converter(address).blocks(content);
}

class Converter {
  /** Ids of the elements around the one that is converted. */
  readonly #around: string[] = [];

  constructor(private readonly address: (href: string) => string) {}

  /** The children of an element as blocks: text that stands between blocks is a paragraph. */
  blocks(element: Element): Block[] {
    const blocks: Block[] = [];
    let run: PhrasingContent[] = [];
    const flush = () => {
      if (!isBlank(run)) blocks.push(paragraph(run));
      run = [];
    };
    for (const node of this.#inside(element)) {
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

  /** What is in an element, in one line of text. */
  #line(element: Element): PhrasingContent[] {
    const lines = this.blocks(element).map((block) =>
      block.type === 'paragraph' ? block.children : [text(toString(element))],
    );
    return join(lines);
  }

  #inside(element: Element): RootContent[] {
    const children = element.children.filter((child) => child.type !== 'comment');
    return children.flatMap((child, index) => {
      const before = children[index - 1];
      const nodes = this.#node(child);
      const isApart = isPiece(child) && before !== undefined && isPiece(before) && !isBlank(nodes);
      return isApart ? [text(' — '), ...nodes] : nodes;
    });
  }

  #node(node: ElementContent): RootContent[] {
    if (node.type === 'text') {
      return [text(node.value.replaceAll('\u200B', ''))];
    }
    if (node.type !== 'element' || isChrome(node)) {
      return [];
    }
    const {id, dataRecord} = node.properties;
    if (typeof id !== 'string') {
      return this.#element(node);
    }
    this.#around.push(id);
    const nodes = this.#element(node);
    this.#around.pop();
    const [place] = nodes;
    if (place !== undefined) {
      place.data = {...place.data, ids: [id, ...(place.data?.ids ?? [])]};
      if (dataRecord === 'operation') place.data.isOperation = true;
    }
    return nodes;
  }

  #element(node: Element): RootContent[] {
    const {tagName, properties} = node;
    const classes = classesOf(node);
    if (classes.includes('theme-admonition')) return [this.#admonition(node)];
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
        return spaced('strong', this.#phrasing(node));
      case 'i':
      case 'em':
        return spaced('emphasis', this.#phrasing(node));
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
      case 'svg':
        return pictureText(node);
      case 'summary':
        return this.#label(node);
      case 'figcaption':
        // Above code it is a title, below a picture a remark.
        return classes.some((own) => own.startsWith('title')) ? this.#label(node) : this.#remark(node);
      case 'ul':
      case 'ol':
        return [this.#list(node)];
      case 'li':
        return [listItem(this.blocks(node))];
      case 'dl':
        return classes.includes('ref-facts') ? this.#facts(node) : [this.#definitions(node)];
      case 'table':
        return [{type: 'table', children: this.#rows(node)}];
      case 'blockquote':
        return [{type: 'blockquote', children: this.blocks(node) as []}];
      case 'hr':
        return [{type: 'thematicBreak'}];
      case 'p':
        return this.blocks(node);
      default:
        // What runs on in a line stays in it; what is in a box stands for itself.
        return isInline(tagName) ? this.#inside(node) : this.blocks(node);
    }
  }

  #phrasing(node: Element): PhrasingContent[] {
    return this.#inside(node).filter(isPhrasing);
  }

  /** A line in bold type above what it names. */
  #label(node: Element): Block[] {
    const line = this.#line(node).flatMap((child) => (child.type === 'strong' ? child.children : [child]));
    return isBlank(line) ? [] : [{...paragraph([strong(line)]), data: {isLabel: true}}];
  }

  #remark(node: Element): Block[] {
    return [paragraph([{type: 'emphasis', children: this.#line(node)}])];
  }

  #code(node: Element): Block {
    const [inner] = elementsOf(node);
    const name = (inner === undefined ? [] : classesOf(inner)).find((own) => own.startsWith('language-'));
    return {type: 'code', lang: name?.slice('language-'.length) ?? null, value: toString(node).replace(/\n+$/, '')};
  }

  /** A link to what it stands in leads nowhere else: it is its text. */
  #link(node: Element): PhrasingContent[] {
    const href = typeof node.properties.href === 'string' ? node.properties.href : '';
    const inside = this.#phrasing(node);
    const isOwn = href === '' || (href.startsWith('#') && this.#around.includes(decodeURIComponent(href.slice(1))));
    return isOwn ? inside : [link(this.address(href), paragraph(inside).children)];
  }

  /** A badge is in bold type; methods are upper-case, as the style sheet has them. */
  #span(node: Element): RootContent[] {
    const badge = classesOf(node).find((own) => own.startsWith('badge--'));
    const value = toString(node);
    return badge === undefined
      ? this.#inside(node)
      : [strong([text(badge.startsWith('badge--method') ? value.toUpperCase() : value)])];
  }

  #admonition(node: Element): Block {
    const name = classesOf(node).find((own) => own.startsWith('theme-admonition-')) ?? '';
    const type = name.slice('theme-admonition-'.length);
    const [heading, ...content] = elementsOf(node);
    const title = heading === undefined ? '' : toString(heading).trim();
    const kind = type.charAt(0).toUpperCase() + type.slice(1);
    const line = title.toLowerCase() === type ? kind : `${kind}: ${title}`;
    const blocks = content.flatMap((box) => this.blocks(box));
    return {type: 'blockquote', children: [paragraph([strong([text(line)])]), ...(blocks as [])]};
  }

  #list(node: Element): Block {
    const isFields = classesOf(node).includes('ref-fields');
    const items = this.#inside(node).filter((child) => child.type === 'listItem');
    const {start} = node.properties;
    return list(isFields ? items.map(inOneLine) : items, node.tagName === 'ol' ? Number(start ?? 1) : undefined);
  }

  #rows(table: Element): TableRow[] {
    return elementsOf(table).flatMap((part) => {
      if (part.tagName !== 'tr') {
        return this.#rows(part);
      }
      const cells = elementsOf(part).map((cell): TableCell => ({
        type: 'tableCell',
        children: paragraph(this.#cell(cell)).children,
      }));
      const ids = [part, ...elementsOf(part)]
        .map(({properties}) => properties.id)
        .filter((id) => typeof id === 'string');
      return [{type: 'tableRow', children: cells, data: {ids}}];
    });
  }

  /** A cell is one line. */
  #cell(cell: Element): PhrasingContent[] {
    return this.#line(cell).map((node) => (node.type === 'break' ? text(' ') : node));
  }

  /** Terms and what belongs to each. Terms can stand in boxes of their own. */
  #terms(definitions: Element): {readonly term: PhrasingContent[]; readonly blocks: Block[]; readonly ids: string[]}[] {
    return elementsOf(definitions).map((box) => {
      const {id} = box.properties;
      const parts = box.tagName === 'dt' || box.tagName === 'dd' ? [box] : elementsOf(box);
      return {
        term: join(
          parts.filter(({tagName}) => tagName === 'dt').map((part) => this.#line(part)),
          ', ',
        ),
        blocks: parts.filter(({tagName}) => tagName === 'dd').flatMap((part) => this.blocks(part)),
        ids: typeof id === 'string' ? [id] : [],
      };
    });
  }

  /** Facts of a field, in one line. */
  #facts(node: Element): Block[] {
    const facts = this.#terms(node).map(({term, blocks}) => [...term, text(': '), ...join(linesOf(blocks))]);
    return [paragraph([...join(facts, '; '), text('.')])];
  }

  #definitions(node: Element): Block {
    const isFields = node.properties.dataFields !== undefined;
    const items = this.#terms(node).map(({term, blocks, ids}) => {
      const start = isFields ? [...term, text(' — ')] : [strong(term), text(': ')];
      const others = blocks.filter(({type}) => type !== 'paragraph');
      return listItem([paragraph([...start, ...join(linesOf(blocks))]), ...others], ids);
    });
    return list(items);
  }
}

const linesOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.type === 'paragraph' ? [block.children] : []));

/** Name, type, description and facts of a field in one paragraph; what else belongs to it follows. */
function inOneLine(field: ReturnType<typeof listItem>): ReturnType<typeof listItem> {
  const end = field.children.findIndex(({type, data}) => type !== 'paragraph' || data?.isLabel);
  const lines = field.children.slice(0, end === -1 ? undefined : end);
  const [head = [], ...others] = linesOf(lines);
  const ids = [...(field.data?.ids ?? []), ...lines.flatMap(idsOf)];
  const rest = end === -1 ? [] : field.children.slice(end);
  return listItem([paragraph(join([head, join(others)], ' — ')), ...rest], ids);
}

const isPiece = (node: ElementContent) => node.type === 'element' && pieces.has(node.tagName);

const isInline = (tagName: string) =>
  ['cite', 'del', 'dfn', 'kbd', 'q', 's', 'samp', 'small', 'sub', 'sup', 'time', 'u', 'var'].includes(tagName);

/** Spaces at the ends of emphasis go outside: inside, Markdown takes them for something else. */
function spaced(type: 'strong' | 'emphasis', children: PhrasingContent[]): PhrasingContent[] {
  const [first, last] = [children[0], children.at(-1)];
  const start = first?.type === 'text' && /^\s/.test(first.value);
  const end = last?.type === 'text' && /\s$/.test(last.value);
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return [...(start ? [text(' ')] : []), {type, children}, ...(end ? [text(' ')] : [])];
}
