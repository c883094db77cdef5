import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {expect} from 'vitest';
import {launchChromium} from '../../bench/browser';
import {site} from '../../config/site';
import {test} from '../support/build-test';
import {listRoutes} from '../support/routes';
import {serveSite} from '../support/serve';

const brand = 'Silly Walk';
const slug = 'silly-walk';
const baseUrl = '/developer/';

function readContent(file: string): Buffer {
  const content = readFileSync(file);
  if (file.endsWith('.gz')) return gunzipSync(content);
  return file.endsWith('.br') ? brotliDecompressSync(content) : content;
}

/** Commits a site's pages to a new repository, with the given date. */
function commitPages(dir: string, day: string): void {
  const runGit = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@site.example', ...args], {
      cwd: dir,
      env: {...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z`},
    });
  runGit('init', '--quiet');
  runGit('add', 'docs');
  runGit('commit', '--quiet', '--message', 'Pages');
}

/** Runs a request in the console and the widget in the playground, as a reader would. */
async function useSandbox(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}docs/intro`);
  await page.getByRole('button', {name: 'Run designsFromPrompt'}).click();
  const response = page.getByRole('region', {name: 'Console: designsFromPrompt'});
  await response.getByText('202 Accepted', {exact: true}).first().waitFor();
  await response.getByText(`https://api.${slug}.example/v1/requests/`).first().waitFor();
  await page.goto(`${siteUrl}docs/${slug}-ui-sdk/widget-functions-events`);
  await page.getByRole('button', {name: 'Try it ready', exact: true}).click();
  const playground = page.getByRole('dialog', {name: /^Widget playground/});
  await playground.getByRole('button', {name: 'Run', exact: true}).click();
  await playground.getByRole('log').getByText('Event ready').waitFor();
}

test('a site with another brand and base URL has every route, and no trace of the original', async ({variantSite}) => {
  const variant = variantSite({
    docs: 'all',
    environment: {
      BRAND_NAME: brand,
      BRAND_SLUG: slug,
      BASE_URL: baseUrl,
      REPOSITORY_URL: 'https://git.example/docs',
    },
  });
  commitPages(variant.dir, '2026-02-03');
  const {exitCode, lines, outDir, read} = await variant.build();
  expect(exitCode, lines.join('\n')).toBe(0);

  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => statSync(path.join(outDir, file)).isFile());

  const trace = new RegExp(site.slug, 'i');
  expect(files.filter((file) => trace.test(file))).toEqual([]);
  expect(files.filter((file) => trace.test(readContent(path.join(outDir, file)).toString('latin1')))).toEqual([]);

  const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('assets/') && file !== '404.html');
  const {routes} = listRoutes(slug);
  expect(pages.sort()).toEqual(routes.map((route) => (route === '' ? 'index.html' : `${route}.html`)).sort());

  const intro = read('docs/intro.html');
  expect(intro).toContain(`| ${brand} UI SDK &amp; API</title>`);
  expect(intro).toContain(`Copyright © 2025 ${brand}. All rights reserved.`);

  expect(intro).toContain('href="https://git.example/docs/edit/main/docs/intro.mdx"');
  expect(intro).toContain('<time datetime="2026-02-03T12:00:00.000Z" itemprop="dateModified">Feb 3, 2026</time>');

  // All internal links start with the base URL.
  const remainingMentions = pages.flatMap((page) =>
    [...read(page).matchAll(/\s(?:href|src)="?(\/[^"\s>]*)/g)]
      .map(([, url = '']) => url)
      .filter((url) => !url.startsWith(baseUrl) && url !== baseUrl.slice(0, -1))
      .map((url) => `${page}: ${url}`),
  );
  expect(remainingMentions).toEqual([]);

  // So do the links of the Markdown files.
  const markdownFiles = files.filter((file) => file.endsWith('.md') || /^llms(?:-full)?\.txt$/.test(file));
  const brokenLinks = markdownFiles.flatMap((file) =>
    [...read(file).matchAll(/\]\((?:https:\/\/developer\.silly-walk\.example)?(\/[^)]*)\)/g)]
      .map(([, url = '']) => url)
      .filter((url) => !url.startsWith(baseUrl) || !files.includes(url.slice(baseUrl.length).replace(/#.*/, '')))
      .map((url) => `${file}: ${url}`),
  );
  expect(brokenLinks).toEqual([]);
  expect(routes.filter((route) => !markdownFiles.includes(route === '' ? 'index.md' : `${route}.md`))).toEqual([]);
  expect(read('llms.txt')).toContain(`(https://developer.${slug}.example${baseUrl}docs/${slug}-api/overview.md)`);
  expect(read('docs/intro.md')).toContain(`<https://developer.${slug}.example${baseUrl}docs/intro>`);

  // The sandbox loads its files from the base URL.
  const server = await serveSite(outDir, {baseUrl});
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const failures: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failures.push(response.url());
    });
    await useSandbox(page, server.origin + baseUrl);
    expect(failures).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
