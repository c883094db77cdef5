import {execFileSync} from 'node:child_process';
import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ExplainedError} from '@developer-docs/utils';
import type {OpenApiFileOptions} from '../file-options.js';
import {loadOpenApiFile, type LoadedOpenApiDocument} from '../load.js';

interface LoadedRevision extends LoadedOpenApiDocument {
  /** The commit's date: `2026-12-01`. */
  readonly date: string;
}

/**
 * Loads a document as it is in a Git revision. The index and the working tree don't change.
 *
 * @param revision - A branch, tag, or commit.
 * @throws ExplainedError if the revision or the document doesn't exist, or can't be read.
 */
export async function loadRevision(options: OpenApiFileOptions, revision: string): Promise<LoadedRevision> {
  const {file, root, allowedFolders: folders = [path.dirname(file)]} = options;
  const cwd = path.dirname(file);
  const run = (args: readonly string[], others: {env?: NodeJS.ProcessEnv; input?: string} = {}) =>
    execFileSync('git', args, {cwd, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe', ...others});
  const tryRun = (args: readonly string[], message: string) => {
    try {
      return run(args).trim();
    } catch {
      throw new ExplainedError(message);
    }
  };
  const repository = tryRun(
    ['rev-parse', '--show-toplevel'],
    `${cwd} isn't in a Git repository. Compare two files instead, or run the command in a clone.`,
  );
  const commit = tryRun(
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    `The Git revision "${revision}" doesn't exist. Correct the name, or fetch it: git fetch origin`,
  );
  /** Returns the path of a file in the repository. */
  const toRepositoryPath = (current: string) =>
    path.relative(repository, path.join(realpathSync(path.dirname(current)), path.basename(current)));
  const outside = folders.find((allowed) => toRepositoryPath(allowed).startsWith('..'));
  if (outside !== undefined) {
    throw new ExplainedError(
      `${outside} isn't in the repository ${repository}, so its files in "${revision}" are unknown. Move the files into the repository, and correct "allowedFolders".`,
    );
  }
  // The files of the revision, as in the root of the repository.
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-revision-'));
  /** Returns where a file of the working tree is in the revision. */
  const locate = (current: string) => path.join(folder, toRepositoryPath(current));
  try {
    const env = {...process.env, GIT_INDEX_FILE: path.join(folder, '.index')};
    run(['read-tree', commit], {env});
    const input = run(['ls-files', '-z', '--full-name', '--', ...folders], {env});
    run(['-C', repository, 'checkout-index', '--force', `--prefix=${folder}/`, '-z', '--stdin'], {env, input});
    const loaded = await loadOpenApiFile({
      ...options,
      file: locate(file),
      root: locate(root),
      allowedFolders: folders.map(locate),
    });
    return {...loaded, date: run(['show', '--no-patch', '--format=%cs', commit]).trim()};
  } catch (error) {
    if (!(error instanceof ExplainedError)) throw error;
    throw new ExplainedError(`In the revision "${revision}": ${error.message}`);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
