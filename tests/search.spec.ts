import {maxQueryLength} from '@developer-docs/search-engine';
import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {headingsFile} from '../plugins/search';
import {button, hits, input, modal, search} from './support/search';
import {expect, test} from './support/test';

// cspell:ignore desing idempoten idempotenc qqxxzzyy qqzz

/** The input of the search page. */
const pageInput = (page: Page) => page.getByRole('main').getByPlaceholder('Search docs');

/** Returns a function that checks that the page hasn't been reloaded. */
async function trackPageLoads(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    (window as {isSameDocument?: boolean}).isSameDocument = true;
  });
  return () => page.evaluate(() => (window as {isSameDocument?: boolean}).isSameDocument === true);
}

test.describe('the modal', () => {
  test('opens with its button, Ctrl+K, and /, and closes with Escape, which focuses the button', async ({
    page,
    open,
  }) => {
    await open('docs/intro');
    for (const openModal of [
      () => button(page).click(),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('/'),
    ]) {
      await openModal();
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue('');
      await expect(input(page)).toHaveAttribute('maxlength', String(maxQueryLength));
      await page.keyboard.press('Escape');
      await expect(modal(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    }
  });

  test('ranks the page that explains the query first', async ({page, open}) => {
    await open('docs/intro');
    await button(page).click();
    for (const [query, url] of [
      ['idempotency', /#idempotency$/],
      ['getDesignVariants', /get-design-variants/i],
      ['designs-from-prompt', /designs?-from-prompt/],
      ['rate_limited', /rate_limited|rate-limit/],
      ['desing types', /design-types/],
      // Headers and fields of many operations have these names, too.
      ['rate limit', /overview#rate-limits$/],
      // Words that occur in URLs only.
      ['csp', /installation-config#csp$/],
      ['swagger', /swagger\/[\w-]+$/],
      ['design type', /common\/design-types$/],
    ] as const) {
      await input(page).fill(query);
      await expect(hits(page).first().getByRole('link'), query).toHaveAttribute('href', url);
      await expect(modal(page).getByRole('status')).toHaveText(
        /^\d+ results?(?:$|\. Showing results for “design types”$)/,
      );
    }
  });

  test('arrow keys move the selection, and Enter opens the section without a page load', async ({page, open}) => {
    await open('docs/intro');
    const isSamePage = await trackPageLoads(page);
    await search(page, 'rate limit');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    const url = (await hits(page).first().getByRole('link').getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(url);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(await isSamePage()).toBe(true);
  });

  test('links to all results and shows their count', async ({page, open}) => {
    await open('docs/intro');
    const isSamePage = await trackPageLoads(page);
    await search(page, 'design');
    await modal(page)
      .getByRole('link', {name: /^See all \d+ results$/})
      .click();
    await expect(page).toHaveURL(/\/search\?q=design$/);
    await expect(pageInput(page)).toHaveValue('design');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results$/);
    expect(await isSamePage()).toBe(true);
  });

  test('reports that there are no results, with a link to report the query', async ({page, open}) => {
    await open('docs/intro');
    await search(page, 'qqxxzzyy');
    const screen = modal(page).locator('.DocSearch-NoResults');
    await expect(screen).toContainText('No results for "qqxxzzyy"');
    await expect(screen).toContainText('Believe this query should return results? Let us know.');
    await expect(screen.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /^https:/);
  });

  test("reports that the index can't be fetched, and recovers", async ({page, open, watch}) => {
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

  test('renders markup in a query as text', async ({page, open}) => {
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
  test('links to pages while the query is empty', async ({page, open}) => {
    await open('search');
    const link = page.getByRole('main').getByRole('link', {name: 'All documentation pages'});
    await expect(link).toHaveAttribute('href', /\/docs$/);
    await page.getByRole('main').getByRole('searchbox').fill('webhook');
    await expect(link).toBeHidden();
  });

  test("shows the results for the query in the URL and their count, and isn't indexed by search engines", async ({
    page,
    open,
  }) => {
    await open('search?q=idempotency');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(/^\d+ results$/);
    await expect(main.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /idempotency/);
    await expect(main.getByRole('listitem').first().locator('mark').first()).toHaveText(/idempoten/i);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('keeps the caret in place and updates the URL while typing', async ({page, open}) => {
    await open('search?q=designs');
    await pageInput(page).focus();
    await page.keyboard.press('Home');
    await page.keyboard.type('my ');
    await expect(pageInput(page)).toHaveValue('my designs');
    await expect(page).toHaveURL(/[?]q=my\+designs$/);
    expect(await pageInput(page).evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(3);
  });

  test("doesn't show the results of a query that was cleared", async ({page, open}) => {
    await open('search');
    const status = page.getByRole('main').getByRole('status');
    await pageInput(page).fill('design');
    await expect(status).toHaveText(/^\d+ results$/);
    const texts = await status.evaluateHandle((element) => {
      const changes: string[] = [];
      new MutationObserver(() => changes.push(element.textContent)).observe(element, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      return changes;
    });
    await pageInput(page).fill('');
    await expect(status).toBeEmpty();
    await pageInput(page).fill('idempotency');
    await expect(status).toHaveText(/^\d+ results$/);
    const changes = await texts.jsonValue();
    const cleared = changes.indexOf('');
    expect(changes.slice(cleared, cleared + 2)).toEqual(['', 'Searching…']);
  });

  test('follows links and history navigation', async ({page, open}) => {
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

  test('truncates a longer query without splitting a character', async ({page, open}) => {
    await open(`search?q=${'a'.repeat(maxQueryLength + 1)}`);
    await expect(pageInput(page)).toHaveValue('a'.repeat(maxQueryLength));
    await expect(pageInput(page)).toHaveAttribute('maxlength', String(maxQueryLength));
    await open(`search?q=${'a'.repeat(maxQueryLength - 1)}%F0%9F%98%80`);
    await expect(pageInput(page)).toHaveValue('a'.repeat(maxQueryLength - 1));
  });

  test('renders markup in a query as text', async ({page, open}) => {
    const query = '<script>document.title=1</script>qqzz';
    await open(`search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/i);
    await expect(pageInput(page)).toHaveValue(query);
    await expect(page.getByRole('main').locator('script')).toHaveCount(0);
    await expect(page).not.toHaveTitle('1');
  });

  test("reports that the index can't be fetched, and recovers", async ({page, open, watch}) => {
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

    test('states that it requires JavaScript, and links to the documentation', async ({page, open}) => {
      await open('search');
      // Locators by text and role ignore <noscript>.
      const sentence = page.getByRole('main').locator('noscript p');
      await expect(sentence).toBeVisible();
      await expect(sentence).toContainText('Search requires JavaScript.');
      await expect(sentence.locator('a')).toHaveAttribute('href', `${site.baseUrl}docs`);
    });
  });
});
