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

/** The extractions of a build by the names of their tasks. */
export type PageExtractions = ReadonlyMap<string, PageExtraction>;

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
  readonly extractors: readonly {readonly name: string; readonly file: string; readonly settings: unknown}[];
  /** The index of the next page, which all workers share. */
  readonly next: Int32Array;
}

/** What the plugins extracted from a page, by the names of their tasks. */
type Results = Readonly<Record<string, unknown>>;

/** The message that a worker sends for each page. */
export interface WorkerMessage {
  readonly index: number;
  readonly results: Results;
}

/**
 * Passes the results of all pages except the 404 page to the plugins.
 *
 * @param workerCount - Number of worker threads; 0 for none. By default, it depends on the size of the pages and the
 *   number of cores.
 */
export async function extractPages(site: BuiltSite, extractions: PageExtractions, workerCount?: number): Promise<void> {
  if (extractions.size === 0) return;
  const pages = await site.listPages();
  const count = workerCount ?? chooseWorkerCount(site, pages);
  const collect = (page: BuiltPage, results: Results) => {
    for (const [name, extraction] of extractions) extraction.collect(page, results[name]);
  };
  await (count === 0
    ? extractInMainThread(site, pages, extractions, collect)
    : extractInWorkers(site, pages, extractions, count, collect));
}

function chooseWorkerCount({outDir}: BuiltSite, pages: readonly BuiltPage[]): number {
  const size = pages.reduce((sum, {file}) => sum + statSync(path.join(outDir, file)).size, 0);
  const count = Math.min(maxWorkers, availableParallelism(), Math.floor(size / bytesPerWorker));
  // A single worker would only replace the main thread.
  return count > 1 ? count : 0;
}

type Collect = (page: BuiltPage, results: Results) => void;

async function extractInMainThread(
  site: BuiltSite,
  pages: readonly BuiltPage[],
  extractions: PageExtractions,
  collect: Collect,
): Promise<void> {
  const extractors = new Map([...extractions].map(([name, one]) => [name, one.createExtractor(one.settings)]));
  for (const page of pages) collect(page, extract(await site.readPage(page), extractors));
}

/** Runs all extractors on a page. */
export const extract = (page: PageContent, extractors: ReadonlyMap<string, PageExtractor>): Results =>
  Object.fromEntries([...extractors].map(([name, extractor]) => [name, extractor(page)]));

async function extractInWorkers(
  site: BuiltSite,
  pages: readonly BuiltPage[],
  extractions: PageExtractions,
  count: number,
  collect: Collect,
): Promise<void> {
  const extractors = [...extractions].map(([name, {file, settings}]) => ({name, file, settings}));
  const {outDir, baseUrl, url} = site;
  const input: WorkerInput = {
    site: {outDir, baseUrl, siteConfig: {url}},
    pages,
    extractors,
    next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  };
  // Pages are finished in another order.
  const finished = new Map<number, Results>();
  let collected = 0;
  const receive = ({index, results}: WorkerMessage) => {
    finished.set(index, results);
    for (const page of pages.slice(collected)) {
      const result = finished.get(collected);
      if (result === undefined) return;
      finished.delete(collected);
      collected += 1;
      collect(page, result);
    }
  };
  const workers = Array.from({length: count}, () => new Worker(workerFile, {workerData: input}));
  try {
    await Promise.all(workers.map((worker) => waitForWorker(worker, receive)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  // Node can be configured to ignore rejected promises.
  if (collected < pages.length) throw new Error('Worker threads stopped before they had extracted all pages.');
}

/** @throws The error that stopped the worker. */
function waitForWorker(worker: Worker, receive: (message: WorkerMessage) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', receive);
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`A worker thread stopped with exit code ${code}.`));
    });
  });
}
