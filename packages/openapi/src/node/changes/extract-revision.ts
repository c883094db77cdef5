import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ExplainedError, getErrorMessage} from '@developer-docs/utils';

/** A temporary folder with files of a Git revision, as in the root of the repository. */
export interface ExtractedRevision {
  readonly folder: string;
  /** Absolute path of the repository. */
  readonly repository: string;
  /** The commit's date: `2026-12-01`. */
  readonly date: string;
  readonly remove: () => void;
}

/**
 * Writes files of a Git revision to a temporary folder. The index and the working tree don't change.
 *
 * @param revision - A branch, tag, or commit.
 * @param cwd - A folder of the repository.
 * @param paths - Absolute paths of files or folders.
 * @throws ExplainedError if there's no repository or no such revision.
 */
export function extractRevision(revision: string, cwd: string, paths: readonly string[]): ExtractedRevision {
  const run = (args: readonly string[], options: {env?: NodeJS.ProcessEnv; input?: string} = {}) =>
    execFileSync('git', args, {cwd, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe', ...options});
  const tryRun = (args: readonly string[], message: string) => {
    try {
      return run(args).trim();
    } catch {
      throw new ExplainedError(message);
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
    const env = {...process.env, GIT_INDEX_FILE: path.join(target, '.index')};
    run(['read-tree', commit], {env});
    const input = run(['ls-files', '-z', '--full-name', '--', ...paths], {env});
    run(['-C', root, 'checkout-index', '--force', `--prefix=${target}/`, '-z', '--stdin'], {env, input});
  } catch (error) {
    rmSync(target, {recursive: true, force: true});
    throw new ExplainedError(`The files of "${revision}" can't be read: ${getErrorMessage(error)}`);
  }
  return {
    folder: target,
    repository: root,
    date: run(['show', '--no-patch', '--format=%cs', commit]).trim(),
    remove: () => {
      rmSync(target, {recursive: true, force: true});
    },
  };
}
