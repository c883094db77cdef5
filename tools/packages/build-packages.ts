import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build, type Metafile, type Plugin} from 'esbuild';
import {format, type FormatConfig} from 'oxfmt';
import {JsxEmit, ModuleKind, readConfigFile, ScriptTarget, transpileModule} from 'typescript';
import {listImports, listUndeclaredPackages} from './declared-imports';
import {createMessageModule} from './message-module';
import {listPublishedPackages, type Package} from './packages';

// Compiles the packages from src/ to lib/, in the way that Docusaurus's own packages are compiled:
//
// - The entries for Node, src/index.ts and src/elements.ts, become one file, which index.js and elements.js load. So
//   does each module that's loaded by its path: bundler loaders (`…-loader.ts`), and what worker threads load
//   (`page-extractor.ts`).
// - src/client/, src/console/, and src/shared/ become ES modules, file by file. So does all code of a package with
//   "type": "module".
// - In src/theme/, only the types are removed, because sites without TypeScript get these files when they swizzle a
//   component.
// - Messages in locales/base/ that no component declares become messages.js, for `docusaurus write-translations`.
// - Types come from `tsc`. They take several seconds, so they're only compiled with `--types`.
//
// With `--clean`, files whose sources were deleted are removed first. With `--watch`, packages are compiled again when
// a file changes.

/** Lists the files in a folder of a package, relative to `src/`; none if it doesn't exist. */
function listFiles(src: string, folder = ''): string[] {
  if (!existsSync(path.join(src, folder))) return [];
  return readdirSync(path.join(src, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
    path.join(folder, file),
  );
}

/** Returns whether a file is compiled: all scripts except tests, their helpers, and declarations. */
const isScript = (file: string) => /(?<!\.(?:test|d))\.tsx?$/.test(file) && !/(?:^|\/)(?:fixtures\/|test-)/.test(file);

/** Returns whether a file is loaded by its path: a bundler loader, or a module that worker threads load. */
const isLoadedByPath = (file: string) => /-loader\.ts$|(?:^|\/)page-extractor\.ts$/.test(file.replaceAll('\\', '/'));

async function compile({folder, manifest}: Package): Promise<void> {
  const src = path.join(folder, 'src');
  const lib = path.join(folder, 'lib');
  // Docusaurus loads the others with `require`.
  const isModule = manifest.type === 'module';
  const common = {
    absWorkingDir: folder,
    outbase: 'src',
    outdir: 'lib',
    logLevel: 'warning',
    jsx: 'automatic',
    bundle: true,
    metafile: true,
    // The site's bundler replaces it. Otherwise, esbuild would do so.
    define: {'process.env.NODE_ENV': 'process.env.NODE_ENV'},
  } as const;
  if (!isModule) {
    const entries = ['index', 'elements'].filter((name) => existsSync(path.join(src, `${name}.ts`)));
    const node = {...common, platform: 'node', target: 'node20'} as const;
    const {metafile} = await build({
      ...node,
      entryPoints: [
        {in: 'entries', out: 'node'},
        ...listFiles(src)
          .filter(isLoadedByPath)
          .map((file) => ({in: `src/${file}`, out: file.replace(/\.ts$/, '')})),
      ],
      format: 'cjs',
      plugins: [combineEntries(entries, src), importPackages],
    });
    checkImports(metafile, manifest);
    for (const name of entries) {
      const {outputs} = (
        await build({...node, entryPoints: [`src/${name}.ts`], format: 'esm', write: false, plugins: [importPackages]})
      ).metafile;
      const names = Object.values(outputs).flatMap((output) => output.exports);
      writeFileSync(path.join(lib, `${name}.js`), createEntry(names));
    }
  }
  const files = isModule ? listFiles(src) : ['client', 'console', 'shared'].flatMap((name) => listFiles(src, name));
  const {metafile} = await build({
    ...common,
    entryPoints: files.filter(isScript).map((file) => `src/${file}`),
    format: 'esm',
    target: 'es2022',
    plugins: [keepModules(src), importPackages],
  });
  checkImports(metafile, manifest);
  const components = isModule ? [] : listFiles(src, 'theme');
  const scripts = components.filter(isScript);
  const ids = await Promise.all(scripts.map((file) => removeTypes(src, lib, file)));
  report(manifest, listUndeclaredPackages(ids.flat(), manifest));
  const styles = [...files, ...components].filter((name) => name.endsWith('.css'));
  for (const file of styles) cpSync(path.join(src, file), path.join(lib, file));
  for (const file of listFiles(folder, 'locales/base')) {
    const messages = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>;
    const code = createMessageModule(
      messages,
      scripts.map((name) => readFileSync(path.join(src, name), 'utf8')).join('\n'),
    );
    if (code !== '') writeFileSync(path.join(lib, 'messages.js'), code);
  }
}

const formatOptions = readConfigFile('.oxfmtrc.jsonc', (file) => readFileSync(file, 'utf8')).config as FormatConfig;

/**
 * Compiles a component to JavaScript with its JSX and comments.
 *
 * @returns What it imports.
 */
async function removeTypes(src: string, lib: string, file: string): Promise<string[]> {
  const {outputText} = transpileModule(readFileSync(path.join(src, file), 'utf8'), {
    fileName: file,
    compilerOptions: {
      jsx: JsxEmit.Preserve,
      module: ModuleKind.ESNext,
      target: ScriptTarget.ES2022,
      verbatimModuleSyntax: true,
    },
  });
  const target = path.join(lib, file.replace(/\.tsx?$/, '.js'));
  const {code, errors} = await format(target, outputText, formatOptions);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({message}) => message).join(', ')}`);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, code);
  return listImports(code);
}

/**
 * Returns the entry of a package for Node. Docusaurus loads plugins with jiti, which compiles all of their dependencies
 * that are ES modules. This takes seconds, and Node loads ES modules without it. With Docusaurus 4, jiti lets Node
 * import the entry, which finds `__esModule` and `default` only if they're assigned in this form.
 *
 * @param names - The names of its exports.
 */
function createEntry(names: readonly string[]): string {
  return `"use strict";
Object.defineProperty(exports, "__esModule", {value: true});
const node = require("node:module").createRequire(__filename)("./node.js");
${names.map((name) => `exports.${name} = node.${name};`).join('\n')}
`;
}

/** Combines the entries of a package for Node, so that they share their code. */
const combineEntries = (entries: readonly string[], src: string): Plugin => ({
  name: 'combine-entries',
  setup(pluginBuild) {
    pluginBuild.onResolve({filter: /^entries$/}, ({path: id}) => ({path: id, namespace: 'entries'}));
    pluginBuild.onLoad({filter: /.*/, namespace: 'entries'}, () => {
      const exports = entries.map((name) => `export * from './${name}';`);
      return {contents: `${exports.join('\n')}\nexport {default} from './index';`, resolveDir: src};
    });
  },
});

/** Keeps the imports of packages. */
const importPackages: Plugin = {
  name: 'import-packages',
  setup(pluginBuild) {
    pluginBuild.onResolve({filter: /^[^./]/}, ({path: id, kind}) =>
      kind === 'entry-point' ? undefined : {path: id, external: true, sideEffects: id.endsWith('.css')},
    );
  },
};

/** Keeps the imports between a package's modules. */
const keepModules = (src: string): Plugin => ({
  name: 'keep-modules',
  setup(pluginBuild) {
    pluginBuild.onResolve({filter: /^\./}, ({path: id, importer}) =>
      importer.startsWith(src + path.sep) ? {path: id, external: true} : undefined,
    );
  },
});

/** @throws Error if the output imports a package that the manifest doesn't declare. */
function checkImports({outputs}: Metafile, manifest: Package['manifest']): void {
  const ids = Object.values(outputs).flatMap(({imports}) => imports.map(({path: id}) => id));
  report(manifest, listUndeclaredPackages(ids, manifest));
}

/** @throws Error if the declarations import a package that the manifest doesn't declare. */
function checkTypes({folder, manifest}: Package): void {
  const compiled = listFiles(path.join(folder, 'lib')).map((file) => `lib/${file}`);
  const files = [...compiled, ...(manifest.files ?? [])].filter(
    (file) => file.endsWith('.d.ts') && !file.startsWith('!'),
  );
  const ids = files.flatMap((file) => listImports(readFileSync(path.join(folder, file), 'utf8')));
  // Declarations of a command aren't published.
  if (!manifest.files?.includes('!lib/**/*.d.ts')) report(manifest, listUndeclaredPackages(ids, manifest, true));
}

function report({name}: Package['manifest'], packages: readonly string[]): void {
  if (packages.length === 0) return;
  throw new Error(
    `${name} imports packages that aren't in the "dependencies" of its package.json. Add these, or their types from @types: ${packages.join(', ')}`,
  );
}

/**
 * TypeScript's native compiler, which is ten times as fast. The package `typescript` is an earlier version, because the
 * widget's reference needs its JavaScript API.
 */
const compiler = path.resolve(__dirname, '../../node_modules/typescript-7/bin/tsc');

function compileTypes(packages: readonly Package[]): void {
  execFileSync(process.execPath, [compiler, '-b', ...packages.map(({folder}) => folder)], {stdio: 'inherit'});
}

async function compileAll(packages: readonly Package[]): Promise<void> {
  await Promise.all(packages.map(compile));
}

/** Compiles the packages again after each change. esbuild prints errors. */
function watchPackages(packages: readonly Package[]): void {
  let timer: NodeJS.Timeout | undefined;
  const recompile = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      compileAll(packages).then(
        () => process.stdout.write('Packages compiled.\n'),
        () => undefined,
      );
    }, 100);
  };
  for (const {folder} of packages) watch(path.join(folder, 'src'), {recursive: true}, recompile);
}

async function main(options: readonly string[]): Promise<void> {
  const packages = listPublishedPackages();
  if (options.includes('--clean')) {
    for (const {folder} of packages) rmSync(path.join(folder, 'lib'), {recursive: true, force: true});
  }
  await compileAll(packages);
  if (options.includes('--types')) {
    compileTypes(packages);
    packages.forEach(checkTypes);
  }
  if (options.includes('--watch')) watchPackages(packages);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  // esbuild and tsc have printed their errors.
  if (!(error instanceof Error && ('errors' in error || 'status' in error))) console.error(error);
  process.exitCode = 1;
});
