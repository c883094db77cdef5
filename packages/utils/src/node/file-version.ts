import {statSync} from 'node:fs';

/** Returns a string that changes with the names, sizes, and modification times of files. Files can be missing. */
export const readFileVersion = (files: readonly string[]): string =>
  files
    .map((file) => {
      const {mtimeMs = 0, size = 0} = statSync(file, {throwIfNoEntry: false}) ?? {};
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');
