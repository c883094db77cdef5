type UrlParts = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Escapes stray percent signs, so that `decodeURIComponent` doesn't throw. */
function escapeMalformed(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/** Two slashes at the beginning of a URL are followed by a host, so navigating to such a path would leave the site. */
export const repeatedSlashes = /\/{2,}/g;

/**
 * Returns the canonical URL of a page: without `.html`, `/index`, `/index.html`, a trailing slash, or repeated slashes,
 * and with a path and hash that can be decoded, as Docusaurus requires.
 *
 * @param baseUrl - The base URL of the site, with a leading and a trailing slash.
 * @returns The path, query, and hash.
 */
export function getCanonicalUrl({pathname, search, hash}: UrlParts, baseUrl: string): string {
  const path = escapeMalformed(pathname)
    .replaceAll(repeatedSlashes, '/')
    .replace(/(?:(?:\/index)?\.html|\/index|\/+)$/, '');
  return (`${path}/` === baseUrl ? baseUrl : path) + search + escapeMalformed(hash);
}
