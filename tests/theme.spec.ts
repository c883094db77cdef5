import {waitForHydration} from './support/hydration';
import {expect, test} from './support/test';

test.use({colorScheme: 'dark'});

test('the color mode is light by default, regardless of the system preference', async ({page, open}) => {
  await open('docs/intro');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the color mode is stored as "theme" and is synchronized with other tabs', async ({page, open, context}) => {
  await open('docs/intro');
  const other = await context.newPage();
  await other.goto('docs');
  await waitForHydration(other);
  await page
    .getByRole('button', {name: /dark and light mode/})
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
