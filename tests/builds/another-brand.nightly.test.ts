import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, onTestFinished, test} from 'vitest';
import {site} from '../../config/site';
import {listRoutes} from '../support/routes';
import {createVariantSite} from '../support/variant-site';

const brand = 'Silly Walk';
const slug = 'silly-walk';
const baseUrl = '/developer/';

function readContent(file: string): Buffer {
  const content = readFileSync(file);
  if (file.endsWith('.gz')) return gunzipSync(content);
  return file.endsWith('.br') ? brotliDecompressSync(content) : content;
}

test('a site with another brand and base URL has every route, and no trace of the original', async () => {
  const {build, outDir, read, remove} = createVariantSite({
    docs: 'all',
    environment: {BRAND_NAME: brand, BRAND_SLUG: slug, BASE_URL: baseUrl, REPOSITORY_URL: 'https://git.example/docs'},
  });
  onTestFinished(remove);
  await build();

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
});
