import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * The files of a build that compression and the security policy cover, as they were when this plugin read or wrote
 * them. Docusaurus runs the `postBuild` hooks of all plugins at the same time, and other plugins can take longer.
 */
export class CoveredFiles {
  /** A fingerprint that changes when a file is written, by absolute path. */
  private readonly versions = new Map<string, string>();

  /** Adds the current versions of files, by their absolute paths. */
  add(files: Iterable<string>): void {
    for (const file of files) this.versions.set(file, getVersion(file));
  }

  /** Adds the files of another locale. */
  addAll({versions}: CoveredFiles): void {
    for (const [file, version] of versions) this.versions.set(file, version);
  }

  /** Lists the files in a folder that have been written since, in alphabetical order. */
  listLater(folder: string): string[] {
    return listFilesSync(folder).filter((file) => getVersion(file) !== this.versions.get(file));
  }
}

/**
 * Lists the absolute paths of all files in a folder, in alphabetical order. Synchronous, because it also runs while the
 * process exits.
 */
export function listFilesSync(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function getVersion(file: string): string {
  // Files that are replaced within a millisecond have a different inode.
  const {ino, mtimeMs, size} = statSync(file);
  return `${ino} ${mtimeMs} ${size}`;
}
