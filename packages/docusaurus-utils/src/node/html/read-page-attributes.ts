import type {Element} from 'hast';
import type {MarkdownRole, pageAttributes, PageRecord} from '../../page-attributes.js';
import {getProperty} from './html-tree.js';

const read = (element: Element, name: keyof typeof pageAttributes): string | undefined => getProperty(element, name);

/** Returns the kind of the record that an element is; `undefined` for other elements. */
export const readRecordKind = (element: Element): string | undefined => read(element, 'dataRecord');

/** Reads what an element specifies about its record, except for the kind. */
export const readRecord = (element: Element): Omit<PageRecord, 'kind'> => ({
  id: getProperty(element, 'id'),
  name: read(element, 'dataRecordName'),
  detail: read(element, 'dataRecordDetail'),
});

/** Returns whether the text of an element is the detail of the record around it. */
export const isRecordDetail = (element: Element): boolean => read(element, 'dataRecordDetail') !== undefined;

/** Returns whether an element is excluded from the search index. */
export const isNotSearched = (element: Element): boolean => read(element, 'dataSearch') === 'none';

/** Returns whether an element is excluded from Markdown files. */
export const isNotInMarkdown = (element: Element): boolean => read(element, 'dataMarkdownIgnore') !== undefined;

/** Returns whether an element has a role in Markdown. */
export const hasMarkdownRole = (element: Element, role: MarkdownRole): boolean =>
  read(element, 'dataMarkdown') === role;
