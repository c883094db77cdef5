import {site} from '../config/site';
import {waitForHydration} from './support/hydration';
import {expect, test} from './support/test';

const overview = `docs/${site.slug}-api/overview`;
const endpoint = `docs/${site.slug}-api/core-api/designs-from-prompt`;
const sentence = 'JSON objects in UTF-8';

test("static text is sent once: the page's scripts don't repeat it", async ({page, open}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) {
      scripts.push(response.text());
    }
  });
  await open(overview);
  await expect(page.getByText(sentence)).toBeVisible();
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => text.includes(sentence))).toEqual([]);
});

test('a page opened from another page shows its text, and so does the first page after going back', async ({
  page,
  open,
}) => {
  await open(endpoint);
  await page.locator(`.theme-doc-sidebar-container a[href="/${overview}"]`).click();
  await expect(page.getByText(sentence)).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-language="curl"] pre').first()).toContainText('curl');
  await expect(page.locator('.ref-part').first()).not.toBeEmpty();
});

test('a link in prerendered HTML opens its page without a page load', async ({page, open}) => {
  await open(overview);
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'kept';
  });
  const link = page.locator('.static a[href^="/docs/"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'kept');
});

test("text that React renders again, because something changed the page before hydration, isn't lost", async ({
  page,
  watch,
}) => {
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
