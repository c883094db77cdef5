import {headingsFile} from '@developer-docs/search-engine';
import type {Page} from '@playwright/test';
import {test} from '../behavior/support/failing-requests';
import {expectNoAxeViolations} from '../support/axe';
import {button, storeSearches, storedSearches, modal, search} from '../support/search';
import {nightly, expect} from '../support/test';
import {themeViewports} from '../support/theme-viewports';

// cspell:ignore qqxxzzyy

const breakIndex = (page: Page) =>
  page.context().route(`**/${headingsFile}`, (route) => route.fulfill({body: 'nonsense'}));

// `search-modal.spec.ts` checks the results in each run.
test.describe('the search modal has no axe violations', () => {
  for (const [state, reach] of Object.entries({
    'with nothing searched yet': async (page: Page) => {
      await button(page).click();
      await expect(modal(page).getByText('No recent searches')).toBeVisible();
    },
    'with recent and favorite searches': async (page: Page) => {
      await button(page).click();
      await expect(storedSearches(page, 'favorite')).toHaveCount(2);
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
    test(state, nightly, async ({page, open}) => {
      await open('docs/intro');
      if (state.includes('favorite')) await storeSearches(page, {RECENT: 2, FAVORITE: 2});
      await reach(page);
      await expectNoAxeViolations(page, themeViewports, '[role=dialog]');
    });
  }
});

test.describe('the search page has no axe violations', () => {
  for (const [query, status] of [
    ['design', /results$/],
    ['qqxxzzyy', /^No results/],
  ] as const) {
    test(`with the query “${query}”`, nightly, async ({page, open}) => {
      await open(`search?q=${query}`);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(status);
      await expectNoAxeViolations(page);
    });
  }
});

test.describe('on a phone', () => {
  const onPhone = themeViewports.filter(({width}) => width < 996);
  test.use({viewport: {width: onPhone[0]?.width ?? 0, height: 844}});

  test('the docs menu and the main menu have no axe violations', nightly, async ({page, open}) => {
    await open('docs/intro');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await expectNoAxeViolations(page, onPhone);
    await page.getByRole('button', {name: /Back to main menu/}).click();
    await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Pricing'})).toBeVisible();
    await expectNoAxeViolations(page, onPhone);
  });

  test('the expanded table of contents has no axe violations', nightly, async ({page, open}) => {
    await open('docs/intro');
    await page.getByRole('button', {name: 'On this page'}).click();
    await expect(page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Use cases'})).toBeVisible();
    await expectNoAxeViolations(page, onPhone);
  });
});
