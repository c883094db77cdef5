import type {PackageChange} from '../package-changes';

/**
 * Whether a path can be told from the address of a page without a regular expression: it is written out, and has other letters. Case
 * and slashes at the end do not count, whatever the options say; a path that might be a pattern is left to the router.
 */
export const isOther = String.raw`exact && typeof path === 'string' && !/[\\:*()]/.test(path) &&
  path.replace(/\/+$/, '').toUpperCase() !== pathname.replace(/\/+$/, '').toUpperCase()`;

/** Asks that before a regular expression is looked up and run. */
export const quickMatch: PackageChange = {
  package: 'react-router',
  file: 'esm/react-router.js',
  from: 'var paths = [].concat(path);',
  to: `if (${isOther}) return null;\n  var paths = [].concat(path);`,
};
