import {loadFile} from '@developer-docs/docusaurus-utils';
import {loadOnce, parseJson} from '@developer-docs/utils';
import siteConfig from '@generated/docusaurus.config';
import {loadConsoleCode} from './load-console-code';

/** The files that have been loaded, by URL. */
const files = new Map<string, Promise<unknown>>();

/**
 * Loads a JSON file of the console once.
 *
 * @param file - The URL of the file, relative to the site's base URL.
 * @throws Error with a message for readers.
 */
export function loadConsoleFile<T>(file: string): Promise<T> {
  const url = siteConfig.baseUrl + file;
  return loadOnce(files, url, () => loadConsoleCode(() => loadFile(url, parseJson))) as Promise<T>;
}
