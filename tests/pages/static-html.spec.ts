import {site} from '../../config/site';
import {markWindow} from '../support/page';
import {expect, test} from '../support/test';

const folder = `docs/${site.slug}-api/core-api`;
const endpoint = `${folder}/designs-from-prompt`;
const otherEndpoint = `${folder}/designs-from-content`;
const sentence = 'Use this operation when you have an idea or a brief';

test("the reference isn't in scripts, and links open pages with all text, without a page load", async ({
  page,
  open,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text());
  });
  await open(endpoint);
  await expect(page.getByText(sentence).first()).toBeVisible();
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => text.includes(sentence))).toEqual([]);

  const isSameDocument = await markWindow(page);
  await page.locator(`.theme-doc-sidebar-container a[href="${site.baseUrl}${otherEndpoint}"]`).click();
  await expect(page.locator('[data-openapi-language="curl"] pre').first()).toContainText('curl');
  await expect(page.locator('.openapi-part').first()).not.toBeEmpty();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${endpoint}$`));
  await expect(page.getByText(sentence).first()).toBeVisible();
  const link = page.locator(`.openapi-part a[href^="${site.baseUrl}docs/"]`).first();
  const url = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(url);
  expect(await isSameDocument()).toBe(true);
});
