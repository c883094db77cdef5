import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {serializeRecords, type DocSearchRecord, type SynonymRule} from '@developer-docs/search-engine';
import type {BuiltSite, PostBuildStep} from '@developer-docs/internal/node';
import type {Phrases} from '../content-files';
import {headingsFile, getRecordsFile} from '../constants';
import {checkPhrases} from '../records/phrases';
import {RecordCollector} from '../records/record-collector';
import type {IndexedPage} from '../records/indexed-pages';

/** The file that the plugin writes for this step, in the folder of generated files. */
export const indexedPagesFile = 'indexed-pages.json';

/** The pages to index and the search terms that writers maintain: the content of `indexedPagesFile`. */
export interface SearchIndexInput {
  readonly pages: readonly IndexedPage[];
  readonly synonyms: readonly SynonymRule[];
  readonly phrases: Phrases;
}

/** A build's search records. */
export interface SiteRecords extends SearchIndexInput {
  readonly records: DocSearchRecord[];
  /** The number of indexed pages in the build. */
  readonly pageCount: number;
  /** URL paths of the pages that should be indexed but aren't in the build. */
  readonly missingPages: readonly string[];
}

async function readSearchIndexInput({generatedFilesDir}: BuiltSite): Promise<SearchIndexInput> {
  const file = path.join(generatedFilesDir, 'search/default', indexedPagesFile);
  return JSON.parse(await readFile(file, 'utf8')) as SearchIndexInput;
}

/** Extracts the records of all indexed pages in a build. */
export async function extractSiteRecords(site: BuiltSite): Promise<SiteRecords> {
  const input = await readSearchIndexInput(site);
  const {pages, phrases} = input;
  const pendingPages = new Map(pages.map((page) => [page.url, page]));
  const collector = new RecordCollector();
  await site.visitPages(({route, content}) => {
    const page = pendingPages.get(route);
    pendingPages.delete(route);
    if (page) collector.addPage(page, content);
  });
  return {
    ...input,
    records: collector.getRecords(phrases),
    pageCount: pages.length - pendingPages.size,
    missingPages: [...pendingPages.keys()],
  };
}

/** Returns the post-build step that writes the embedded index. */
export function searchIndex(): PostBuildStep {
  return {
    name: 'search index',
    async run(site) {
      const {pages, synonyms, phrases, records, pageCount} = await extractSiteRecords(site);
      checkPhrases(phrases, records, pages);
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
