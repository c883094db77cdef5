import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {findInstallationProblem} from './check-installation.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'installation-'));
afterAll(() => {
  rmSync(root, {recursive: true});
});
writeFileSync(
  path.join(root, 'package.json'),
  JSON.stringify({engines: {node: '>=20.19'}, dependencies: {'@scope/one': '1.0.0'}, devDependencies: {two: '1.0.0'}}),
);

test('reports an old version of Node.js', () => {
  expect(findInstallationProblem(root, '18.20.1')).toMatch(/^Node\.js 18\.20\.1 is too old.* 20\.19 or later/);
  expect(findInstallationProblem(root, '20.9.0')).toContain('Fix: Install it, for example with "nvm install 20.19"');
});

test('reports missing dependencies until all are installed', () => {
  expect(findInstallationProblem(root, '22.0.0')).toBe(
    '2 dependencies of package.json are not installed: @scope/one, two.\n  Fix: Run "npm ci".',
  );
  mkdirSync(path.join(root, 'node_modules/@scope/one'), {recursive: true});
  expect(findInstallationProblem(root, '22.0.0')).toContain('A dependency of package.json is not installed: two.');
  mkdirSync(path.join(root, 'node_modules/two'));
  expect(findInstallationProblem(root, '20.19.0')).toBeUndefined();
});
