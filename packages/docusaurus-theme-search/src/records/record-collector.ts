import type {DocSearchRecord} from '@developer-docs/search-engine';
import type {Nodes} from 'hast';
import type {IndexedPage} from '../site/indexed-pages';
import type {Phrases} from '../site/search-terms';
import {deduplicateRecords} from './deduplicate-records';
import {extractRecords} from './extract-records';
import {addLinkTexts, extractLinkTexts, type LinkText} from './link-texts';
import {addPhrases, listPhrases} from './phrases';

type LinkingPage = Pick<IndexedPage, 'docsId' | 'tag'>;

/** Collects the records of a site page by page, so that only one tree is in memory at a time. */
export class RecordCollector {
  private readonly pages: IndexedPage[] = [];
  private readonly records: DocSearchRecord[] = [];
  private readonly linkTexts: {readonly linkText: LinkText; readonly page: LinkingPage}[] = [];

  addPage(page: IndexedPage, tree: Nodes): void {
    this.pages.push(page);
    this.records.push(...extractRecords(tree, page));
    this.linkTexts.push(...extractLinkTexts(tree, page.url).map((linkText) => ({linkText, page})));
  }

  /** Returns the records of all pages without duplicates, including link text and phrases. */
  getRecords(phrases: Phrases): DocSearchRecord[] {
    const phrasesByUrl = listPhrases(phrases, this.pages);
    const records = deduplicateRecords(this.records, phrasesByUrl);
    const pages = new Map(this.pages.map((page) => [page.url, page]));
    const linkTexts = this.linkTexts.flatMap(({linkText, page}) => {
      const [url = ''] = linkText.url.split('#');
      return isOtherVersion(page, pages.get(url)) ? [] : [linkText];
    });
    return addPhrases(addLinkTexts(records, linkTexts), phrasesByUrl);
  }
}

/** Returns whether pages belong to two versions of the same docs. */
const isOtherVersion = (page: LinkingPage, other: LinkingPage | undefined): boolean =>
  page.docsId !== undefined && page.docsId === other?.docsId && page.tag !== other.tag;
