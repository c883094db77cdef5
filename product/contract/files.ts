import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readFileVersion} from '@developer-docs/utils/node';

/** Lists the files in a folder and its subfolders whose names match a pattern, as sorted absolute paths. */
export function listFiles(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Returns a function that caches a result until one of the files changes, or files are added or removed. */
export function cacheUntilChange<Value>(getFiles: () => readonly string[], compute: () => Value): () => Value {
  let cached: {readonly version: string; readonly value: Value} | undefined;
  return () => {
    const version = readFileVersion(getFiles());
    if (cached?.version !== version) cached = {version, value: compute()};
    return cached.value;
  };
}
