import {site} from '../config/site';
import {expect, test} from './support/test';

/* The essentials, which also run in Firefox and WebKit. */
test('reading, navigation, and the color mode work', async ({page, open}) => {
  await open('docs/intro');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Get request status', exact: false})
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/docs/${site.slug}-api/core-api/get-request-status$`));
  await page
    .getByRole('button', {name: /dark and light mode/})
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
