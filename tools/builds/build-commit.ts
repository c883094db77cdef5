import {execFileSync, type StdioOptions} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runNpm} from '../run-npm';

/** Builds of commits, so that a comparison with the same commit doesn't build it again. */
const cacheFolder = path.resolve(__dirname, '../../node_modules/.cache/commit-builds');

/** Prints only errors. */
const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];

/**
 * Builds a commit in a temporary clone with its own dependencies.
 *
 * @param revision - Any revision that Git resolves to a commit.
 * @returns The absolute path of the build, which the caller must not change. It's kept for the next call.
 * @throws Error if the revision doesn't exist, or if the build fails.
 */
export function buildCommit(revision: string): string {
  const commit = execFileSync('git', ['rev-parse', '--verify', `${revision}^{commit}`], {encoding: 'utf8'}).trim();
  const build = path.join(cacheFolder, commit);
  if (existsSync(build)) return build;
  const dir = mkdtempSync(path.join(realpathSync(tmpdir()), 'commit-'));
  try {
    console.log(`Building ${revision}…`);
    // The clone contains the history, because pages can display when they were last updated.
    execFileSync('git', ['clone', '--quiet', '--no-checkout', '.', dir]);
    execFileSync('git', ['checkout', '--quiet', '--detach', commit], {cwd: dir});
    runNpm(['ci', '--ignore-scripts', '--prefer-offline'], {cwd: dir, stdio});
    runNpm(['run', 'build'], {cwd: dir, stdio});
    cpSync(path.join(dir, 'build'), build, {recursive: true});
    return build;
  } finally {
    rmSync(dir, {recursive: true, force: true, maxRetries: 3});
  }
}

/** Builds the working tree, and returns the absolute path of the build. */
export function buildWorkingTree(): string {
  console.log('Building the working tree…');
  runNpm(['run', 'build'], {stdio});
  return path.resolve('build');
}
