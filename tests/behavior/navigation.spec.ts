import type {Page} from '@playwright/test';
import {site} from '../../config/site';
import {holdRequests, waitForHydration, markWindow} from '../support/page';
import {expect} from '../support/test';
import {loadErrorBox, pageKinds, pageChunks, test} from './support/failing-requests';

const from = 'docs/intro';
const to = pageKinds['an endpoint page'][0];

const toLink = (page: Page) => page.locator(`.theme-doc-sidebar-menu a[href="${site.baseUrl}${to}"]`);
const bar = (page: Page) => page.locator('#nprogress .bar');

/** Counts document loads. */
function countDocumentLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

test.describe('a route transition', () => {
  test('shows a progress bar after 200 ms and, until it ends, the old page', async ({page, open}) => {
    // The test controls the clock, so that a busy machine doesn't change the result.
    await page.clock.install({time: 0});
    await open(from);
    const isSameWindow = await markWindow(page);
    await page.evaluate(() => {
      Math.random = () => 1;
    });
    await page.clock.pauseAt(600_000);
    const heading = page.getByRole('heading', {level: 1});
    const release = await holdRequests(page, pageChunks);
    await toLink(page).click();
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    // The specification fixes the settings: the progress starts at 8%, and grows by up to 2% every 800 ms, in 200 ms.
    await expect(bar(page)).toHaveAttribute('style', /-92%.* 200ms/);
    await page.clock.runFor(900);
    await expect(bar(page)).toHaveAttribute('style', /-90%.* 200ms/);
    await expect(heading).toHaveText('Introduction');
    release();
    await expect(page).toHaveURL(new RegExp(`/${to}$`));
    await expect(heading).not.toHaveText('Introduction');
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
    expect(await isSameWindow()).toBe(true);
  });

  test('whose chunk fails to load reloads the page once', async ({page, open, failRequests, watch}) => {
    watch.allow(/Loading chunk \S+ failed/);
    await open(from);
    const loads = countDocumentLoads(page);
    await failRequests(pageChunks);
    await toLink(page).click();
    await expect(loadErrorBox(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${to}$`));
    await expect(page.getByRole('main')).toContainText(pageKinds['an endpoint page'][1]);
    // The chunk is still missing, so links load static pages.
    await page.getByRole('link', {name: 'Introduction'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    await expect(loadErrorBox(page)).toBeVisible();
    expect(loads()).toBe(2);
  });
});

test.describe('a page', () => {
  test.use({saveData: false});

  test('whose prefetch of another page fails shows no error', async ({page, failRequests}) => {
    await page.goto('search');
    await waitForHydration(page);
    await failRequests(pageChunks);
    const failed = page
      .waitForEvent('requestfailed', (request) => pageChunks.test(request.url()))
      .catch(() => undefined);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true}).hover();
    await failed;
    await expect(loadErrorBox(page)).toHaveCount(0);
  });
});
