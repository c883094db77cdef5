import type {Element, ElementContent, Root} from 'hast';
import {raw} from 'hast-util-raw';
import {defaultSchema, sanitize, type Schema} from 'hast-util-sanitize';
import {toString} from 'hast-util-to-string';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast} from 'mdast-util-to-hast';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';

/** Turns the address of a link in the contract into the one on the site; `undefined` leaves the text without a link. */
export type ResolveUrl = (url: string) => string | undefined;

/** What inline code names, if it names something that has a place on the site. */
export type ResolveName = (code: string) => string | undefined;

/**
 * What Markdown of a contract may contain. No ids (they would collide with those of the page), no styles or scripts, and no
 * images: a page loads nothing from other hosts.
 */
const allowed: Schema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => !['img', 'picture', 'source', 'input', 'section'].includes(name),
  ),
  attributes: {
    '*': ['title', 'lang', 'dir'],
    a: ['href'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
    del: ['cite'],
    q: ['cite'],
  },
  clobber: [],
};

/** What {@link harmlessHtml} was asked before: the fields of a schema are on the pages of many operations. */
const known = new Map<string, Root>();

/** Markdown as HTML that may stand on any page, the links as they are in the contract. */
function harmlessHtml(markdown: string): Root {
  const before = known.get(markdown);
  if (before !== undefined) {
    return before;
  }
  const mdast = fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  visit(mdast, 'image', (image, index, parent) => {
    parent?.children.splice(index ?? 0, 1, {
      type: 'link',
      url: image.url,
      children: [{type: 'text', value: image.alt ?? image.url}],
    });
  });
  const hast = sanitize(raw(toHast(mdast, {allowDangerousHtml: true})), allowed) as Root;
  known.set(markdown, hast);
  return hast;
}

const isHeading = (node: Element) => /^h[1-6]$/.test(node.tagName);

/** Renders Markdown of a contract (CommonMark, GFM, harmless HTML) to HTML nodes. */
export class MarkdownRenderer {
  readonly #cache = new Map<string, ElementContent[]>();

  constructor(
    private readonly resolveUrl: ResolveUrl,
    private readonly resolveName: ResolveName,
  ) {}

  /** Blocks: paragraphs, lists, tables, code. */
  blocks(markdown: string): ElementContent[] {
    const known = this.#cache.get(markdown);
    if (known !== undefined) {
      return known;
    }
    const blocks = this.#render(markdown);
    this.#cache.set(markdown, blocks);
    return blocks;
  }

  /** The content of a single paragraph, to stand inside a line; several blocks stay blocks. */
  phrase(markdown: string): ElementContent[] {
    const blocks = this.blocks(markdown).filter((node) => node.type !== 'text' || node.value.trim() !== '');
    const [only] = blocks;
    return blocks.length === 1 && only?.type === 'element' && only.tagName === 'p' ? only.children : blocks;
  }

  #render(markdown: string): ElementContent[] {
    const hast = structuredClone(harmlessHtml(markdown));
    visit(hast, 'element', (node, index, parent) => {
      if (isHeading(node)) {
        // A heading of a description must not stand among the headings of the page.
        node.children = [{type: 'element', tagName: 'strong', properties: {}, children: node.children}];
        node.tagName = 'p';
      } else if (node.tagName === 'table') {
        const table: Element = {...node};
        Object.assign(node, {tagName: 'div', properties: {className: ['ref-scroll']}, children: [table]});
        return 'skip';
      } else if (node.tagName === 'a') {
        const url = this.resolveUrl(typeof node.properties.href === 'string' ? node.properties.href : '');
        if (url === undefined) {
          node.tagName = 'span';
          node.properties = {};
        } else {
          node.properties.href = url;
        }
      } else if (node.tagName === 'code' && parent !== undefined && index !== undefined) {
        const isInLink = parent.type === 'element' && (parent.tagName === 'a' || parent.tagName === 'pre');
        const url = isInLink ? undefined : this.resolveName(toString(node));
        if (url !== undefined) {
          parent.children[index] = {type: 'element', tagName: 'a', properties: {href: url}, children: [node]};
          return index + 1;
        }
      }
      return undefined;
    });
    return hast.children.filter((node): node is ElementContent => node.type !== 'doctype');
  }
}
