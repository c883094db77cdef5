import {createRequestError, loadOnce, parseJson} from '@developer-docs/utils';
import siteConfig from '@generated/docusaurus.config';
import {getLoadErrorText, loadConsoleCode} from './recovery';

/** The files that have been loaded, by URL. */
const files = new Map<string, Promise<unknown>>();

/**
 * Loads a JSON file of this deployment once.
 *
 * @param file - The URL of the file, relative to the site's base URL.
 */
export function loadFile<T>(file: string): Promise<T> {
  const url = siteConfig.baseUrl + file;
  return loadOnce(files, url, () => loadConsoleCode(() => fetchJson(url))) as Promise<T>;
}

async function fetchJson(url: string): Promise<unknown> {
  try {
    return parseJson(await (await fetch(url)).text());
  } catch {
    // The file of an earlier or later build, a web page, or incomplete.
    throw createRequestError(url, getLoadErrorText());
  }
}
