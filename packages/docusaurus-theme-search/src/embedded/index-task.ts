import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {serializeRecords, type IndexedVersion} from '@developer-docs/search-engine';
import type {PageExtraction, PostBuildTask} from '@developer-docs/utils/node';
import {createExtractor, type ExtractionSettings} from '../records/page-extractor';
import {checkPhrases} from '../records/phrases';
import {RecordCollector, type ExtractedRecords} from '../records/record-collector';
import type {IndexedPage} from '../site/indexed-pages';
import type {SearchTerms} from '../site/search-terms';

/** What to index: the pages, and the search terms that writers maintain. */
export interface SearchIndexInput extends SearchTerms {
  readonly pages: readonly IndexedPage[];
  /** The versions of the docs. Default: none. */
  readonly versions?: readonly IndexedVersion[];
  /** Path of the file with the phrases, relative to the site's folder, for messages. */
  readonly phrasesFile?: string;
  /** The suffix of page titles in `<head>`: a delimiter and the site's title. */
  readonly titleSuffix?: string;
}

/** Creates the post-build task that writes the embedded index. */
export function createIndexTask(input: SearchIndexInput): PostBuildTask {
  const {pages, versions, synonyms, phrases, phrasesFile = '', titleSuffix = ''} = input;
  const pagesByUrl = new Map(pages.map((page) => [page.url, page]));
  const collector = new RecordCollector();
  let pageCount = 0;
  const extraction: PageExtraction<ExtractionSettings, ExtractedRecords | null> = {
    settings: {pages, titleSuffix},
    createExtractor,
    file: path.join(__dirname, '../records/page-extractor.js'),
    collect({route}, records) {
      const page = pagesByUrl.get(route);
      if (!page || !records) return;
      pageCount += 1;
      collector.addPage(page, records);
    },
  };
  return {
    name: 'search index',
    extraction,
    async afterReading(site) {
      const records = collector.getRecords(phrases);
      checkPhrases(phrasesFile, phrases, records, pages);
      const files = serializeRecords(records, synonyms, versions);
      await Promise.all(Object.entries(files).map(([file, text]) => site.writeFile(file, text)));
      const [headings = '', ...parts] = Object.values(files);
      const sizes = [headings, parts.join('')].map(formatGzipKilobytes);
      return `${records.length} records of ${pageCount} pages (${sizes.join(' + ')} KB gzipped)`;
    },
  };
}

const formatGzipKilobytes = (text: string) => (gzipSync(text).length / 1000).toFixed(1);
