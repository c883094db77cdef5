// cspell:ignore statu
import {site} from '../../config/site';
import {waitForHydration} from '../support/page';
import {expect, test} from '../support/test';

const overview = `docs/${site.slug}-api/overview`;

// The unit tests of `getCanonicalUrl` cover other URLs.
test('a URL redirects to the canonical path of the site', async ({page, watch, baseURL}) => {
  // The host responds with the not-found page, which redirects.
  watch.allow('404');
  const root = (baseURL ?? '').replace(/\/$/, '');
  await page.goto(`${root}/docs/index.html?lang=python#some-part`);
  await page.waitForURL(`${root}/docs?lang=python#some-part`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Documentation');
});

test('the not-found page has status 404, and suggests similar pages and a search', async ({page, open, watch}) => {
  watch.allow('404');
  const main = page.getByRole('main');
  const response = await open('guides/rate-limits-of-webhooks');
  expect(response.status()).toBe(404);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(main.getByRole('status')).toBeEmpty();
  await expect(main.getByRole('link', {name: 'All documentation pages'})).toHaveAttribute(
    'href',
    `${site.baseUrl}docs`,
  );
  await expect(main.getByRole('link', {name: /^Introduction/})).toHaveAttribute('href', `${site.baseUrl}docs/intro`);
  await expect(main.getByRole('searchbox')).toHaveValue('rate limits of webhooks');
  await main.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=rate(?:\+|%20)limits/);
  await expect(main.getByRole('listitem').first()).toBeVisible();

  // Several pages end with "overview".
  await open(`docs/${site.slug}-api/overvew`);
  await expect(main.getByRole('status').getByRole('link')).toHaveAttribute(
    'href',
    `${site.baseUrl}docs/${site.slug}-api/overview`,
  );
  await open(`docs/${site.slug}-api/core-api/get-request-statu`);
  await main.getByRole('status').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/docs/${site.slug}-api/core-api/get-request-status$`));
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
});

test('a link scrolls to the top or its hash, Back to the last position, and Tab to the skip link', async ({
  page,
  open,
}) => {
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  const heading = page.getByRole('heading', {level: 1});
  const followLink = async () => {
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Introduction'}).click();
    await expect(heading).toHaveText('Introduction');
  };
  await open(overview);
  await page.mouse.wheel(0, 1500);
  // Wait for the end of scrolling.
  await expect.poll(scrollY).toBe(1500);
  await followLink();
  await expect.poll(scrollY).toBe(0);
  // The browser only remembers the position of the focus, so there is no focused element to wait for.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.goBack();
  await expect(heading).not.toHaveText('Introduction');
  await expect.poll(scrollY).toBe(1500);

  // A hash on the same page, and on a different one.
  const links = page.locator('.table-of-contents a');
  const hash = (await links.last().getAttribute('href')) ?? '';
  const target = page.locator(`[id="${hash.slice(1)}"]`);
  await expect(target).not.toBeInViewport();
  await links.last().click();
  await expect(target).toBeInViewport();
  await followLink();
  await page.locator(`main a[href*="${overview}#"]:visible`).first().click();
  await expect(page).toHaveURL(new RegExp(`/${overview}#.`));
  const [, id = ''] = page.url().split('#');
  await expect(page.locator(`[id="${decodeURIComponent(id)}"]`)).toBeInViewport();
  expect(await scrollY()).toBeGreaterThan(0);
});
