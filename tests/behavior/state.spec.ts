import type {Page} from '@playwright/test';
import {expect, test} from '../support/test';

test.describe('the mobile menu', () => {
  test.use({viewport: {width: 995, height: 800}});

  const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = (page: Page) => page.locator('.navbar-sidebar');

  test('moves and returns focus, closes on navigation, and is replaced above 996 px', async ({page, open}) => {
    await open('docs/intro');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar).toBeHidden();
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await menu(page).getByRole('link', {name: 'Get request status'}).click();
    await expect(page).toHaveURL(/get-request-status$/);
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Introduction');
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(toggle(page)).toBeHidden();
    await expect(menu(page)).toBeHidden();
    await expect(sidebar).toBeVisible();
  });
});

test("the navbar stays visible, and the sidebar doesn't collapse", async ({page, open}) => {
  await open('docs/intro');
  await expect(page.getByRole('button', {name: 'Collapse sidebar', exact: true})).toHaveCount(0);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const bar = page.getByRole('navigation', {name: 'Main'});
  await expect(bar).toBeInViewport();
  // Hiding would be animated, so the viewport check alone could pass too early.
  await expect(bar).not.toHaveClass(/navbarHideable/);
});
