import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  BuiltSite,
  findElement,
  getProperty,
  getReadableText,
  hasClass,
  parseHtml,
  walkElements,
  type BuiltPage,
} from '@developer-docs/docusaurus-utils/node';
import {splitPageNote} from '@developer-docs/utils';
import {listFiles} from '@developer-docs/utils/node';
import type {Browser, Page} from '@playwright/test';
import type {Element} from 'hast';
import {parse} from 'yaml';
import {z} from 'zod';
import {waitForHydration} from '../../tests/support/page';
import {serveSite} from '../../tests/support/serve';
import {launchChromium} from '../browser';
import {deleteBuild, measureCommand} from '../measure-build';
import type {BenchOptions, Tables} from '../report';
import {findLostWords, findRareWords, listMarkdownLinks, listMessages, toPath, toSitePaths} from './checks';
import {configFiles, installSite, siteSchema, type InstalledSite, type PublicSite} from './public-site';

/** How many pages are opened in a browser, evenly distributed over the site. */
const maxVisits = 20;

/** How long the search may take to find a page, on a busy machine. */
const searchTimeoutMs = 15_000;

const phoneWidth = 390;

/** How many findings of a kind are printed for each site. */
const maxListed = 10;

/** Later errors of a build are often the same on other pages. */
const maxErrorLength = 2000;

/** What readers and maintainers would see, by column. All of it should be empty. */
type Findings = Record<string, string[]>;

/**
 * Builds public Docusaurus sites without and with the packages, opens pages of both builds in Chromium, and reports
 * what the packages change. Prints what isn't as it should be. The process fails if a site can't be installed or built,
 * or has findings that it doesn't have without the packages.
 *
 * @param options.only - The names of the sites to build.
 */
export async function benchSites({only}: BenchOptions): Promise<Tables> {
  const sites = z
    .array(siteSchema)
    .parse(parse(readFileSync(path.join(__dirname, 'sites.yaml'), 'utf8')))
    .filter(({name}) => only?.includes(name) ?? true);
  const rows: Record<string, Record<string, number>> = {};
  const browser = await launchChromium();
  try {
    for (const site of sites) {
      try {
        Object.assign(rows, await measureSite(browser, site));
      } catch (error) {
        console.error(`${site.name}: ${(error as Error).message.slice(0, maxErrorLength)}`);
        process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
  }
  return {'Public sites': rows};
}

async function measureSite(browser: Browser, site: PublicSite): Promise<Record<string, Record<string, number>>> {
  const installed = await installSite(site);
  try {
    const stock = await buildAndVisit(browser, site, installed, 'stock');
    const changed = await buildAndVisit(browser, site, installed, 'packages', stock.visited);
    for (const [column, findings] of Object.entries(changed.findings)) {
      const added = findings.filter((finding) => !stock.findings[column]?.includes(finding));
      if (added.length === 0) continue;
      process.exitCode = 1;
      console.log(`${site.name}, ${column} with packages:\n  ${added.slice(0, maxListed).join('\n  ')}`);
    }
    const name = `${site.name}, Docusaurus ${installed.docusaurus}`;
    return {[`${name}: stock`]: stock.row, [`${name}: with packages`]: changed.row};
  } finally {
    installed.remove();
  }
}

async function buildAndVisit(
  browser: Browser,
  site: PublicSite,
  {dir}: InstalledSite,
  variant: keyof typeof configFiles,
  /** The pages to visit. By default, they're evenly distributed over the site. */
  routes?: readonly string[],
): Promise<{
  readonly row: Record<string, number>;
  readonly findings: Findings;
  readonly visited: readonly string[];
}> {
  deleteBuild(dir);
  deleteBuild(path.join(dir, 'node_modules/.cache'));
  const args = ['docusaurus', 'build', '--config', configFiles[variant]];
  const {usage, output} = await measureCommand(dir, args, {...site.environment, CI: 'true'});
  // If each locale has a base URL, no page is at the root.
  const notFoundPage = path.join(dir, 'build', '404.html');
  if (!existsSync(notFoundPage)) writeFileSync(notFoundPage, '');
  const built = openBuild(path.join(dir, 'build'), site.baseUrl);
  const pages = await readPages(built);
  const visits = selectVisits(pages, routes);
  const {searched, findings: visitFindings} = await visitPages(browser, built, visits, variant === 'packages');
  const findings: Findings = {
    errors: listMessages(output, 'ERROR'),
    warnings: listMessages(output, 'WARNING'),
    ...visitFindings,
    ...(variant === 'packages' && {
      'broken links in Markdown': await listBrokenLinks(built, pages),
      'lost in Markdown': await listLostTexts(built, pages),
    }),
  };
  const row = {
    pages: pages.length,
    ...usage,
    visited: visits.length,
    ...(variant === 'packages' && {searched}),
    ...Object.fromEntries(Object.entries(findings).map(([column, {length}]) => [column, length])),
  };
  console.log(`${site.name}, ${variant}: ${JSON.stringify(row)}`);
  return {row, findings, visited: visits.map(({page}) => page.route)};
}

/**
 * Opens a build whose routes aren't known. Every HTML file outside `assets/` is a page, also those from `static/`, and
 * redirects.
 */
function openBuild(outDir: string, baseUrl: string): BuiltSite {
  const routesPaths = listFiles(outDir)
    .map((file) => path.relative(outDir, file).replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith('assets/'))
    .map((file) => baseUrl + file.replace(/(?:^|\/)index\.html$|\.html$/, ''));
  return new BuiltSite({outDir, baseUrl, siteConfig: {url: 'https://site.example'}, routesPaths});
}

/** A page of the site, with what the checks need. */
interface ReadPage extends BuiltPage {
  readonly locale: string;
  /** The version in which the search finds the page, such as `docs-default-current`. */
  readonly version: string;
  /** Whether the page is a doc that's listed. Other pages, such as lists of posts, repeat what's on others. */
  readonly isSearched: boolean;
  readonly text: string;
  /** The text that's written in Markdown, including code. */
  readonly writtenText: string;
  /** The paths on the site to which the page links. */
  readonly links: readonly string[];
}

/** Reads the pages that Docusaurus rendered: not redirects, files from `static/`, or error pages. */
async function readPages(built: BuiltSite): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for (const page of built.listPages()) {
    const html = await built.readText(page.file);
    const root = parseHtml(html);
    const [locale, version, robots] = ['docusaurus_locale', 'docusaurus_tag', 'robots'].map((name) => {
      const meta = findElement(root, (element) => element.tagName === 'meta' && getProperty(element, 'name') === name);
      return meta && getProperty(meta, 'content');
    });
    if (locale === undefined || path.basename(page.file) === '404.html') continue;
    const written = findElement(root, (element) => hasClass(element, 'markdown'));
    const links = [...walkElements(root)].flatMap((element) => [
      getProperty(element, 'href') ?? getProperty(element, 'src'),
    ]);
    pages.push({
      ...page,
      locale,
      version: version ?? '',
      isSearched: version?.startsWith('docs-') === true && robots === undefined,
      text: getReadableText(findElement(root, ({tagName}) => tagName === 'main') ?? root, ({tagName}) =>
        ['nav', 'pre', 'button', 'script'].includes(tagName),
      ),
      writtenText: written === undefined ? '' : getReadableText(written, isIgnored),
      links: toSitePaths(
        links.filter((link) => link !== undefined),
        new URL(built.baseUrl + page.file.replace(/(?:index)?\.html$/, ''), built.url),
      ),
    });
  }
  return pages;
}

/** Elements with labels and code. */
const ignoredTags = new Set(['button', 'math', 'script', 'style', 'svg']);

/** Returns whether an element contains no text that readers would miss, such as the hidden heading of footnotes. */
const isIgnored = (element: Element) => ignoredTags.has(element.tagName) || hasClass(element, 'sr-only');

/** Lists the pages whose Markdown lacks words of their text. */
async function listLostTexts(built: BuiltSite, pages: readonly ReadPage[]): Promise<string[]> {
  const files = built.listFiles().filter((file) => file.endsWith('.md'));
  const lost: string[] = [];
  for (const {file, locale, writtenText} of pages) {
    const name = [file.replace(/\/index\.html$/, ''), file.replace(/\.html$/, '')].find((each) =>
      files.includes(`${each}.md`),
    );
    if (name === undefined) continue;
    const markdown = await built.readText(`${name}.md`);
    const isSplit = markdown.includes(`\n${splitPageNote}\n`);
    const parts = isSplit ? files.filter((each) => each.startsWith(`${name}/`)) : [];
    const texts = [markdown, ...(await Promise.all(parts.map((each) => built.readText(each))))];
    const words = findLostWords(writtenText, texts.join('\n'), locale);
    if (words.length > 0) lost.push(`${name}.md: ${words.slice(0, maxListed).join(', ')}`);
  }
  return lost;
}

/** Lists links in Markdown files that lead nowhere, except those that are also broken in the HTML. */
async function listBrokenLinks(built: BuiltSite, pages: readonly ReadPage[]): Promise<string[]> {
  const files = built.listFiles();
  const toPaths = (file: string) => [toPath(built.baseUrl + file), (built.baseUrl + file).replace(/\/$/, '')];
  const existing = new Set([toPath(built.baseUrl), ...files.flatMap(toPaths)]);
  const linked = new Set(pages.flatMap(({links}) => links));
  const broken: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    const links = listMarkdownLinks(await built.readText(file), new URL(built.baseUrl + file, built.url));
    for (const link of links) if (!existing.has(link) && !linked.has(link)) broken.push(`${file}: ${link}`);
  }
  return broken;
}

/** A page to open, and a word that only this page contains. */
interface Visit {
  readonly page: ReadPage;
  readonly word: string | undefined;
}

/** Selects pages that are evenly distributed over the site, or those with the given routes. */
function selectVisits(pages: readonly ReadPage[], routes: readonly string[] | undefined): Visit[] {
  const words = findRareWords(pages);
  const step = Math.max(1, pages.length / maxVisits);
  const isSelected = ({route}: ReadPage, index: number) =>
    routes?.includes(route) ?? Math.floor(index / step) !== Math.floor((index - 1) / step);
  return pages.map((page, index) => ({page, word: words[index]})).filter(({page}, index) => isSelected(page, index));
}

/** Opens pages in Chromium, without other hosts, and if the site has the search, searches each for its word. */
async function visitPages(browser: Browser, built: BuiltSite, visits: readonly Visit[], hasSearch: boolean) {
  const server = await serveSite(built.outDir, {baseUrl: built.baseUrl});
  const context = await browser.newContext();
  await context.route(
    (url) => url.origin !== server.origin,
    (route) => route.fulfill({body: '', headers: {'access-control-allow-origin': '*'}}),
  );
  const findings = {
    'console errors': [] as string[],
    'policy violations': [] as string[],
    'wider than a phone': [] as string[],
    ...(hasSearch && {'not found': [] as string[]}),
  };
  let searched = 0;
  try {
    for (const {page, word} of visits) {
      const tab = await context.newPage();
      onPageError(tab, (text) => {
        const isViolation = /content security policy/i.test(text);
        findings[isViolation ? 'policy violations' : 'console errors'].push(
          `${page.route}: ${text.replaceAll(server.origin, '').slice(0, 300)}`,
        );
      });
      await tab.goto(server.origin + encodeURI(page.route), {waitUntil: 'networkidle'});
      await waitForHydration(tab);
      const isSearched = hasSearch && word !== undefined && page.isSearched;
      if (isSearched) searched += 1;
      if (isSearched && !(await findsPage(tab, word, page))) findings['not found']?.push(`${page.route}: ${word}`);
      await tab.keyboard.press('Escape');
      await tab.setViewportSize({width: phoneWidth, height: 844});
      const width = await tab.evaluate(() => document.documentElement.scrollWidth);
      if (width > phoneWidth) findings['wider than a phone'].push(`${page.route}: ${width} px`);
      await tab.close();
    }
  } finally {
    await context.close();
    await server.close();
  }
  return {searched, findings};
}

/** Reports errors in the console, and uncaught ones. */
function onPageError(tab: Page, report: (message: string) => void): void {
  tab.on('console', (message) => {
    // The empty files have other digests.
    if (message.type() === 'error' && !message.text().includes("'integrity' attribute")) report(message.text());
  });
  tab.on('pageerror', (error) => report(error.message));
}

/** Returns whether the search on a page finds this page. */
async function findsPage(tab: Page, word: string, {route}: ReadPage): Promise<boolean> {
  await tab.locator('.navbar button[aria-keyshortcuts]').first().click();
  await tab.locator('.DocSearch-Input').fill(word);
  return tab
    .waitForFunction(
      (expectedPath) =>
        [...document.querySelectorAll<HTMLAnchorElement>('.DocSearch-Hit a')].some(
          ({pathname}) => decodeURI(pathname).replace(/\/$/, '') === expectedPath,
        ),
      toPath(route),
      {timeout: searchTimeoutMs},
    )
    .then(
      () => true,
      () => false,
    );
}
