import {rmSync} from 'node:fs';
import path from 'node:path';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {buildSync} from 'esbuild';
import {beforeEach, expect, test} from 'vitest';
// The compiled modules, because workers load their script without a compiler.
import {BuiltSite} from '../../../lib/node/build/built-site.js';
import {extractPages} from '../../../lib/node/build/page-extraction.js';
import {createExtractor} from './fixtures/page-extractor.js';

const pages = Object.fromEntries(
  Array.from({length: 40}, (_, index) => [`page-${index + 10}.html`, `<main>${index % 10}`]),
);
let file: string;

beforeEach(() => {
  file = path.join(createTemporaryFolder(), 'extractor.js');
  buildSync({
    entryPoints: [path.join(import.meta.dirname, 'fixtures/page-extractor.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'cjs',
  });
});

/** Extracts the pages, and returns the results in order. */
async function extract(workerCount: number, failingRoute = '') {
  const outDir = createTemporaryFolder(pages);
  const site = new BuiltSite({outDir, baseUrl: '/', siteConfig: {url: ''}});
  const results: [route: string, result: unknown][] = [];
  const collect = ({route}: {readonly route: string}, result: unknown) => results.push([route, result]);
  await extractPages(site, [{settings: failingRoute, createExtractor, file, collect}], workerCount);
  return results;
}

test('workers extract the same in the same order as the main thread', async () => {
  const expected = Object.entries(pages).map(([file, html]) => [`/${file.replace('.html', '')}`, html.slice(-1)]);
  expect(await extract(0)).toEqual(expected);
  expect(await extract(3)).toEqual(expected);
});

test.each([0, 2])('an error of a page rejects with its message, with %s workers', async (workerCount) => {
  await expect(extract(workerCount, '/page-20')).rejects.toThrow(/^\/page-20 is wrong\.$/);
});

test("an extractor that can't be loaded rejects", async () => {
  rmSync(file);
  await expect(extract(1)).rejects.toThrow('extractor.js');
});
