import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuildStep} from '../../post-build';
import {extractRecords} from '../extract/extract-records';
import type {DocSearchRecord} from '../records';
import type {SearchedPage} from './page-contexts';
import {recordsFiles} from './records-files';
import {withoutRepeats} from './without-repeats';

/** Where the plugin leaves the list of pages for the step, in the folder of generated files. */
export const pagesFile = 'searched-pages.json';

/** Extracts the records of every searched page from the build, and writes the files of the embedded index. */
export function searchRecords(): BuildStep {
  return {
    name: 'search records',
    async run(site) {
      const list = path.join(site.generatedFilesDir, 'search', 'default', pagesFile);
      const searched = JSON.parse(await readFile(list, 'utf8')) as SearchedPage[];
      const contexts = new Map(searched.map((page) => [page.url, page]));
      const all: DocSearchRecord[] = [];
      for (const page of await site.pages()) {
        const context = contexts.get(page.route);
        if (context) all.push(...extractRecords(await readFile(page.file, 'utf8'), context));
      }
      const records = withoutRepeats(all);
      const files = recordsFiles(records);
      await Promise.all(files.map(({name, text}) => site.write(name, text)));
      const kilobytes = files.map(({gzipBytes}) => (gzipBytes / 1000).toFixed(1));
      return `${records.length} records of ${searched.length} pages in ${files.length} files (${kilobytes.join(' + ')} KB gzip)`;
    },
  };
}
