import {site} from '../config/site';
import {docsInSidebar, docsOutsideSidebar} from './support/routes';
import {expect, test} from './support/test';

test('the sidebar lists all of its docs, starting with the introduction, with expanded categories', async ({
  page,
  open,
}) => {
  await open('docs/intro');
  const links = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('a.menu__link:not([role=button])');
  const hrefs = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
  // Sections of long pages have links, too.
  const docHrefs = hrefs.filter((href) => href?.includes('#') === false);
  expect(docHrefs[0]).toBe(`${site.baseUrl}docs/intro`);
  expect([...docHrefs].sort()).toEqual(docsInSidebar.map((doc) => `${site.baseUrl}${doc}`).sort());
  for (const link of await links.all()) {
    await expect(link).toBeVisible();
  }
});

test("a sidebar that's taller than the viewport is scrolled to the active page", async ({page, open}) => {
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const activeLink = sidebar.locator('a[aria-current=page]');
  await open(`docs/${site.slug}-ui-sdk/sample-usage`);
  await expect(activeLink).toBeInViewport({ratio: 1});
  await open('docs/intro');
  await expect(activeLink).toBeInViewport({ratio: 1});
  await expect(sidebar.getByText(`${site.brand} API`, {exact: true})).toBeInViewport({ratio: 1});
});

test('docs outside the sidebar have no sidebar, and are linked from a page in the sidebar', async ({request}) => {
  const read = async (doc: string) => (await request.get(doc)).text();
  const pages = await Promise.all(docsInSidebar.map(read));
  for (const doc of docsOutsideSidebar) {
    expect(await read(doc), doc).not.toContain('theme-doc-sidebar-container');
    const link = new RegExp(`href="?${site.baseUrl}${doc}["# >]`);
    expect(
      pages.some((html) => link.test(html)),
      doc,
    ).toBe(true);
  }
});

test('the breadcrumbs of a doc outside the sidebar link to the parent page', async ({page, open}) => {
  const doc = docsOutsideSidebar.at(-1) ?? '';
  await open(doc);
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toHaveCount(0);
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await breadcrumbs.locator(`a[href^="${site.baseUrl}docs/${site.slug}-"]`).last().click();
  await expect(page).not.toHaveURL(new RegExp(`${doc}$`));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('the docs root has the sidebar and links to every section', async ({page, open}) => {
  await open('docs');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', {name: /Core API|Overview/})
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/docs/${site.slug}-`));
});
