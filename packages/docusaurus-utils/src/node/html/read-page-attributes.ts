import type {Element} from 'hast';
import type {MarkdownRole, PageRecord} from '../../page-attributes.js';
import {getProperty} from './html-tree.js';

// In parsed HTML, the attributes of `page-attributes.ts` have names such as `dataRecord`.

/** Returns the kind of the record that an element is; `undefined` for other elements. */
export const readRecordKind = (element: Element): string | undefined => getProperty(element, 'dataRecord');

/** Reads what an element specifies about its record, except for the kind. */
export const readRecord = (element: Element): Omit<PageRecord, 'kind'> => ({
  id: getProperty(element, 'id'),
  name: getProperty(element, 'dataRecordName'),
  detail: getProperty(element, 'dataRecordDetail'),
});

/** Returns whether the text of an element is the detail of the record around it. */
export const isRecordDetail = (element: Element): boolean => getProperty(element, 'dataRecordDetail') !== undefined;

/** Returns whether an element is excluded from the search index. */
export const isNotSearched = (element: Element): boolean => getProperty(element, 'dataSearch') === 'none';

/** Returns whether an element is excluded from Markdown files. */
export const isNotInMarkdown = (element: Element): boolean => getProperty(element, 'dataMarkdownIgnore') !== undefined;

/** Returns whether an element has a role in Markdown. */
export const hasMarkdownRole = (element: Element, role: MarkdownRole): boolean =>
  getProperty(element, 'dataMarkdown') === role;
