import type {Page} from '@playwright/test';
import {readLayoutShifts, recordLayoutShifts} from '../support/layout-shifts';
import {themeSwitch, waitForHydration} from '../support/page';
import {expect, test} from '../support/test';

const html = (page: Page) => page.locator('html');
const readStoredTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** Stores a color mode, as an earlier visit would. */
const storeTheme = (page: Page, theme: string) =>
  page.addInitScript((value) => localStorage.setItem('theme', value), theme);

test('the color mode is light by default, stored, and followed by other tabs', async ({page, open, context}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open('docs/intro');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  const other = await context.newPage();
  await other.goto('docs');
  await waitForHydration(other);
  await page.emulateMedia({colorScheme: 'light'});
  await themeSwitch(page).click();
  await page.emulateMedia({colorScheme: 'dark'});
  await page.emulateMedia({colorScheme: 'light'});
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches)).toBe(true);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await readStoredTheme(page)).toBe('dark');
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
});

test('a stored color mode is applied before the first paint without layout shifts', async ({page}) => {
  await storeTheme(page, 'dark');
  await recordLayoutShifts(page, {afterParsing: true});
  await page.addInitScript(() => {
    // Mutation observers run before the first paint of the body.
    new MutationObserver((_, observer) => {
      if (document.getElementById('__docusaurus') === null) return;
      observer.disconnect();
      document.documentElement.dataset.themeAtFirst = document.documentElement.dataset.theme ?? 'none';
    }).observe(document, {childList: true, subtree: true});
  });
  await page.goto('docs/intro');
  await waitForHydration(page);
  await expect(html(page)).toHaveAttribute('data-theme-at-first', 'dark');
  expect(await readLayoutShifts(page)).toEqual([]);
});
