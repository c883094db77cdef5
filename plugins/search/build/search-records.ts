import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuildStep} from '../../post-build';
import type {BuiltSite} from '../../post-build/built-site';
import {extractRecords} from '../extract/extract-records';
import type {DocSearchRecord} from '../records';
import type {SearchedPage} from './page-contexts';
import {recordsFiles} from './records-files';
import {withoutRepeats} from './without-repeats';

/** Where the plugin leaves the list of pages for the step, in the folder of generated files. */
export const pagesFile = 'searched-pages.json';

/** Its path. */
export function pagesFileIn(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'search', 'default', pagesFile);
}

/** What a build has to be searched. */
export interface SiteRecords {
  readonly records: DocSearchRecord[];
  /** The searched pages that the build has, and the addresses of those that it should have and has not. */
  readonly pages: number;
  readonly missing: readonly string[];
}

/** Extracts the records of every searched page from the build. */
export async function siteRecords(site: BuiltSite): Promise<SiteRecords> {
  const searched = JSON.parse(await readFile(pagesFileIn(site.generatedFilesDir), 'utf8')) as SearchedPage[];
  const contexts = new Map(searched.map((page) => [page.url, page]));
  const all: DocSearchRecord[] = [];
  for (const page of await site.pages()) {
    const context = contexts.get(page.route);
    contexts.delete(page.route);
    if (context) all.push(...extractRecords(await readFile(page.file, 'utf8'), context));
  }
  return {records: withoutRepeats(all), pages: searched.length - contexts.size, missing: [...contexts.keys()]};
}

/** Extracts the records, and writes the files of the embedded index. */
export function searchRecords(): BuildStep {
  return {
    name: 'search records',
    async run(site) {
      const {records, pages} = await siteRecords(site);
      const files = recordsFiles(records);
      await Promise.all(files.map(({name, text}) => site.write(name, text)));
      const kilobytes = files.map(({gzipBytes}) => (gzipBytes / 1000).toFixed(1));
      return `${records.length} records of ${pages} pages in ${files.length} files (${kilobytes.join(' + ')} KB gzip)`;
    },
  };
}
