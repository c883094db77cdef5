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
