import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Lists the files in a folder and its subfolders whose names match a pattern, as sorted absolute paths. */
export function listFiles(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
