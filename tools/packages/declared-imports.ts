import {preProcessFile} from 'typescript';
import type {Package} from './packages';

/** The modules that Docusaurus adds to the bundler as `@docusaurus/…`. */
const docusaurusModules = new Set(
  `BrowserOnly Head Interpolate Link Translate isInternalUrl router useBaseUrl useBrokenLinks useDocusaurusContext
  useGlobalData useIsBrowser useRouteContext`
    .split(/\s+/)
    .map((name) => `@docusaurus/${name}`),
);

/** Returns whether an import isn't a package: a file, a module of Node.js, or what Docusaurus adds to the bundler. */
const isAlias = (id: string) => /^(?:\.|node:|@generated\/|@theme(?:-\w+)?\/)/.test(id) || docusaurusModules.has(id);

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
  const packages = ids.filter((id) => !isAlias(id)).map((id) => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id);
  return [...new Set(packages)].filter((id) => !isDeclared(id));
}

/**
 * Lists what a script or a declaration imports, in any form: `import`, `export … from`, `import()` types,
 * augmentations, and `<reference types>`.
 */
export function listImports(text: string): string[] {
  const {importedFiles, typeReferenceDirectives} = preProcessFile(text, true, false);
  return [...importedFiles, ...typeReferenceDirectives].map(({fileName}) => fileName);
}

/** Lists what a CommonJS script imports, as TypeScript compiles it. */
export const listRequiredModules = (script: string) =>
  [...script.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, id = '']) => id);
