import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {visitPages, type BuiltSite, type PageVisitor, type PageVisitorStep} from '../../shared';
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

/** Collects the records of the searched pages. */
class Records implements Pick<PageVisitor, 'visitPage'> {
  readonly #contexts: Map<string, SearchedPage>;
  readonly #all: DocSearchRecord[] = [];
  readonly #searched: number;

  constructor(searched: readonly SearchedPage[]) {
    this.#contexts = new Map(searched.map((page) => [page.url, page]));
    this.#searched = searched.length;
  }

  readonly visitPage: PageVisitor['visitPage'] = ({route}, content) => {
    const context = this.#contexts.get(route);
    this.#contexts.delete(route);
    if (context) this.#all.push(...extractRecords(content, context));
  };

  /** After all pages. */
  collected(): SiteRecords {
    const missing = [...this.#contexts.keys()];
    return {records: withoutRepeats(this.#all), pages: this.#searched - missing.length, missing};
  }
}

async function collectRecords({generatedFilesDir}: BuiltSite): Promise<Records> {
  return new Records(JSON.parse(await readFile(pagesFileIn(generatedFilesDir), 'utf8')) as SearchedPage[]);
}

/** Extracts the records of every searched page from the build. */
export async function siteRecords(site: BuiltSite): Promise<SiteRecords> {
  const collecting = await collectRecords(site);
  await visitPages(site, [collecting]);
  return collecting.collected();
}

/** Extracts the records, and writes the files of the embedded index. */
export function searchRecords(): PageVisitorStep {
  return {
    name: 'search records',
    async createVisitor(site) {
      const collecting = await collectRecords(site);
      return {
        visitPage: collecting.visitPage,
        async finish() {
          const {records, pages} = collecting.collected();
          const files = recordsFiles(records);
          await Promise.all(files.map(({name, text}) => site.writeFile(name, text)));
          const kilobytes = files.map(({gzipBytes}) => (gzipBytes / 1000).toFixed(1));
          return `${records.length} records of ${pages} pages in ${files.length} files (${kilobytes.join(' + ')} KB gzip)`;
        },
      };
    },
  };
}
