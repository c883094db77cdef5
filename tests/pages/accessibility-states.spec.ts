import {expectNoAxeViolations} from '../support/axe';
import {button, storeSearches, storedSearches} from '../support/search';
import {nightly, expect, test} from '../support/test';
import {themeViewports} from '../support/theme-viewports';

// The tests in `tests/search/` check results, errors, and the search page.
test('the search modal has no axe violations with stored searches', nightly, async ({page, open}) => {
  await open('docs/intro');
  await storeSearches(page, {RECENT: 2, FAVORITE: 2});
  await button(page).click();
  await expect(storedSearches(page, 'favorite')).toHaveCount(2);
  await expectNoAxeViolations(page, '[role=dialog]');
});

test.describe('on a phone', () => {
  const onPhone = themeViewports.filter(({width}) => width < 996);
  test.use({viewport: {width: onPhone[0]?.width ?? 0, height: 844}});

  test('the docs menu and the main menu have no axe violations', nightly, async ({page, open}) => {
    await open('docs/intro');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await expectNoAxeViolations(page, 'html', onPhone);
    await page.getByRole('button', {name: /Back to main menu/}).click();
    await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Pricing'})).toBeVisible();
    await expectNoAxeViolations(page, 'html', onPhone);
  });

  test('the expanded table of contents has no axe violations', nightly, async ({page, open}) => {
    await open('docs/intro');
    await page.getByRole('button', {name: 'On this page'}).click();
    await expect(page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Use cases'})).toBeVisible();
    await expectNoAxeViolations(page, 'html', onPhone);
  });
});
