import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../config/site';
import {routes} from '../support/routes';
import {expect, test} from '../support/test';

test.describe('routes', () => {
  test('are the only pages in the build', () => {
    const pages = readdirSync('build', {recursive: true, encoding: 'utf8'})
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file.endsWith('.html') && !file.startsWith('assets/'));
    const expected = routes.map((route) => (route === '' ? 'index.html' : `${route}.html`));
    expect(pages.sort()).toEqual([...expected, '404.html'].sort());
  });

  // `page-head.spec.ts` covers the other tags.
  test('have one title, the versions of the site and the framework, and unique IDs', () => {
    for (const route of routes) {
      const html = readFileSync(`build/${route === '' ? 'index' : route}.html`, 'utf8');
      expect.soft(html.match(/<h1[\s>]/g), route).toHaveLength(1);
      const title = /<title[^>]*>(.*?)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      expect.soft(title, route).toMatch(route === '' ? new RegExp(site.title) : new RegExp(` \\| ${site.title}$`));
      expect
        .soft(html, route)
        .toMatch(new RegExp(`<meta [^>]*name="version" content="${site.version.replaceAll('.', String.raw`\.`)}"`));
      expect.soft(html, route).toMatch(/<meta name="generator" content="Docusaurus v3\.7\.0">/);
      const ids = Array.from(html.matchAll(/<[a-z][^>]*?\sid="?([^"\s>]+)/g), ([, id]) => id);
      expect.soft([...new Set(ids)], `${route}: links go to the first of several elements with an ID`).toEqual(ids);
    }
  });
});

test('the sitemap lists every page except the search page, with weekly changes and priority 0.5', () => {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  const listedUrls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  const expected = routes.filter((route) => route !== 'search').map((route) => `${site.url}${site.baseUrl}${route}`);
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
