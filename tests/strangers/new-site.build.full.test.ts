import {execFileSync} from 'node:child_process';
import {mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findChromium} from '../../tools/find-browser';
import {getRegistry} from './stock-site';

// A site that create-developer-docs starts in an empty folder: its own tests pass, with only the registry's packages.

const root = path.resolve(import.meta.dirname, '../..');
const document = path.join(root, 'packages/create-developer-docs/src/fixtures/teapots.yaml');

test('a new site builds, is up to date, and passes its tests', async () => {
  const work = mkdtempSync(path.join(realpathSync(tmpdir()), 'new-site-'));
  const site = path.join(work, 'site');
  // A setting of npm in a file, as INSTALL.md says: the shell that npx starts drops environment variables with such names.
  // The user's own settings still apply.
  const globalConfig = path.join(work, 'npmrc');
  writeFileSync(globalConfig, `@developer-docs:registry=${(await getRegistry()).url}\n`);
  const env = {
    ...process.env,
    CI: 'true',
    NODE_ENV: '',
    CHROMIUM_PATH: findChromium(),
    TEST_PORT: '4187',
    npm_config_globalconfig: globalConfig,
  };
  const run = (cwd: string, command: string, ...args: string[]) =>
    execFileSync(command, args, {cwd, env, encoding: 'utf8', maxBuffer: 64e6});
  try {
    const options = ['--name', 'Tea & <Co>', '--openapi', document];
    run(work, 'npx', '--yes', '--prefer-offline', '@developer-docs/create-developer-docs', 'site', ...options);
    expect(run(site, 'npx', 'docusaurus', 'openapi', 'generate', '--check')).toContain('up to date');
    run(site, 'npx', 'tsc');
    expect(run(site, 'npm', 'test')).toContain('5 passed');
  } finally {
    rmSync(work, {recursive: true, force: true, maxRetries: 3});
  }
});
