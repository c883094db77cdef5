import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../suggestions.js';

/**
 * Returns a question to append to a message about a file that doesn't exist, such as one whose name has another
 * extension or case. Empty if its folder contains no similar name.
 */
export function suggestFile(file: string): string {
  try {
    return didYouMean(path.basename(file), readdirSync(path.dirname(file)));
  } catch {
    return '';
  }
}

/** Lists the files in a folder and its subfolders, as sorted paths that start with the folder. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

/** Returns a string that changes when one of the files is written. Files can be missing. */
export const readFileVersion = (files: readonly string[]): string =>
  files
    .map((file) => {
      // Files that are replaced within the resolution of file times have a different inode.
      const {ino = 0, mtimeMs = 0, size = 0} = statSync(file, {throwIfNoEntry: false}) ?? {};
      return `${file} ${ino} ${mtimeMs} ${size}`;
    })
    .join('\n');

/** Returns a function that creates a value from files, and creates it again only if they have changed. */
export function cacheUntilChanged<Value>(
  listSources: () => readonly string[],
  create: (sources: readonly string[]) => Value,
): () => Value {
  let cached: {readonly version: string; readonly value: Value} | undefined;
  return () => {
    const sources = listSources();
    const version = readFileVersion(sources);
    if (cached?.version !== version) cached = {version, value: create(sources)};
    return cached.value;
  };
}
