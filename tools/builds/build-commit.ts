import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, realpathSync, renameSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runNpm} from '../run-npm';

/** Builds of commits, so that a comparison with the same commit doesn't build it again. */
const cacheFolder = path.resolve(__dirname, '../../node_modules/.cache/commit-builds');

/**
 * Builds a commit in a temporary clone with its own dependencies.
 *
 * @param revision - Any revision that Git resolves to a commit.
 * @returns The absolute path of the build, which the caller must not change. It's kept for the next call.
 * @throws Error if the revision doesn't exist, or if the build fails.
 */
export function buildCommit(revision: string): string {
  const build = path.join(cacheFolder, resolveCommit(revision));
  if (existsSync(build)) return build;
  const clone = cloneAndBuild(revision);
  try {
    // An interrupted copy must not be mistaken for a build.
    rmSync(`${build}.incomplete`, {recursive: true, force: true});
    cpSync(path.join(clone.dir, 'build'), `${build}.incomplete`, {recursive: true});
    renameSync(`${build}.incomplete`, build);
    return build;
  } finally {
    clone.remove();
  }
}

/**
 * Clones the repository into a temporary folder at a commit, installs the commit's dependencies, and builds the site.
 *
 * @returns The absolute path of the clone, and a function that deletes it.
 * @throws Error if the revision doesn't exist, or if the build fails.
 */
export function cloneAndBuild(revision: string): {readonly dir: string; readonly remove: () => void} {
  const commit = resolveCommit(revision);
  const dir = mkdtempSync(path.join(realpathSync(tmpdir()), 'commit-'));
  const remove = () => {
    rmSync(dir, {recursive: true, force: true, maxRetries: 3});
  };
  try {
    console.log(`Building ${revision}…`);
    // The clone contains the history, because pages can display when they were last updated.
    execFileSync('git', ['clone', '--quiet', '--no-checkout', '.', dir]);
    execFileSync('git', ['checkout', '--quiet', '--detach', commit], {cwd: dir});
    runNpmQuietly(dir, 'ci', '--ignore-scripts', '--prefer-offline');
    runNpmQuietly(dir, 'run', 'build');
    return {dir, remove};
  } catch (error) {
    remove();
    throw error;
  }
}

function resolveCommit(revision: string): string {
  return execFileSync('git', ['rev-parse', '--verify', `${revision}^{commit}`], {encoding: 'utf8'}).trim();
}

/** Builds the working tree, and returns the absolute path of the build. */
export function buildWorkingTree(): string {
  console.log('Building the working tree…');
  runNpmQuietly(process.cwd(), 'run', 'build');
  return path.resolve('build');
}

/** Runs npm, and prints only its errors. */
function runNpmQuietly(folder: string, ...args: string[]): void {
  runNpm(args, {cwd: folder, stdio: ['ignore', 'ignore', 'inherit']});
}
