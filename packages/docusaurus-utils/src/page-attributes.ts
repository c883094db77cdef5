/*
 * What the elements of a page contain: the vocabulary of `data-` attributes with which the API reference and a site's
 * elements describe their content for the search index and the Markdown files. Code that writes attributes uses these
 * functions, and code that reads them uses those in `node/html/read-page-attributes.ts`. README.md describes the
 * attributes for sites that write them in HTML.
 */

/** The names of the attributes, by their names in parsed HTML. */
export const pageAttributes = {
  dataRecord: 'data-record',
  dataRecordName: 'data-record-name',
  dataRecordDetail: 'data-record-detail',
  dataSearch: 'data-search',
  dataMarkdown: 'data-markdown',
  dataMarkdownIgnore: 'data-markdown-ignore',
} as const;

/** The kinds of entries that code writes. A `code` is an error code. HTML can have others, such as `recipe`. */
type RecordKind =
  | 'code'
  | 'event'
  | 'field'
  | 'function'
  | 'header'
  | 'operation'
  | 'option'
  | 'parameter'
  | 'schema'
  | 'value';

/** A reference entry: an element with its own search result, which links to the element. */
export interface PageRecord {
  /** The anchor, which is unique on the page. If there's none, the result links to the heading above. */
  readonly id?: string;
  readonly kind: RecordKind;
  /** The identifier, as written in code. Default: the anchor, or a heading's text. */
  readonly name?: string;
  /** What results show next to the name, such as a method and path. */
  readonly detail?: string;
}

/** Returns the attributes of an element that is a record. */
export const markRecord = ({id, kind, name, detail}: PageRecord): Readonly<Record<string, string>> => ({
  ...(id !== undefined && {id}),
  [pageAttributes.dataRecord]: kind,
  ...(name !== undefined && {[pageAttributes.dataRecordName]: name}),
  ...(detail !== undefined && {[pageAttributes.dataRecordDetail]: detail}),
});

/** The attribute of an element whose text is the detail of the record around it. */
export const recordDetail = {[pageAttributes.dataRecordDetail]: ''} as const;

/** The attribute of an element that isn't indexed. */
export const notSearched = {[pageAttributes.dataSearch]: 'none'} as const;

/** The attribute of an element that Markdown files lack. */
export const notInMarkdown = {[pageAttributes.dataMarkdownIgnore]: ''} as const;

/** How an element is written in Markdown, if its HTML isn't enough. */
export type MarkdownRole = 'code-first' | 'details' | 'label' | 'operation' | 'properties' | 'uppercase';

/** Returns the attribute of an element with a role. */
export const markMarkdown = (role: MarkdownRole) => ({[pageAttributes.dataMarkdown]: role}) as const;
