import type {Page} from '@playwright/test';
import {createEngine} from '../../packages/search-engine/src';
import {forModal, safeClient} from '../../plugins/search/client/safe-client';
import type {DocSearchRecord} from '../../plugins/search/records';
import {launchChromium} from '../chromium';
import {slowly} from './slow-network';

/** A middling phone against this machine, as Lighthouse has it. */
const phone = 4;

/** What is typed. */
const typed = 'rate limits of requests';

/** Milliseconds. */
export interface BrowserFigures {
  /** From the click on the button to the first hit, the query typed at once: slow 4G, cold cache, a phone's processor. */
  readonly firstHit: number;
  /** Script on the main thread for each key, of half and of the slowest of the keys: DocSearch's drawing included, as on this machine. */
  readonly key: number;
  readonly slowestKey: number;
  /** The same on a phone. */
  readonly keyOnPhone: number;
}

/**
 * Searches in Chromium.
 *
 * @param origin - Where the built site is served, without a trailing slash.
 * @param route - A page of it, with a leading slash.
 */
export async function measureBrowser(origin: string, route: string): Promise<BrowserFigures> {
  const browser = await launchChromium();
  const line = await slowly(origin);
  try {
    const firstHit = await timeToFirstHit(await browser.newPage(), line.origin + route);
    const keys = await timeOfKeys(await browser.newPage(), origin + route, 1);
    const onPhone = await timeOfKeys(await browser.newPage(), origin + route, phone);
    return {firstHit, key: middle(keys), slowestKey: Math.max(...keys), keyOnPhone: middle(onPhone)};
  } finally {
    await browser.close();
    await line.close();
  }
}

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function open(page: Page, address: string, slowdown: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await session.send('Performance.enable');
  await page.goto(address, {waitUntil: 'networkidle', timeout: 120_000});
  return session;
}

async function timeToFirstHit(page: Page, address: string): Promise<number> {
  await open(page, address, phone);
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.DocSearch-Hit')) return;
      performance.mark('hit');
      observer.disconnect();
    }).observe(document.body, {childList: true, subtree: true});
    document.addEventListener('click', () => performance.mark('open'), {capture: true, once: true});
  });
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.keyboard.type(typed.slice(0, 4));
  await page.locator('.DocSearch-Hit').first().waitFor();
  return page.evaluate(() => performance.measure('first hit', 'open', 'hit').duration);
}

/** Script on the main thread for each key but the first, which loads. */
async function timeOfKeys(page: Page, address: string, slowdown: number): Promise<number[]> {
  const session = await open(page, address, slowdown);
  const scriptTime = async () => {
    const {metrics} = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({name}) => name === 'ScriptDuration')?.value ?? 0);
  };
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  const [first = '', ...keys] = typed;
  await page.keyboard.type(first);
  await page.locator('.DocSearch-Hit').first().waitFor();
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (const key of keys) {
    const before = await scriptTime();
    await page.keyboard.type(key);
    // Longer than an answer takes.
    await page.waitForTimeout(200 * slowdown);
    times.push((await scriptTime()) - before);
  }
  return times;
}

/** Milliseconds that our own code takes on the main thread for the answer to a key, the slowest of a query's: taking it over from the worker, checking it. */
export async function measureOwnWork(records: readonly DocSearchRecord[]): Promise<number> {
  const engine = createEngine(records);
  const attributesToSnippet = [...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`), 'content:10'];
  let slowest = 0;
  for (let end = 1; end <= typed.length; end++) {
    const request = {indexName: 'docs', query: typed.slice(0, end), attributesToSnippet};
    const answer = JSON.stringify(engine.search(request));
    let best = Infinity;
    for (let run = 0; run < 5; run++) {
      const start = performance.now();
      const client = safeClient({search: () => Promise.resolve({results: [JSON.parse(answer)]})}, [], 'html');
      const {results} = await client.search({requests: [request]});
      results.map(forModal);
      best = Math.min(best, performance.now() - start);
    }
    slowest = Math.max(slowest, best);
  }
  return slowest;
}
