import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {canary, expect, test} from '../support/test';
import {createStockSite} from './stock-site';
import {packageNames, presetName} from './stock-site-test';

test('create-developer-docs starts a site that works with Docusaurus 4', canary, async () => {
  test.setTimeout(900_000);
  const stock = await createStockSite({
    docusaurus: 'canary',
    packages: ['@developer-docs/create-developer-docs', presetName, packageNames.openApi],
  });
  try {
    // In a folder of the stock site, so that it has the packages of that site, and not the versions of its template.
    const site = path.join(stock.dir, 'site');
    const run = (cwd: string, file: string, ...args: string[]) =>
      execFileSync(process.execPath, [path.join(stock.dir, 'node_modules', file), ...args], {
        cwd,
        encoding: 'utf8',
        env: {...process.env, CI: 'true', NODE_ENV: ''},
      });
    const document = path.resolve('packages/create-developer-docs/src/fixtures/teapots.yaml');
    const options = ['--name', 'Tea & <Co>', '--openapi', document, '--skip-install'];
    run(stock.dir, '@developer-docs/create-developer-docs/lib/cli.js', 'site', ...options);
    const docusaurus = '@docusaurus/core/bin/docusaurus.mjs';
    run(site, docusaurus, 'openapi', 'generate');
    expect(run(site, docusaurus, 'openapi', 'generate', '--check')).toContain('up to date');
    run(site, docusaurus, 'build');
    for (const file of [
      'index.html',
      'docs/intro.html',
      'docs/intro.md',
      'llms.txt',
      '_headers',
      'search-index.json',
    ]) {
      expect(existsSync(path.join(site, 'build', file)), file).toBe(true);
    }
  } finally {
    stock.remove();
  }
});
