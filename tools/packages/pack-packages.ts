import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {getErrorMessage} from '@developer-docs/utils';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import {listPublishedPackages, type Package} from './packages';

// `npm run pack`: compiles the packages and writes their tarballs to dist/, or to the folder that is passed.
//
// publint checks that other tools find the files, and Are the Types Wrong? that TypeScript finds the types.

/**
 * Problems that Docusaurus's own themes also have: bundlers load their components, and treat ES modules without a
 * "type" as they should. With a "type", webpack would accept either only ES modules or only CommonJS. And their entries
 * are CommonJS with a default export, which Docusaurus expects of plugins.
 */
const ignoredCodes = ['FILE_INVALID_FORMAT', 'USE_TYPE', 'CJS_WITH_ESMODULE_DEFAULT_EXPORT'];

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

/** Runs `npm pack` for all packages, and returns what it prints. */
export function packNpm(...options: readonly string[]): readonly NpmTarball[] {
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
  for (const item of packages) {
    await checkFiles(item);
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
