import {readFileSync, readdirSync} from 'node:fs';
import {expect, test} from 'vitest';

const folders = ['bench', 'config', 'packages', 'plugins', 'product', 'src', 'tests', 'tools'];

const isSource = (file: string) =>
  /\.(?:css|m?js|m?ts|tsx)$/.test(file) && !/\/(?:fixtures|lib|node_modules|samples|template)\//.test(file);

// The formatter doesn't wrap comments. A URL can't be wrapped.
test('comments are at most as wide as the code', () => {
  const files = folders
    .flatMap((folder) => readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => `${folder}/${name}`))
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isSource);
  const wide = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.length > 120 && /^\s*(?:\/\/|\/?\*)/.test(line) && !line.includes('://') ? [`${file}:${index + 1}`] : [],
      ),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(wide, 'Wrap these comments at 120 columns').toEqual([]);
});
