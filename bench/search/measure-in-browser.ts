import type {IndexFiles} from '@developer-docs/search-engine';
import type {Page} from '@playwright/test';
import {headingsFile, getRecordsFile} from '../../plugins/search';
import {launchChromium} from '../chromium';
import {computeMedian} from '../page-routes';

/** The CPU slowdown of a mid-range phone relative to this machine, as in Lighthouse. */
const phoneCpuSlowdown = 4;

/** The query that is typed character by character. */
const query = 'rate limits of requests';

/** Measurements in Chromium, in milliseconds. */
export interface BrowserTimings {
  /** Main-thread scripting time per keystroke, including DocSearch's rendering: median, slowest, and median on a phone. */
  readonly keystroke: number;
  readonly slowestKeystroke: number;
  readonly keystrokeOnPhone: number;
}

/**
 * Measures searches in Chromium.
 *
 * @param origin - Origin at which the built site is served.
 * @param route - Root-relative URL of the page to search on.
 */
export async function measureInBrowser(origin: string, route: string): Promise<BrowserTimings> {
  const browser = await launchChromium();
  try {
    const durations = await measureKeystrokes(await browser.newPage(), origin + route, 1);
    const phoneDurations = await measureKeystrokes(await browser.newPage(), origin + route, phoneCpuSlowdown);
    return {
      keystroke: computeMedian(durations),
      slowestKeystroke: Math.max(...durations),
      keystrokeOnPhone: computeMedian(phoneDurations),
    };
  } finally {
    await browser.close();
  }
}

/** The time from the first key to the first hit in milliseconds, after the headings of a large index have loaded. */
export interface LargeIndexTimings {
  readonly firstHit: number;
  readonly firstHitOnPhone: number;
}

/**
 * Measures how soon a large index responds to the first key.
 *
 * @param files - The index files, which replace the site's index files.
 */
export async function measureLargeIndex(origin: string, route: string, files: IndexFiles): Promise<LargeIndexTimings> {
  const browser = await launchChromium();
  try {
    const measure = async (cpuSlowdown: number) => {
      const page = await browser.newPage();
      const fulfill = (name: string, body: string) =>
        page.context().route(`**/${name}`, (request) => request.fulfill({contentType: 'application/json', body}));
      await fulfill(headingsFile, files.headings);
      await fulfill(getRecordsFile(files.build), files.records);
      await openPage(page, origin + route, cpuSlowdown);
      const arrival = page.context().waitForEvent('requestfinished', (request) => request.url().endsWith(headingsFile));
      await page.getByRole('button', {name: 'Search', exact: true}).click();
      await arrival;
      return measureUntilFirstHit(page, query.slice(0, 1));
    };
    return {firstHit: await measure(1), firstHitOnPhone: await measure(phoneCpuSlowdown)};
  } finally {
    await browser.close();
  }
}

async function openPage(page: Page, url: string, cpuSlowdown: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  await session.send('Performance.enable');
  await page.goto(url, {waitUntil: 'networkidle', timeout: 120_000});
  return session;
}

/** Types a letter and measures the time from the keystroke to the first hit. */
async function measureUntilFirstHit(page: Page, letter: string): Promise<number> {
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.DocSearch-Hit')) return;
      performance.mark('hit');
      observer.disconnect();
    }).observe(document.body, {childList: true, subtree: true});
    document.addEventListener('keydown', () => performance.mark('start'), {capture: true, once: true});
  });
  await page.keyboard.type(letter);
  await page.locator('.DocSearch-Hit').first().waitFor();
  return page.evaluate(() => performance.measure('first hit', 'start', 'hit').duration);
}

/** Measures every keystroke except the first one, which loads the index. */
async function measureKeystrokes(page: Page, url: string, cpuSlowdown: number): Promise<number[]> {
  const session = await openPage(page, url, cpuSlowdown);
  const getScriptTime = async () => {
    const {metrics} = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({name}) => name === 'ScriptDuration')?.value ?? 0);
  };
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  const [firstKey = '', ...keys] = query;
  await page.keyboard.type(firstKey);
  await page.locator('.DocSearch-Hit').first().waitFor();
  await page.waitForLoadState('networkidle');
  const durations: number[] = [];
  for (const key of keys) {
    const before = await getScriptTime();
    await page.keyboard.type(key);
    // This is enough time to search and to render the hits.
    await page.waitForTimeout(200 * cpuSlowdown);
    durations.push((await getScriptTime()) - before);
  }
  return durations;
}
