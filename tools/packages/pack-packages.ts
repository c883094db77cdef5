import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {getErrorMessage} from '@developer-docs/utils';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import {listPublishedPackages, type Package} from './packages';

// `npm run pack`: compiles the packages and writes their tarballs to dist/, or to the folder that is passed.
//
// The tarballs must have a license, and nothing that only this repository needs. publint checks that other tools find
// the files, and Are the Types Wrong? that TypeScript finds the types.

/**
 * Problems that Docusaurus's own themes also have: bundlers load their components, and treat ES modules without a
 * "type" as they should. With a "type", webpack would accept either only ES modules or only CommonJS. And their entries
 * are CommonJS with a default export, which Docusaurus expects of plugins.
 */
const ignoredCodes = ['FILE_INVALID_FORMAT', 'USE_TYPE', 'CJS_WITH_ESMODULE_DEFAULT_EXPORT'];

/** A file in a tarball. */
interface PackedFile {
  /** Relative to the package. */
  readonly path: string;
  readonly read: () => string;
}

const requiredFiles = ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json'];

/** Files that only this repository needs: tests, folders, helpers of tests and secrets, and the compiler's state. */
const internalFiles = [
  /\.(?:test|spec)\.(?:d\.)?[cm]?[jt]sx?$/,
  /(?:^|\/)(?:fixtures|__tests__|node_modules)\//,
  /(?:^|\/)(?:test-|\.env)/,
  /\.tsbuildinfo$/,
];

/** Lists the files of a package that must not be in its tarball, and those that are missing. */
export function listPackedFileProblems(files: readonly PackedFile[], root = process.cwd()): string[] {
  const problems = files.flatMap(({path: file, read}) => [
    ...(internalFiles.some((pattern) => pattern.test(file))
      ? [`${file} is only for this repository. Exclude it in "files".`]
      : []),
    ...(read().includes(root) ? [`${file} contains ${root}, a path of this machine.`] : []),
  ]);
  const missing = requiredFiles.filter((name) => !files.some(({path: file}) => file === name));
  return [...missing.map((name) => `The ${name} file is missing.`), ...problems];
}

/** Lists the files in the tarballs of all packages, by package name. */
export function listPackedFiles(): ReadonlyMap<string, readonly PackedFile[]> {
  const packages = listPublishedPackages();
  const tarballs = packNpm('--dry-run');
  return new Map(
    packages.map(({folder, manifest}) => [
      manifest.name,
      (tarballs.find(({name}) => name === manifest.name)?.files ?? []).map(({path: file}) => ({
        path: file,
        read: () => readFileSync(path.join(folder, file), 'utf8'),
      })),
    ]),
  );
}

const run = (command: string, args: readonly string[]) =>
  execFileSync(command, args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit']});

async function checkFiles({folder, manifest}: Package): Promise<void> {
  const {messages} = await publint({pkgDir: folder, pack: 'npm', strict: true});
  const problems = messages.filter(({code}) => !ignoredCodes.includes(code));
  if (problems.length > 0) {
    const lines = problems.map((message) => `  ${String(formatMessage(message, manifest))}`);
    throw new Error(`${manifest.name}:\n${lines.join('\n')}`);
  }
}

/**
 * Writes the tarballs of all compiled packages to a folder, whose other content is deleted.
 *
 * @returns The paths of the tarballs, by package name.
 */
export function packPackages(outDir: string): ReadonlyMap<string, string> {
  rmSync(outDir, {recursive: true, force: true});
  mkdirSync(outDir, {recursive: true});
  const tarballs = packNpm('--pack-destination', outDir);
  return new Map(tarballs.map(({name, filename}) => [name, path.join(outDir, filename)]));
}

interface NpmTarball {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly {readonly path: string}[];
}

function packNpm(...options: readonly string[]): readonly NpmTarball[] {
  const workspaces = listPublishedPackages().flatMap(({manifest}) => ['--workspace', manifest.name]);
  return JSON.parse(run('npm', ['pack', '--json', ...options, ...workspaces])) as readonly NpmTarball[];
}

/**
 * Compiles, packs, and checks all packages.
 *
 * @param outDir - Absolute or relative path of the folder with the tarballs.
 */
export async function checkPackages(outDir: string): Promise<void> {
  const packages = listPublishedPackages();
  for (const {folder} of packages) rmSync(path.join(folder, 'lib'), {recursive: true, force: true});
  run('tsx', ['tools/packages/build-packages.ts']);
  const tarballs = packPackages(path.resolve(outDir));
  const packedFiles = listPackedFiles();
  for (const item of packages) {
    await checkFiles(item);
    const problems = listPackedFileProblems(packedFiles.get(item.manifest.name) ?? []);
    if (problems.length > 0) throw new Error(`${item.manifest.name}:\n  ${problems.join('\n  ')}`);
    const tarball = tarballs.get(item.manifest.name) ?? '';
    const profile = item.manifest.type === 'module' ? 'esm-only' : 'node16';
    // Packages that refer to their own subpaths have the first problem in Node 10, although the profile excludes Node
    // 10. The second one is the form of Docusaurus's own plugins.
    const rules = ['--ignore-rules', 'internal-resolution-error', 'cjs-only-exports-default'];
    run('attw', [tarball, '--profile', profile, '--exclude-entrypoints', 'client', 'console', 'samples', ...rules]);
    process.stdout.write(`${path.relative(process.cwd(), tarball)}\n`);
  }
}

if (process.argv[1] === __filename) {
  checkPackages(process.argv[2] ?? 'dist').catch((error: unknown) => {
    process.stderr.write(`${getErrorMessage(error)}\n`);
    process.exitCode = 1;
  });
}
