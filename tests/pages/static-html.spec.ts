import {site} from '../../config/site';
import {markWindow, waitForHydration} from '../support/page';
import {expect, nightly, test} from '../support/test';

const overview = `docs/${site.slug}-api/overview`;
const endpoint = `docs/${site.slug}-api/core-api/designs-from-prompt`;
const sentence = 'JSON objects in UTF-8';

test("static text isn't in scripts, and links open pages with all text, without a page load", async ({page, open}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text());
  });
  await open(overview);
  await expect(page.getByText(sentence)).toBeVisible();
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => text.includes(sentence))).toEqual([]);

  const isSameDocument = await markWindow(page);
  await page.locator(`.theme-doc-sidebar-container a[href="${site.baseUrl}${endpoint}"]`).click();
  await expect(page.locator('[data-openapi-language="curl"] pre').first()).toContainText('curl');
  await expect(page.locator('.openapi-part').first()).not.toBeEmpty();
  await page.goBack();
  await expect(page.getByText(sentence)).toBeVisible();
  // A link in prerendered HTML.
  const link = page.locator(`.static a[href^="${site.baseUrl}docs/"]`).first();
  const url = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(url);
  expect(await isSameDocument()).toBe(true);
});

test("text of a page that something changed before hydration isn't lost", nightly, async ({page, watch}) => {
  watch.allow('Minified React error #418');
  await page.route(`**/${overview}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('<main', '<b>from an extension</b><main');
    await route.fulfill({response, body: html});
  });
  await page.goto(overview);
  await waitForHydration(page);
  await expect(page.getByText('from an extension')).toHaveCount(0);
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.locator('.table-wrapper td').first()).not.toBeEmpty();
});
