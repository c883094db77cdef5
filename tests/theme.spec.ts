import {expect, test} from './support/test';

test.use({colorScheme: 'dark'});

const theme = 'html';

test('is light by default, whatever the system prefers', async ({page, open}) => {
  await open('docs/intro');
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'light');
});

test('switches, is remembered under the key "theme" and is followed by other tabs', async ({page, open, context}) => {
  await open('docs/intro');
  const other = await context.newPage();
  await other.goto('docs');
  await other.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page
    .getByRole('button', {name: /dark and light mode/})
    .first()
    .click();
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await expect(other.locator(theme)).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'dark');
});
