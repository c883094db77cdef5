import {statSync} from 'node:fs';
import path from 'node:path';

/** Returns the part of a folder's path that's a file, so that the folder can't be created or read. */
export function findFileInPath(folder: string): string | undefined {
  const parent = path.dirname(folder);
  const file = parent === folder ? undefined : findFileInPath(parent);
  return file ?? (statSync(folder, {throwIfNoEntry: false})?.isDirectory() === false ? folder : undefined);
}
