import {readFileSync} from 'node:fs';
import {findElement, getProperty, parseHtml, walkElements} from '@developer-docs/utils/node';
import {site} from '../../config/site';
import {docsInSidebar, docsOutsideSidebar} from '../support/routes';
import {expect, test} from '../support/test';

const read = (doc: string) => readFileSync(`build/${doc}.html`, 'utf8');

/** Returns the URLs of the links in a part of a built page. */
function listLinks(doc: string, className: string): string[] {
  const part = findElement(parseHtml(read(doc)), ({properties}) =>
    [properties.className].flat().some((name) => name === className),
  );
  return part === undefined ? [] : [...walkElements(part)].flatMap((element) => getProperty(element, 'href') ?? []);
}

test('the sidebar lists all of its docs, starting with the introduction', () => {
  // Sections of long pages have links, too.
  const hrefs = [...new Set(listLinks('docs/intro', 'theme-doc-sidebar-menu'))].filter((href) => !href.includes('#'));
  expect(hrefs[0]).toBe(`${site.baseUrl}docs/intro`);
  expect(hrefs.sort()).toEqual(docsInSidebar.map((doc) => `${site.baseUrl}${doc}`).sort());
  expect(listLinks('docs', 'theme-doc-sidebar-menu')).toEqual(expect.arrayContaining(hrefs));
});

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

test('docs outside the sidebar have no sidebar, but breadcrumbs, and a link on a page in the sidebar', () => {
  const pages = docsInSidebar.map(read);
  for (const doc of docsOutsideSidebar) {
    expect(read(doc), doc).not.toContain('theme-doc-sidebar-container');
    expect(
      listLinks(doc, 'breadcrumbs').some((href) => href.startsWith(`${site.baseUrl}docs/${site.slug}-`)),
      doc,
    ).toBe(true);
    const link = new RegExp(`href="?${site.baseUrl}${doc}["# >]`);
    expect(
      pages.some((html) => link.test(html)),
      doc,
    ).toBe(true);
  }
});
