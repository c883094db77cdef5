import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {BuiltSite} from '@developer-docs/docusaurus-utils/node';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {compressFiles} from './compression';

test('writes .gz and .br files for text files of at least 1 KiB', async () => {
  const outDir = createTemporaryFolder();
  const siteConfig = {url: 'https://docs.example'};
  const site = new BuiltSite({outDir, baseUrl: '/', siteConfig, routesPaths: []});
  const pages = Array.from({length: 8}, (_, number) => `docs/page ${number}.html`);
  const files = [...pages, 'changes.atom'];
  const createContent = (file: string) => `<p>${file}</p>`.repeat(200);
  await Promise.all(files.map((file) => site.writeFile(file, createContent(file))));
  await site.writeFile('small.txt', 'a'.repeat(1023));
  await site.writeFile('image.png', 'a'.repeat(2000));

  expect(await compressFiles(site, site.listFiles())).toBe('9 compressed files');

  for (const file of files) {
    const absolutePath = path.join(outDir, file);
    expect(gunzipSync(readFileSync(`${absolutePath}.gz`)).toString()).toBe(createContent(file));
    expect(brotliDecompressSync(readFileSync(`${absolutePath}.br`)).toString()).toBe(createContent(file));
  }
  for (const file of ['small.txt', 'image.png']) expect(existsSync(path.join(outDir, `${file}.gz`))).toBe(false);
});
