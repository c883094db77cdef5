import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import type {Heading, Nodes, Paragraph, PhrasingContent, RootContent, Text} from 'mdast';
import {normalizeWhitespace} from '@developer-docs/internal/node';

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
  }
}

/**
 * Text that's the same in Markdown wherever it is: words with single spaces and commas between them, and periods, except
 * after digits, as in the number of a list item, and after `w`, as in `www.`. Looking for characters to escape would take a
 * fifth of the time of a conversion.
 */
const plainText = /^(?:[\p{L}\p{N},]|(?<=[\p{L}\p{N},.]) (?=[\p{L}\p{N}])|(?<=\p{L})(?<!w)\.)+$/iu;

const options: Options = {
  handlers: {
    text: ({value}: Text, _parent, state, info) => (plainText.test(value) ? value : state.safe(value, info)),
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
export function renderMarkdown(blocks: readonly RootContent[]): string {
  return toMarkdown({type: 'root', children: [...blocks]}, options).trim();
}

export const createText = (value: string): Text => ({type: 'text', value});

export const createParagraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** Creates a link whose text is its URL: `<https://example.com>`. */
export const createAutolink = (url: string): PhrasingContent => ({type: 'link', url, children: [createText(url)]});

export const getText = (node: Nodes): string => normalizeWhitespace(toString(node));

export const isHeading = (node: Nodes): node is Heading => node.type === 'heading';

/** Returns whether a block is a bold line, which labels the next block. */
export const isLabel = (node: Nodes): node is Paragraph =>
  node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'strong';
