import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {createTemporaryFolder} from '../../../../tests/support/temporary-folder';
import {BuiltSite} from './built-site';
import {digestInputs, PageCache} from './page-cache';

let outDir: string;

beforeEach(() => {
  outDir = createTemporaryFolder();
  write('a', 'A');
  write('b', 'B');
});

const write = (name: string, text: string, head = '') => {
  writeFileSync(path.join(outDir, `${name}.html`), `<head>${head}</head><body><main>${text}</main></body>`);
};

const cacheDir = () => path.join(outDir, '.docusaurus/page-cache/%2F');
const listCacheFiles = () => readdirSync(cacheDir()).map((name) => path.join(cacheDir(), name));

/** Reads the pages as a build does. Returns the results, and the pages that were extracted. */
async function read(options: unknown = 1, routesPaths = ['/a', '/b']) {
  const siteConfig = {url: 'https://docs.example'};
  const generatedFilesDir = path.join(outDir, '.docusaurus');
  const site = new BuiltSite({outDir, baseUrl: '/', siteConfig, generatedFilesDir, routesPaths});
  const cache = new PageCache(site);
  const extracted: string[] = [];
  const results: Record<string, unknown> = {};
  const extractor = {
    getInputs: () => digestInputs(options),
    extract: ({route, html}: {route: string; html: string}) => {
      extracted.push(route);
      return {text: html.replaceAll(/<head>.*<\/head>|<[^>]*>/g, '')};
    },
  };
  const pages = await site.listPages();
  for (const page of pages) {
    const extracted = await cache.extract(await site.readPage(page), new Map([['test', extractor]]));
    results[page.route] = extracted.results['test'];
  }
  await cache.deleteUnused(pages);
  return {results, extracted};
}

test('only changed pages are extracted again, and the results are those of a cold build', async () => {
  await read();
  write('b', 'C');
  const warm = await read();
  expect(warm.extracted).toEqual(['/b']);
  rmSync(cacheDir(), {recursive: true});
  const cold = await read();
  expect(cold.extracted).toEqual(['/a', '/b']);
  expect(warm.results).toEqual(cold.results);
});

test('new options and new versions of packages invalidate the results', async () => {
  await read();
  expect((await read(2)).extracted).toEqual(['/a', '/b']);
  writeFileSync(path.join(outDir, 'package-lock.json'), '{}');
  expect((await read(2)).extracted).toEqual(['/a', '/b']);
});

test('new hashes of scripts are only ignored in the head', async () => {
  const script = (hash: string) => `<script src="/assets/js/main.${hash}.js"></script>`;
  write('a', 'A', script('0a1b2c3d'));
  write('b', script('0a1b2c3d'));
  await read();
  write('a', 'A', script('4e5f6a7b'));
  write('b', script('4e5f6a7b'));
  expect((await read()).extracted).toEqual(['/b']);
});

test.each([
  ['incomplete', (content: string) => content.slice(0, -5)],
  ['empty', () => ''],
])('a file that is %s is ignored and replaced', async (_, damage) => {
  const {results} = await read();
  for (const file of listCacheFiles()) writeFileSync(file, damage(readFileSync(file, 'utf8')));
  const second = await read();
  expect(second.results).toEqual(results);
  expect(second.extracted).toContain('/a');
  expect((await read()).extracted).toEqual([]);
});
