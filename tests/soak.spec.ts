import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {markWindow} from './support/page';
import {routes} from './support/routes';
import {nightly, expect, test} from './support/test';

const changes = 500;
/** After this many navigations, every page has been loaded and caches are filled. */
const warmUp = 150;
/** Allowed heap growth after that, in bytes. Garbage collection varies by a few hundred kilobytes. */
const maxGrowth = 5_000_000;

/** Follows a link to another page, preferably one that hasn't been followed yet. */
const followLink = (page: Page, followedLinks: readonly string[]): Promise<string> =>
  page.evaluate((visitedLinks) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      ({origin, pathname, target, download}) =>
        origin === location.origin &&
        pathname !== location.pathname &&
        target === '' &&
        download === '' &&
        !/\.\w+$/.test(pathname),
    );
    const visitedUrls = new Set(visitedLinks);
    const visitedPages = new Set(visitedLinks.map((address) => address.replace(/#.*/, '')));
    const link =
      links.find(({pathname}) => !visitedPages.has(pathname)) ??
      links.find(({pathname, hash}) => !visitedUrls.has(pathname + hash)) ??
      links[visitedLinks.length % links.length];
    if (link === undefined) throw new Error(`${location.pathname} has no links to other pages.`);
    link.click();
    return link.pathname + link.hash;
  }, followedLinks);

/** Waits until the page with the current URL has been rendered. */
async function waitForRoute(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    return canonical !== undefined && new URL(canonical).pathname === location.pathname;
  });
}

test('500 navigations in one tab reach every page and leak no memory', nightly, async ({page, open}) => {
  test.setTimeout(900_000);
  await open('');
  const isSameWindow = await markWindow(page);
  const browser = await page.context().newCDPSession(page);
  const measureHeap = async () => {
    await browser.send('HeapProfiler.collectGarbage');
    const {usedSize} = await browser.send('Runtime.getHeapUsage');
    return usedSize;
  };

  const followedLinks = new Set<string>();
  const sizes: number[] = [];
  for (let count = 1; count <= changes; count += 1) {
    if (count % 10 === 9) await page.goBack();
    else if (count % 10 === 0) await page.goForward();
    else followedLinks.add(await followLink(page, [...followedLinks]));
    await waitForRoute(page);
    if (count % 50 === 0 && count >= warmUp) sizes.push(await measureHeap());
  }

  const visitedPages = new Set([...followedLinks].map((address) => address.replace(/#.*/, '')));
  const expected = routes.filter((route) => route !== 'search').map((route) => site.baseUrl + route);
  expect(expected.filter((route) => !visitedPages.has(route))).toEqual([]);
  const [first = 0, ...later] = sizes;
  expect(Math.max(...later) - first, `bytes in use: ${sizes.join(', ')}`).toBeLessThan(maxGrowth);
  expect(await isSameWindow()).toBe(true);
});
