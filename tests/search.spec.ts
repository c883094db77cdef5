import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {headingsFile} from '../plugins/search/client/file-names';
import {button, hits, input, modal, search} from './support/search';
import {expect, test} from './support/test';

// What readers type.
// cspell:ignore desing idempoten idempotenc qqxxzzyy qqzz

const longest = 64;

/** The input of the search page. */
const pageInput = (page: Page) => page.getByRole('main').getByPlaceholder('Search docs');

/** Marks the window: a page load would lose the mark. */
async function markWindow(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    (window as {isSame?: boolean}).isSame = true;
  });
  return () => page.evaluate(() => (window as {isSame?: boolean}).isSame === true);
}

test.describe('the modal', () => {
  for (const [way, act] of [
    ['its button', (page: Page) => button(page).click()],
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['/', (page: Page) => page.keyboard.press('/')],
  ] as const) {
    test(`opens by ${way}, ready for typing`, async ({page, open}) => {
      await open('docs/intro');
      await act(page);
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue('');
      await expect(input(page)).toHaveAttribute('maxlength', String(longest));
    });
  }

  test('closes by Escape, and the button has the focus again', async ({page, open}) => {
    await open('docs/intro');
    await button(page).click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  for (const [query, address] of [
    ['idempotency', /#idempotency$/],
    ['getDesignVariants', /get-design-variants/i],
    ['designs-from-prompt', /designs?-from-prompt/],
    ['rate_limited', /rate_limited|rate-limit/],
    ['desing types', /design-types/],
    // Headers and fields of many operations have these names, too.
    ['rate limit', /overview#rate-limits$/],
    // Words of addresses alone.
    ['csp', /installation-config#csp$/],
    ['swagger', /swagger\/core-api$/],
    ['design type', /common\/design-types$/],
  ] as const) {
    test(`shows the page that explains “${query}” first`, async ({page, open}) => {
      await open('docs/intro');
      await search(page, query);
      await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', address);
      await expect(modal(page).getByRole('status')).toHaveText(/^\d+ results?$/);
    });
  }

  test('moves by arrows, and Enter opens the section without loading a page', async ({page, open}) => {
    await open('docs/intro');
    const isSameWindow = await markWindow(page);
    await search(page, 'rate limit');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    const address = (await hits(page).first().getByRole('link').getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(address);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(await isSameWindow()).toBe(true);
  });

  test('leads to all results, which are as many as it says', async ({page, open}) => {
    await open('docs/intro');
    const isSameWindow = await markWindow(page);
    await search(page, 'design');
    await modal(page)
      .getByRole('link', {name: /^See all \d+ results$/})
      .click();
    await expect(page).toHaveURL(/\/search\?q=design$/);
    await expect(pageInput(page)).toHaveValue('design');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results$/);
    expect(await isSameWindow()).toBe(true);
  });

  test('says that it finds nothing, and where to report that', async ({page, open}) => {
    await open('docs/intro');
    await search(page, 'qqxxzzyy');
    const screen = modal(page).locator('.DocSearch-NoResults');
    await expect(screen).toContainText('No results for "qqxxzzyy"');
    await expect(screen).toContainText('Believe this query should return results? Let us know.');
    await expect(screen.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /^https:/);
  });

  test('says that the index cannot be fetched, and finds when it can', async ({page, open, watch}) => {
    // Of the browser itself, for the answer that this test gives.
    watch.allow(headingsFile);
    await page.context().route(`**/${headingsFile}`, (route) => route.fulfill({status: 404, body: ''}));
    await open('docs/intro');
    await search(page, 'idempotency');
    await expect(modal(page).locator('.DocSearch-ErrorScreen')).toContainText('Unable to fetch results');
    await expect(modal(page).locator('.DocSearch-ErrorScreen')).toContainText(
      'You might want to check your network connection.',
    );
    await page.context().unroute(`**/${headingsFile}`);
    await input(page).fill('idempotenc');
    await expect(hits(page).first()).toBeVisible();
  });

  test('shows markup in a query as text', async ({page, open}) => {
    await open('docs/intro');
    const query = '<img src=x onerror=document.title=1><script>qqzz</script>';
    await search(page, query);
    await expect(modal(page).getByRole('status')).toHaveText(/result/);
    await expect(input(page)).toHaveValue(query);
    await expect(modal(page).locator('img, script')).toHaveCount(0);
    await expect(page).not.toHaveTitle('1');
  });
});

test.describe('the search page', () => {
  test('leads on while nothing is typed', async ({page, open}) => {
    await open('search');
    const way = page.getByRole('main').getByRole('link', {name: 'All pages of the documentation'});
    await expect(way).toHaveAttribute('href', /\/docs$/);
    await page.getByRole('main').getByRole('searchbox').fill('webhook');
    await expect(way).toBeHidden();
  });

  test('shows the results of the address, says how many, and stays out of search engines', async ({page, open}) => {
    await open('search?q=idempotency');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(/^\d+ results$/);
    await expect(main.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /idempotency/);
    await expect(main.getByRole('listitem').first().locator('mark').first()).toHaveText(/idempoten/i);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('keeps the caret where the reader types, and the address in step', async ({page, open}) => {
    await open('search?q=designs');
    await pageInput(page).focus();
    await page.keyboard.press('Home');
    await page.keyboard.type('my ');
    await expect(pageInput(page)).toHaveValue('my designs');
    await expect(page).toHaveURL(/[?]q=my\+designs$/);
    expect(await pageInput(page).evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(3);
  });

  test('follows links and the back button', async ({page, open}) => {
    await open('search?q=webhook');
    await expect(pageInput(page)).toHaveValue('webhook');
    await search(page, 'design');
    await modal(page)
      .getByRole('link', {name: /^See all/})
      .click();
    await expect(pageInput(page)).toHaveValue('design');
    await page.goBack();
    await expect(pageInput(page)).toHaveValue('webhook');
    await page.goForward();
    await expect(pageInput(page)).toHaveValue('design');
  });

  test('cuts a longer query, and not through a character', async ({page, open}) => {
    await open(`search?q=${'a'.repeat(longest + 1)}`);
    await expect(pageInput(page)).toHaveValue('a'.repeat(longest));
    await expect(pageInput(page)).toHaveAttribute('maxlength', String(longest));
    await open(`search?q=${'a'.repeat(longest - 1)}%F0%9F%98%80`);
    await expect(pageInput(page)).toHaveValue('a'.repeat(longest - 1));
  });

  test('shows markup in a query as text', async ({page, open}) => {
    const query = '<script>document.title=1</script>qqzz';
    await open(`search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/i);
    await expect(pageInput(page)).toHaveValue(query);
    await expect(page.getByRole('main').locator('script')).toHaveCount(0);
    await expect(page).not.toHaveTitle('1');
  });

  test('says that the index cannot be fetched, and finds when it can', async ({page, open, watch}) => {
    watch.allow(headingsFile);
    await page.context().route(`**/${headingsFile}`, (route) => route.fulfill({status: 404, body: ''}));
    await open('search?q=idempotency');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText('Unable to fetch results You might want to check your network connection.');
    await page.context().unroute(`**/${headingsFile}`);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(status).toHaveText(/^\d+ results$/);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('says that it needs JavaScript, and leads to the documentation', async ({page, open}) => {
      await open('search');
      // Locators by text and role pass over <noscript>.
      const sentence = page.getByRole('main').locator('noscript p');
      await expect(sentence).toBeVisible();
      await expect(sentence).toContainText('The search needs JavaScript.');
      await expect(sentence.locator('a')).toHaveAttribute('href', `${site.baseUrl}docs`);
    });
  });
});
