import {renderDefinitionList} from '@developer-docs/docusaurus-theme-openapi/node';
import {markRecord} from '@developer-docs/docusaurus-utils';
import {toMarkdownNode, type StringAttributes} from '@developer-docs/docusaurus-utils/node';
import type {Element} from 'hast';
import type {Heading, RootContent} from 'mdast';

/** A link target and a search record. */
export interface Entry {
  /** Unique on the page. */
  readonly id: string;
  /** Kind of search record; `code` is an error code. */
  readonly kind: 'code' | 'event' | 'field' | 'function' | 'option' | 'schema' | 'value';
  /** The name as written in code. */
  readonly name: string;
}

/** Creates the heading of an entry, which the following nodes describe. */
export const createEntryHeading = (entry: Entry, {level = '3'}: StringAttributes): RootContent => ({
  type: 'heading',
  depth: Number(level) as Heading['depth'],
  data: {hProperties: markRecord(entry)},
  children: [{type: 'inlineCode', value: entry.name}],
});

/** Creates nodes that embed block elements. Text nodes between them are whitespace and are dropped. */
export const toMarkdownNodes = (nodes: readonly {readonly type: string}[]): RootContent[] =>
  nodes.flatMap((node) => (node.type === 'element' ? [toMarkdownNode(node as Element)] : []));

/** Creates the list of an entry's details. Rows without a description are omitted. */
export function createDetails(rows: Parameters<typeof renderDefinitionList>[0]): RootContent[] {
  const list = renderDefinitionList(rows);
  return list === undefined ? [] : [toMarkdownNode(list)];
}
