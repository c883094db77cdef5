import {escapeHtml} from '@developer-docs/utils';
import type {Html, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/** The elements that Markdown in a document can contain. None of them loads or runs anything. */
export const allowedTagNames: ReadonlySet<string> = new Set(
  `a abbr b bdi bdo big blockquote br center cite code dd del details dfn div dl dt em font h1 h2 h3 h4 h5 h6 hr i ins
  kbd li mark ol p pre q rp rt ruby s samp small span strike strong sub summary sup table tbody td tfoot th thead tr
  tt u ul var wbr`.split(/\s+/),
);

const voidNames = new Set(['br', 'hr', 'img', 'wbr']);

/** The elements whose end tags are often left out. */
const optionalEndNames = new Set(['dd', 'dt', 'li', 'p', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']);

/** The nodes in which HTML is a block, not a part of a line. */
const blockParents = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** A comment, a tag such as `<a href="x>y">` and `</a>`, or a `<` that starts neither. */
const tagPattern = /<!--[^]*?-->|<(?<slash>\/?)(?<name>[a-z][a-z\d-]*)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'<>])*>|</gi;

/** A tag of an element that's allowed. */
interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly node: Html;
  /** Position in the node's value. */
  readonly index: number;
}

/**
 * Turns HTML that isn't meant as HTML into text: elements that aren't allowed, such as `<string>` in `List<string>`,
 * and unpaired tags, such as `<code>` in "Pass <code> to the callback". Images with a source stay HTML.
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
  const nodes: Html[] = [];
  visit(mdast, 'html', (node) => {
    nodes.push(node);
  });
  const tags = findElements(nodes.flatMap(listTags));
  const positions = new Map(nodes.map((node) => [node, new Set<number>()]));
  tags.forEach(({node, index}) => positions.get(node)?.add(index));
  for (const node of nodes) {
    node.value = [...node.value.matchAll(tagPattern)].reduceRight(
      (value, {0: text, index}) =>
        text.startsWith('<!--') || positions.get(node)?.has(index)
          ? value
          : value.slice(0, index) + escapeHtml(text) + value.slice(index + text.length),
      node.value,
    );
  }
}

/** Returns whether a block begins with a comment or with a tag that's allowed. */
function beginsHtml(node: Html): boolean {
  return (
    node.value.trimStart().startsWith('<!--') ||
    listTags(node).some(({index}) => node.value.slice(0, index).trim() === '')
  );
}

/** Lists the tags of elements that are allowed. */
function listTags(node: Html): Tag[] {
  return [...node.value.matchAll(tagPattern)].flatMap(({0: text, index, groups}) => {
    const name = groups?.name?.toLowerCase() ?? '';
    const isAllowed = allowedTagNames.has(name) || (name === 'img' && /\ssrc\s*=/i.test(text));
    return isAllowed ? [{name, isEnd: groups?.slash === '/', node, index}] : [];
  });
}

/** Selects the tags that form elements: start tags with their end tags, and tags that need no end tag. */
function findElements(tags: readonly Tag[]): Tag[] {
  const open: Tag[] = [];
  const elements: Tag[] = [];
  for (const tag of tags) {
    const {name, isEnd} = tag;
    const start = isEnd ? open.findLast((candidate) => candidate.name === name) : undefined;
    if (start !== undefined) {
      open.splice(open.indexOf(start), 1);
      elements.push(start, tag);
    } else if (!isEnd && voidNames.has(name)) {
      elements.push(tag);
    } else if (!isEnd) {
      open.push(tag);
    }
  }
  return [...elements, ...open.filter(({name}) => optionalEndNames.has(name))];
}
