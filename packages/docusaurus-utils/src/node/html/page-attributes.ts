import type {Element, Properties} from 'hast';
import {pageAttributes, type MarkdownRole, type PageRecord} from '../../page-attributes.js';
import {getProperty} from './html-tree.js';

/** The names of the attributes in the trees of parsed HTML, such as `dataRecord` for `data-record`. */
const properties = Object.fromEntries(
  Object.entries(pageAttributes).map(([key, name]) => [
    key,
    name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  ]),
) as Record<keyof typeof pageAttributes, string>;

/** Returns the kind of the record that an element is; `undefined` for other elements. */
export const readRecordKind = (element: Element): string | undefined => getProperty(element, properties.record);

/** Reads what an element specifies about its record, except for the kind. */
export const readRecord = (element: Element): Omit<PageRecord, 'kind'> => ({
  id: getProperty(element, 'id'),
  name: getProperty(element, properties.recordName),
  detail: getProperty(element, properties.recordDetail),
});

/** Returns whether the text of an element is the detail of the record around it. */
export const isRecordDetail = (element: Element): boolean =>
  getProperty(element, properties.recordDetail) !== undefined;

/** Returns whether an element is excluded from the search index. */
export const isNotSearched = (element: Element): boolean => getProperty(element, properties.search) === 'none';

/** Returns whether an element is excluded from Markdown files. */
export const isNotInMarkdown = (element: Element): boolean =>
  getProperty(element, properties.markdownIgnore) !== undefined;

/** Returns whether an element has a role in Markdown. The attribute is a list, like `class`. */
export const hasMarkdownRole = (element: Element, role: MarkdownRole): boolean =>
  (getProperty(element, properties.markdown) ?? '').split(/\s+/).includes(role);

/** Returns the properties of an element with a role in a tree of parsed HTML. */
export const createRoleProperties = (role: MarkdownRole): Properties => ({[properties.markdown]: role});
