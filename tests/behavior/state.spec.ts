import type {Page} from '@playwright/test';
import {site} from '../../config/site';
import {expect, test} from '../support/test';

test.describe('the mobile menu', () => {
  test.use({viewport: {width: 995, height: 800}});

  const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = (page: Page) => page.locator('.navbar-sidebar');

  test('moves focus, returns it when closed, closes on navigation, and is replaced above 996 px', async ({
    page,
    open,
  }) => {
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

const category = (page: Page, name: string) =>
  page.locator(`li:has(> .menu__list-item-collapsible:has-text("${name}"))`);

/**
 * Collapses a category, and returns the duration of the animation in milliseconds and the height of the list in
 * pixels.
 */
async function collapse(page: Page, name: string): Promise<{duration: number; height: number}> {
  const element = category(page, name).locator('> ul');
  const height = await element.evaluate((node) => node.scrollHeight);
  const transition = element.evaluate(
    (node) =>
      new Promise<string>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!(node as HTMLElement).style.transition) return;
          observer.disconnect();
          resolve((node as HTMLElement).style.transition);
        }).observe(node, {attributeFilter: ['style']});
      }),
  );
  await category(page, name).locator('> .menu__list-item-collapsible > :last-child').click();
  const text = await transition;
  await expect(element).toBeHidden();
  const [, value = '', unit] = /([\d.]+)(ms|s)/.exec(text) ?? [];
  return {duration: Number(value) * (unit === 's' ? 1000 : 1), height};
}

test('the navbar stays visible on scroll, sidebar categories but not the sidebar collapse, and outlines appear on Tab', async ({
  page,
  open,
}) => {
  await open('docs/intro');
  const body = page.locator('body');
  await page.getByRole('heading', {level: 1}).click();
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  await page.keyboard.press('Tab');
  await expect(body).toHaveClass(/navigation-with-keyboard/);
  await page.mouse.down();
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  await page.mouse.up();
  await expect(page.getByRole('button', {name: 'Collapse sidebar', exact: true})).toHaveCount(0);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const bar = page.getByRole('navigation', {name: 'Main'});
  await expect(bar).toBeInViewport();
  // Hiding would be animated, so the viewport check alone could pass too early.
  await expect(bar).not.toHaveClass(/navbarHideable/);

  // The duration depends on the height, and with reduced motion, there's no animation.
  const lowCategory = await collapse(page, 'Shared values');
  const highCategory = await collapse(page, `${site.brand} UI SDK`);
  expect(highCategory.height).toBeGreaterThan(lowCategory.height);
  expect(highCategory.duration).toBeGreaterThan(lowCategory.duration);
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect((await collapse(page, `${site.brand} API`)).duration).toBeLessThanOrEqual(1);
});
