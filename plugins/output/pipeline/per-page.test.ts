import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {BuiltSite} from './built-site';
import {textOf, tidy, type Node} from './page-tree';
import {perPage, type PageStep} from './per-page';

let outDir: string;
let site: BuiltSite;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'per-page-'));
  site = new BuiltSite({outDir, routes: [], baseUrl: '/', url: 'https://docs.example', generatedFilesDir: outDir});
});

afterEach(() => {
  rmSync(outDir, {recursive: true});
});

const html = (text: string) => `<html><body><nav>All pages</nav><main><p>${text}</p></main></body></html>`;

test('steps share the tree of each page, in the order of the files, and end one after the other', async () => {
  const names = Array.from({length: 40}, (_, number) => `docs/page-${String(number).padStart(2, '0')}`);
  await Promise.all(names.map((name) => site.write(`${name}.html`, html(name))));
  await site.write('404.html', html('nowhere'));
  await site.write('assets/part.html', html('part'));
  const seen: Node[] = [];
  const step = (name: string): PageStep => ({
    name,
    begin() {
      const read: string[] = [];
      return Promise.resolve({
        take({route}, content) {
          seen.push(content);
          read.push(`${route} ${tidy(textOf(content))}`);
        },
        end() {
          expect(read).toEqual(names.map((page) => `/${page} ${page}`));
          return Promise.resolve(`${read.length} pages`);
        },
      });
    },
  });
  await expect(perPage(step('one'), step('two')).run(site)).resolves.toBe('one: 40 pages; two: 40 pages');
  expect(seen).toHaveLength(80);
  expect(new Set(seen).size).toBe(40);
});

test('pages are changed in their files', async () => {
  await site.write('docs/a.html', 'a');
  await site.write('docs/b.html', 'b');
  const [, ...others] = await site.pages();
  await site.rewrite(others, (text, {route}) => `${text} of ${route}`);
  expect(await site.read('docs/a.html')).toBe('a');
  expect(await site.read('docs/b.html')).toBe('b of /docs/b');
});
