import {createRequire} from 'node:module';

/**
 * Creates aliases of a package's entries for the browser. Modules that the package generates and copies of its
 * components are outside the package, and import these entries. Strict package managers would find them only if the
 * site itself depended on the package, not if a preset does.
 *
 * @param file - The path of a file of the package.
 * @param names - The names of the entries, such as `@scope/package/client`.
 */
export function aliasEntries(file: string, ...names: readonly string[]): Record<string, string> {
  const {resolve} = createRequire(file);
  return Object.fromEntries(names.map((name) => [`${name}$`, resolve(name)]));
}
