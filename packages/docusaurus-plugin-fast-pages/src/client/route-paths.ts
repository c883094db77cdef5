/** What decides whether a route matches a path: the path itself, or the props of a route. */
type Pattern = string | readonly string[] | {readonly path?: string | readonly string[]};

/** Route paths without parameters, groups, and characters outside ASCII, which need the regular expression. */
const plainPath = /^[\w\-./~%]+$/;

/** Lowercase route paths without a slash at the end, by route path; `undefined` for those that aren't plain. */
const prefixes = new Map<string, string | undefined>();

function getPrefix(path: string): string | undefined {
  if (!prefixes.has(path)) prefixes.set(path, plainPath.test(path) ? path.toLowerCase().replace(/\/$/, '') : undefined);
  return prefixes.get(path);
}

let lastPathname = '';
let lastLowercase = '';

/**
 * Returns whether a route certainly doesn't match a path, which is true of nearly all routes of a site. Docusaurus compares
 * the path of each page with the paths of all routes and docs, several times. React Router does so with a regular
 * expression, which ignores case and a slash at the end, whatever its options are.
 */
export function cannotMatch(pathname: string, pattern: Pattern): boolean {
  const path = typeof pattern === 'object' && 'path' in pattern ? pattern.path : pattern;
  const prefix = typeof path === 'string' ? getPrefix(path) : undefined;
  if (prefix === undefined) return false;
  if (pathname !== lastPathname) {
    lastPathname = pathname;
    lastLowercase = pathname.toLowerCase();
  }
  return !lastLowercase.startsWith(prefix);
}
