import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';

const copiedFiles = ['packages', 'package.json', 'tools/tsconfig.package.json', 'tsconfig.json', 'vitest.config.mts'];

/** What the packages' tests share with those of the site: a hosted search service, and checks of OpenAPI pages. */
const testSupport = [
  'listen.ts',
  'openapi-completeness',
  'read-operation.ts',
  'restore-globals.ts',
  'search-service',
  'temporary-folder.ts',
  'validate-options.ts',
].map((name) => `tests/support/${name}`);

test("the packages' tests pass without the site and the example product", () => {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'packages-alone-'));
  try {
    for (const file of [...copiedFiles, ...testSupport]) {
      cpSync(file, path.join(folder, file), {recursive: true, verbatimSymlinks: true});
    }
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const output = execFileSync('node_modules/.bin/vitest', ['run', '--project', 'unit'], {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, NO_COLOR: '1'},
    });
    expect(output).toMatch(/Test Files +\d\d+ passed/);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
