import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';

/** The packages, their configuration, and what their tests share with those of the site. */
const copiedFiles = [
  ...['packages', 'package.json', 'tools/tsconfig.package.json', 'tsconfig.json', 'vitest.config.mts'],
  'tests/support',
];

test("the packages' tests pass without the site and the example product", () => {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'packages-alone-'));
  try {
    for (const file of copiedFiles) {
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
