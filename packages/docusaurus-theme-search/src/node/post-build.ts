import {parseHtml, type PageContent, type PostBuildTask} from '@developer-docs/docusaurus-utils/node';
import {serializeRecords, type IndexedVersion} from '@developer-docs/search-engine';
import {escapeHtml} from '@developer-docs/utils';
import {checkPhrases} from './records/phrases';
import {RecordCollector} from './records/record-collector';
import type {IndexedPage} from './site/indexed-pages';
import type {SearchTerms} from './site/search-terms';

/** What to index: the pages, and the search terms that writers maintain. */
export interface SearchIndexInput extends SearchTerms {
  readonly pages: readonly IndexedPage[];
  /** BCP 47 tag of the language of the pages. */
  readonly language: string;
  /** The versions of the docs. Default: none. */
  readonly versions?: readonly IndexedVersion[];
  /** Path of the file with the phrases, relative to the site's folder, for messages. */
  readonly phrasesFile?: string;
}

/** Creates the task that writes the embedded index. */
export function createPostBuildTask(input: SearchIndexInput): PostBuildTask {
  const {pages, language, versions, synonyms, phrases, phrasesFile = ''} = input;
  const pagesByUrl = new Map(pages.map((page) => [page.url, page]));
  const collector = new RecordCollector();
  return {
    name: 'search index',
    readPage(built) {
      const page = pagesByUrl.get(built.route);
      if (page !== undefined) collector.addPage(page, readTree(page, built));
    },
    async afterReading(site) {
      const records = collector.getRecords(phrases);
      checkPhrases(phrasesFile, phrases, records, pages);
      const files = serializeRecords(records, {language, synonyms, versions});
      await Promise.all(Object.entries(files).map(([file, text]) => site.writeFile(file, text)));
      return `${records.length} records`;
    },
  };
}

/**
 * Returns a page's tree. A generated category index is only its title and description, because its cards repeat
 * the text of other pages.
 */
const readTree = ({source, title, description = ''}: IndexedPage, built: PageContent) =>
  source === undefined
    ? parseHtml(`<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p></main>`)
    : built.content;
