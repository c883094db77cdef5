import {site} from '../config/site';
import {docsInSidebar, docsOutsideSidebar} from './support/routes';
import {expect, test} from './support/test';

test('the sidebar lists exactly the docs of the specification, starting with the introduction, nothing collapsed', async ({
  page,
  open,
}) => {
  await open('docs/intro');
  const links = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('a.menu__link:not([role=button])');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const leaves = addresses.filter((address) => address !== '#');
  expect(leaves[0]).toBe(`${site.baseUrl}docs/intro`);
  expect([...leaves].sort()).toEqual(docsInSidebar.map((doc) => `${site.baseUrl}${doc}`).sort());
  for (const link of await links.all()) {
    await expect(link).toBeVisible();
  }
});

test('a sidebar that is higher than the window shows the page that is open', async ({page, open}) => {
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const opened = sidebar.locator('a[aria-current=page]');
  await open(`docs/${site.slug}-ui-sdk/sample-usage`);
  await expect(opened).toBeInViewport({ratio: 1});
  await open('docs/intro');
  await expect(opened).toBeInViewport({ratio: 1});
  await expect(sidebar.getByText(`${site.brand} API`, {exact: true})).toBeInViewport({ratio: 1});
});

for (const doc of docsOutsideSidebar) {
  test(`/${doc} has no sidebar, but a breadcrumb and a way back`, async ({page, open}) => {
    await open(doc);
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toHaveCount(0);
    const breadcrumb = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(breadcrumb).toBeVisible();
    await breadcrumb.locator(`a[href^="${site.baseUrl}docs/${site.slug}-"]`).last().click();
    await expect(page).not.toHaveURL(new RegExp(`${doc}$`));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test(`/${doc} is linked from a page in the sidebar`, async ({request}) => {
    const link = new RegExp(`href="?${site.baseUrl}${doc}["# >]`);
    const pages = await Promise.all(docsInSidebar.map(async (other) => (await request.get(other)).text()));
    expect(pages.filter((html) => link.test(html))).not.toHaveLength(0);
  });
}

test('the docs root has the sidebar and leads to every section', async ({page, open}) => {
  await open('docs');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', {name: /Core API|Overview/})
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/docs/${site.slug}-`));
});
