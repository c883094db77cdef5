import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {toString} from 'hast-util-to-string';
import {site} from '../../config/site';
import {findElement, parseHtml} from '../../plugins/shared';
import {nightly, expect, test} from '../support/test';
import {docsInSidebar, docsOutsideSidebar, routes} from '../support/routes';
import {hits, modal, search} from '../support/search';

/** Runs the first example, and disconnects when the site is ready to work offline. */
async function runAndDisconnect(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Run designsFromPrompt'}).click();
  await expect(page.getByText('Until then, all pages work offline.')).toBeVisible();
  await page.context().setOffline(true);
}

const linkTo = (page: Page, route: string) => page.locator(`a[href="${site.baseUrl}${route}"]`).first();

/** Follows a link, and checks that the page is complete. */
async function follow(page: Page, route: string): Promise<void> {
  // Some links are in closed menus or hidden columns.
  await linkTo(page, route).evaluate((link: HTMLElement) => {
    link.click();
  });
  await expectPage(page, route);
}

async function expectPage(page: Page, route: string): Promise<void> {
  const html = readFileSync(`build/${route === '' ? 'index' : route}.html`, 'utf8');
  const heading = findElement(parseHtml(html), ({tagName}) => tagName === 'h1');
  await expect(page).toHaveURL(new RegExp(`${site.baseUrl}${route}$`));
  await expect
    .poll(() => page.getByRole('heading', {level: 1}).textContent(), route)
    .toBe(heading && toString(heading));
  await expect(page.locator('[data-static]:empty'), route).toHaveCount(0);
  const images = page.getByRole('main').getByRole('img');
  for (const image of await images.and(page.locator('img:visible')).all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth), route).not.toBe(0);
  }
}

test('all kinds of links, the console, and search work offline after the first click', async ({page, open, watch}) => {
  // Links are still prefetched.
  watch.allow('net::ERR_INTERNET_DISCONNECTED');
  await open('docs/intro');
  await runAndDisconnect(page);
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/}).click();
  await expectPage(page, `docs/${site.slug}-api/overview`);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Content from prompt'}).click();
  await expectPage(page, `docs/${site.slug}-api/core-api/content-from-prompt`);
  await page.getByRole('button', {name: 'Try it contentFromPrompt'}).first().click();
  const panel = page.getByRole('region', {name: 'Console: contentFromPrompt'});
  await panel.getByRole('button', {name: 'Send'}).click();
  await expect(panel.getByText('202 Accepted', {exact: true})).toBeVisible();
  await search(page, 'signature of a webhook');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: site.brand}).click();
  await expectPage(page, '');
});

test.describe('on a metered connection', () => {
  test.use({saveData: true});

  test('nothing is loaded for offline use', async ({page, open}) => {
    await open('docs/intro');
    const chunks: string[] = [];
    page.on('request', (request) => chunks.push(request.url()));
    await page.getByRole('button', {name: 'Run designsFromPrompt'}).click();
    await expect(page.getByText('202 Accepted', {exact: true}).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(chunks.filter((url) => url.includes('sandbox-editor'))).toEqual([]);
  });
});

test('a failed request stops loading without an error, and the next console resumes it', async ({
  page,
  open,
  watch,
}) => {
  watch.allow('net::ERR_FAILED', '/sandbox/operations/');
  await open('docs/intro');
  await page.route('**/sandbox/operations/loginUser.json', (route) => route.abort());
  await Promise.all([
    page.waitForEvent('requestfailed'),
    page.getByRole('button', {name: 'Run designsFromPrompt'}).click(),
  ]);
  await expect(page.getByText('202 Accepted', {exact: true}).first()).toBeVisible();
  await page.unroute('**/sandbox/operations/loginUser.json');
  await expect(page.getByText('Until then, all pages work offline.')).toHaveCount(0);
  await page.getByRole('button', {name: 'Close the console'}).click();
  await runAndDisconnect(page);
});

test('links open every page offline after the first click', nightly, async ({page, open, watch}) => {
  watch.allow('net::ERR_INTERNET_DISCONNECTED');
  await open('docs/intro');
  await runAndDisconnect(page);
  const visited = new Set<string>();
  /** Visits the pages outside the sidebar that a page links to. */
  const visitLinkedFrom = async (route: string) => {
    visited.add(route);
    for (const target of docsOutsideSidebar) {
      if (!visited.has(target) && (await linkTo(page, target).count()) > 0) {
        await follow(page, target);
        await visitLinkedFrom(target);
        await page.goBack();
        await expectPage(page, route);
      }
    }
  };
  for (const route of [...docsInSidebar, 'docs', '']) {
    await follow(page, route);
    await visitLinkedFrom(route);
  }
  await search(page, 'webhook');
  await modal(page)
    .getByRole('link', {name: /^See all/})
    .click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results$/);
  expect(routes.filter((route) => !visited.has(route))).toEqual(['search']);
});
