import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ExplainedError} from '../errors.js';
import {suggestFile} from './suggest-file.js';

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
