import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {markWindow} from './behavior/support/failing-requests';
import {routes} from './support/routes';
import {expect, test} from './support/test';

const changes = 500;
/** By then every page has been loaded, and what the site keeps for good is there. */
const settled = 150;
/** What may be added after that, in bytes: the noise of the collector is some hundred kilobytes. */
const mostGrowth = 5_000_000;

/** Follows a link of the page that leads to another page: one that has not been followed, if there is one. */
function follow(page: Page, followed: readonly string[]): Promise<string> {
  return page.evaluate((done) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      ({origin, pathname, target, download}) =>
        origin === location.origin &&
        pathname !== location.pathname &&
        target === '' &&
        download === '' &&
        !/\.\w+$/.test(pathname),
    );
    const known = new Set(done);
    const pages = new Set(done.map((address) => address.replace(/#.*/, '')));
    const link =
      links.find(({pathname}) => !pages.has(pathname)) ??
      links.find(({pathname, hash}) => !known.has(pathname + hash)) ??
      links[done.length % links.length];
    if (link === undefined) throw new Error(`${location.pathname} leads nowhere.`);
    link.click();
    return link.pathname + link.hash;
  }, followed);
}

/** Waits until the page that the address names is drawn. */
async function arrived(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    return canonical !== undefined && new URL(canonical).pathname === location.pathname;
  });
}

test('every page by its links in one tab, 500 changes of page, back and forward: the heap stays', async ({
  page,
  open,
}) => {
  test.setTimeout(900_000);
  await open('');
  const isSameWindow = await markWindow(page);
  const browser = await page.context().newCDPSession(page);
  const heap = async () => {
    await browser.send('HeapProfiler.collectGarbage');
    const {usedSize} = await browser.send('Runtime.getHeapUsage');
    return usedSize;
  };

  const followed = new Set<string>();
  const sizes: number[] = [];
  for (let count = 1; count <= changes; count++) {
    if (count % 10 === 9) await page.goBack();
    else if (count % 10 === 0) await page.goForward();
    else followed.add(await follow(page, [...followed]));
    await arrived(page);
    if (count % 50 === 0 && count >= settled) sizes.push(await heap());
  }

  const pages = new Set([...followed].map((address) => address.replace(/#.*/, '')));
  const expected = routes.filter((route) => route !== 'search').map((route) => site.baseUrl + route);
  expect(expected.filter((route) => !pages.has(route))).toEqual([]);
  const [first = 0, ...later] = sizes;
  expect(Math.max(...later) - first, `bytes in use: ${sizes.join(', ')}`).toBeLessThan(mostGrowth);
  expect(await isSameWindow()).toBe(true);
});
