/** On slow 3G (400 kbit/s), a part of the text (300 KB) loads in 6 seconds, so a longer request has stalled. */
const requestTimeoutMs = 30_000;

/**
 * The base URL of the site. Bundlers replace this variable. In the worker, it also makes webpack define its `require`
 * function, which Docusaurus's code for all scripts expects.
 */
declare const __webpack_public_path__: string;

/**
 * Fetches a file of the index.
 *
 * @param name - Path relative to the base URL.
 * @throws Error (as a rejection) if the server doesn't return it in time.
 */
export async function fetchIndexFile(name: string, cache: RequestCache): Promise<string> {
  const url = new URL(name, new URL(__webpack_public_path__, location.origin));
  // The development server responds with the app to requests that accept anything other than JSON.
  const headers = {accept: 'application/json'};
  const response = await fetch(url, {cache, headers, signal: AbortSignal.timeout(requestTimeoutMs)});
  if (!response.ok) throw new Error(`${url.pathname} returned ${response.status}`);
  return response.text();
}
