import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {readIndex, type DocSearchRecord} from '@developer-docs/search-engine';
import type {APIRequestContext} from '@playwright/test';
import {parse, stringify} from 'yaml';
import {openConsole, send} from '../support/page';
import {hits, modal, search as searchFor} from '../support/search';
import {canary, expect, nightly} from '../support/test';
import type {StockSite} from './stock-site';
import {addDocsOptions, configure, packageNames, presetName, stockSiteTest} from './stock-site-test';

// Stock sites that differ from what `create-docusaurus` generates, with all packages or the preset.

const {search, markdown, openApi, fastPages, hosting} = packageNames;
const ejected = ['Badges', 'Code', 'Console', 'Examples', 'Fold', 'Html', 'OpenAll', 'Sample', 'TryIt'].map(
  (name) => `OpenApi/${name}`,
);
const documents = `{documents: {
      library: {file: 'openapi/library.yaml', pages: 'docs/library', overlays: ['openapi/texts.overlay.yaml'], versions: {'1.0': 'openapi/library-1.0.yaml'}},
      club: {file: 'openapi/club.yaml', pages: 'community/api'},
    }}`;
const community = `['@docusaurus/plugin-content-docs', {id: 'community', path: 'community', routeBasePath: 'community', sidebarPath: './sidebars.ts', beforeDefaultRemarkPlugins: [remarkOpenApi], sidebarItemsGenerator: openApiSidebarItemsGenerator}]`;

/** Adds the packages to the configuration, individually. */
function addPackages(site: StockSite): void {
  configure(
    site,
    `  themes: ['${search}', '${markdown}', ['${openApi}', ${documents}]],
  plugins: ['${fastPages}', '${hosting}', ${community}],
`,
  );
  addDocsOptions(site);
}

/** Replaces the classic preset with that of this repository. */
function addPreset(site: StockSite): void {
  const file = 'docusaurus.config.ts';
  site.edit(file, 'import ', `import {openApiSidebarItemsGenerator, remarkOpenApi} from '${presetName}';\nimport `);
  configure(site, `  plugins: [${community}],\n`);
  site.edit(file, "'classic',\n      {", `'${presetName}',\n      {\n        openApi: ${documents},`);
}

const overlay = `overlay: 1.1.0
info: {title: Better texts, version: '1'}
actions:
  - {target: "$.paths['/books'].get", update: {summary: Browse the books}}
  - {target: "$.paths['/book'].get", update: {summary: Nothing}}
`;

/** The text at the start of each translation. */
const mark = 'Été 夏 بهار';

const translate = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, text: unknown) =>
    typeof text === 'string' && key !== 'name' ? `${mark} ${text}` : text,
  );

/** Reads all records of the search index below a path. */
async function readRecords(request: APIRequestContext, folder = ''): Promise<DocSearchRecord[]> {
  const read = async (file: string) => (await request.get(folder + file)).text();
  return (await readIndex(read)).records;
}

/** The site of the oldest supported versions, with the packages. */
const old = {hasPreset: false, docs: 'docs/', locale: 'ja', localeFolder: 'ja/', tryIt: '試す'};
/**
 * The site of Docusaurus 3.10 or later, with the preset. It has all flags for Docusaurus 4, which include `faster`. The
 * docs are at the root, and the second locale has a base URL of its own, which earlier versions don't support.
 */
const newest = {hasPreset: true, docs: '', locale: 'fa', localeFolder: 'farsi/', tryIt: 'Try it'};
const variants = [
  {...old, docusaurus: '3.7.0', react: '18', trailingSlash: 'true'},
  {...newest, docusaurus: '3.10.2', react: '19', trailingSlash: 'false'},
  {...newest, docusaurus: 'canary', react: '19', trailingSlash: 'undefined'},
];

const baseUrl = '/x/y/';
for (const {docusaurus, react, trailingSlash, hasPreset, docs, locale, localeFolder, tryIt} of variants) {
  const test = stockSiteTest(
    {docusaurus, packages: hasPreset ? [presetName] : Object.values(packageNames)},
    async (site) => {
      const file = 'docusaurus.config.ts';
      site.edit(file, `  baseUrl: '/',`, `  baseUrl: '${baseUrl}',\n  trailingSlash: ${trailingSlash},`);
      const localeConfigs = hasPreset ? `, localeConfigs: {${locale}: {baseUrl: '${baseUrl}${localeFolder}'}}` : '';
      site.edit(file, `    locales: ['en'],`, `    locales: ['en', '${locale}']${localeConfigs},`);
      if (hasPreset) {
        addPreset(site);
        site.edit(file, 'docs: {\n', "docs: {\n          routeBasePath: '/',\n");
        site.edit(file, "to: '/docs/intro'", "to: '/intro'");
        rmSync(path.join(site.dir, 'src/pages/index.tsx'));
        site.write('docs/home.md', '---\nslug: /\n---\n\n# Home\n\nWelcome.\n');
      } else {
        addPackages(site);
        // Without it, Docusaurus compiles for ES5, loosely.
        site.edit('package.json', '"browserslist"', '"noBrowserslist"');
      }
      const library = readFileSync('tests/stock-sites/library.yaml', 'utf8').replace('/docs/intro', `/${docs}intro`);
      site.write('openapi/library.yaml', library.replace('summary: Add a book', 'summary: Add a new book'));
      site.write('openapi/library-1.0.yaml', library);
      site.write('openapi/texts.overlay.yaml', overlay);
      site.write('openapi/club.yaml', readFileSync('tests/stock-sites/club.yaml', 'utf8'));
      site.write('community/index.mdx', '# Community\n\nHow to join the zebra club.\n');
      site.write('community/rules/rules.md', '# Rules\n\nBe kind to every zebra.\n');
      await site.run('openapi', 'generate');
      // Copies of components work like the components.
      for (const [index, component] of (hasPreset ? [] : ejected).entries()) {
        const language = index % 2 === 0 ? '--typescript' : '--javascript';
        await site.run('swizzle', openApi, component, '--eject', language, '--danger');
      }
      // Three versions have the same text.
      site.write('docs/limits.md', '# Limits\n\nA wombat may upload up to five gigabytes.\n');
      await site.run('docs:version', '0.9');
      await site.run('docs:version', '1.0');
      site.write('docs/only-next.md', '# Only in Next\n\nA walrus.\n');
      await site.run('openapi', 'write-translations');
      for (const name of ['library', 'version-1.0/library']) {
        const overlayFile = `i18n/${locale}/${openApi}/${name}.overlay.yaml`;
        // Everything is translated, except for the names of tags.
        const content: unknown = parse(readFileSync(path.join(site.dir, overlayFile), 'utf8'), (key, value: unknown) =>
          key === 'update' ? translate(value) : value,
        );
        site.write(overlayFile, stringify(content));
      }
    },
    baseUrl,
  );

  test.describe(
    `Docusaurus ${docusaurus}, React ${react}, trailingSlash ${trailingSlash}`,
    docusaurus === 'canary' ? canary : nightly,
    () => {
      test('the packages bring no other version of Docusaurus and React', ({stock: {site}}) => {
        const read = (name: string) =>
          JSON.parse(readFileSync(path.join(site.dir, 'node_modules', name, 'package.json'), 'utf8')) as {
            version: string;
          };
        const {version} = read('@docusaurus/core');
        expect(version).toContain(docusaurus);
        for (const name of [
          'plugin-content-docs',
          'preset-classic',
          'theme-common',
          'theme-classic',
          'types',
          'utils',
        ]) {
          expect(read(`@docusaurus/${name}`).version, name).toBe(version);
        }
        for (const name of ['react', 'react-dom']) expect(read(name).version, name).toMatch(new RegExp(`^${react}\\.`));
      });

      test('searches the version that the reader sees, and other instances', async ({page, open}) => {
        await open(`${docs}intro/`);
        await searchFor(page, 'zebra');
        await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', new RegExp(`^${baseUrl}community`));
        await page.keyboard.press('Escape');
        await searchFor(page, 'walrus');
        await expect(modal(page).getByText('No results for')).toBeVisible();
        await page.keyboard.press('Escape');
        await open(`${docs}next/intro/`);
        await searchFor(page, 'walrus');
        await hits(page).first().getByRole('link').click();
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Only in Next');
      });

      test('text that versions and locales share is found in each of them', async ({page, open, request}) => {
        const pages = ['0.9/limits', 'limits', 'next/limits'].map((name) => docs + name);
        for (const folder of ['', localeFolder]) {
          const texts = (await readRecords(request, folder)).filter(({content}) => content?.includes('gigabytes'));
          expect(texts.map(({url}) => url.replace(/\/$/, '')).sort()).toEqual(
            pages.map((name) => baseUrl + folder + name).sort(),
          );
        }
        for (const name of pages) {
          await open(`${name}/`);
          await searchFor(page, 'gigabytes');
          await expect(hits(page)).toHaveCount(1);
          await expect(hits(page).getByRole('link')).toHaveAttribute('href', new RegExp(`^${baseUrl}${name}(?:/|$)`));
        }
        await open('search/?q=gigabytes');
        await page.getByRole('combobox', {name: 'Versions'}).selectOption('all');
        const results = page.getByRole('main').getByRole('listitem');
        await expect(results).toHaveCount(3);
        await expect(results.filter({hasText: 'Next'})).toHaveCount(1);
      });

      test('the API reference has the document of the version, and links that stay in it', async ({page, open}) => {
        for (const [folder, summary] of [
          [docs, 'Add a book'],
          [`${docs}next/`, 'Add a new book'],
        ] as const) {
          await open(`${folder}library/`);
          await page
            .getByRole('main')
            .getByRole('link', {name: `POST /books ${summary}`})
            .click();
          await expect(page.getByRole('heading', {level: 1})).toHaveText(summary);
          await expect(page.locator('.openapi-method--post > .menu__link--active')).toHaveText(summary);
          await expect(page).toHaveURL(new RegExp(`^[^?]*${baseUrl}${folder}library/create-book/?$`));
          // Infima is in a cascade layer with the flags for Docusaurus 4, and then any style of the theme overrides it.
          await expect(page.locator('.openapi-fields > li + li').first()).toHaveCSS('margin-top', '4px');
        }
      });

      test('sends requests for a document of another docs instance', async ({page, open}) => {
        await open('community/api/list-members/');
        await expect(page.locator('.theme-doc-sidebar-menu .menu__link--sublist')).toContainText([
          'Zoo club',
          'Members',
          'Members',
        ]);
        const panel = await openConsole(page, 'listMembers');
        await send(panel, '200 OK');
      });

      test('the files for hosts are at the root and cover all locales', ({stock: {site, output}}) => {
        expect(output).not.toContain('other plugins have written files');
        const read = (file: string) => readFileSync(path.join(site.outDir, file), 'utf8');
        const headers = read('_headers');
        for (const folder of ['assets/', `${localeFolder}assets/`]) {
          expect(headers).toContain(`\n${baseUrl}${folder}*\n`);
        }
        const slash = trailingSlash === 'true' ? '/' : '';
        for (const page of [`${baseUrl}${docs}intro`, `${baseUrl}${localeFolder}${docs}intro`]) {
          expect(read('_redirects')).toContain(`${page}/index ${page}${slash} 301\n`);
        }
        expect(read('_nginx.conf')).toContain(`error_page 404 "${baseUrl}${localeFolder}404.html";`);
        for (const html of [read('index.html'), read('404.html'), read(`${localeFolder}index.html`)]) {
          const hashes = html.match(/'sha256-[^']*'/g) ?? [];
          expect(hashes.length).toBeGreaterThan(0);
          for (const hash of hashes) expect(headers).toContain(hash);
        }
        for (const file of ['_headers', '_redirects', '_nginx.conf']) {
          expect(existsSync(path.join(site.outDir, localeFolder, file)), file).toBe(false);
        }
      });

      test('documents are translated, and URLs are the same', async ({page, open, request, stock: {site, output}}) => {
        expect(output).toContain(
          "openapi/texts.overlay.yaml:5:14 (#/actions/1/target): the action changes nothing: $.paths['/book']",
        );
        await expect(site.run('openapi', 'generate', '--check')).rejects.toThrow('the action changes nothing');
        const read = (file: string) => readFileSync(path.join(site.outDir, file), 'utf8');
        const folder = `${docs}next/library`;
        const title = `${mark} Browse the books`;
        const titles = (await readRecords(request, localeFolder)).map(({hierarchy}) => hierarchy.lvl1);
        expect(titles).toContain(title);
        expect(read(`${localeFolder}${folder}/list-books.md`)).toContain(`# ${title}`);
        expect(read(`${localeFolder}llms.txt`)).toContain(mark);
        expect(read(`${localeFolder}openapi/library.yaml`)).toContain(title);
        expect(read('openapi/library.yaml')).toContain('summary: Browse the books');
        await open(`${localeFolder}${folder}/list-books/`);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
        await expect(page.getByRole('main').getByText(`${mark} How many books to return`).first()).toBeVisible();
        await page
          .getByRole('button', {name: `${tryIt} listBooks`})
          .first()
          .click();
        await expect(page.getByRole('region', {name: /: listBooks$/})).toContainText(
          `${mark} How many books to return`,
        );
      });
    },
  );
}
