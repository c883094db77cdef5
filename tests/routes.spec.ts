import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {site} from '../config/site';
import {addedPageCount, docsInSidebar, docsOutsideSidebar, routes} from './support/routes';
import {expect, test} from './support/test';

test.describe('routes', () => {
  test('are the 42 addresses of the specification', () => {
    expect(new Set(routes).size - addedPageCount).toBe(42);
    expect(docsInSidebar.length + docsOutsideSidebar.length - addedPageCount).toBe(31 + 8);
  });

  test('have no other page beside them', () => {
    const pages = readdirSync('build', {recursive: true, encoding: 'utf8'})
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file.endsWith('.html') && !file.startsWith('assets/'));
    const expected = routes.map((route) => (route === '' ? 'index.html' : `${route}.html`));
    expect(pages.sort()).toEqual([...expected, '404.html'].sort());
  });

  for (const route of routes) {
    test(`/${route} answers, hydrates and keeps to its own host`, async ({page, open}) => {
      const response = await open(route);
      expect(response.status()).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      const title = await page.title();
      expect(title).toMatch(route === '' ? new RegExp(site.title) : new RegExp(` \\| ${site.title}$`));
      await expect(page.locator('meta[name="description"]').first()).toHaveAttribute('content', /.{20,}/);
      await expect(page.locator('meta[name="version"]')).toHaveAttribute('content', '0.0.2');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}${site.baseUrl}${route}`);
      await expect(page.locator('link[rel="search"]')).toHaveAttribute('href', `${site.baseUrl}opensearch.xml`);
    });
  }

  test('answer 404 with a page of the site for anything else', async ({page, open, watch}) => {
    watch.allow('answer 404', 'status of 404');
    const response = await open('docs/no-such-page');
    expect(response.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  });
});

test('the sitemap lists every page but the search, weekly, at priority 0.5', () => {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const expected = routes.filter((route) => route !== 'search').map((route) => `${site.url}${site.baseUrl}${route}`);
  expect(listed.sort()).toEqual(expected.sort());
  expect(sitemap.match(/<changefreq>weekly<\/changefreq>/g)).toHaveLength(listed.length);
  expect(sitemap.match(/<priority>0\.5<\/priority>/g)).toHaveLength(listed.length);
});

test('the licenses of what browsers get are there: scripts, what scripts are made with, style sheets, the typeface', () => {
  const licenses = readFileSync('build/third-party-licenses.txt', 'utf8');
  const named = [...licenses.matchAll(/^(\S+)@\S+ \(\S+\)$/gm)].map(([, name]) => name);
  expect(named).toEqual(
    expect.arrayContaining(['react-dom', 'tslib', '@docsearch/react', 'infima', '@fontsource-variable/hanken-grotesk']),
  );
  expect(named).not.toContain('typescript');
  expect(licenses).toContain('SIL OPEN FONT LICENSE');
});

test('browsers are told where to search', () => {
  const description = readFileSync('build/opensearch.xml', 'utf8');
  expect(description).toContain(`<ShortName>${site.brand}</ShortName>`);
  expect(description).toContain(`template="${site.url}${site.baseUrl}search?q={searchTerms}"`);
});

test('the documentation has one version, current, labelled Next, whose main doc is intro', () => {
  const data = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8')) as Record<
    string,
    Record<string, {versions: {name: string; label: string; mainDocId: string; path: string}[]}>
  >;
  const versions = data['docusaurus-plugin-content-docs']?.default?.versions;
  expect(versions?.map(({name, label, mainDocId, path: address}) => ({name, label, mainDocId, address}))).toEqual([
    {name: 'current', label: 'Next', mainDocId: 'intro', address: `${site.baseUrl}docs`},
  ]);
});
