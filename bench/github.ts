import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

const cacheFolder = path.resolve(__dirname, '../node_modules/.cache/bench');

/**
 * A folder of Git repositories, such as `<folder>/stripe/openapi`, that contain the commits that the benchmarks use.
 * Set it if GitHub isn't reachable.
 */
const mirrorFolder = process.env.GITHUB_MIRROR;

/**
 * Creates a folder in the cache in `node_modules` on first use.
 *
 * @param write - Writes the files into an empty folder.
 * @returns The absolute path of the folder.
 */
export function cacheFiles(name: string, write: (folder: string) => void): string {
  const folder = path.join(cacheFolder, name);
  if (!existsSync(folder)) {
    // An interrupted download must not be mistaken for a complete one.
    const partialFolder = `${folder}.partial`;
    rmSync(partialFolder, {recursive: true, force: true});
    mkdirSync(partialFolder, {recursive: true});
    write(partialFolder);
    renameSync(partialFolder, folder);
  }
  return folder;
}

/**
 * Fetches a file or folder of a GitHub repository on first use.
 *
 * @param repository - Owner and name, such as `stripe/openapi`.
 * @param commit - The commit's full hash.
 * @returns The absolute path of a folder that contains the file or folder at its path in the repository.
 * @throws Error if Git can't fetch the commit.
 */
export function loadFromGitHub(repository: string, commit: string, fileOrFolder: string): string {
  // The whole repository, `.`, has a folder of its own, too.
  const name = encodeURIComponent(fileOrFolder).replace(/^\.$/, '%2E');
  return cacheFiles(path.join(repository, commit.slice(0, 12), name), (target) => {
    const gitDir = mirrorFolder === undefined ? fetchCommit(repository, commit) : path.join(mirrorFolder, repository);
    const archive = execFileSync('git', ['--git-dir', gitDir, 'archive', '--format=tar', commit, '--', fileOrFolder], {
      maxBuffer: 2 ** 30,
    });
    execFileSync('tar', ['-x', '-C', target], {input: archive});
  });
}

/** Fetches a commit without file contents, which Git fetches on demand. */
function fetchCommit(repository: string, commit: string): string {
  const gitDir = path.join(cacheFolder, 'repositories', `${repository}.git`);
  const runGit = (...args: string[]) =>
    execFileSync('git', ['--git-dir', gitDir, ...args], {stdio: ['ignore', 'inherit', 'inherit']});
  if (!existsSync(gitDir)) {
    mkdirSync(gitDir, {recursive: true});
    runGit('init', '--quiet', '--bare');
    runGit('remote', 'add', 'origin', `https://github.com/${repository}.git`);
    runGit('config', 'remote.origin.promisor', 'true');
    runGit('config', 'remote.origin.partialCloneFilter', 'blob:none');
  }
  runGit('fetch', '--quiet', '--depth', '1', '--filter=blob:none', 'origin', commit);
  return gitDir;
}
