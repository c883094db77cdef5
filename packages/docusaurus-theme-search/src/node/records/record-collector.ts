import type {DocSearchRecord} from '@developer-docs/search-engine';
import type {Nodes} from 'hast';
import type {IndexedPage} from '../site/indexed-pages';
import type {Phrases} from '../site/search-terms';
import {deduplicateRecords} from './deduplicate-records';
import {extractRecords} from './extract-records';
import {addHiddenRecords} from './hidden-records';
import {extractLinkTexts, groupLinkTexts, type LinkText} from './link-texts';
import {listPhrases} from './phrases';

/** Collects the records of a site page by page, so that only one tree is in memory at a time. */
export class RecordCollector {
  private readonly pages: IndexedPage[] = [];
  private readonly records: DocSearchRecord[] = [];
  private readonly linkTexts: LinkText[] = [];

  addPage(page: IndexedPage, tree: Nodes): void {
    this.pages.push(page);
    this.records.push(...extractRecords(tree, page));
    this.linkTexts.push(...extractLinkTexts(tree, page.url));
  }

  /** Returns the records of all pages without duplicates, including link text and phrases. */
  getRecords(phrases: Phrases): DocSearchRecord[] {
    const phrasesByUrl = listPhrases(phrases, this.pages);
    const records = deduplicateRecords(this.records, phrasesByUrl);
    const withLinks = addHiddenRecords(records, 'link', groupLinkTexts(this.linkTexts));
    return addHiddenRecords(withLinks, 'phrases', phrasesByUrl);
  }
}
