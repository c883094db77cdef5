import {h} from '@developer-docs/docusaurus-utils/node';
import {escapeHtml} from '@developer-docs/utils';
import type {Element, Root} from 'hast';
import {raw} from 'hast-util-raw';
import {defaultSchema, sanitize, type Schema as SanitizeSchema} from 'hast-util-sanitize';
import type {Html, Root as MarkdownRoot} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast} from 'mdast-util-to-hast';
import {gfm} from 'micromark-extension-gfm';
import {SKIP, visit} from 'unist-util-visit';

/** The elements that Markdown in a document can contain. None of them loads or runs anything. */
const allowedTagNames: ReadonlySet<string> = new Set(
  `a abbr b bdi bdo big blockquote br center cite code dd del details dfn div dl dt em font h1 h2 h3 h4 h5 h6 hr i ins
  kbd li mark ol p pre q rp rt ruby s samp small span strike strong sub summary sup table tbody td tfoot th thead tr
  tt u ul var wbr`.split(/\s+/),
);

/** The nodes in which HTML is a block, not a part of a line. */
const blockParents = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** A comment, a tag such as `<a href="x>y">` and `</a>`, or a `<` that starts neither. */
const tagPattern = /<!--[^]*?-->|<\/?[a-z][a-z\d-]*(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'<>])*>|</gi;

/**
 * Turns HTML that isn't meant as HTML into text: elements that aren't allowed, such as `<string>` in `List<string>`.
 * Images with a source stay HTML.
 *
 * @param parseInline - Parses Markdown in which no tag begins a block of HTML.
 */
function keepLiteralTags(mdast: MarkdownRoot, parseInline: (markdown: string) => MarkdownRoot): void {
  visit(mdast, 'html', (node, index, parent) => {
    if (parent === undefined || index === undefined || !blockParents.has(parent.type) || beginsHtml(node)) {
      return undefined;
    }
    const {children} = parseInline(node.value);
    parent.children.splice(index, 1, ...children);
    return [SKIP, index + children.length];
  });
  visit(mdast, 'html', (node) => {
    node.value = node.value.replaceAll(tagPattern, (text) => (isHtml(text) ? text : escapeHtml(text)));
  });
}

/** Returns whether a block begins with a comment or with a tag that's allowed. */
function beginsHtml({value}: Html): boolean {
  const [first] = value.match(tagPattern) ?? [];
  return first !== undefined && isHtml(first) && value.trimStart().startsWith(first);
}

/** Returns whether text is a comment, or a tag of an element that's allowed. */
function isHtml(text: string): boolean {
  const [, name = ''] = /^<\/?([a-z][a-z\d-]*)/i.exec(text) ?? [];
  const isImage = name.toLowerCase() === 'img' && /\ssrc\s*=/i.test(text);
  return text.startsWith('<!--') || isImage || allowedTagNames.has(name.toLowerCase());
}

/**
 * The HTML that Markdown in documents can contain. IDs could collide with the page's, and styles are unsafe. All other
 * elements have become text before.
 */
const sanitizeSchema: SanitizeSchema = {
  ...defaultSchema,
  tagNames: [...allowedTagNames],
  attributes: {
    '*': ['title', 'lang', 'dir'],
    a: ['href'],
    code: [['className', /^language-[\w+#.-]{1,40}$/]],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
    del: ['cite'],
    q: ['cite'],
  },
  clobber: [],
};

/** Parses Markdown of documents (CommonMark, GFM, and safe HTML). */
export function parseMarkdown(markdown: string): Root {
  const mdast = parseSyntax(markdown);
  keepLiteralTags(mdast, (html) => parseSyntax(html, ['htmlFlow']));
  const html = raw(toHast(mdast, {allowDangerousHtml: true})) as Root;
  replaceImages(html);
  return sanitize(html, sanitizeSchema) as Root;
}

/** @param disabledConstructs - What isn't parsed, by the names of micromark. */
const parseSyntax = (markdown: string, disabledConstructs: string[] = []): MarkdownRoot =>
  fromMarkdown(markdown, {
    extensions: [gfm(), {disable: {null: disabledConstructs}}],
    mdastExtensions: [gfmFromMarkdown()],
  });

/**
 * Replaces images with links to them, or, inside links, with their alternative text. Without one, the URL is the text.
 */
function replaceImages(html: Root): void {
  const replace = (root: Root | Element, isLinked: boolean) => {
    root.children.forEach((node, index) => {
      if (node.type !== 'element') return;
      replace(node, isLinked || node.tagName === 'a');
      if (node.tagName !== 'img') return;
      const {src, alt} = node.properties;
      const text = {type: 'text' as const, value: String(alt || src)};
      root.children[index] = isLinked ? text : h('a', {href: String(src)}, text);
    });
  };
  replace(html, false);
}
