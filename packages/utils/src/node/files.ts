import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {ExplainedError} from '../errors.js';
import {didYouMean} from '../suggestions.js';

/**
 * Reads a text file whose path is the value of an option, without a byte order mark.
 *
 * @param option.plugin - The package's name.
 * @param option.name - The option's name, such as `llmsTxt.files`.
 * @param file - Path relative to the site folder.
 * @throws Error that names the package, the option, and the path if the file can't be read.
 */
export function readOptionText(
  option: {readonly plugin: string; readonly name: string},
  file: string,
  siteDir: string,
): string {
  try {
    return new TextDecoder().decode(readFileSync(path.resolve(siteDir, file)));
  } catch {
    // The original error isn't added as the cause, because Docusaurus prints the innermost message first.
    throw new ExplainedError(
      `${option.plugin}: the option "${option.name}" is the path "${file}", which can't be read. Create the file, or correct the path, which is relative to the site folder.${suggestFile(path.resolve(siteDir, file))}`,
    );
  }
}

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

/** Returns the part of a folder's path that's a file, so that the folder can't be created or read. */
export function findFileInPath(folder: string): string | undefined {
  const parent = path.dirname(folder);
  const file = parent === folder ? undefined : findFileInPath(parent);
  return file ?? (statSync(folder, {throwIfNoEntry: false})?.isDirectory() === false ? folder : undefined);
}

/** Returns a string that changes with the names, sizes, and modification times of files. Files can be missing. */
export const readFileVersion = (files: readonly string[]): string =>
  files
    .map((file) => {
      const {mtimeMs = 0, size = 0} = statSync(file, {throwIfNoEntry: false}) ?? {};
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');
