import type {Page} from '@playwright/test';
import {launchChromium} from '../chromium';
import {startSlowProxy} from './slow-network';

/** CPU slowdown of a mid-range phone relative to this machine, as in Lighthouse. */
const phoneCpuSlowdown = 4;

/** Every character of this query is typed separately. */
const query = 'rate limits of requests';

/** Results of the measurements in Chromium, in milliseconds. */
export interface BrowserTimings {
  /** From the click on the search button to the first hit, with a phone's CPU, slow 4G, and a cold cache. */
  readonly firstHit: number;
  /** Main-thread script time per keystroke, including DocSearch's rendering: median, slowest, and median on a phone. */
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
  const slowProxy = await startSlowProxy(origin);
  try {
    const firstHit = await measureFirstHit(await browser.newPage(), slowProxy.origin + route);
    const durations = await measureKeystrokes(await browser.newPage(), origin + route, 1);
    const phoneDurations = await measureKeystrokes(await browser.newPage(), origin + route, phoneCpuSlowdown);
    return {
      firstHit,
      keystroke: median(durations),
      slowestKeystroke: Math.max(...durations),
      keystrokeOnPhone: median(phoneDurations),
    };
  } finally {
    await browser.close();
    await slowProxy.close();
  }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function openPage(page: Page, url: string, cpuSlowdown: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  await session.send('Performance.enable');
  await page.goto(url, {waitUntil: 'networkidle', timeout: 120_000});
  return session;
}

async function measureFirstHit(page: Page, url: string): Promise<number> {
  await openPage(page, url, phoneCpuSlowdown);
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.DocSearch-Hit')) return;
      performance.mark('hit');
      observer.disconnect();
    }).observe(document.body, {childList: true, subtree: true});
    document.addEventListener('click', () => performance.mark('open'), {capture: true, once: true});
  });
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.keyboard.type(query.slice(0, 4));
  await page.locator('.DocSearch-Hit').first().waitFor();
  return page.evaluate(() => performance.measure('first hit', 'open', 'hit').duration);
}

/** Measures every keystroke except for the first one, which loads the index. */
async function measureKeystrokes(page: Page, url: string, cpuSlowdown: number): Promise<number[]> {
  const session = await openPage(page, url, cpuSlowdown);
  const scriptTime = async () => {
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
    const before = await scriptTime();
    await page.keyboard.type(key);
    // Waits until the search and the rendering of its hits are complete.
    await page.waitForTimeout(200 * cpuSlowdown);
    durations.push((await scriptTime()) - before);
  }
  return durations;
}
