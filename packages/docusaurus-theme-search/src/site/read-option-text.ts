import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ExplainedError} from '@developer-docs/utils';
import {suggestFile} from '@developer-docs/utils/node';
import {pluginName} from '../plugin-name';

/**
 * Reads a text file whose path is the value of an option.
 *
 * @param file - Path relative to the site folder.
 * @throws Error that names the option and the path if the file can't be read.
 */
export function readOptionText(option: string, file: string, siteDir: string): string {
  const absolutePath = path.resolve(siteDir, file);
  try {
    return readFileSync(absolutePath, 'utf8');
  } catch {
    // The original error isn't added as the cause, because Docusaurus prints the innermost message first.
    throw new ExplainedError(
      `${pluginName}: the option "${option}" is the path "${file}", which can't be read. Create the file, or correct the path, which is relative to the site folder.${suggestFile(absolutePath)}`,
    );
  }
}
