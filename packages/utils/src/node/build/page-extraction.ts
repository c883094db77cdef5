import {statSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {Worker} from 'node:worker_threads';
import type {BuiltPage, BuiltSite, BuiltSiteInput, PageContent} from './built-site.js';

/**
 * Extracts something from a page. Returns data that can be sent between threads. Must not modify the page's tree, which
 * plugins share.
 */
export type PageExtractor<Result = unknown> = (page: PageContent) => Result;

/** What a plugin extracts from each page. */
export interface PageExtraction<Settings = unknown, Result = unknown> {
  /** What the extractor needs, as data that can be sent to a worker. */
  readonly settings: Settings;
  createExtractor(settings: Settings): PageExtractor<Result>;
  /** Absolute path of a compiled CommonJS module that exports the same `createExtractor`. Workers load it. */
  readonly file: string;
  /** Receives the results of all pages, in alphabetical order of their URLs. */
  collect(page: BuiltPage, result: Result): void;
}

/**
 * The size of HTML files above which another worker is worthwhile: starting one takes as much CPU time as extracting
 * two megabytes.
 */
const bytesPerWorker = 12_000_000;
/** The script of the workers. */
const workerFile = fileURLToPath(new URL('extraction-worker.js', import.meta.url));
/** Each worker needs about 200 MB of memory. */
const maxWorkers = 8;

/** The data that a worker is started with. */
export interface WorkerInput {
  readonly site: BuiltSiteInput;
  readonly pages: readonly BuiltPage[];
  readonly extractions: readonly Pick<PageExtraction, 'file' | 'settings'>[];
  /** The index of the next page, which all workers share. */
  readonly next: Int32Array;
}

/** The message that a worker sends for each page. */
export interface WorkerMessage {
  /** The page's index. */
  readonly index: number;
  /** The results of all extractions, in their order. */
  readonly results: readonly unknown[];
}

/**
 * Passes the results of all pages except the 404 page to the plugins.
 *
 * @param workerCount - Number of worker threads; 0 for none. By default, it depends on the size of the pages and the
 *   number of cores.
 */
export async function extractPages(
  site: BuiltSite,
  extractions: readonly PageExtraction[],
  workerCount?: number,
): Promise<void> {
  if (extractions.length === 0) return;
  const pages = await site.listPages();
  const count = workerCount ?? chooseWorkerCount(site, pages);
  const results = await (count === 0
    ? extractInMainThread(site, pages, extractions)
    : extractInWorkers(site, pages, extractions, count));
  for (const [index, page] of pages.entries()) {
    extractions.forEach((extraction, position) => {
      extraction.collect(page, results[index]?.[position]);
    });
  }
}

function chooseWorkerCount({outDir}: BuiltSite, pages: readonly BuiltPage[]): number {
  const size = pages.reduce((sum, {file}) => sum + statSync(path.join(outDir, file)).size, 0);
  const count = Math.min(maxWorkers, availableParallelism(), Math.floor(size / bytesPerWorker));
  // A single worker would only replace the main thread.
  return count > 1 ? count : 0;
}

/** The results of all extractions, by the index of the page. */
type Results = readonly (readonly unknown[])[];

async function extractInMainThread(
  site: BuiltSite,
  pages: readonly BuiltPage[],
  extractions: readonly PageExtraction[],
): Promise<Results> {
  const extractors = extractions.map((extraction) => extraction.createExtractor(extraction.settings));
  const results: unknown[][] = [];
  for (const page of pages) {
    const content = await site.readPage(page);
    results.push(extractors.map((extract) => extract(content)));
  }
  return results;
}

async function extractInWorkers(
  {outDir, baseUrl, url}: BuiltSite,
  pages: readonly BuiltPage[],
  extractions: readonly PageExtraction[],
  count: number,
): Promise<Results> {
  const workerData: WorkerInput = {
    site: {outDir, baseUrl, siteConfig: {url}},
    pages,
    extractions: extractions.map(({file, settings}) => ({file, settings})),
    next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  };
  const extracted = new Map<number, readonly unknown[]>();
  const workers = Array.from({length: count}, () => new Worker(workerFile, {workerData}));
  try {
    await Promise.all(
      workers.map((worker) => {
        worker.on('message', ({index, results}: WorkerMessage) => extracted.set(index, results));
        return waitForExit(worker);
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  // Node can be configured to ignore rejected promises.
  if (extracted.size < pages.length) throw new Error('Worker threads stopped before they had extracted all pages.');
  return pages.map((_, index) => extracted.get(index) ?? []);
}

/** @throws The error that stopped the worker. */
function waitForExit(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`A worker thread stopped with exit code ${code}.`));
    });
  });
}
