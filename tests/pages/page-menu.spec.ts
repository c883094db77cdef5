import {getProperty, getReadableText, parseHtml, walkElements} from '@developer-docs/docusaurus-utils/node';
import {site} from '../../config/site';
import {expect, test} from '../support/test';

const api = `docs/${site.slug}-api`;

test('the page menu supports Enter to open, Tab, and Escape, which restores focus', async ({page, open}) => {
  await open(`${api}/user-management-api/login-user`);
  const menu = page.getByRole('main').locator('details').first();
  const summary = menu.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Copy page'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeHidden();
  // It also closes on a click outside and when focus leaves it.
  await page.keyboard.press('Enter');
  await page.getByRole('heading', {level: 1}).click();
  await expect(menu).not.toHaveAttribute('open');
  await summary.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(menu).not.toHaveAttribute('open');
});

test('the page menu copies the page on an insecure origin, whose browser has no Clipboard API', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    document.addEventListener('copy', ({target}) => {
      document.documentElement.dataset.copied = (target as HTMLTextAreaElement).value;
    });
  });
  await open(`${api}/user-management-api/login-user`);
  const menu = page.getByRole('main').locator('details').first();
  await menu.locator('summary').click();
  const button = menu.getByRole('button', {name: 'Copy page'});
  await button.click();
  await expect(menu.getByRole('status')).toHaveText('Copied as Markdown');
  await expect(button).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-copied', /^# /);
});

test('API pages link to their OpenAPI document, and other pages to all documents', async ({request}) => {
  const readDocuments = async (path: string) => {
    const links = [...walkElements(parseHtml(await (await request.get(path)).text()))].filter(
      (element) => element.tagName === 'a' && getReadableText(element).includes('Download OpenAPI'),
    );
    expect(links.every((link) => getProperty(link, 'download') !== undefined)).toBe(true);
    return links.map((link) => getProperty(link, 'href'));
  };
  for (const [path, document] of [
    [`${api}/core-api/get-request-status`, 'core-api'],
    [`${api}/user-management-api/reactivate-user`, 'user-management-api'],
    [`${api}/enterprise-api/endpoints/export-data`, 'enterprise-endpoints'],
    [`${api}/swagger/enterprise-core-api`, 'enterprise-core-api'],
  ] as const) {
    expect(await readDocuments(path), path).toEqual([`${site.baseUrl}openapi/${document}.yaml`]);
  }
  expect(await readDocuments('docs')).toHaveLength(4);
});
