import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {listPublishedPackages} from './packages';
import {updateReadme, updateReadmes} from './update-readmes';

test('the install blocks and the URLs of the repository are up to date', () => {
  expect(updateReadmes(true)).toEqual([]);
});

test('the setting decides what the install block says', () => {
  const [item] = listPublishedPackages().filter(({manifest}) => manifest.name.endsWith('/mock-api'));
  if (item === undefined) throw new Error('The package is missing.');
  const readme = '# A\n\n<!-- install -->\nold\n<!-- /install -->\n\nB\n';
  const command = '```bash\nnpm install --save-dev @developer-docs/mock-api\n```';
  expect(updateReadme(item, readme, {published: true})).toBe(
    `# A\n\n<!-- install -->\n\n${command}\n\n<!-- /install -->\n\nB\n`,
  );
  expect(updateReadme(item, readme, {published: false})).toContain(`INSTALL.md`);
  expect(() => updateReadme(item, '# A\n')).toThrow('has no install block');
});

test('commands of the packages are run by their full names, because others own the names without a scope', () => {
  const names = listPublishedPackages().map(({manifest}) => manifest.name.split('/')[1] ?? '');
  const pattern = `(npx|npm exec|pnpm dlx|yarn dlx) (-y |--yes |-- )*(${names.join('|')})([^a-z-]|$)`;
  const find = (...args: string[]) => {
    const grep = ['grep', '-nE', pattern, '--', ':!*CHANGELOG.md', ':!tools/update-readmes.test.ts', ...args];
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
