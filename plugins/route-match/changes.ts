import type {PackageChange} from '../package-changes';

/**
 * Whether a path can be told from the address of a page without a regular expression: it is written out, and has other letters, in
 * whatever case. What might be a pattern, or ends with a slash that may not count, is left to the router.
 */
export const isOther = String.raw`exact && typeof path === 'string' && !path.endsWith('/') && !pathname.endsWith('/') &&
  (path.length !== pathname.length || path.toUpperCase() !== pathname.toUpperCase()) &&
  path !== '' && ![':', '*', '(', '\\'].some((sign) => path.includes(sign))`;

/** Asks that before a regular expression is looked up and run. */
export const quickMatch: PackageChange = {
  package: 'react-router',
  file: 'esm/react-router.js',
  from: 'var paths = [].concat(path);',
  to: `if (${isOther}) return null;\n  var paths = [].concat(path);`,
};
