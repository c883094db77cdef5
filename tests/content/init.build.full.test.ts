import {spawnSync} from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const documentFile = path.join(import.meta.dirname, 'fixtures/teapots.yaml');

let clone: string;

function run(command: string, ...args: string[]): {status: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync(command, args, {cwd: clone, encoding: 'utf8', maxBuffer: 2 ** 28});
  return {status, output: stdout + stderr};
}

const git = (...args: string[]) => run('git', '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args);
const init = (...args: string[]) => run(process.execPath, '--import', 'tsx', 'scripts/init.ts', ...args);

beforeEach(() => {
  clone = mkdtempSync(path.join(realpathSync(tmpdir()), 'init-'));
  const {stdout} = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of stdout.split('\n').filter((name) => name !== '' && existsSync(path.join(root, name)))) {
    cpSync(path.join(root, file), path.join(clone, file));
  }
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Clone');
  linkPackages();
});
afterEach(() => {
  rmSync(clone, {recursive: true, force: true});
});

/** Links the installed packages, and the workspaces of the clone instead of those of this checkout. */
function linkPackages(): void {
  const folder = path.join(clone, 'node_modules');
  const workspaces = '@developer-docs';
  mkdirSync(path.join(folder, workspaces), {recursive: true});
  for (const name of readdirSync(path.join(root, 'node_modules')).filter(
    (entry) => ![workspaces, '.cache'].includes(entry),
  )) {
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, name));
  }
  for (const name of readdirSync(path.join(clone, 'packages'))) {
    symlinkSync(path.join(clone, 'packages', name), path.join(folder, workspaces, name));
  }
  appendFileSync(path.join(clone, '.git/info/exclude'), 'node_modules\n');
}

const options = ['--name', 'Teapot Parade', '--openapi', documentFile, '--no-ui-sdk', '--yes'];

test('a new product replaces the example, and its site passes all checks', {timeout: 3_600_000}, () => {
  expect(init(...options)).toMatchObject({status: 0});
  expect(readFileSync(path.join(clone, 'docs/api/teapots/teapots/list-teapots.mdx'), 'utf8')).toContain(
    "title: 'List all the teapots'",
  );
  for (const [script, ...args] of [['build'], ['check'], ['test:unit'], ['test:build'], ['test:e2e']] as const) {
    const {status, output} = run('npm', 'run', script, ...args);
    expect(status, output).toBe(0);
  }
});

test('changes and mistakes are rejected, and leave the clone as it was', {timeout: 600_000}, () => {
  writeFileSync(path.join(clone, 'new.txt'), 'New');
  expect(init(...options)).toMatchObject({status: 1, output: expect.stringContaining('uncommitted changes') as string});
  rmSync(path.join(clone, 'new.txt'));
  expect(init('--name', 'Teapot Parade', '--openapi', 'nowhere.yaml')).toMatchObject({
    status: 1,
    output: expect.stringContaining("nowhere.yaml doesn't exist") as string,
  });
  // A failure after the command has removed files.
  writeFileSync(path.join(clone, 'package-lock.json'), '{');
  git('commit', '--quiet', '--all', '--message', 'Break the lockfile');
  expect(init(...options)).toMatchObject({
    status: 1,
    output: expect.stringContaining('package-lock.json') as string,
  });
  expect(git('status', '--porcelain').output).toBe('');
});
