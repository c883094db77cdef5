import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {BuiltSite} from './built-site';
import {normalizeWhitespace, getReadableText} from './html-tree';

let outDir: string;
let site: BuiltSite;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'built-site-'));
  site = new BuiltSite({outDir, baseUrl: '/', url: 'https://docs.example', generatedFilesDir: outDir});
});

afterEach(() => {
  rmSync(outDir, {recursive: true});
});

const createHtml = (text: string) => `<html><body><nav>All pages</nav><main><p>${text}</p></main></body></html>`;

test('visits pages in alphabetical order, except the 404 page and fragments', async () => {
  const names = ['docs/b', 'docs/a', '404', 'assets/part'];
  await Promise.all(names.map((name) => site.writeFile(`${name}.html`, createHtml(name))));
  const visited: string[] = [];
  await site.visitPages(({route}, content) => {
    visited.push(`${route} ${normalizeWhitespace(getReadableText(content))}`);
  });
  expect(visited).toEqual(['/docs/a docs/a', '/docs/b docs/b']);
});

test('rewrites pages in place', async () => {
  await site.writeFile('docs/a.html', 'a');
  await site.writeFile('docs/b.html', 'b');
  const [, ...otherPages] = await site.listPages();
  await site.rewritePages(otherPages, (text, {route}) => `${text} of ${route}`);
  expect(await site.readText('docs/a.html')).toBe('a');
  expect(await site.readText('docs/b.html')).toBe('b of /docs/b');
});
