import {execFileSync} from 'node:child_process';
import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createTemporaryFolder} from '../../tests/support/temporary-folder';

test('a clone with another scope contains the old one nowhere, and its lock file matches', () => {
  const clone = path.join(createTemporaryFolder(), 'clone');
  const run = (cwd: string, command: string, ...args: string[]) =>
    execFileSync(command, args, {cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  run('.', 'git', 'clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, clone);
  symlinkSync(path.resolve('node_modules'), path.join(clone, 'node_modules'));
  run(clone, process.execPath, '--import', 'tsx', 'tools/packages/rename-scope.ts', '@acme');
  expect(() => run(clone, 'git', 'grep', '-n', '@developer-docs\\b')).toThrow();
  expect(run(clone, 'git', 'grep', '-l', '@acme/openapi', '--', 'packages', 'package-lock.json')).toContain(
    'package-lock.json',
  );
  expect(run(clone, 'npm', 'ci', '--dry-run', '--ignore-scripts', '--offline')).not.toContain('EUSAGE');
  expect(() => run(clone, process.execPath, '--import', 'tsx', 'tools/packages/rename-scope.ts', 'acme')).toThrow();
});
