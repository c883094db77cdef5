import type {Paragraph, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {Plugin} from 'unified';
import {readAttributes, replaceElements} from '@developer-docs/docusaurus-theme-openapi';

export interface ReservedHostNoteOptions {
  /** Returns the base URL of the API. */
  readonly getApiUrl: () => string;
  /** The URL path of the section about the local mock API. */
  readonly mockPath: string;
}

/** Domain names that are reserved for documentation and testing (RFC 2606, RFC 6761). */
const reservedDomain = /(?:^|\.)(?:example|invalid|localhost|test)$/;

/** Returns whether the host name of a URL is reserved, so that no API can exist there. */
export const isReservedHost = (url: string): boolean => reservedDomain.test(new URL(url).hostname);

/**
 * A remark plugin that replaces `<ReservedHostNote />` with a note if the API host is a placeholder, and removes it
 * otherwise.
 */
export const remarkReservedHostNote: Plugin<[ReservedHostNoteOptions], Root> =
  ({getApiUrl, mockPath}) =>
  async (root, file) => {
    await replaceElements(root, file, ['ReservedHostNote'], (node) => {
      readAttributes(node, []);
      const url = getApiUrl();
      return isReservedHost(url) ? [createNote(new URL(url).hostname, mockPath)] : [];
    });
  };

/** Creates the directive that Docusaurus converts to an admonition. */
function createNote(host: string, mockPath: string): RootContent {
  const label: Paragraph = {
    type: 'paragraph',
    data: {directiveLabel: true} as Paragraph['data'] & object,
    children: [{type: 'text', value: 'Placeholder host'}],
  };
  const body = fromMarkdown(
    `In the examples, \`${host}\` is a placeholder. To try them without an account, select **Run** or **Try it** where a page has this ` +
      `button, or use the [local mock API](${mockPath}).`,
  );
  return {
    type: 'containerDirective',
    name: 'note',
    attributes: {},
    children: [label, ...body.children],
  } as unknown as RootContent;
}
