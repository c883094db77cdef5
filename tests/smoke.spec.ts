import {site} from '../config/site';
import {themeSwitch} from './support/page';
import {docsInSidebar} from './support/routes';
import {expect, test} from './support/test';

/* The essentials, which also run in Firefox and WebKit. */
test.use({saveData: false});

test('reading, navigation, and the color mode work', async ({page, open}) => {
  await open('docs/intro');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const nextPage = `${site.baseUrl}${docsInSidebar[1] ?? docsInSidebar[0] ?? ''}`;
  await page.getByRole('navigation', {name: 'Docs sidebar'}).locator(`a[href="${nextPage}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${nextPage}$`));
  await themeSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
