import {createRequire} from 'node:module';
import {parentPort, workerData} from 'node:worker_threads';
import {BuiltSite} from './built-site.js';
import {extract, type PageExtraction, type WorkerInput, type WorkerMessage} from './page-extraction.js';

// The script of the threads that extract pages of large sites.

/** Extracts pages until none are left. */
async function extractNextPages({site: siteInput, pages, extractors: list, next}: WorkerInput): Promise<void> {
  const site = new BuiltSite(siteInput);
  const load = createRequire(import.meta.url);
  const extractors = new Map(
    list.map(({name, file, settings}) => {
      const {createExtractor} = load(file) as Pick<PageExtraction, 'createExtractor'>;
      return [name, createExtractor(settings)];
    }),
  );
  for (;;) {
    const index = Atomics.add(next, 0, 1);
    const page = pages[index];
    if (page === undefined) return;
    const results = extract(await site.readPage(page), extractors);
    parentPort?.postMessage({index, results} satisfies WorkerMessage);
  }
}

void extractNextPages(workerData as WorkerInput);
