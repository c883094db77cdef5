import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {BuiltSite} from '../../shared';
import {precompression} from '.';

let outDir: string;
let site: BuiltSite;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'precompression-'));
  site = new BuiltSite({outDir, baseUrl: '/', url: 'https://docs.example', generatedFilesDir: outDir});
});

afterEach(() => {
  rmSync(outDir, {recursive: true});
});

test('text of a kilobyte and more gets a .gz and a .br beside it, whichever process has it', async () => {
  const names = Array.from({length: 9}, (_, number) => `docs/page ${number}.html`);
  const content = (name: string) => `<p>${name}</p>`.repeat(200);
  await Promise.all(names.map((name) => site.writeFile(name, content(name))));
  await site.writeFile('small.txt', 'a'.repeat(1023));
  await site.writeFile('picture.png', 'a'.repeat(2000));

  expect(await precompression().run(site)).toBe('9 files');

  for (const name of names) {
    const file = path.join(outDir, name);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(content(name));
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(content(name));
  }
  for (const name of ['small.txt', 'picture.png']) {
    expect(existsSync(path.join(outDir, `${name}.gz`))).toBe(false);
  }
});

test('a file that cannot be compressed stops the build', async () => {
  await site.writeFile('page.html', 'a'.repeat(2000));
  await site.writeFile('page.html.gz/there is a folder', '');
  await expect(precompression().run(site)).rejects.toThrow('could not be compressed');
});
