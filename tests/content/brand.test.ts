import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {site} from '../../config/site';

const root = path.resolve(import.meta.dirname, '../..');

/** Folders with the site's sources. */
const folders = ['config', 'docs', 'packages', 'plugins', 'product', 'src', 'static', 'tools'];

/** Folders with generated files. */
const generatedFolder = /[/\\](?:node_modules|lib)(?:[/\\]|$)/;

test('the brand is only in the configuration, so a site with a different brand has no trace of it', () => {
  const brand = new RegExp(site.slug, 'i');
  const files = folders
    .flatMap((folder) => readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && !generatedFolder.test(entry.parentPath))
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(500);
  const filesWithBrand = files.filter(
    (file) => brand.test(path.relative(root, file)) || brand.test(readFileSync(file, 'utf8')),
  );
  expect(filesWithBrand).toEqual([path.join(root, 'config/product.ts')]);
});
