import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listFiles} from '@developer-docs/utils/node';
import {buildCommit, buildWorkingTree} from './build-commit';
import {normalizeFile} from './normalize-build';

/*
 * Compares the build of the working tree with that of a commit: HTML, Markdown, search records, style sheets, headers,
 * and everything else that is text, without what changes whenever code moves, such as hashes in file names.
 */

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
