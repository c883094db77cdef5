// cspell:ignore statu
import type {Page} from '@playwright/test';
import {site} from '../../config/site';
import {waitForHydration} from '../support/page';
import {expect, nightly, nightlyUnless, test} from '../support/test';

const overview = `docs/${site.slug}-api/overview`;

test.describe('a URL', () => {
  // The unit tests of `normalizeLocation` cover the other URLs.
  for (const [path, expectedPath, title] of [
    ['/docs/index.html?lang=python#some-part', '/docs?lang=python#some-part', 'Documentation'],
    ['/docs//intro/', '/docs/intro', 'Introduction'],
    [String.raw`/\other-site.example/x/`, '/other-site.example/x', 'Page not found'],
  ] as const) {
    const details = nightlyUnless(title === 'Documentation');
    test(`${path} redirects to the canonical path of the site`, details, async ({page, watch, baseURL}) => {
      // The host responds with the not-found page, which redirects.
      watch.allow('404');
      const root = (baseURL ?? '').replace(/\/$/, '');
      await page.goto(root + path);
      await page.waitForURL(root + expectedPath);
      await waitForHydration(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    });
  }

  test("that can't be decoded is handled like any other URL", nightly, async ({page, open, watch}) => {
    watch.allow('404');
    await open('docs/%zz');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page.getByRole('link', {name: 'Search the documentation for “zz”'})).toBeVisible();
    await open('docs/intro');
    await page.evaluate(() => {
      location.hash = '#100%';
    });
    await expect(page).toHaveURL(/#100%25$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Get request status'}).click();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Introduction');
  });
});

test.describe('the not-found page', () => {
  test('suggests a page with a similar URL', async ({page, open, watch}) => {
    watch.allow('404');
    await open(`docs/${site.slug}-api/core-api/get-request-statu`);
    await page.getByRole('main').getByRole('status').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/docs/${site.slug}-api/core-api/get-request-status$`));
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
  });

  test('links to a search for the words in the URL, the docs root, and the introduction', async ({
    page,
    open,
    watch,
  }) => {
    watch.allow('404');
    await open('guides/rate-limits-of-webhooks');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toBeEmpty();
    await expect(main.getByRole('link', {name: 'All documentation pages'})).toHaveAttribute(
      'href',
      `${site.baseUrl}docs`,
    );
    await expect(main.getByRole('link', {name: /^Introduction/})).toHaveAttribute('href', `${site.baseUrl}docs/intro`);
    await main.getByRole('link', {name: /^Search the documentation/}).click();
    await expect(page).toHaveURL(/\/search\?q=rate(?:\+|%20)limits/);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
});

test.describe('navigation', () => {
  const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  test("with a link scrolls to the top, and with the browser's Back button to the previous position", async ({
    page,
    open,
  }) => {
    await open(overview);
    await page.mouse.wheel(0, 1500);
    // Wait for the end of scrolling.
    await expect.poll(() => scrollY(page)).toBe(1500);
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Introduction'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Introduction');
    await expect.poll(() => scrollY(page)).toBe(1500);
  });

  test('to a hash scrolls to its element, on the same page and on a different page', async ({page, open}) => {
    await open(overview);
    const links = page.locator('.table-of-contents a');
    const hash = (await links.last().getAttribute('href')) ?? '';
    const target = page.locator(`[id="${hash.slice(1)}"]`);
    await expect(target).not.toBeInViewport();
    await links.last().click();
    await expect(target).toBeInViewport();
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Introduction'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    await page.locator(`main a[href*="${overview}#"]:visible`).first().click();
    await expect(page).toHaveURL(new RegExp(`/${overview}#.`));
    const [, id = ''] = page.url().split('#');
    await expect(page.locator(`[id="${decodeURIComponent(id)}"]`)).toBeInViewport();
    expect(await scrollY(page)).toBeGreaterThan(0);
  });
});
