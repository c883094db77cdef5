import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Browser, Page, Request} from '@playwright/test';
import pMap from 'p-map';
import {site} from '../../config/site';
import {countWords} from './count-words';
import {waitForHydration} from './page';
import {routes} from './routes';
import {simulateSaveData} from './save-data';

export type PageType = 'prose' | 'endpoint' | 'reference' | 'API reference';

/**
 * The number of words on a page, and its transfer sizes with a cold cache, in gzipped KB (1,000 bytes). Sizes include
 * everything that loads without interaction until the page is hydrated and the network has been idle for half a second,
 * except what the page prefetches for other pages.
 */
export interface PageWeight {
  /** Relative to the base URL. */
  readonly route: string;
  readonly type: PageType;
  readonly html: number;
  readonly css: number;
  readonly scripts: number;
  readonly words: number;
}

/** The maximum number of generated contract entries on a prose page. Pages with more are reference pages. */
const maxProseEntries = 15;

/**
 * Matches markup that only pages with `<ApiDocument>` contain: sections of operations and schemas, and the operation
 * filter.
 */
const apiReferencePattern = / id="(?:schema-|[^"]+\.operation")| class="?openapi-list["\s>]/;

/** Matches the summary of an operation that a page is about. */
const endpointPattern = / id="?operation["\s>]/;

/** Determines the type of a page from its HTML. */
function classifyPage(html: string): PageType {
  if (apiReferencePattern.test(html)) return 'API reference';
  if (endpointPattern.test(html)) return 'endpoint';
  return html.split(' data-record=').length - 1 > maxProseEntries ? 'reference' : 'prose';
}

/**
 * The number of tabs. Each tab compiles the scripts of the first page that it opens, and reuses them for the other
 * pages.
 */
const concurrency = 2;

/**
 * Measures the words and transfer sizes of pages in the build.
 *
 * @param url - Where the build is served.
 * @param pages - The routes of the pages. Default: all.
 */
export async function measurePages(browser: Browser, url: string, pages = routes): Promise<PageWeight[]> {
  const context = await browser.newContext();
  // On a slow machine, pages prefetch others before they're measured.
  await simulateSaveData(context);
  const idleTabs: Page[] = [];
  const weights = await pMap(
    pages,
    async (route) => {
      const html = readFileSync(path.join('build', `${route || 'index'}.html`), 'utf8');
      const tab = idleTabs.pop() ?? (await context.newPage());
      const sizes = await measurePage(tab, new URL(site.baseUrl + route, url).href);
      idleTabs.push(tab);
      return {route, type: classifyPage(html), words: countWords(html), ...sizes};
    },
    {concurrency},
  );
  await context.close();
  return weights;
}

/**
 * Measures the gzipped sizes of what a page loads, including from the cache, except what it prefetches for other pages.
 */
export async function measurePage(page: Page, url: string): Promise<Pick<PageWeight, 'html' | 'css' | 'scripts'>> {
  const requests: Request[] = [];
  const addRequest = (request: Request) => requests.push(request);
  page.on('requestfinished', addRequest);
  await page.goto(url, {waitUntil: 'load'});
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', addRequest);
  const sumSizes = async (matches: (request: Request) => boolean) => {
    const kilobytes = await Promise.all(requests.filter(matches).map((request) => measureGzipKilobytes(page, request)));
    return kilobytes.reduce((sum, size) => sum + size, 0);
  };
  return {
    html: await sumSizes((request) => request.resourceType() === 'document'),
    css: await sumSizes((request) => request.resourceType() === 'stylesheet' && !isPrefetch(request)),
    scripts: await sumSizes((request) => new URL(request.url()).pathname.endsWith('.js') && !isPrefetch(request)),
  };
}

/** Gzipped sizes by URL, because pages share most of their files. */
const sizes = new Map<string, Promise<number>>();

/**
 * Measures the size of a response by resending the request, because the browser doesn't retain multi-megabyte bodies.
 */
function measureGzipKilobytes(page: Page, request: Request): Promise<number> {
  const url = request.url();
  const size =
    sizes.get(url) ??
    page.request.get(url).then(async (response) => (response.ok() ? gzipKilobytes(await response.body()) : 0));
  sizes.set(url, size);
  return size;
}

const gzipKilobytes = (content: Buffer) => gzipSync(content, {level: 9}).length / 1000;

/**
 * Returns whether a request is a prefetch. A prefetched script that the page then runs counts as one of the page's
 * scripts.
 */
const isPrefetch = (request: Request) =>
  request.headers()['sec-purpose'] === 'prefetch' || request.headers().purpose === 'prefetch';

/**
 * Collects the files in the build that a page or one of its workers loads from now on, except prefetched files. The
 * returned function lists them, with their gzipped sizes in KB (1,000 bytes).
 */
export function collectLoadedFiles(page: Page) {
  const names = new Set<string>();
  const add = (url: string) => {
    const {protocol, pathname} = new URL(url);
    if (/^https?:$/.test(protocol)) names.add(pathname.slice(site.baseUrl.length));
  };
  page.on('request', (request) => {
    if (!isPrefetch(request)) add(request.url());
  });
  page.on('worker', (worker) => {
    add(worker.url());
  });
  return () => [...names].map((name) => ({name, kilobytes: gzipKilobytes(readFileSync(path.join('build', name)))}));
}
