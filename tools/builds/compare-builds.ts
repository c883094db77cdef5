import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildCommit, buildWorkingTree} from './build-commit';
import {normalizeFile} from './normalize-build';

/*
 * Compares the build of the working tree with that of a commit: HTML, Markdown, search records, style sheets, headers,
 * and everything else that is text, without what changes whenever code moves, such as hashes in file names.
 */

const usage = `Usage: npx tsx tools/builds/compare-builds.ts <commit> [<other commit>]

Builds the commit and the working tree (or the other commit), and prints which files of the build differ.
Exits with 1 if there are differences.`;

/** Writes the normalized text of all files in a build to another folder. */
function writeNormalizedBuild(
  build: string,
  target: string,
): {readonly scriptCount: number; readonly scriptKB: number} {
  const scripts = {count: 0, bytes: 0};
  for (const entry of readdirSync(build, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    // The originals of compressed files are compared, and minified scripts can't be.
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue;
    if (file.endsWith('.js')) {
      scripts.count += 1;
      scripts.bytes += statSync(file).size;
      continue;
    }
    const {name, text} = normalizeFile(path.relative(build, file).replaceAll('\\', '/'), readFileSync(file));
    const copy = path.join(target, name);
    mkdirSync(path.dirname(copy), {recursive: true});
    writeFileSync(copy, text);
  }
  return {scriptCount: scripts.count, scriptKB: Math.round(scripts.bytes / 1000)};
}

/** Compares two builds, and returns whether they're equal. */
function compareBuilds(before: string, after: string): boolean {
  const id = createHash('sha256').update(before).update(after).digest('hex').slice(0, 8);
  const folder = path.join(realpathSync(tmpdir()), `compare-builds-${id}`);
  rmSync(folder, {recursive: true, force: true});
  const [scriptsBefore, scriptsAfter] = [
    writeNormalizedBuild(before, path.join(folder, 'before')),
    writeNormalizedBuild(after, path.join(folder, 'after')),
  ];
  console.log(
    `Scripts: ${scriptsBefore.scriptCount} files, ${scriptsBefore.scriptKB} KB → ${scriptsAfter.scriptCount} files, ${scriptsAfter.scriptKB} KB`,
  );
  const diff = ['diff', '--no-index', '--no-renames'];
  const {status} = spawnSync('git', [...diff, '--stat=160', 'before', 'after'], {cwd: folder, stdio: 'inherit'});
  if (status === 0) {
    rmSync(folder, {recursive: true});
    console.log('No differences.');
    return true;
  }
  console.log(`To see the differences, run:\n  cd ${folder} && git ${diff.join(' ')} before after`);
  return false;
}

const [commit, otherCommit] = process.argv.slice(2);
if (commit === undefined || commit.startsWith('-')) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const before = buildCommit(commit);
  const after = otherCommit === undefined ? buildWorkingTree() : buildCommit(otherCommit);
  process.exitCode = compareBuilds(before, after) ? 0 : 1;
}
