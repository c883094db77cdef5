import {createRequire} from 'node:module';
import {parentPort, workerData} from 'node:worker_threads';
import {BuiltSite} from './built-site.js';
import type {PageExtraction, WorkerInput, WorkerMessage} from './page-extraction.js';

// The script of the threads that extract pages of large sites.

/** Extracts pages until none are left. */
async function extractNextPages({site: siteInput, pages, extractions, next}: WorkerInput): Promise<void> {
  const site = new BuiltSite(siteInput);
  const load = createRequire(import.meta.url);
  const extractors = extractions.map(({file, settings}) => {
    const {createExtractor} = load(file) as Pick<PageExtraction, 'createExtractor'>;
    return createExtractor(settings);
  });
  for (;;) {
    const index = Atomics.add(next, 0, 1);
    const page = pages[index];
    if (page === undefined) return;
    const content = await site.readPage(page);
    const results = extractors.map((extract) => extract(content));
    parentPort?.postMessage({index, results} satisfies WorkerMessage);
  }
}

void extractNextPages(workerData as WorkerInput);
