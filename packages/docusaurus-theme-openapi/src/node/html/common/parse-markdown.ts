import {h} from '@developer-docs/docusaurus-utils/node';
import type {Element, Root} from 'hast';
import {raw} from 'hast-util-raw';
import {defaultSchema, sanitize, type Schema as SanitizeSchema} from 'hast-util-sanitize';
import type {Root as MarkdownRoot} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast} from 'mdast-util-to-hast';
import {gfm} from 'micromark-extension-gfm';
import {allowedTagNames, keepLiteralTags} from './literal-tags';

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
