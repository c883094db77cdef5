import type {Page} from '@playwright/test';
import {site} from '../../config/site';
import {expectNoAxeViolations, findAxeViolations} from '../support/axe';
import {waitForHydration} from '../support/page';
import {serveSite} from '../support/serve';
import {expect, nightly, nightlyUnless} from '../support/test';
import {themeViewports} from '../support/theme-viewports';
import {pageChunks, test} from './support/failing-requests';

/** The code of the search modal, which is loaded on first use. */
const modalCode = /\/assets\/js\/search-modal\.[^/]+\.js$/;
const overlay = (page: Page) => page.getByRole('dialog', {name: 'Search'});

test('a lazy component shows a spinner after 200 ms, and an error with Retry', async ({page, open, failRequests}) => {
  await open('docs/intro');
  let fail: () => void = () => undefined;
  const failurePromise = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const {restore} = await failRequests(modalCode, async (route) => {
    await failurePromise;
    await route.abort('failed');
  });
  await page.evaluate(() =>
    addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector('[role=dialog] [role=status]')) return;
          observer.disconnect();
          document.documentElement.dataset.spinnerDelay = String(performance.now() - start);
        }).observe(document.body, {childList: true, subtree: true});
      },
      true,
    ),
  );
  await page.keyboard.press('Control+k');
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page).getByRole('status')).toHaveText('Loading…');
  expect(await findAxeViolations(page, '[role=dialog]')).toEqual([]);
  expect(Number(await page.locator('html').getAttribute('data-spinner-delay'))).toBeGreaterThanOrEqual(200);

  fail();
  const box = overlay(page).getByRole('alert');
  await expect(box).toContainText(/Loading chunk \S+ failed/);
  await expect(box).toHaveCSS('border-top-color', 'rgb(168, 18, 63)');
  await expectNoAxeViolations(page, themeViewports, '[role=dialog]');
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(box).toContainText(/Loading chunk \S+ failed/);
  await restore();
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(overlay(page).getByPlaceholder('Search docs')).toBeFocused();
  await expect(overlay(page).getByText('Loading…')).toHaveCount(0);
});

test.describe('pages are prefetched', () => {
  test.use({saveData: false});

  /** Hovers over a link, and returns the types of the requests for chunks and the number of prefetch links. */
  async function hoverOverLink(page: Page): Promise<{requestTypes: string[]; prefetchLinks: number}> {
    const requestTypes: string[] = [];
    await page.goto('docs/intro');
    await waitForHydration(page);
    page.on('request', (request) => {
      if (pageChunks.test(request.url())) requestTypes.push(request.resourceType());
    });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Core API'}).first().hover();
    // Prefetching waits for idle time.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestIdleCallback(() => requestIdleCallback(resolve));
        }),
    );
    const prefetchLinks = await page.locator('link[rel=prefetch]').count();
    return {requestTypes, prefetchLinks};
  }

  test("by a GET request if the browser doesn't support prefetch", nightly, async ({page}) => {
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = () => false;
    });
    const requestPromise = page.waitForRequest(
      (request) => pageChunks.test(request.url()) && request.resourceType() === 'xhr',
    );
    const {prefetchLinks} = await hoverOverLink(page);
    expect((await requestPromise).method()).toBe('GET');
    expect(prefetchLinks).toBe(0);
  });

  for (const connection of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    test(
      `unless the connection is ${connection.saveData ? 'in data-saver mode' : connection.effectiveType}`,
      nightlyUnless(connection.saveData),
      async ({page}) => {
        await page.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', {value});
        }, connection);
        expect(await hoverOverLink(page)).toEqual({requestTypes: [], prefetchLinks: 0});
      },
    );
  }
});

test('the base URL banner is shown on the home page only if the base URL is wrong', async ({page, open, watch}) => {
  watch.allow('404', 'request to another host');
  const wrongServer = await serveSite('build', {baseUrl: '/elsewhere/'});
  await page.goto(`${wrongServer.origin}/elsewhere/`);
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await expect(banner).toContainText('Your Docusaurus site did not load properly.');
  await expect(banner).toContainText(`Current configured baseUrl = ${site.baseUrl}`);
  await expect(banner).toContainText('We suggest trying baseUrl = /elsewhere/');
  await expect(banner).toHaveCSS('background-color', 'rgb(255, 230, 179)');
  await wrongServer.close();
  await open('');
  await expect(banner).toHaveCount(0);
});
