import {realpathSync} from 'node:fs';
import path from 'node:path';
import {ExplainedError} from '@developer-docs/utils';
import type {OpenApiFileOptions} from '../file-options.js';
import {loadOpenApiFile, type LoadedOpenApiDocument} from '../load.js';
import {extractRevision} from './extract-revision.js';

/** A document of a Git revision, with the commit's date. */
interface LoadedRevision extends LoadedOpenApiDocument {
  readonly date: string;
}

/**
 * Loads a document as it is in a Git revision.
 *
 * @param revision - A branch, tag, or commit.
 * @throws ExplainedError if the revision or the document doesn't exist, or can't be read.
 */
export async function loadRevision(options: OpenApiFileOptions, revision: string): Promise<LoadedRevision> {
  const {file, root, allowedFolders: folders = [path.dirname(file)]} = options;
  const {folder, repository, date, remove} = extractRevision(revision, path.dirname(file), folders);
  /** Returns where a file of the working tree is in the revision. */
  const locate = (current: string) => {
    const parent = realpathSync(path.dirname(current));
    return path.join(folder, path.relative(repository, path.join(parent, path.basename(current))));
  };
  try {
    const loaded = await loadOpenApiFile({
      ...options,
      file: locate(file),
      root: locate(root),
      allowedFolders: folders.map(locate),
    });
    return {...loaded, date};
  } catch (error) {
    if (!(error instanceof ExplainedError)) throw error;
    throw new ExplainedError(`In the revision "${revision}": ${error.message}`);
  } finally {
    remove();
  }
}
