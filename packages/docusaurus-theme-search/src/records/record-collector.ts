import type {DocSearchRecord} from '@developer-docs/search-engine';
import type {Nodes} from 'hast';
import type {Phrases} from '../site/search-terms';
import {deduplicateRecords} from './deduplicate-records';
import {extractRecords} from './extract-records';
import {addLinkTexts, extractLinkTexts, type LinkText} from './link-texts';
import {addPhrases, listUrlsWithPhrases} from './phrases';
import type {IndexedPage} from '../site/indexed-pages';

/** What is extracted from a page's tree. */
export interface ExtractedRecords {
  readonly records: readonly DocSearchRecord[];
  readonly linkTexts: readonly LinkText[];
}

export const extractPage = (page: IndexedPage, tree: Nodes): ExtractedRecords => ({
  records: extractRecords(tree, page),
  linkTexts: extractLinkTexts(tree, page.url),
});

/** Collects the records of a site page by page, so that only one tree is in memory at a time. */
export class RecordCollector {
  private readonly pages: IndexedPage[] = [];
  private readonly records: DocSearchRecord[] = [];
  private readonly linkTexts: (LinkText & Pick<IndexedPage, 'tag'>)[] = [];

  addPage(page: IndexedPage, {records, linkTexts}: ExtractedRecords): void {
    this.pages.push(page);
    this.records.push(...records);
    this.linkTexts.push(...linkTexts.map((linkText) => ({...linkText, tag: page.tag})));
  }

  /** Returns the records of all pages without duplicates, including link text and phrases. */
  getRecords(phrases: Phrases): DocSearchRecord[] {
    const records = deduplicateRecords(this.records, listUrlsWithPhrases(phrases, this.pages));
    const tags = new Map(this.pages.map(({url, tag}) => [url, tag]));
    const linkTexts = this.linkTexts.filter(({url, tag}) => {
      const [page = ''] = url.split('#');
      return !isOtherVersion(tag, tags.get(page));
    });
    return addPhrases(phrases, addLinkTexts(records, linkTexts), this.pages);
  }
}

/** Returns whether tags belong to two versions of the same docs, such as `docs-default-1.0` and `docs-default-current`. */
const isOtherVersion = (tag: string, other = tag): boolean =>
  tag !== other && [tag, other].every((name) => name.startsWith('docs-')) && getInstance(tag) === getInstance(other);

const getInstance = (tag: string) => tag.split('-')[1];
