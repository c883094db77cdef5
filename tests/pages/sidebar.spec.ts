import {site} from '../../config/site';
import {expect, test} from '../support/test';

test("the sidebar's categories are expanded, and it is scrolled to the active page", async ({page, open}) => {
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const activeLink = sidebar.locator('a[aria-current=page]');
  await open(`docs/${site.slug}-ui-sdk/sample-usage`);
  await expect(activeLink).toBeInViewport({ratio: 1});
  await expect(sidebar.locator('a.menu__link:not([role=button])').filter({visible: false})).toHaveCount(0);
  await sidebar.getByRole('link', {name: 'Introduction'}).click();
  await expect(activeLink).toHaveText('Introduction');
  await expect(activeLink).toBeInViewport({ratio: 1});
});

test('the link to the section in view is marked, and no other one', async ({page, open}) => {
  const current = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('a[aria-current=location]');
  await open(`docs/${site.slug}-api/overview#webhooks`);
  await expect(current).toHaveText(['Webhooks']);
  // A subsection belongs to the section that contains it.
  await page.locator('#errors-permissions').evaluate((heading) => heading.scrollIntoView());
  await expect(current).toHaveText(['Errors']);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Idempotency'}).click();
  await expect(current).toHaveText(['Idempotency']);
  await page.getByRole('link', {name: 'Introduction', exact: true}).first().click();
  await expect(page).toHaveTitle(/Introduction/);
  await expect(current).toHaveCount(0);
});
