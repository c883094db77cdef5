import type {Page} from '@playwright/test';
import {site} from '../../config/site';
import {expectNoAxeViolations, findAxeViolations} from '../support/axe';
import {red} from '../support/colors';
import {serveSite} from '../support/serve';
import {expect} from '../support/test';
import {test} from './support/failing-requests';

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
  await expect(box).toHaveCSS('border-top-color', red);
  await expectNoAxeViolations(page, '[role=dialog]');
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(box).toContainText(/Loading chunk \S+ failed/);
  await restore();
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(overlay(page).getByPlaceholder('Search docs')).toBeFocused();
  await expect(overlay(page).getByText('Loading…')).toHaveCount(0);
});

test('the base URL banner is shown on the home page only if the base URL is wrong', async ({page, open, watch}) => {
  watch.allow('404', 'request to another host');
  const wrongServer = await serveSite('build', {baseUrl: '/elsewhere/'});
  await page.goto(`${wrongServer.origin}/elsewhere/`);
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await expect(banner).toContainText('Your Docusaurus site did not load properly.');
  await expect(banner).toContainText(`Current configured baseUrl = ${site.baseUrl}`);
  await expect(banner).toContainText('We suggest trying baseUrl = /elsewhere/');
  await wrongServer.close();
  await open('');
  await expect(banner).toHaveCount(0);
});
