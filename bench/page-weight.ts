import {gzipSync} from 'node:zlib';
import type {Browser, Request} from '@playwright/test';
import {mapWithConcurrency} from '../plugins/shared';
import {launchChromium} from './chromium';

/** What a page costs its reader, in KB (1,000 bytes) of gzip, from a cold cache. */
export interface PageWeight {
  readonly route: string;
  readonly html: number;
  readonly css: number;
  /** Every script that runs or loads until five seconds after the load event, without interaction. */
  readonly scripts: number;
  /** What is fetched for other pages in that time (`<link rel=prefetch>`). */
  readonly prefetched: number;
  readonly requests: number;
  /** Seconds until React has taken over the page, on this machine. */
  readonly interactive: number;
}

/** How long a page is watched after its load event, in milliseconds, unless the caller says otherwise. */
const watchedFor = 5000;

/** How pages are weighed. */
export interface WeighOptions {
  /** `true`: a page counts as loaded when it is interactive and nothing has been requested for half a second. */
  readonly untilQuiet?: boolean;
  /** Pages that are open at once. */
  readonly concurrency?: number;
}

/** What a request brought, asked for once more: the browser does not keep bodies of many megabytes. */
async function gzipKilobytes(request: Request): Promise<number> {
  const response = await fetch(request.url());
  return response.ok ? gzipSync(await response.arrayBuffer(), {level: 9}).length / 1000 : 0;
}

/** A prefetch says so in its header; what a prefetch brought and the page then runs is counted as the page's own. */
const isPrefetch = (request: Request) =>
  request.headers()['sec-purpose'] === 'prefetch' || request.headers()['purpose'] === 'prefetch';

async function weigh(browser: Browser, origin: string, route: string, untilQuiet: boolean): Promise<PageWeight> {
  const page = await browser.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(origin + route, {waitUntil: 'load'});
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const interactive = (await page.evaluate(() => performance.now())) / 1000;
  if (untilQuiet) {
    await page.waitForLoadState('networkidle');
  } else {
    await page.waitForTimeout(watchedFor);
  }
  const total = async (wanted: (request: Request) => boolean) => {
    const sizes = await Promise.all(requests.filter(wanted).map(gzipKilobytes));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const weight = {
    route,
    html: await total((request) => request.resourceType() === 'document'),
    css: await total((request) => request.resourceType() === 'stylesheet' && !isPrefetch(request)),
    scripts: await total((request) => new URL(request.url()).pathname.endsWith('.js') && !isPrefetch(request)),
    prefetched: await total(isPrefetch),
    requests: requests.length,
    interactive,
  };
  await page.close();
  return weight;
}

/**
 * Weighs pages in Chromium.
 *
 * @param origin - Where the built site is served, without a trailing slash.
 * @param routes - Addresses on it, with a leading slash.
 * @returns The weights in the order of the routes.
 */
export async function weighPages(
  origin: string,
  routes: readonly string[],
  {untilQuiet = false, concurrency = 1}: WeighOptions = {},
): Promise<PageWeight[]> {
  const browser = await launchChromium();
  try {
    return await mapWithConcurrency(routes, (route) => weigh(browser, origin, route, untilQuiet), concurrency);
  } finally {
    await browser.close();
  }
}
