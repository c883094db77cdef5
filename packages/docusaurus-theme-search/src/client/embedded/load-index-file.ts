import {loadFile} from '@developer-docs/docusaurus-utils';
import {headingsFile} from '@developer-docs/search-engine';

/** On slow 3G (400 kbit/s), a part of the text (300 KB) loads in 6 seconds, so a longer request has stalled. */
const timeoutMs = 30_000;

/**
 * The base URL of the site. Bundlers replace this variable. In the worker, it also makes webpack define its `require`
 * function, which Docusaurus's code for all scripts expects.
 */
declare const __webpack_public_path__: string;

/**
 * Loads a file of the index.
 *
 * @param name - Path relative to the base URL.
 * @param parse - Throws an error if the file is broken.
 * @throws Error (as a rejection) if the server doesn't return it in time.
 */
export function loadIndexFile<T>(name: string, parse: (text: string) => T): Promise<T> {
  const url = new URL(name, new URL(__webpack_public_path__, location.origin)).href;
  return loadFile(url, parse, {
    // Every build has a file of this name, while the others' names contain the build.
    cache: name === headingsFile ? 'no-cache' : 'default',
    // The development server responds with the app to requests that accept anything other than JSON.
    headers: {accept: 'application/json'},
    signal: AbortSignal.timeout(timeoutMs),
  });
}
