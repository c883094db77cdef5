// cspell:ignore Cber über
import {setImmediate} from 'node:timers/promises';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test, vi} from 'vitest';
import {getReadableText, normalizeWhitespace} from '../html/html-tree.js';
import {BuiltSite, fileConcurrency} from './built-site.js';

function open(routesPaths: readonly string[]): BuiltSite {
  const outDir = createTemporaryFolder();
  const siteConfig = {url: 'https://docs.example'};
  return new BuiltSite({outDir, baseUrl: '/', siteConfig, routesPaths});
}

const createHtml = (text: string) => `<html><body><nav>All pages</nav><main><p>${text}</p></main></body></html>`;

test("reads the pages' main content", async () => {
  const site = open(['/docs/b', '/docs/a']);
  const names = ['docs/b', 'docs/a'];
  await Promise.all(names.map((name) => site.writeFile(`${name}.html`, createHtml(name))));
  const pages = await Promise.all(site.listPages().map((page) => site.readPage(page)));
  expect(pages.map(({route, content}) => `${route} ${normalizeWhitespace(getReadableText(content))}`)).toEqual([
    '/docs/a docs/a',
    '/docs/b docs/b',
  ]);
});

test.each([
  ['false', ['/', '/docs/a', '/404.html'], ['index.html', 'docs/a.html', 'docs/index.html']],
  ['true', ['/', '/docs/a/', '/docs/', '/404.html'], ['index.html', 'docs/a/index.html', 'docs/index.html']],
])('finds the files of routes if trailingSlash is %s', async (_, routes, files) => {
  const site = open(routes);
  await Promise.all([...files, '404.html', 'static.html'].map((file) => site.writeFile(file, createHtml(file))));
  const pages = site.listPages();
  expect(pages.map(({route}) => route)).toEqual(routes.filter((route) => route !== '/404.html').sort());
  expect(pages.every(({file}) => files.includes(file))).toBe(true);
});

test('lists a page once if two plugins have a route for it', async () => {
  const site = open(['/api/', '/api', '/docs/a', '/docs/a']);
  await Promise.all(['api/index.html', 'docs/a.html'].map((file) => site.writeFile(file, createHtml(file))));
  expect(site.listPages()).toEqual([
    {file: 'api/index.html', route: '/api'},
    {file: 'docs/a.html', route: '/docs/a'},
  ]);
});

test.each([
  ['docs/über.html', '/docs/%C3%BCber'],
  ['docs/100%/index.html', '/docs/100%'],
])('finds the file %s of a route with special characters', async (file, route) => {
  const site = open([route]);
  await site.writeFile(file, createHtml('x'));
  expect(site.listPages()).toEqual([{file, route}]);
});

test('rewrites no other page after an error', async () => {
  const site = open([]);
  let resume = (_html: string) => {};
  const others = new Promise<string>((resolve) => {
    resume = resolve;
  });
  const readText = vi.spyOn(site, 'readText');
  readText.mockImplementation((file) => (file === '0.html' ? Promise.reject(new Error('no')) : others));
  const pages = Array.from({length: 3 * fileConcurrency}, (_, index) => ({file: `${index}.html`}));
  await expect(site.rewritePages(pages, (html) => html)).rejects.toThrow('no');
  resume('');
  await setImmediate();
  expect(readText).toHaveBeenCalledTimes(fileConcurrency);
});
