import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ExplainedError} from '../errors.js';
import {suggestFile} from './suggest-file.js';

/**
 * Reads a file whose path is the value of an option.
 *
 * @param option.plugin - The package's name.
 * @param option.name - The option's name, such as `llmsTxt.files`.
 * @param file - Path relative to the site folder.
 * @throws Error that names the package, the option, and the path if the file can't be read.
 */
export function readOptionFile(
  option: {readonly plugin: string; readonly name: string},
  file: string,
  siteDir: string,
): Buffer {
  try {
    return readFileSync(path.resolve(siteDir, file));
  } catch {
    // The original error isn't added as the cause, because Docusaurus prints the innermost message first.
    throw new ExplainedError(
      `${option.plugin}: the option "${option.name}" is the path "${file}", which can't be read. Create the file, or correct the path, which is relative to the site folder.${suggestFile(path.resolve(siteDir, file))}`,
    );
  }
}

/** Reads a text file whose path is the value of an option, like {@link readOptionFile}, without a byte order mark. */
export const readOptionText = (...args: Parameters<typeof readOptionFile>): string =>
  new TextDecoder().decode(readOptionFile(...args));
