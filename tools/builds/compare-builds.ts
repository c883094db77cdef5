import {execFileSync, spawnSync, type StdioOptions} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listFiles} from '@developer-docs/utils/node';
import {runNpm} from '../run-npm';
import {normalizeFile} from './normalize-build';

/*
 * Compares the build of the working tree with that of a commit: HTML, Markdown, search records, style sheets, headers,
 * and everything else that is text, without what changes whenever code moves, such as hashes in file names.
 */

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
function buildCommit(revision: string): string {
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
function buildWorkingTree(): string {
  console.log('Building the working tree…');
  runNpm(['run', 'build'], {stdio});
  return path.resolve('build');
}

/** Writes the normalized text of all files in a build to another folder. */
function writeNormalizedBuild(build: string, target: string): void {
  for (const file of listFiles(build)) {
    // The originals of compressed files are compared, and minified scripts can't be.
    if (/\.(?:br|gz|js)$/.test(file)) continue;
    const {name, text} = normalizeFile(path.relative(build, file).replaceAll('\\', '/'), readFileSync(file));
    const copy = path.join(target, name);
    mkdirSync(path.dirname(copy), {recursive: true});
    writeFileSync(copy, text);
  }
}

/** Compares two builds, and returns whether they're equal. */
function compareBuilds(before: string, after: string): boolean {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'compare-builds-'));
  writeNormalizedBuild(before, path.join(folder, 'before'));
  writeNormalizedBuild(after, path.join(folder, 'after'));
  const diff = ['diff', '--no-index', '--no-renames'];
  const {status} = spawnSync('git', [...diff, '--stat=160', 'before', 'after'], {cwd: folder, stdio: 'inherit'});
  console.log(
    status === 0
      ? 'No differences.'
      : `To see the differences, run:\n  cd ${folder} && git ${diff.join(' ')} before after`,
  );
  return status === 0;
}

const [commit] = process.argv.slice(2);
if (commit === undefined) {
  console.error('Usage: npx tsx tools/builds/compare-builds.ts <commit>');
  process.exitCode = 2;
} else {
  process.exitCode = compareBuilds(buildCommit(commit), buildWorkingTree()) ? 0 : 1;
}
