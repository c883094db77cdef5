import {execFileSync} from 'node:child_process';
import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findChromium} from '../../tools/find-browser';
import {packPackages} from '../../tools/pack-packages';

// A site that create-developer-docs starts: its own tests pass, with only the tarballs.

const root = path.resolve(import.meta.dirname, '../..');
const document = path.join(root, 'packages/create-developer-docs/src/fixtures/teapots.yaml');

test('a new site builds, is up to date, and passes its tests', () => {
  const work = mkdtempSync(path.join(realpathSync(tmpdir()), 'new-site-'));
  const site = path.join(work, 'site');
  const env = {...process.env, CI: 'true', NODE_ENV: '', CHROMIUM_PATH: findChromium(), TEST_PORT: '4187'};
  const run = (cwd: string, command: string, ...args: string[]) =>
    execFileSync(command, args, {cwd, env, encoding: 'utf8', maxBuffer: 64e6});
  try {
    const packages = path.join(work, 'dist');
    const tarballs = packPackages(packages);
    const installed = ['create-developer-docs', 'openapi', 'utils'].flatMap((name) => [
      '--package',
      tarballs.get(`@developer-docs/${name}`) ?? '',
    ]);
    const options = ['--name', 'Tea & <Co>', '--openapi', document, '--packages', packages];
    run(
      work,
      'npm',
      'exec',
      '--yes',
      '--prefer-offline',
      ...installed,
      '--',
      'create-developer-docs',
      site,
      ...options,
    );
    expect(run(site, 'npx', 'docusaurus', 'openapi', 'generate', '--check')).toContain('up to date');
    run(site, 'npx', 'tsc');
    expect(run(site, 'npm', 'test')).toContain('5 passed');
  } finally {
    rmSync(work, {recursive: true, force: true, maxRetries: 3});
  }
});
