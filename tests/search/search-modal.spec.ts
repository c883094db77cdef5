// cspell:ignore desing
import {maxQueryLength} from '@developer-docs/search-engine';
import {popularPages} from '../../config/product';
import {expectNoAxeViolations} from '../support/axe';
import {markWindow} from '../support/page';
import {button, hits, holdIndex, input, storeSearches, storedSearches, modal, search} from '../support/search';
import {expect, nightly, test} from '../support/test';

test('opens and closes with shortcuts, a click, and Back, and suggests pages', async ({page, open, request}) => {
  await open('docs/intro');

  await test.step('the shortcuts open it, and the same shortcut or Escape closes it', async () => {
    for (const [openKey, closeKey] of [
      ['Control+k', 'Control+K'],
      ['Meta+K', 'Meta+k'],
      ['/', 'Escape'],
    ] as const) {
      await page.keyboard.press(openKey);
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue('');
      await page.keyboard.press(closeKey);
      await expect(modal(page)).toBeHidden();
      await expect(page.locator('body')).not.toHaveClass(/DocSearch--active/);
      await expect(button(page)).toBeFocused();
    }
  });

  await test.step('the input accepts 64 characters, including slashes', async () => {
    await button(page).click();
    await page.keyboard.insertText('x'.repeat(maxQueryLength + 6));
    await expect(input(page)).toHaveValue('x'.repeat(64));
    await input(page).fill('');
    await page.keyboard.type('c/d');
    await expect(input(page)).toHaveValue('c/d');
    await modal(page).getByRole('button', {name: 'Clear the query'}).click();
    await expect(modal(page).locator('.DocSearch-Hits')).toHaveCount(0);
    await expect(modal(page).getByText('No recent searches')).toBeVisible();
  });

  const list = modal(page).getByRole('list', {name: 'Popular pages'});
  const links = list.getByRole('link');
  await test.step('popular pages exist, and can be opened with the keyboard', async () => {
    await expect(links).toHaveText(popularPages.map(({label}) => new RegExp(`^${label} `)));
    const urls = await links.evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
    for (const url of urls) {
      const {hash} = new URL(url);
      const html = await (await request.get(url)).text();
      expect(html, url).toMatch(hash === '' ? '<h1' : new RegExp(`id="?${hash.slice(1)}["\\s>]`));
    }
    await input(page).fill('w');
    await expect(list).toBeHidden();
    await input(page).fill('');
    await links.nth(1).focus();
    const href = (await links.nth(1).getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(href);
  });

  await test.step("a click outside and the browser's Back button close it", async () => {
    await button(page).click();
    await modal(page)
      .locator('.DocSearch-Container')
      .click({position: {x: 5, y: 400}});
    await expect(modal(page)).toBeHidden();
    await search(page, 'webhook');
    await expect(hits(page).first()).toBeVisible();
    // Tab stays inside it, although the results weren't there when it opened.
    await modal(page).locator('a[href], button, input').filter({visible: true}).last().focus();
    await page.keyboard.press('Tab');
    await expect(modal(page).locator(':focus')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/intro$/);
    await expect(modal(page)).toBeHidden();
  });
});

test('shows that an index is loading, short results, or suggestions, accessibly', async ({page, open}) => {
  const release = await holdIndex(page);
  await open('docs/intro');
  await search(page, 'design');
  await expect(modal(page).locator('.DocSearch-Container--Stalled .DocSearch-LoadingIndicator')).toBeVisible();
  await expect(modal(page).getByText('No results for')).toHaveCount(0);
  release();
  await expect(hits(page).first()).toBeVisible();
  await expect(modal(page).locator('.DocSearch-LoadingIndicator')).toBeHidden();
  await expectNoAxeViolations(page, '[role=dialog]');

  await test.step('without results, it suggests three queries that have some', async () => {
    await input(page).fill('zzz');
    const screen = modal(page).locator('.DocSearch-NoResults');
    await expect(screen.locator('.DocSearch-Title')).toHaveText('No results for "zzz"');
    await expect(screen).toContainText('Believe this query should return results? Let us know.');
    const report = screen.getByRole('link', {name: 'Let us know.'});
    expect(new URL((await report.getAttribute('href')) ?? '').searchParams.get('title')).toContain('zzz');
    await expect(screen.getByText('Try searching for')).toBeVisible();
    const suggestions = screen.getByRole('listitem').getByRole('button');
    await expect(suggestions).toHaveCount(3);
    const suggestion = await suggestions.last().innerText();
    await suggestions.last().click();
    await expect(hits(page).first()).toBeVisible();
    await expect(input(page)).toHaveValue(`${suggestion.toLowerCase()} `);
    await expect(input(page)).toBeFocused();
  });

  await test.step('without results, the closest headings are suggested instead of sections', async () => {
    await input(page).fill('websocket');
    const suggestions = modal(page).locator('.DocSearch-NoResults').getByRole('listitem');
    await expect(suggestions.first()).toHaveText('Webhooks');
    await expectNoAxeViolations(page, '[role=dialog]');
    await suggestions.first().getByRole('button').click();
    await expect(hits(page).first()).toContainText('Webhooks');
    await expect(input(page)).toHaveValue('Webhooks');
    await expect(input(page)).toBeFocused();
  });

  await test.step('sentences that pages repeat are one hit, and text has the headings above it', async () => {
    await input(page).fill('retry safely');
    await expect(hits(page).filter({hasText: 'Safe to retry'})).toHaveText(/on \d pages/);
    await expect(hits(page).filter({hasText: 'retry a POST call safely'})).toContainText(
      'API overview › Idempotency and retries',
    );
  });

  // `search-index.spec.ts` checks other queries.
  await test.step('the page that explains the query is first', async () => {
    await input(page).fill('desing types');
    await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', /design-types/);
    await expect(modal(page).getByRole('status')).toHaveText(/^\d+ results\. Showing results for “design types”$/);
  });
});

test.describe('recent and favorite searches', () => {
  test('are added, favored, and removed, and at most 7, or 4 and 10 favorites, are shown', async ({page, open}) => {
    await open('docs/intro');
    await search(page, 'asset types');
    await page.locator('#docsearch-hits0-item-0 > a').click();
    await expect(modal(page)).toBeHidden();
    await button(page).click();
    await expect(modal(page).getByText('Recent', {exact: true})).toBeVisible();
    await expect(modal(page).getByRole('list', {name: 'Popular pages'})).toBeHidden();
    await expect(storedSearches(page, 'recent')).toHaveCount(1);
    await storedSearches(page, 'recent').getByTitle('Save this search').click();
    await expect(modal(page).getByText('Favorite', {exact: true})).toBeVisible();
    await expect(storedSearches(page, 'favorite')).toHaveCount(1);
    await expect(storedSearches(page, 'recent')).toHaveCount(0);
    await storedSearches(page, 'favorite').getByTitle('Remove this search from favorites').click();
    await expect(modal(page).getByText('No recent searches')).toBeVisible();
    await input(page).fill('design types');
    await page.locator('#docsearch-hits0-item-0 > a').click();
    await expect(modal(page)).toBeHidden();
    await button(page).click();
    await storedSearches(page, 'recent').getByTitle('Remove this search from history').click();
    await expect(modal(page).getByText('No recent searches')).toBeVisible();

    for (const [favorites, recent, shownFavorites] of [
      [0, 7, 0],
      [12, 4, 10],
    ] as const) {
      await page.keyboard.press('Escape');
      await storeSearches(page, {RECENT: 10, FAVORITE: favorites});
      await button(page).click();
      await expect(storedSearches(page, 'recent')).toHaveCount(recent);
      await expect(storedSearches(page, 'favorite')).toHaveCount(shownFavorites);
      await expect(storedSearches(page, 'recent').first()).toContainText('recent 0');
    }
  });

  test('can be removed if the reader prefers reduced motion', nightly, async ({page, open}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open('docs/intro');
    await storeSearches(page, {RECENT: 1});
    await button(page).click();
    await storedSearches(page, 'recent').getByTitle('Remove this search from history').click();
    await expect(modal(page).getByText('No recent searches')).toBeVisible();
  });
});

test('arrow keys and assistive technology reach the results, and Enter opens the section', async ({page, open}) => {
  // Nothing refers to the hosted service, which isn't configured.
  expect(await (await open('docs/intro')).text()).not.toContain('algolia');
  const isSamePage = await markWindow(page);
  await search(page, 'idempotency');
  await expect(hits(page).first()).toBeVisible();
  await expect(modal(page).locator('.DocSearch-Logo')).toBeHidden();
  await expect(modal(page)).toMatchAriaSnapshot(`
    - dialog "Search":
      - status: /\\d+ results/
      - combobox "Search" [expanded]: idempotency
      - button "Clear the query"
      - tree:
        - treeitem [selected]:
          - link
  `);
  const active = await input(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`#${active ?? ''}`)).toHaveAttribute('aria-selected', 'true');
  // The lists change when all records have loaded.
  await expect(async () => {
    const controlled = ((await input(page).getAttribute('aria-controls')) ?? '').split(' ');
    for (const id of controlled) await expect(page.locator(`#${id}`)).toHaveAccessibleName(/\w/, {timeout: 1000});
    expect(controlled).toHaveLength(await modal(page).getByRole('tree').count());
  }).toPass({timeout: 60_000});
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  const url = (await hits(page).first().getByRole('link').getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(modal(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(url);
  expect(await isSamePage()).toBe(true);
  // Tab continues at the section, and on the search page at its title.
  await expect(page.locator(new URL(page.url()).hash)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await search(page, 'quickstart');
  await modal(page)
    .getByRole('link', {name: /^See (?:all \d+|1) results?$/})
    .click();
  await expect(page.getByRole('heading', {level: 1, name: 'Search'})).toBeFocused();
});
