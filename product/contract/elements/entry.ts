import {markRecord} from '@developer-docs/utils';
import type {Heading, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {type StringAttributes, createJsxElement} from '@developer-docs/docusaurus-theme-openapi';

/** A link target and a search record. */
export interface Entry {
  /** Unique on the page. */
  readonly id: string;
  /** Kind of search record; `code` is an error code. */
  readonly kind: 'code' | 'event' | 'field' | 'function' | 'option' | 'schema' | 'value';
  /** The name as written in code. */
  readonly name: string;
}

/**
 * Returns the HTML attributes of an entry, which is a section with a heading or a table row.
 */
export const createEntryAttributes = (tagName: 'section' | 'tr', entry: Entry) => ({
  ...markRecord(entry),
  className: `entry--${tagName}`,
});

/** Creates an entry with a heading. The `level` attribute specifies the heading level. */
export function createEntrySection(
  entry: Entry,
  attributes: StringAttributes,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return createJsxElement('section', createEntryAttributes('section', entry), [
    {
      type: 'heading',
      depth: Number(attributes['level'] ?? '3') as Heading['depth'],
      data: {hProperties: {id: entry.id}},
      children: [{type: 'inlineCode', value: entry.name}],
    },
    ...children,
  ]);
}
