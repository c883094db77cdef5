import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {format, type FormatConfig} from 'oxfmt';
import {JsxEmit, ModuleKind, readConfigFile, ScriptTarget, transpileModule, type CompilerOptions} from 'typescript';
import {createMessageModule} from './message-module';
import {listPublishedPackages, type Package} from './packages';

// Compiles the packages from src/ to lib/, in the way that Docusaurus's own packages are compiled:
//
// - src/browser/, src/client/, src/console/, and src/shared/, which run in browsers, become ES modules. So does all
//   code of a package with "type": "module". Node also requires src/shared/, which therefore has this type in a
//   package.json of its own.
// - In src/theme/, only the types are removed, because sites without TypeScript get these files when they swizzle a
//   component.
// - The rest becomes CommonJS, which Docusaurus loads with `require`. The entries are compiled by TypeScript, because
//   Docusaurus 4 imports them, and Node finds `__esModule` and `default` only in the form in which TypeScript assigns
//   them. They lose their comments: jiti, with which Docusaurus loads plugins, compiles files with the words "import"
//   and "export", and everything that these require, which takes seconds.
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
const isScript = (file: string) =>
  /(?<!\.(?:test|d))\.tsx?$/.test(file) && !/(?:^|[/\\])(?:fixtures[/\\]|test-)/.test(file);

const isComponent = (file: string) => /^theme[/\\]/.test(file);

/** Returns whether a script is an entry that Docusaurus, or a site's configuration, loads. */
const isEntry = (file: string) => /^(?:node[/\\])?index\.ts$/.test(file);

/** Returns whether a script runs in browsers, or both there and in Node.js. */
const isForBrowsers = (file: string) => /^(?:browser|client|console|shared)[/\\]/.test(file);

const toScriptName = (file: string) => file.replace(/\.tsx?$/, '.js');

const formatOptions = readConfigFile('.oxfmtrc.jsonc', (file) => readFileSync(file, 'utf8')).config as FormatConfig;

const componentOptions: CompilerOptions = {
  module: ModuleKind.ESNext,
  jsx: JsxEmit.Preserve,
  verbatimModuleSyntax: true,
};

const entryOptions: CompilerOptions = {module: ModuleKind.CommonJS, esModuleInterop: true, removeComments: true};

/** Compiles a script with TypeScript. It's much slower than esbuild, which can't compile components and entries. */
async function transpile({folder}: Package, file: string): Promise<void> {
  const target = path.join(folder, 'lib', toScriptName(file));
  const {outputText} = transpileModule(readFileSync(path.join(folder, 'src', file), 'utf8'), {
    fileName: file,
    compilerOptions: {
      target: ScriptTarget.ES2022,
      isolatedModules: true,
      ...(isComponent(file) ? componentOptions : entryOptions),
    },
  });
  mkdirSync(path.dirname(target), {recursive: true});
  // Sites without TypeScript get components like this when they swizzle them.
  const code = isComponent(file) ? (await format(target, outputText, formatOptions)).code : outputText;
  writeFileSync(target, code);
}

async function compile(item: Package): Promise<void> {
  const {folder, manifest} = item;
  const src = path.join(folder, 'src');
  const lib = path.join(folder, 'lib');
  const files = listFiles(src);
  const scripts = files.filter(isScript);
  const isModule = manifest.type === 'module';
  const transpiled = isModule ? [] : scripts.filter((file) => isComponent(file) || isEntry(file));
  const others = scripts.filter((file) => !transpiled.includes(file));
  const modules = others.filter((file) => isModule || isForBrowsers(file));
  const options = {
    absWorkingDir: folder,
    outbase: 'src',
    outdir: 'lib',
    logLevel: 'warning',
    jsx: 'automatic',
  } as const;
  const toPaths = (names: readonly string[]) => names.map((file) => `src/${file}`);
  await Promise.all([
    build({...options, entryPoints: toPaths(modules), format: 'esm', target: 'es2022'}),
    build({
      ...options,
      entryPoints: toPaths(others.filter((file) => !modules.includes(file))),
      format: 'cjs',
      platform: 'node',
      target: 'node20',
    }),
    ...transpiled.map((file) => transpile(item, file)),
  ]);
  for (const file of files.filter((name) => /\.css$|(?:^|[/\\])package\.json$/.test(name))) {
    cpSync(path.join(src, file), path.join(lib, file));
  }
  for (const file of listFiles(folder, 'locales/base')) {
    const messages = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>;
    const code = createMessageModule(
      messages,
      transpiled.map((name) => readFileSync(path.join(src, name), 'utf8')).join('\n'),
    );
    if (code !== '') writeFileSync(path.join(lib, 'messages.js'), code);
  }
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
  if (options.includes('--types')) compileTypes(packages);
  if (options.includes('--watch')) watchPackages(packages);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  // esbuild and tsc have printed their errors.
  if (!(error instanceof Error && ('errors' in error || 'status' in error))) console.error(error);
  process.exitCode = 1;
});
