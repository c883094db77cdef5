import {execFileSync} from 'node:child_process';
import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {OpenApiError} from '../problems.js';

/** A folder with files of a Git revision. */
export interface ExtractedRevision {
  /** Returns where a file or folder of the repository is in the revision. */
  readonly locate: (file: string) => string;
  /** The date of the commit: `2026-12-01`. */
  readonly date: string;
  readonly remove: () => void;
}

/**
 * Writes the files of a Git revision in some folders to a temporary folder. The index and the working tree don't change.
 *
 * @param revision - A branch, tag, or commit.
 * @param folders - Absolute paths in the same repository.
 * @throws OpenApiError if there's no repository or no such revision.
 */
export function extractRevision(revision: string, folders: readonly string[]): ExtractedRevision {
  const [cwd = '.'] = folders;
  const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      env: {...process.env, ...env},
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const tryRun = (args: readonly string[], message: string) => {
    try {
      return run(args).trim();
    } catch {
      throw new OpenApiError(message);
    }
  };
  const root = tryRun(
    ['rev-parse', '--show-toplevel'],
    `${cwd} isn't in a Git repository. Compare two files instead, or run the command in a clone.`,
  );
  const commit = tryRun(
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    `The Git revision "${revision}" doesn't exist. Correct the name, or fetch it: git fetch origin`,
  );
  const target = mkdtempSync(path.join(tmpdir(), 'openapi-revision-'));
  try {
    const env = {GIT_INDEX_FILE: path.join(target, '.index')};
    run(['read-tree', commit], env);
    const files = run(['ls-files', '-z', '--full-name', '--', ...folders], env)
      .split('\0')
      .filter(Boolean);
    for (let start = 0; start < files.length; start += 200) {
      const part = files.slice(start, start + 200);
      run(['-C', root, 'checkout-index', '--force', `--prefix=${target}/`, '--', ...part], env);
    }
  } catch (error) {
    rmSync(target, {recursive: true, force: true});
    throw error;
  }
  return {
    date: run(['show', '--no-patch', '--format=%cs', commit]).trim(),
    locate: (file) =>
      path.join(target, path.relative(root, path.join(realpathSync(path.dirname(file)), path.basename(file)))),
    remove: () => {
      rmSync(target, {recursive: true, force: true});
    },
  };
}
