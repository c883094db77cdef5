import {getReadableText, h, normalizeWhitespace} from '@developer-docs/docusaurus-utils/node';
import {createSlug, decodeUriPart, getOrCreate, makeUnique} from '@developer-docs/utils';
import type {Element, ElementContent, Nodes, Parents, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {highlightCode} from '../../highlight/highlight';
import {toIdPart} from '../../placement/ids';
import {isFileUrl} from '../../placement/site-urls';
import {parseMarkdown} from './parse-markdown';

/**
 * Maps the URL of a link in a document to a URL on the site. If it returns `undefined`, only the link text remains.
 */
type ResolveUrl = (url: string) => string | undefined;

/** Returns the URL of the operation or error code that inline code contains. */
type ResolveCode = (code: string) => string | undefined;

const isHeading = (node: Nodes): node is Element => node.type === 'element' && /^h[1-6]$/.test(node.tagName);
const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';

/** A link to a heading of the same text: `#limits`, or Redoc's `#section/Limits`. */
const headingLink = /^#(?:section\/(?:.*\/)?)?([^/]+)$/;

/** Returns the slug that a link to a heading contains, or `undefined` for other links. */
export function readHeadingSlug(link: string): string | undefined {
  const [, name] = headingLink.exec(decodeUriPart(link)) ?? [];
  return name === undefined ? undefined : createSlug(name);
}

/** Lists the slugs of a text's headings. Those in lists, quotes, and other elements are no sections. */
const listHeadingSlugs = (markdown: string): string[] =>
  parseMarkdown(markdown)
    .children.filter(isHeading)
    .map((heading) => createSlug(toString(heading)));

/** Renders Markdown of documents (CommonMark, GFM, and safe HTML) as HTML nodes. */
export class MarkdownRenderer {
  private readonly rendered = new Map<string, ElementContent[]>();

  /** @param fileLikeUrls - The URLs of pages that end like files, such as `/docs/node.js`, without a trailing slash. */
  constructor(
    private readonly resolveUrl: ResolveUrl,
    private readonly resolveCode: ResolveCode,
    private readonly fileLikeUrls: ReadonlySet<string> = new Set(),
  ) {}

  /** Renders blocks: paragraphs, lists, tables, and code. Headings are bold. */
  renderBlocks(markdown: string): ElementContent[] {
    return getOrCreate(this.rendered, markdown, () => this.render(parseMarkdown(markdown)));
  }

  /**
   * Renders a single paragraph without its `<p>`. Markdown with several blocks is rendered like {@link renderBlocks}.
   */
  renderInline(markdown: string): ElementContent[] {
    const blocks = this.renderBlocks(markdown).filter((node) => !isBlank(node));
    const [first] = blocks;
    return blocks.length === 1 && first?.type === 'element' && first.tagName === 'p' ? first.children : blocks;
  }

  /**
   * Renders blocks whose headings are sections of the page.
   *
   * @param level - The level of the highest headings. No level is skipped.
   * @param idPrefix - The prefix of their IDs: the ID of the section with the text, or empty for the page.
   * @param ids - The IDs that are already in use on the page.
   */
  renderSections(markdown: string, level: number, idPrefix: string, ids: Set<string>): ElementContent[] {
    const hast = parseMarkdown(markdown);
    const anchors = new Map<string, string>();
    const levels: number[] = [];
    for (const heading of hast.children.filter(isHeading)) {
      const ownLevel = Number(heading.tagName.slice(1));
      while ((levels.at(-1) ?? 0) >= ownLevel) levels.pop();
      levels.push(ownLevel);
      const slug = createSlug(toString(heading));
      const id = createHeadingId(slug, idPrefix, ids);
      if (!anchors.has(slug)) anchors.set(slug, id);
      heading.tagName = `h${Math.min(level + levels.length - 1, 6)}`;
      heading.properties = {id};
    }
    return this.render(hast, anchors);
  }

  /** @param anchors - The IDs of the headings that stay headings, by slug. */
  private render(hast: Root, anchors: ReadonlyMap<string, string> = new Map()): ElementContent[] {
    visit(hast, 'element', (element, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      const wrapper = this.convert(element, parent, anchors);
      if (wrapper === undefined) return undefined;
      parent.children[index] = wrapper;
      return index + 1;
    });
    return hast.children.filter((node): node is ElementContent => node.type !== 'doctype');
  }

  /**
   * Converts an element for the page.
   *
   * @returns The element that it's put into, if any.
   */
  private convert(element: Element, parent: Parents, anchors: ReadonlyMap<string, string>): Element | undefined {
    switch (element.tagName) {
      case 'a':
        this.convertLink(element, anchors);
        return undefined;
      case 'pre':
        highlight(element);
        return undefined;
      case 'table':
        return h('div', {className: 'openapi-scroll'}, element);
      case 'code':
        return this.wrapCode(element, parent);
      default:
        if (isHeading(element) && element.properties.id === undefined) convertHeading(element);
        return undefined;
    }
  }

  private convertLink(link: Element, anchors: ReadonlyMap<string, string>): void {
    const {href = ''} = link.properties;
    const anchor = anchors.get(readHeadingSlug(String(href)) ?? '');
    const url = anchor === undefined ? this.resolveUrl(String(href)) : `#${anchor}`;
    if (url === undefined) link.tagName = 'span';
    link.properties = url === undefined ? {} : {...link.properties, href: url};
    // The router knows only pages. It leaves links with a target to the browser, and the build doesn't check them.
    const isPage = url !== undefined && this.fileLikeUrls.has(url.replace(/[?#].*/, ''));
    if (url !== undefined && isFileUrl(url) && !isPage) link.properties.target = '_self';
  }

  /** Links inline code to what it names. */
  private wrapCode(code: Element, parent: Parents): Element | undefined {
    const isLinked = parent.type === 'element' && (parent.tagName === 'a' || parent.tagName === 'pre');
    const url = isLinked ? undefined : this.resolveCode(toString(code));
    return url === undefined ? undefined : h('a', {href: url}, code);
  }
}

/** Turns a heading, which would break the outline of the page, into a bold paragraph. */
function convertHeading(heading: Element): void {
  heading.children = [h('strong', {}, heading.children)];
  heading.tagName = 'p';
}

/** Highlights a code block with a language, as in examples. */
function highlight(block: Element): void {
  const [code] = block.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return;
  const [, language] = /^language-(.+)$/.exec(String(code.properties.className)) ?? [];
  if (language === undefined) return;
  block.properties = {className: ['openapi-code']};
  code.children = [{type: 'raw', value: highlightCode(toString(code), language.toLowerCase())}];
}

/** Maximum length of a page's description. Search engines truncate longer ones. */
const maxSummaryLength = 160;

/** Returns the first paragraph of Markdown, which isn't a heading, as plain text, truncated at a word. */
export function summarize(markdown = ''): string | undefined {
  const paragraph = parseMarkdown(markdown).children.find((node) => node.type === 'element' && node.tagName === 'p');
  if (paragraph?.type !== 'element') return undefined;
  const text = normalizeWhitespace(getReadableText(paragraph));
  if (text.length <= maxSummaryLength) return text === '' ? undefined : text;
  return `${text.slice(0, maxSummaryLength).replace(/\s+\S*$/, '')}…`;
}

/** Creates a heading's ID. It isn't one of the page's own IDs, and Docusaurus doesn't change it. */
const createHeadingId = (slug: string, idPrefix: string, ids: Set<string>): string =>
  makeUnique(toIdPart([idPrefix, 'section', slug].filter((part) => part !== '').join('-')), ids);

/**
 * Lists the IDs of the headings in a description by slug.
 *
 * @param ids - The IDs that are already in use.
 * @param idPrefix - As in {@link MarkdownRenderer.renderSections}.
 */
export function listHeadingIds(markdown: string | undefined, ids: Set<string>, idPrefix = ''): Map<string, string> {
  const slugs = markdown === undefined ? [] : listHeadingSlugs(markdown);
  const entries = slugs.map((slug) => [slug, createHeadingId(slug, idPrefix, ids)] as const);
  // The first of several headings with the same text is the target of links.
  return new Map(entries.reverse());
}
