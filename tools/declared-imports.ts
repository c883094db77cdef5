import {preProcessFile} from 'typescript';
import type {Package} from './packages';

/** Imports that aren't packages: files, modules of Node.js, and what Docusaurus adds to the bundler. */
const bundlerAliases =
  /^(?:\.|node:|@generated\/|@theme(?:-\w+)?\/|@docusaurus\/(?:router|Translate|Interpolate|useBrokenLinks|useDocusaurusContext|useIsBrowser|Link|Head|BrowserOnly|useBaseUrl|useRouteContext|useGlobalData|isInternalUrl)$)/;

/**
 * Lists the packages that a package imports without declaring them as a dependency or a peer.
 *
 * @param ids - What its files import, such as `hast` or `@developer-docs/utils/node`.
 * @param areTypes - Whether the files are declarations, for which `@types/hast` declares `hast`.
 */
export function listUndeclaredPackages(
  ids: readonly string[],
  {name, dependencies, peerDependencies}: Package['manifest'],
  areTypes = false,
): string[] {
  const declared = new Set([name, ...Object.keys({...dependencies, ...peerDependencies})]);
  const isDeclared = (id: string) =>
    declared.has(id) || (areTypes && declared.has(`@types/${id.replace(/^@([^/]+)\//, '$1__')}`));
  const packages = ids.filter((id) => !bundlerAliases.test(id)).map((id) => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id);
  return [...new Set(packages)].filter((id) => !isDeclared(id));
}

/** Lists what a script or a declaration imports, in any form: `import`, `export … from`, `import()` types, and augmentations. */
export const listImports = (text: string): string[] =>
  preProcessFile(text, true, true).importedFiles.map(({fileName}) => fileName);
