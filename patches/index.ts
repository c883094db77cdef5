import path from 'node:path';

/** One place in the code of a package that is another one on this site. */
export interface PackageChange {
  /** The name of the package, as in `package.json`. */
  readonly package: string;
  /** The file, relative to the package. */
  readonly file: string;
  /** What stands there exactly once. */
  readonly from: string;
  /** What stands there instead. */
  readonly to: string;
}

/**
 * Rules for the bundler that make changes. The build stops at a change whose place is not found: the package is another one.
 *
 * @param by - The file that lists the changes, relative to the site: the message names it.
 */
export const packageChanges = (by: string, changes: readonly PackageChange[]) =>
  changes.map(({package: name, file, from, to}) => ({
    resource: endOfPath(`node_modules/${name}/${file}`),
    enforce: 'pre' as const,
    use: [{loader: path.join(__dirname, 'loader.cjs'), options: {package: name, by, from, to}}],
  }));

/** Matches a path by its end, with the separators of any system. */
const endOfPath = (end: string) => new RegExp(`[\\\\/]${end.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`);
