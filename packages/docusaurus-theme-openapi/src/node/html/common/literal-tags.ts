import {escapeHtml} from '@developer-docs/utils';
import type {Html, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/** The elements that Markdown in a document can contain. None of them loads or runs anything. */
export const allowedTagNames: ReadonlySet<string> = new Set(
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
export function keepLiteralTags(mdast: Root, parseInline: (markdown: string) => Root): void {
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
