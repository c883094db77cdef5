import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {
  findElement,
  getProperty,
  getReadableText,
  hasClass,
  parseHtml,
  walkElements,
} from '@developer-docs/docusaurus-utils/node';
import type {Element, Nodes} from 'hast';
import {site} from '../../config/site';
import {docsInSidebar, docsOutsideSidebar, routes} from '../support/routes';
import {expect, test} from '../support/test';

// What the HTML of all pages has, without a browser.

const root = site.url + site.baseUrl;
const getFile = (route: string) => (route === '' ? 'index.html' : `${route}.html`);
const readHtml = (route: string) => readFileSync(path.join('build', getFile(route)), 'utf8');
const readTree = (route: string) => parseHtml(readHtml(route));

/** Returns the URLs of the links in a part of a page. */
const listLinks = (part: Nodes | undefined): string[] =>
  part === undefined ? [] : [...walkElements(part)].flatMap((element) => getProperty(element, 'href') ?? []);

const findByClass = (route: string, className: string) =>
  findElement(readTree(route), (element) => hasClass(element, className));

/** Returns the values of all tags with a name: `<meta property="og:title">`, or `<link rel="icon">`. */
const listValues = (elements: readonly Element[], key: string, name: string): string[] =>
  elements.flatMap((element) =>
    ['link', 'meta'].includes(element.tagName) && getProperty(element, key) === name
      ? (getProperty(element, 'content') ?? getProperty(element, 'href') ?? '')
      : [],
  );

/** Returns the path of the file in the build that an absolute URL refers to. */
function getBuildPath(url: string): string {
  expect(url.startsWith(root), url).toBe(true);
  return path.join('build', url.slice(root.length));
}

/** Reads the width and height of a PNG file from its first chunk. */
function readSize(file: string): [number, number] {
  const png = readFileSync(file);
  expect(png.subarray(1, 4).toString(), file).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('the routes are the only pages in the build', () => {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith('assets/'));
  expect(pages.sort()).toEqual([...routes.map(getFile), '404.html'].sort());
});

test('each page has one title, canonical URL, description, and image, both versions, and unique IDs', () => {
  const docs = ['docs', ...docsInSidebar, ...docsOutsideSidebar];
  for (const route of routes) {
    const elements = [...walkElements(readTree(route))];
    const list = (key: string, name: string) => listValues(elements, key, name);
    const title = elements.find(({tagName}) => tagName === 'title');
    const titleText = title === undefined ? '' : getReadableText(title).trim();
    const [description = ''] = list('name', 'description');
    const [card = ''] = list('property', 'og:image');
    expect.soft(titleText, route).toMatch(route === '' ? new RegExp(site.title) : new RegExp(` \\| ${site.title}$`));
    expect.soft(description, route).toMatch(/.{20,}/);
    expect
      .soft({
        headings: elements.filter(({tagName}) => tagName === 'h1').length,
        versions: [...list('name', 'version'), ...list('name', 'generator')],
        urls: [...list('rel', 'canonical'), ...list('property', 'og:url')],
        titles: list('property', 'og:title'),
        descriptions: [...list('name', 'description'), ...list('property', 'og:description')],
        site: list('property', 'og:site_name'),
        cards: [...list('name', 'twitter:card'), ...list('name', 'twitter:image')],
      })
      .toEqual({
        headings: 1,
        // The specification fixes both versions. An update of Docusaurus changes this line, too.
        versions: [site.version, 'Docusaurus v3.7.0'],
        urls: [root + route, root + route],
        titles: [titleText],
        descriptions: [description, description],
        site: [site.title],
        cards: ['summary_large_image', card],
      });
    expect.soft(readSize(getBuildPath(card)), route).toEqual([1200, 630]);
    const ids = elements.flatMap((element) => getProperty(element, 'id') ?? []);
    expect.soft([...new Set(ids)], `${route}: links go to the first of several elements with an ID`).toEqual(ids);
    const docsItem = elements.find(
      (element) => hasClass(element, 'navbar__link') && getReadableText(element) === 'Docs',
    );
    expect(docsItem && getProperty(docsItem, 'ariaCurrent'), route).toBe(docs.includes(route) ? 'true' : undefined);
  }
});

test('the icons that a page links to exist', () => {
  const elements = [...walkElements(readTree('docs/intro'))];
  const icons = listValues(elements, 'rel', 'icon').map((url) => getBuildPath(site.url + url));
  expect(icons.map((file) => path.basename(file))).toEqual(['favicon.svg']);
  expect(icons.filter((file) => !existsSync(file))).toEqual([]);
  const [touch = ''] = listValues(elements, 'rel', 'apple-touch-icon');
  expect(readSize(getBuildPath(site.url + touch))).toEqual([180, 180]);
});

test('the navbar links to the product, pricing, and docs, and the footer contains the copyright notice', () => {
  const tree = readTree(`docs/${site.slug}-api/overview`);
  const navbar = findElement(tree, (element) => getProperty(element, 'ariaLabel') === 'Main');
  expect(listLinks(navbar)).toEqual(
    expect.arrayContaining([site.productUrl, `${site.productUrl}/pricing`, `${site.baseUrl}docs/intro`]),
  );
  const footer = findElement(tree, ({tagName}) => tagName === 'footer');
  expect(footer && getReadableText(footer).trim()).toBe(`Copyright © 2025 ${site.brand}. All rights reserved.`);
});

test('the home page shows the request and its variants, and links to both products and to pages by topic', () => {
  const main = findElement(readTree(''), ({tagName}) => tagName === 'main');
  const parts = main === undefined ? [] : [...walkElements(main)];
  const code = parts.filter(({tagName}) => tagName === 'pre').map((part) => getReadableText(part));
  expect(code.join('\n')).toContain('/designs/from-prompt');
  expect(parts.filter((part) => getProperty(part, 'alt')?.startsWith('Variant '))).toHaveLength(3);
  const api = `${site.baseUrl}docs/${site.slug}-api`;
  expect(listLinks(main)).toEqual(
    expect.arrayContaining([
      `${api}/overview`,
      `${site.baseUrl}docs/${site.slug}-ui-sdk/overview`,
      `${api}/overview#errors`,
    ]),
  );
});

test('the sidebar lists all of its docs, starting with the introduction', () => {
  // Sections of long pages have links, too.
  const links = listLinks(findByClass('docs/intro', 'theme-doc-sidebar-menu')).filter((href) => !href.includes('#'));
  const hrefs = [...new Set(links)];
  expect(hrefs[0]).toBe(`${site.baseUrl}docs/intro`);
  expect(hrefs.sort()).toEqual(docsInSidebar.map((doc) => `${site.baseUrl}${doc}`).sort());
  expect(listLinks(findByClass('docs', 'theme-doc-sidebar-menu'))).toEqual(expect.arrayContaining(hrefs));
});

test('docs outside the sidebar have no sidebar, but breadcrumbs, and a link on a page in the sidebar', () => {
  const links = docsInSidebar.flatMap((doc) => listLinks(readTree(doc)).map((href) => href.replace(/#.*/, '')));
  for (const doc of docsOutsideSidebar) {
    expect(findByClass(doc, 'theme-doc-sidebar-container'), doc).toBeUndefined();
    const breadcrumbs = listLinks(findByClass(doc, 'breadcrumbs'));
    expect(
      breadcrumbs.some((href) => href.startsWith(`${site.baseUrl}docs/${site.slug}-`)),
      doc,
    ).toBe(true);
    expect(links).toContain(site.baseUrl + doc);
  }
});

test('the sitemap lists every page except the search page, with weekly changes and priority 0.5', () => {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  const listedUrls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  const expected = routes.filter((route) => route !== 'search').map((route) => root + route);
  expect(listedUrls.sort()).toEqual(expected.sort());
  expect(sitemap.match(/<changefreq>weekly<\/changefreq>/g)).toHaveLength(listedUrls.length);
  expect(sitemap.match(/<priority>0\.5<\/priority>/g)).toHaveLength(listedUrls.length);
});

test('the licenses of third-party scripts, style sheets, and fonts are listed', () => {
  const licenses = readFileSync('build/third-party-licenses.txt', 'utf8');
  const packageNames = [...licenses.matchAll(/^(\S+)@\S+ \(\S+\)$/gm)].map(([, name]) => name);
  expect(packageNames).toEqual(
    expect.arrayContaining(['react-dom', 'tslib', '@docsearch/react', 'infima', '@fontsource-variable/hanken-grotesk']),
  );
  expect(packageNames).not.toContain('typescript');
  expect(licenses).toContain('SIL OPEN FONT LICENSE');
});

test('the documentation has one version, current, labeled Next, whose main doc is intro', () => {
  const data = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8')) as Record<
    string,
    Record<string, {versions: {name: string; label: string; mainDocId: string; path: string}[]}>
  >;
  const versions = data['docusaurus-plugin-content-docs']?.default?.versions;
  expect(versions?.map(({name, label, mainDocId, path: route}) => ({name, label, mainDocId, route}))).toEqual([
    {name: 'current', label: 'Next', mainDocId: 'intro', route: `${site.baseUrl}docs`},
  ]);
});
