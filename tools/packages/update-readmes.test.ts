import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listPublishedPackages} from './packages';
import {updateReadme, updateReadmes} from './update-readmes';

test('the install blocks are up to date', () => {
  expect(updateReadmes(true)).toEqual([]);
});

test('READMEs are short: long topics are pages in docs/, and table rows fit on a screen', () => {
  for (const {folder, manifest} of listPublishedPackages()) {
    const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
    expect(readme.split(/\s+/).length, manifest.name).toBeLessThanOrEqual(1500);
    expect(readme.match(/^\|.{120,}$/gm), manifest.name).toBeNull();
  }
});

test('the setting decides what the install block says', () => {
  const readme = '# A\n\n<!-- install -->\nold\n<!-- /install -->\n\nB\n';
  const update = (published: boolean) => updateReadme('@acme/mock-api', readme, '', {published});
  const command = '```bash\nnpm install --save-dev @acme/mock-api\n```';
  expect(update(true)).toBe(`# A\n\n<!-- install -->\n\n${command}\n\n<!-- /install -->\n\nB\n`);
  expect(update(false)).toContain(`[INSTALL.md](.github/INSTALL.md)`);
  expect(() => updateReadme('@acme/mock-api', '# A\n', '')).toThrow('has no install block');
});

test('commands of the packages are run by their full names, because others own the names without a scope', () => {
  const names = listPublishedPackages().map(({manifest}) => manifest.name.split('/')[1] ?? '');
  const pattern = `(npx|npm exec|pnpm dlx|yarn dlx) (-y |--yes |-- )*(${names.join('|')})([^a-z-]|$)`;
  const find = (...args: string[]) => {
    const grep = ['grep', '-nE', pattern, '--', ':!*CHANGELOG.md', ':!tools/packages/update-readmes.test.ts', ...args];
    try {
      return execFileSync('git', grep, {encoding: 'utf8'});
    } catch (error) {
      // No file contains one.
      if ((error as {status?: number}).status === 1) return '';
      throw error;
    }
  };
  expect(find()).toBe('');
  expect(new RegExp(pattern).test('$ npx --yes openapi generate')).toBe(true);
});
