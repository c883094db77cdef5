import {rmSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {beforeEach, expect, test} from 'vitest';
import {createTemporaryFolder} from '../../../../tests/support/temporary-folder';
import {BuiltSite} from './built-site';
import {createExtractor} from './fixtures/test-extraction-worker';
import {extractPages} from './page-extraction';

const pages = Object.fromEntries(
  Array.from({length: 40}, (_, index) => [`page-${String(index + 10)}.html`, `<main>${String(index % 10)}`]),
);
let workerFile: string;

beforeEach(() => {
  workerFile = path.join(createTemporaryFolder(), 'worker.js');
  buildSync({
    entryPoints: [path.join(import.meta.dirname, 'fixtures/test-extraction-worker.ts')],
    outfile: workerFile,
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
  const extractions = new Map([['test', {settings: failingRoute, createExtractor, workerFile, collect}]]);
  await extractPages(site, extractions, workerCount);
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

test('a worker that cannot be loaded rejects', async () => {
  rmSync(workerFile);
  await expect(extract(1)).rejects.toThrow('worker.js');
});
