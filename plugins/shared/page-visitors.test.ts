import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'hast';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {BuiltSite} from './built-site';
import {normalizeWhitespace, getReadableText} from './html-tree';
import {visitPages} from './page-visitors';

let outDir: string;
let site: BuiltSite;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'page-visitors-'));
  site = new BuiltSite({outDir, baseUrl: '/', url: 'https://docs.example', generatedFilesDir: outDir});
});

afterEach(() => {
  rmSync(outDir, {recursive: true});
});

const html = (text: string) => `<html><body><nav>All pages</nav><main><p>${text}</p></main></body></html>`;

test('visitors share the tree of each page and see the pages in alphabetical order', async () => {
  const names = Array.from({length: 40}, (_, number) => `docs/page-${String(number).padStart(2, '0')}`);
  await Promise.all(names.map((name) => site.writeFile(`${name}.html`, html(name))));
  await site.writeFile('404.html', html('nowhere'));
  await site.writeFile('assets/part.html', html('part'));
  const trees = new Set<Root>();
  const createVisitor = (visited: string[]) => ({
    visitPage({route}: {route: string}, content: Root) {
      trees.add(content);
      visited.push(`${route} ${normalizeWhitespace(getReadableText(content))}`);
    },
  });
  const [first, second]: [string[], string[]] = [[], []];
  await visitPages(site, [createVisitor(first), createVisitor(second)]);
  expect(first).toEqual(names.map((name) => `/${name} ${name}`));
  expect(second).toEqual(first);
  expect(trees.size).toBe(40);
});

test('pages are rewritten in place', async () => {
  await site.writeFile('docs/a.html', 'a');
  await site.writeFile('docs/b.html', 'b');
  const [, ...others] = await site.listPages();
  await site.rewritePages(others, (text, {route}) => `${text} of ${route}`);
  expect(await site.readText('docs/a.html')).toBe('a');
  expect(await site.readText('docs/b.html')).toBe('b of /docs/b');
});
