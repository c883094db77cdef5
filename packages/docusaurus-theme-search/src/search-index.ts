import {gzipSync} from 'node:zlib';
import type {PostBuildTask} from '@developer-docs/internal/node';
import {serializeRecords} from '@developer-docs/search-engine';
import {getRecordsFile, headingsFile} from './client/constants';
import {checkPhrases} from './records/phrases';
import {RecordCollector} from './records/record-collector';
import type {IndexedPage} from './site/indexed-pages';
import type {SearchTerms} from './site/search-terms';

/** What to index: the pages, and the search terms that writers maintain. */
export interface SearchIndexInput extends SearchTerms {
  readonly pages: readonly IndexedPage[];
  /** Path of the file with the phrases, relative to the site's folder, for messages. */
  readonly phrasesFile?: string | undefined;
}

/** Creates the post-build task that writes the embedded index. */
export function createIndexTask({pages, synonyms, phrases, phrasesFile = ''}: SearchIndexInput): PostBuildTask {
  const pagesByUrl = new Map(pages.map((page) => [page.url, page]));
  const collector = new RecordCollector();
  let pageCount = 0;
  return {
    name: 'search index',
    readPage({route, content}) {
      const page = pagesByUrl.get(route);
      if (!page) return;
      pageCount++;
      collector.addPage(page, content);
    },
    async afterReading(site) {
      const records = collector.getRecords(phrases);
      checkPhrases(phrasesFile, phrases, records, pages);
      const files = serializeRecords(records, synonyms);
      await Promise.all([
        site.writeFile(headingsFile, files.headings),
        site.writeFile(getRecordsFile(files.build), files.records),
      ]);
      return `${records.length} records of ${pageCount} pages (${formatGzipKilobytes(files.headings)} + ${formatGzipKilobytes(files.records)} KB gzipped)`;
    },
  };
}

const formatGzipKilobytes = (text: string) => (gzipSync(text).length / 1000).toFixed(1);
