/** Where the browser is, as in `window.location`. */
interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** A part of an address, such that it can be decoded: one that cannot be is text that nobody encoded. */
function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/**
 * The address that is meant: without `.html`, `/index`, `/index.html` or a slash at its end, and such that its path and hash can be
 * decoded, which Docusaurus takes for granted.
 *
 * @param address - Where the browser is.
 * @param baseUrl - Path of the site, with a slash at both ends.
 * @returns Path, query and hash.
 */
export function normalizedAddress({pathname, search, hash}: Address, baseUrl: string): string {
  const path = decodable(pathname).replace(/(?:(?:\/index)?\.html|\/index|\/+)$/, '');
  return (`${path}/` === baseUrl ? baseUrl : path) + search + decodable(hash);
}
