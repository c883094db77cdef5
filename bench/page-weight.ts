import {gzipSync} from 'node:zlib';
import type {Browser, Page, Request} from '@playwright/test';
import {mapWithConcurrency} from '../plugins/shared';
import {waitForHydration} from '../tests/support/page';
import {launchChromium} from './chromium';

/**
 * The transfer sizes of a page with a cold cache, in gzipped KB (1,000 bytes). They include everything that loads
 * without interaction until the page is hydrated and the network has been idle for half a second, except what the page
 * prefetches for other pages.
 */
export interface PageWeight {
  readonly route: string;
  readonly html: number;
  readonly css: number;
  readonly scripts: number;
}

/** The number of pages that are open at the same time. */
const concurrency = 4;

/**
 * Measures the size of a response by resending the request, because the browser doesn't retain multi-megabyte bodies.
 */
async function measureGzipKilobytes(page: Page, request: Request): Promise<number> {
  const response = await page.request.get(request.url());
  return response.ok() ? gzipSync(await response.body(), {level: 9}).length / 1000 : 0;
}

/**
 * Returns whether a request is a prefetch. A prefetched script that the page then runs counts as one of the page's
 * scripts.
 */
export const isPrefetch = (request: Request) =>
  request.headers()['sec-purpose'] === 'prefetch' || request.headers()['purpose'] === 'prefetch';

async function measurePageWeight(browser: Browser, origin: string, route: string): Promise<PageWeight> {
  const page = await browser.newPage({ignoreHTTPSErrors: true});
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(origin + route, {waitUntil: 'load'});
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const sumSizes = async (matches: (request: Request) => boolean) => {
    const sizes = await Promise.all(requests.filter(matches).map((request) => measureGzipKilobytes(page, request)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const weight = {
    route,
    html: await sumSizes((request) => request.resourceType() === 'document'),
    css: await sumSizes((request) => request.resourceType() === 'stylesheet' && !isPrefetch(request)),
    scripts: await sumSizes((request) => new URL(request.url()).pathname.endsWith('.js') && !isPrefetch(request)),
  };
  await page.close();
  return weight;
}

/**
 * Measures the transfer sizes of pages in Chromium.
 *
 * @param origin - Origin of the server, without a trailing slash.
 * @param routes - Paths of the pages, with a leading slash.
 * @returns The weights in the order of the routes.
 */
export async function measurePageWeights(origin: string, routes: readonly string[]): Promise<PageWeight[]> {
  const browser = await launchChromium();
  try {
    return await mapWithConcurrency(routes, (route) => measurePageWeight(browser, origin, route), concurrency);
  } finally {
    await browser.close();
  }
}
