import {normalizeWhitespace} from '@developer-docs/docusaurus-utils/node';
import type {Delete, Emphasis, Heading, Nodes, Paragraph, PhrasingContent, RootContent, Strong, Text} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {defaultHandlers, toMarkdown, type Info, type Options, type State} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';

declare module 'mdast' {
  interface Data {
    /** IDs of the HTML elements that start with the node, outermost first. */
    ids?: readonly string[];
    /** IDs of HTML elements that follow and have no node of their own. */
    laterIds?: readonly string[];
    /** Whether the node is the start of an API operation. */
    startsOperation?: boolean;
    /** Whether the list is a card. */
    isCard?: boolean;
    /** The HTML element that the emphasis is, such as `sup`. Without its tags, 10<sup>6</sup> would be 106. */
    tagName?: string;
  }
}

/**
 * Renders emphasis with the spaces at its ends outside. The default handler would write characters next to it as
 * references, such as `&#x3067;` in Japanese, which readers of the file can't find.
 */
function surround(marker: string, node: Delete | Emphasis | Strong, state: State, info: Info): string {
  const content = state.containerPhrasing(node, {...info, before: marker, after: marker});
  return content.replace(/^(\s*)(.*\S)(\s*)$/s, `$1${marker}$2${marker}$3`);
}

/** A heading is one line. */
const replaceBreak = (node: PhrasingContent): PhrasingContent => (node.type === 'break' ? createText(' ') : node);

const options: Options = {
  handlers: {
    delete: (node: Delete, _parent, state, info) => surround('~~', node, state, info),
    emphasis(node: Emphasis, _parent, state, info) {
      const {tagName} = node.data ?? {};
      return tagName === undefined
        ? surround('*', node, state, info)
        : `<${tagName}>${state.containerPhrasing(node, {...info, before: '>', after: '<'})}</${tagName}>`;
    },
    heading: (node: Heading, parent, state, info) =>
      defaultHandlers.heading({...node, children: node.children.map(replaceBreak)}, parent, state, info),
    strong: (node: Strong, _parent, state, info) => surround('**', node, state, info),
  },
  bullet: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  // Aligned columns would cost agents tokens.
  extensions: [gfmToMarkdown({tablePipeAlign: false})],
  join: [
    // Only blocks within a list item are separated by blank lines.
    (_left, _right, parent) => {
      if (parent.type === 'list') return 0;
      if (parent.type === 'listItem') {
        return parent.children.some(({type}, index) => index > 0 && type !== 'list') ? 1 : 0;
      }
      return undefined;
    },
  ],
};

/** Renders blocks as Markdown, without a line break at the end. */
export const renderMarkdown = (blocks: readonly RootContent[]): string =>
  toMarkdown({type: 'root', children: [...blocks]}, options).trim();

export const createText = (value: string): Text => ({type: 'text', value});

export const createParagraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** Creates a link whose text is its URL: `<https://example.com>`. */
export const createAutolink = (url: string): PhrasingContent => ({type: 'link', url, children: [createText(url)]});

export const getText = (node: Nodes): string => normalizeWhitespace(toString(node));

/**
 * Yields the nodes of a tree in document order. Changes to a node's children before the next node is requested are
 * taken into account. Pages have thousands of nodes, for which this is much faster than `unist-util-visit`.
 */
export function* walkNodes(roots: readonly Nodes[]): Generator<Nodes> {
  const stack = roots.toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    yield node;
    for (const child of 'children' in node ? node.children.toReversed() : []) stack.push(child);
  }
}

export const isHeading = (node: Nodes): node is Heading => node.type === 'heading';

/** Returns whether a block is a bold line, which labels the next block. */
export const isLabel = (node: Nodes): node is Paragraph =>
  node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'strong';
