/** Determines whether a route matches a path: the route's path, or its props. */
type Pattern = string | readonly string[] | {readonly path?: string | readonly string[]};

/** Route paths without parameters, groups, and characters outside ASCII, which need the regular expression. */
const plainPath = /^[\w\-./~%]+$/;

/** Lowercase route paths without a trailing slash, by route path; `undefined` for those that aren't plain. */
const prefixes = new Map<string, string | undefined>();

function getPrefix(path: string): string | undefined {
  if (!prefixes.has(path)) prefixes.set(path, plainPath.test(path) ? path.toLowerCase().replace(/\/$/, '') : undefined);
  return prefixes.get(path);
}

let lastPathname = '';
let lastLowercase = '';

/**
 * Returns whether a route certainly doesn't match a path, which is true of nearly all routes of a site. Docusaurus
 * compares each page's path with the paths of all routes and docs several times. React Router uses a regular expression
 * for this, which ignores case and a trailing slash, regardless of its options.
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
