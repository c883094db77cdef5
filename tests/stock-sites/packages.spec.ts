// cspell:ignore bulid
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expectNoAxeViolations, findAxeViolations} from '../support/axe';
import {openConsole, readClipboard, send} from '../support/page';
import {button, hits, input, modal, search as searchFor} from '../support/search';
import {expect, nightly} from '../support/test';
import {applyThemeViewport, themeViewports} from '../support/theme-viewports';
import type {StockSite} from './stock-site';
import {addDocsOptions, configure, packageNames, stockSiteTest} from './stock-site-test';

// A stock site with all packages, and with what public sites have: a second docs instance with three versions, whose
// plugin is wrapped, URLs without a slash, and a slow plugin. It's built once, so the tests run in one worker. Variants
// of the site, which have a second locale, run nightly: see variants.spec.ts.

const {search, markdown, openApi, fastPages, hosting} = packageNames;

/** A plugin whose hook takes longer than those of the packages. */
const slowPlugin = `const fs = require('node:fs');
const path = require('node:path');

module.exports = () => ({
  name: 'slow-plugin',
  async postBuild({outDir}) {
    while (!fs.existsSync(path.join(outDir, '_headers'))) await new Promise(setImmediate);
    fs.writeFileSync(path.join(outDir, 'late.html'), '<script>late()</script>');
  },
});
`;

/** Public sites wrap the plugins of Docusaurus to add something. */
const wrappedDocs = `const docs = require('@docusaurus/plugin-content-docs');

module.exports = async (context, options) => ({...(await docs.default(context, options)), getClientModules: () => [require.resolve('./analytics.js')]});
module.exports.validateOptions = docs.validateOptions;
`;

/** A snippet whose script is on another host, which no HTML names. It isn't called. */
const snippet = `window.measure = function (d, s, u) { d.head.appendChild(d.createElement(s)).src = u; }.bind(null, document, 'script', 'https://tags.example/t.js?id=1')`;

const test = stockSiteTest(
  {
    docusaurus: '3.7.0',
    packages: Object.values(packageNames),
    // The nightly variants install the packages with npm and pnpm.
    installation: 'link',
  },
  async (site) => {
    const redirects =
      "[{from: '/docs/old', to: '/docs/intro'}, {from: '/docs/reading#old', to: '/docs/intro#getting-started'}]";
    const documents = "{library: {file: 'openapi/library.yaml', pages: 'docs/library', exclude: {internal: true}}}";
    configure(
      site,
      // Rspack and SWC build the site in half the time. The nightly variants use webpack and Babel.
      `  future: {experimental_faster: true},\n  themes: ['${search}', '${markdown}', ['${openApi}', {documents: ${documents}}]],\n  plugins: ['${fastPages}', ['${hosting}', {redirects: ${redirects}}], './slow-plugin.js', ['./wrapped-docs.js', {id: 'guides', path: 'guides', routeBasePath: 'guides', breadcrumbs: false}]],\n  headTags: [{tagName: 'script', attributes: {}, innerHTML: ${JSON.stringify(snippet)}}],\n`,
    );
    addDocsOptions(site);
    site.edit('docusaurus.config.ts', `  baseUrl: '/',`, `  baseUrl: '/',\n  trailingSlash: false,`);
    site.write('slow-plugin.js', slowPlugin);
    site.write('wrapped-docs.js', wrappedDocs);
    site.write('analytics.js', 'export function onRouteDidUpdate() {}\n');
    site.write('guides_versions.json', '["2.0", "1.0"]');
    for (const folder of ['guides', 'guides_versioned_docs/version-2.0', 'guides_versioned_docs/version-1.0']) {
      site.write(`${folder}/README.mdx`, '# Guides\n\nRead [the first one](<./Two words.md#for-100>).\n');
      site.write(`${folder}/Two words.md`, '# Two words\n\n## For 100% {#for-100}\n\nA quokka.\n');
      site.write(`${folder}/راهنما.md`, '# راهنما\n\nمتن [ساده](README.mdx).\n');
    }
    const library = readFileSync('tests/stock-sites/library.yaml', 'utf8');
    site.write('openapi/library.yaml', createFirstRelease(library));
    await site.run('openapi', 'release', '0.9.0');
    site.write('docs/library-changes.md', '# Library changes\n\n<ApiChanges document="library" />\n');
    site.write('openapi/library.yaml', addExcludedOperation(library));
    site.write(
      'docs/get-book.mdx',
      '---\nslug: /reading\n---\n\n# Read a book\n\nFirst.\n\n<Operation id="getBook" />\n',
    );
    await site.run('openapi', 'generate');
  },
);

/** Returns the document before changes to a schema and to an operation. */
const createFirstRelease = (library: string) =>
  library
    .replace('required: [stars]', 'required: []')
    .replace('minimum: 1, maximum: 5, description', 'minimum: 0, maximum: 9, description')
    .replace('maximum: 50, default: 20', 'minimum: 1, maximum: 90, default: 30');

/** Adds an operation that the site excludes, and everything that only it uses. */
const addExcludedOperation = (library: string) =>
  library
    .replace(
      '\npaths:\n',
      `
paths:
  /quarantine:
    x-internal: true
    post:
      operationId: quarantineBook
      security: [{quarantineKey: []}]
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/QuarantineCase'}}}}
      responses: {'200': {description: The book is in quarantine}}
`,
    )
    .replace(
      '\ncomponents:\n  schemas:\n',
      `
components:
  securitySchemes:
    quarantineKey: {type: apiKey, in: header, name: X-Quarantine-Key}
  schemas:
    QuarantineCase: {properties: {quarantineReason: {enum: [quarantine-mold]}}}
`,
    );

/** The elements of a built page, which are there without JavaScript. */
const readPage = (site: StockSite, name: string) => readFileSync(path.join(site.outDir, `${name}.html`), 'utf8');

const queries = {
  'deploy site': '/docs/tutorial-basics/deploy-your-site',
  extras: '/docs/category/tutorial---extras',
  'mdx blog post': '/blog/mdx-blog-post',
  'markdown page example': '/markdown-page',
};

test('the search finds all kinds of pages, corrects a typo, and is accessible', async ({page, open, stock: {site}}) => {
  await open('docs/intro');
  await button(page).click();
  for (const [query, url] of Object.entries(queries)) {
    await input(page).fill(query);
    await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', new RegExp(`^${url}(?:#|$)`));
  }
  await expectNoAxeViolations(page, '[role=dialog]');
  await input(page).fill('bulid your site');
  await expect(hits(page).first()).toContainText('Build your site');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/tutorial-basics\/deploy-your-site#build-your-site$/);
  await expect(page.getByRole('heading', {name: 'Build your site'})).toBeInViewport();
  await expect(modal(page)).toBeHidden();

  await open('search?q=tutorial');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(/^\d+ results$/);
  await main.getByRole('combobox', {name: 'Section'}).selectOption('Tutorial - Basics');
  await expect(main.getByRole('listitem').first()).toContainText('Tutorial - Basics');
  await expectNoAxeViolations(page, 'main', themeViewports.slice(1));

  expect(readPage(site, 'search')).toMatch(
    /<noscript>.*Search requires JavaScript\..*href="?\/docs\/intro["\s>].*<\/noscript>/s,
  );
});

test('Markdown is listed, linked, and copied by the accessible page menu', async ({page, open, context, request}) => {
  const index = await (await request.get('llms.txt')).text();
  for (const file of ['docs/intro.md', 'docs/tutorial-extras/translate-your-site.md', 'blog/mdx-blog-post.md']) {
    expect(index).toContain(`/${file})`);
    expect((await request.get(file)).status()).toBe(200);
  }
  expect((await request.get('llms-full.txt')).status()).toBe(200);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('docs/tutorial-basics/markdown-features');
  // The policy allows the inline styles of stock code blocks.
  const token = page.locator('code .token[style*=color]').first();
  expect(await token.evaluate((element: HTMLElement) => element.style.color)).not.toBe('');
  const href = (await page.locator('link[type="text/markdown"]').getAttribute('href')) ?? '';
  const text = await (await request.get(href)).text();
  expect(text).toMatch(/^# Markdown Features\n/);
  expect(text).toContain('```jsx title="src/components/HelloDocusaurus.js"');
  const menu = page.getByRole('main').locator('details').filter({hasText: 'Page menu'});
  for (const viewport of themeViewports) {
    await applyThemeViewport(page, viewport);
    await menu.locator('summary').click();
    expect(await findAxeViolations(page, 'main details')).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await menu.locator('summary').click();
  await menu.getByRole('button', {name: 'Copy page'}).click();
  await expect(menu.getByRole('status')).toHaveText('Copied as Markdown');
  expect(await readClipboard(page)).toBe(text);
});

test('docs of a wrapped plugin are found, and have Markdown with links', async ({page, open, request}) => {
  for (const folder of ['guides', 'guides/next', 'guides/1.0']) {
    await open(`${folder}/Two%20words`);
    await searchFor(page, 'quokka');
    const url = new RegExp(`^/${folder}/Two(?: |%20)words#for-100$`);
    await expect(hits(page).getByRole('link')).toHaveAttribute('href', url);
  }
  const index = await (await request.get('llms.txt')).text();
  const links = [...index.matchAll(/\]\(https:\/\/[^/]*\/(guides[^)]*)\)/g)].map(([, link = '']) => link);
  expect(links.map(decodeURI).sort()).toEqual(['guides.md', 'guides/Two words.md', 'guides/راهنما.md']);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
  const guides = await (await request.get('guides.md')).text();
  expect(guides).toMatch(/\[the first one\]\(https:\/\/[^/]*\/guides\/Two%20words\.md#for-100\)/);
});

test('a right-to-left page fits on a phone, with its menus, the search, and the console', async ({page, open}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open('docs/library/list-books');
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
  const menu = page.getByRole('main').locator('details').filter({hasText: 'Page menu'});
  await menu.locator('summary').click();
  await expect(menu.getByRole('button', {name: 'Copy page'})).toBeInViewport({ratio: 1});
  await page.keyboard.press('Escape');
  await searchFor(page, 'quokka');
  await expect(hits(page).getByRole('link')).toBeInViewport({ratio: 1});
  await page.keyboard.press('Escape');
  const panel = await openConsole(page, 'listBooks');
  await send(panel, '200 OK');
  await expect(panel.locator('pre').first()).toHaveCSS('direction', 'ltr');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe('the API reference', () => {
  test('shows text as text, links to operations, and sends requests', async ({page, open, request, stock: {site}}) => {
    expect(await (await request.get('openapi/library.yaml')).text()).toContain('operationId: listBooks');
    await open('docs/library');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Library {{of}} <books> & "more"');
    await expect(page).toHaveTitle('Library {{of}} <books> & "more" | My Site');
    const main = page.getByRole('main');
    await expect(main).toContainText("export const pwned = require('node:fs')");
    await expect(main).toContainText('Text with {1 + 1}, bold, <script>alert(1)</script>, and a link to the tutorial.');
    expect(existsSync(path.join(site.dir, 'pwned.txt'))).toBe(false);
    await main.getByRole('link', {name: 'GET /books/{bookId}'}).click();
    await expect(page).toHaveURL(/\/docs\/reading$/);
    await expect(main).toContainText('First.');
    // The category of the page is expanded.
    await open('docs/library/list-books');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('List {{all}} <books> & "authors"');
    await expect(main).toContainText('import a list of books.');
    await test.step('the console sends a request, in both color modes', async () => {
      const panel = await openConsole(page, 'listBooks');
      await send(panel, '200 OK');
      await expect(panel).toContainText('Herman Melville');
      for (const viewport of themeViewports) {
        await applyThemeViewport(page, viewport);
        // In stock sites, the colors of the Prism theme, breadcrumbs, and links with inline code have too little
        // contrast.
        expect(await findAxeViolations(page, 'main', '.openapi-code, a > code, .breadcrumbs')).toEqual([]);
      }
    });
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await page.setViewportSize({width: 1280, height: 720});
    await sidebar.getByRole('link', {name: 'Add a book'}).click();
    await expect(page).toHaveURL(/\/docs\/library\/create-book$/);
    await expect(page.locator('.table-of-contents').getByRole('link')).toHaveText([
      'Request',
      'Request body',
      'Responses',
      '201 Created',
    ]);
  });

  test('filters show what matches, open it if it is collapsed, and leave the text of tags', async ({page, open}) => {
    await open('docs/library');
    const status = page.locator('.openapi-filter').getByRole('status');
    await page.getByRole('searchbox', {name: 'Filter operations'}).fill('scans');
    await expect(status).toHaveText('1 of 5 operations');
    await expect(page.getByText('A list about books')).toBeVisible();

    await open('docs/library-changes');
    const folds = page.locator('[data-openapi-group] .openapi-fold');
    const [openedByReader, closed] = [folds.first(), folds.nth(1)];
    await openedByReader.locator('summary').click();
    await page.getByRole('combobox').selectOption('breaking');
    await expect(closed).toHaveJSProperty('open', true);
    await page.getByRole('combobox').selectOption('');
    await expect(closed).toHaveJSProperty('open', false);
    await expect(openedByReader).toHaveJSProperty('open', true);
  });

  test('sends the fields and files of a form, and text', nightly, async ({page, open}) => {
    await open('docs/library/add-scans');
    const scans = await openConsole(page, 'addScans');
    await scans.getByLabel('copies').fill('6');
    await expect(scans).toContainText('1 problem in the request body');
    await scans.getByLabel('copies').fill('5');
    await scans
      .getByLabel('cover')
      .setInputFiles({name: 'whale.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x')});
    await expect(scans).toContainText("-F 'cover=@whale.jpg;type=image/jpeg'");
    expect(await findAxeViolations(page, 'section[aria-label="Console: addScans"]', '.openapi-code')).toEqual([]);
    await send(scans, '204 No Content');

    await open('docs/library/add-review');
    const review = await openConsole(page, 'addReview');
    await review.getByRole('combobox', {name: 'Content type'}).selectOption('text/plain');
    await review.getByRole('textbox', {name: 'Request body'}).fill('Bad');
    await send(review, /^422/);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('an old URL redirects', async ({page, watch}) => {
      // The page that redirects has no icon.
      watch.allow('/favicon.ico');
      await page.goto('docs/old');
      await expect(page).toHaveURL(/\/docs\/intro$/);
    });

    test('shows all samples, values, and examples below headings', async ({page, open}) => {
      await open('docs/library/list-books');
      await page.setViewportSize({width: 390, height: 844});
      for (const label of ['cURL', 'JavaScript', 'Python']) {
        await expect(page.locator(`[data-openapi-label="${label}"]`)).toBeVisible();
      }
      await expect(page.getByRole('tablist')).toBeHidden();
      const value = await page.getByText('lent-to-another-library', {exact: true}).boundingBox();
      expect(value?.height).toBeLessThan(30);
      const heading = await page.getByRole('heading', {name: '200 OK'}).boundingBox();
      const example = await page.locator('.openapi-example').first().boundingBox();
      expect(example?.y).toBeGreaterThan(heading?.y ?? Infinity);
    });
  });
});

test('stock pages comply with the default policy', async ({page, open, watch, stock: {site}}) => {
  // The avatars of the blog's authors. A violation of the policy is an error in the console, which fails every test.
  watch.allow(/^request to another host: https:\/\/(?:github\.com|avatars\.githubusercontent\.com)\//, '404');
  const avatar = readFileSync(path.join(site.dir, 'static/img/docusaurus.png'));
  await page.route(/^https:\/\//, (route) => route.fulfill({contentType: 'image/png', body: avatar}));
  for (const url of ['', 'nothing-here', 'blog']) {
    await open(url);
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  }
  const photo = page.locator('.avatar__photo').first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("a page's old URL and a moved anchor redirect with query and hash, but other anchors don't", async ({page}) => {
  await page.goto('docs/old?a=b%20c#getting-started');
  await expect(page).toHaveURL(/\/docs\/intro\?a=b%20c#getting-started$/);
  // The redirect replaced the history entry, so Back doesn't return to it.
  expect(await page.evaluate(() => window.history.length)).toBe(2);
  await page.goto('docs/reading#other');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Read a book');
  await page.goto('about:blank');
  await page.goto('docs/reading?q=1#old');
  await expect(page).toHaveURL(/\/docs\/intro\?q=1#getting-started$/);
});

test('the build ends with the files that a slow plugin wrote after the policy was created', ({stock: {output}}) => {
  expect(output).toMatch(/the security policy doesn't cover [^\n]*:\n {2}- late\.html\nPlugins that .*: .*slow-plugin/);
});

test('the packages are loaded from the site, and write its references and the files of hosts', ({stock: {site}}) => {
  const root = path.join(site.dir, 'node_modules');
  for (const name of [...Object.values(packageNames), '@developer-docs/search-engine', '@developer-docs/mock-api']) {
    expect(site.resolve(name).startsWith(root)).toBe(true);
  }
  const html = readPage(site, 'docs/library/create-book');
  for (const text of ['title', 'Title with {braces}', '&lt;paper>', 'Name of the author', 'curl', '201 Created']) {
    expect(html).toContain(text);
  }
  const read = (file: string) => readFileSync(path.join(site.outDir, file), 'utf8');
  expect(read('_headers')).toMatch(
    /^\/\*\n {2}Content-Security-Policy: default-src 'self'; script-src [^;]*https:\/\/tags\.example; .*frame-ancestors 'self'\n/,
  );
  expect(read('_redirects')).toContain('/docs/intro/index /docs/intro 301\n');
  expect(read('_nginx.conf')).toContain('location ^~ "/assets/" {');
});

test('no file contains a name of an excluded operation', ({stock: {site}}) => {
  const files = readdirSync(site.outDir, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const contents = files.map(({parentPath, name}) => [name, readFileSync(path.join(parentPath, name))] as const);
  expect(contents.filter(([, content]) => content.includes('createBook')).length).toBeGreaterThan(5);
  const found = contents.filter(([file, content]) => /quarantine/i.test(file + content.toString('latin1')));
  expect(found.map(([file]) => file)).toEqual([]);
});
