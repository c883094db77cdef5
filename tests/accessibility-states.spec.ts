import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {headingsFile} from '../plugins/search/client/file-names';
import {failureBox, faults, parts, test} from './behavior/support/faults';
import {axeFindings} from './support/axe';
import {hold} from './support/hold';
import {looks, nameOf, show, type Look} from './support/looks';
import {button, hits, holdIndex, input, keepSearches, kept, modal, search} from './support/search';
import {expect} from './support/test';

// What readers type.
// cspell:ignore qqxxzzyy

/** Asks axe about the page as it stands, in every look or in those that are given. */
async function expectNothing(page: Page, which: readonly Look[] = looks): Promise<void> {
  for (const look of which) {
    await show(page, look);
    expect.soft(await axeFindings(page), nameOf(look)).toEqual([]);
  }
}

const breakIndex = (page: Page) =>
  page.context().route(`**/${headingsFile}`, (route) => route.fulfill({body: 'nonsense'}));

test.describe('axe finds nothing in the search modal', () => {
  for (const [state, reach] of Object.entries({
    'with nothing searched yet': async (page: Page) => {
      await button(page).click();
      await expect(modal(page).getByText('No recent searches')).toBeVisible();
    },
    'with recent and favorite searches': async (page: Page) => {
      await button(page).click();
      await expect(kept(page, 'favorite')).toHaveCount(2);
    },
    'with results': async (page: Page) => {
      await search(page, 'design');
      await expect(hits(page).first()).toBeVisible();
    },
    'without results': async (page: Page) => {
      await search(page, 'qqxxzzyy');
      await expect(modal(page).locator('.DocSearch-NoResults')).toBeVisible();
    },
    'with an error': async (page: Page) => {
      await breakIndex(page);
      await search(page, 'design');
      await expect(modal(page).locator('.DocSearch-ErrorScreen')).toBeVisible();
    },
  })) {
    test(state, async ({page, open}) => {
      if (state.includes('favorite')) await keepSearches(page, {RECENT: 2, FAVORITE: 2});
      await open('docs/intro');
      await reach(page);
      await expectNothing(page);
    });
  }

  test('while its code is on its way, and when it does not arrive', async ({page, open, breakFiles}) => {
    const code = /\/assets\/js\/search-modal\.[^/]+\.js$/;
    // From the start: what comes near the button fetches the code ahead.
    const release = await hold(page, code);
    await open('docs/intro');
    await page.keyboard.press('Control+k');
    await expect(modal(page).getByRole('status')).toHaveText('Loading…');
    await expectNothing(page);
    release();
    await expect(input(page)).toBeFocused();
    await page.unroute(code);
    await breakFiles(code, faults['lost on the way']);
    await page.reload();
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.keyboard.press('Control+k');
    await expect(modal(page).getByRole('alert')).toBeVisible();
    await expectNothing(page);
  });
});

test.describe('axe finds nothing on the search page', () => {
  for (const [query, status] of [
    ['design', /results$/],
    ['qqxxzzyy', /^No results/],
  ] as const) {
    test(`with the query “${query}”`, async ({page, open}) => {
      await open(`search?q=${query}`);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(status);
      await expectNothing(page);
    });
  }

  test('while it searches, and with an error', async ({page, open}) => {
    const release = await holdIndex(page);
    await open('search?q=design');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Searching…');
    await expectNothing(page);
    await breakIndex(page);
    release();
    await open('search?q=variant');
    await expect(page.getByRole('main').getByRole('button', {name: 'Retry'})).toBeVisible();
    await expectNothing(page);
  });
});

test.describe('on a phone', () => {
  const onPhone = looks.filter(({width}) => width < 996);
  test.use({viewport: {width: onPhone[0]?.width ?? 0, height: 844}});

  test('axe finds nothing in the menu, and in the main menu behind it', async ({page, open}) => {
    await open('docs/intro');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await expectNothing(page, onPhone);
    await page.getByRole('button', {name: /Back to main menu/}).click();
    await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Pricing'})).toBeVisible();
    await expectNothing(page, onPhone);
  });

  test('axe finds nothing in the table of contents when it is open', async ({page, open}) => {
    await open('docs/intro');
    await page.getByRole('button', {name: 'On this page'}).click();
    await expect(page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'API or widget'})).toBeVisible();
    await expectNothing(page, onPhone);
  });
});

test('axe finds nothing on an endpoint page with everything unfolded', async ({page, open}) => {
  test.setTimeout(600_000); // Axe looks at thousands of elements.
  await open(`docs/${site.slug}-api/core-api/content-from-prompt`);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  await expect(page.locator('details:not([open])')).toHaveCount(0);
  await expectNothing(page);
});

test('axe finds nothing on a page whose scripts did not arrive', async ({page, breakFiles}) => {
  await breakFiles(parts);
  await page.goto('docs/intro');
  await expect(failureBox(page)).toBeVisible();
  await expectNothing(page);
});
