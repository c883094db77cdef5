import {gzipSync} from 'node:zlib';
import {mapWithConcurrency} from '@developer-docs/utils/node';
import type {Page, Request} from '@playwright/test';
import {site} from '../config/site';
import {waitForHydration} from '../tests/support/page';
import {serveSite} from '../tests/support/serve';
import {openFinishedBuild} from '../tools/builds/finished-build';
import {launchChromium, isPrefetch} from './browser';
import {classifyPage, findBudgetViolations, getBudget, pagesInBudget, type PageWeight} from './budgets';
import type {Tables} from './report';
import {countWords} from './words';

/**
 * The number of tabs. Each tab compiles the scripts of the first page that it opens, and reuses them for the other
 * pages.
 */
const concurrency = 2;

/**
 * Measures the words and transfer sizes of every page in the build, and checks them against `bench/budgets.ts`. `npm
 * run test:budgets` runs this, too.
 *
 * @returns The largest sizes and the most words of each type of page, and the words of each page.
 */
export async function benchPages(): Promise<Tables> {
  const build = openFinishedBuild();
  const server = await serveSite(build.outDir, {baseUrl: site.baseUrl});
  const browser = await launchChromium();
  const context = await browser.newContext();
  const idleTabs: Page[] = [];
  try {
    const weights = await mapWithConcurrency(
      await build.listPages(),
      async ({route, file}) => {
        const html = await build.readText(file);
        const tab = idleTabs.pop() ?? (await context.newPage());
        const sizes = await measurePage(tab, server.origin + route);
        idleTabs.push(tab);
        return {route, type: classifyPage(html), words: countWords(html), ...sizes};
      },
      concurrency,
    );
    reportViolations(weights);
    return {'Gzipped KB': summarize(weights), Words: listWords(weights)};
  } finally {
    await browser.close();
    await server.close();
  }
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
    page.request
      .get(url)
      .then(async (response) => (response.ok() ? gzipSync(await response.body(), {level: 9}).length / 1000 : 0));
  sizes.set(url, size);
  return size;
}

function reportViolations(weights: readonly PageWeight[]): void {
  const violations = weights.flatMap((weight) => findBudgetViolations(weight, weights.length - pagesInBudget));
  if (violations.length > 0) {
    console.error(`These pages exceed the budget in bench/budgets.ts:\n${violations.join('\n')}`);
    process.exitCode = 1;
  }
}

function summarize(weights: readonly PageWeight[]): Tables[string] {
  const types = [...new Set(weights.map(({type}) => type))].sort();
  return Object.fromEntries(
    types.map((type) => {
      const pages = weights.filter((weight) => weight.type === type);
      type Name = 'scripts' | 'css' | 'html' | 'words';
      const findLargest = (name: Name) => Math.max(...pages.map((page) => page[name]));
      const findBudget = (name: Name) =>
        Math.max(...pages.map((page) => getBudget(page, weights.length - pagesInBudget)[name]));
      return [
        type,
        {
          pages: pages.length,
          'largest scripts': findLargest('scripts'),
          'scripts budget': findBudget('scripts'),
          'largest CSS': findLargest('css'),
          'CSS budget': findBudget('css'),
          'largest HTML': findLargest('html'),
          'HTML budget': findBudget('html'),
          'most words': findLargest('words'),
          'words budget': findBudget('words'),
        },
      ];
    }),
  );
}

/** Lists the words of all pages, starting with the longest. */
function listWords(weights: readonly PageWeight[]): Tables[string] {
  const sorted = weights.toSorted((first, second) => second.words - first.words);
  return Object.fromEntries(sorted.map(({route, words}) => [route, {words}]));
}
