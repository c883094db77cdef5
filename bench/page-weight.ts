import {gzipSync} from 'node:zlib';
import type {Browser, Page, Request} from '@playwright/test';
import {mapWithConcurrency} from '../plugins/shared';
import {waitForHydration} from '../tests/support/hydration';
import {launchChromium} from './chromium';

/** The transfer sizes of a page with a cold cache, in gzipped KB (1,000 bytes). */
export interface PageWeight {
  readonly route: string;
  readonly html: number;
  readonly css: number;
  /** All scripts that load within five seconds of the load event, without interaction. */
  readonly scripts: number;
  /** All files that the page prefetches for other pages within the same time. */
  readonly prefetched: number;
  readonly requests: number;
  /** Seconds until the page is hydrated on this machine. */
  readonly secondsToInteractive: number;
}

/** How long a page is observed after its load event unless `untilIdle` is set, in milliseconds. */
const observationMs = 5000;

export interface PageWeightOptions {
  /** Whether to stop observing a page once it's hydrated and the network has been idle for half a second. */
  readonly untilIdle?: boolean;
  /** The number of pages that are open at the same time. */
  readonly concurrency?: number;
}

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

async function measurePageWeight(
  browser: Browser,
  origin: string,
  route: string,
  untilIdle: boolean,
): Promise<PageWeight> {
  const page = await browser.newPage({ignoreHTTPSErrors: true});
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(origin + route, {waitUntil: 'load'});
  await waitForHydration(page);
  const secondsToInteractive = (await page.evaluate(() => performance.now())) / 1000;
  if (untilIdle) {
    await page.waitForLoadState('networkidle');
  } else {
    await page.waitForTimeout(observationMs);
  }
  const sumSizes = async (matches: (request: Request) => boolean) => {
    const sizes = await Promise.all(requests.filter(matches).map((request) => measureGzipKilobytes(page, request)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const weight = {
    route,
    html: await sumSizes((request) => request.resourceType() === 'document'),
    css: await sumSizes((request) => request.resourceType() === 'stylesheet' && !isPrefetch(request)),
    scripts: await sumSizes((request) => new URL(request.url()).pathname.endsWith('.js') && !isPrefetch(request)),
    prefetched: await sumSizes(isPrefetch),
    requests: requests.length,
    secondsToInteractive,
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
export async function measurePageWeights(
  origin: string,
  routes: readonly string[],
  {untilIdle = false, concurrency = 1}: PageWeightOptions = {},
): Promise<PageWeight[]> {
  const browser = await launchChromium();
  try {
    return await mapWithConcurrency(
      routes,
      (route) => measurePageWeight(browser, origin, route, untilIdle),
      concurrency,
    );
  } finally {
    await browser.close();
  }
}
