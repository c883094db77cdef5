import {readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import ts from 'typescript';

/** The files and npm packages that each file imports at run time. Excludes type imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const excludedFiles = ['d.ts', 'test.*', 'test-support.ts'].map((ending) => `**/*.${ending}`);
const excludedFolders = ['fixtures', 'node_modules', 'test-support'].map((name) => `**/${name}`);

/** Excludes npm packages, but follows imports of the repository's own packages. */
const externalPackages: Plugin = {
  name: 'external-packages',
  setup(build) {
    build.onResolve({filter: /^[^./]/}, ({path: name}) =>
      /^@(?:site|developer-docs)\//.test(name) ? undefined : {path: name, external: true},
    );
  },
};

/** Reads the imports of all files in the given folders, by path relative to `root`. */
export async function readImports(root: string, folders: readonly string[]): Promise<ImportGraph> {
  const files = folders.flatMap((folder) =>
    ts.sys.readDirectory(
      path.join(root, folder),
      ['.ts', '.tsx', '.js', '.mjs'],
      [...excludedFiles, ...excludedFolders],
    ),
  );
  const {metafile} = await build({
    stdin: {contents: files.map((file, index) => `export * as m${index} from '${file}';`).join('\n'), resolveDir: root},
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'silent',
    alias: {'@site': root},
    loader: {'.css': 'empty', '.module.css': 'empty'},
    jsx: 'preserve',
    // Ignores the site's configuration, which keeps type imports.
    tsconfigRaw: {},
    plugins: [externalPackages],
  });
  return new Map(
    Object.entries(metafile.inputs)
      .filter(([file]) => file !== '<stdin>')
      .map(([file, {imports}]) => [file, imports.map((entry) => entry.path)]),
  );
}

const isBrowserCode = (file: string) => /^src\/|\/(?:client|components)\//.test(file);

const isNodeModule = (name: string) => isBuiltin(name) || /^@docusaurus\/(?:logger|types|utils)/.test(name);

/**
 * Finds the modules that browser code must not import, directly or through other files: Node.js modules, and npm
 * packages that aren't in the `dependencies` of `package.json`.
 *
 * @returns The import chain for each finding.
 */
export function findBuildTimeImports(graph: ImportGraph): string[] {
  const {dependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {dependencies: Record<string, string>};
  const browserPackages = new RegExp(
    `^(?:${Object.keys(dependencies).join('|')}|@docusaurus|@theme|@theme-original|@generated)(?:/|$)`,
  );
  const findings: string[] = [];
  const visited = new Set<string>();
  const visit = (file: string, chain: readonly string[]) => {
    visited.add(file);
    for (const importedPath of graph.get(file) ?? []) {
      const isAllowed = browserPackages.test(importedPath) || file.startsWith('packages/');
      if (graph.has(importedPath)) {
        if (!visited.has(importedPath)) visit(importedPath, [...chain, importedPath]);
      } else if (isNodeModule(importedPath) || !isAllowed) {
        findings.push([...chain, importedPath].join(' → '));
      }
    }
  };
  for (const file of [...graph.keys()].filter(isBrowserCode)) {
    if (!visited.has(file)) visit(file, [file]);
  }
  return findings;
}

/**
 * Finds folders and files that import each other, directly or through others. Folders in `src`, `plugins`, and
 * `packages` are treated like folders at the root.
 */
export function findCycles(graph: ImportGraph): string[] {
  const edges = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    for (const target of targets.filter((name) => graph.has(name))) {
      const [from, to] = [file, target].map((name) => name.replace(/^(src|plugins|packages)\//, '$1:').split('/'));
      const depth = from?.findIndex((part, index) => part !== to?.[index]) ?? 0;
      const [importer, imported] = [from, to].map((parts = []) =>
        parts
          .slice(0, depth + 1)
          .join('/')
          .replace(':', '/'),
      );
      if (depth >= 0 && importer !== undefined && imported !== undefined) {
        edges.set(importer, (edges.get(importer) ?? new Set()).add(imported));
      }
    }
  }
  const collectReachable = (from: string, reachable = new Set<string>()): Set<string> => {
    for (const to of edges.get(from) ?? []) {
      if (!reachable.has(to)) collectReachable(to, reachable.add(to));
    }
    return reachable;
  };
  return [...edges.keys()].filter((name) => collectReachable(name).has(name));
}
