import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import {listPublishedPackages, type Package} from './packages';

// `npm run pack`: compiles the packages and writes their tarballs to dist/, or to the folder that is passed.
//
// publint checks that other tools find the files, and Are the Types Wrong? that TypeScript finds the types.

/**
 * Problems that Docusaurus's own themes also have: bundlers load their components, and treat ES modules without a
 * "type" as they should. With a "type", webpack would accept either only ES modules or only CommonJS.
 */
const ignoredCodes = ['FILE_INVALID_FORMAT', 'USE_TYPE'];

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
  const names = listPublishedPackages().map(({manifest}) => manifest.name);
  const workspaces = names.flatMap((name) => ['--workspace', name]);
  const output = run('npm', ['pack', '--json', '--pack-destination', outDir, ...workspaces]);
  const tarballs = JSON.parse(output) as readonly {readonly name: string; readonly filename: string}[];
  return new Map(tarballs.map(({name, filename}) => [name, path.join(outDir, filename)]));
}

async function main(outDir: string): Promise<void> {
  run('tsx', ['tools/build-packages.ts', '--clean', '--types']);
  const tarballs = packPackages(outDir);
  for (const item of listPublishedPackages()) {
    await checkFiles(item);
    const tarball = tarballs.get(item.manifest.name) ?? '';
    const profile = item.manifest.type === 'module' ? 'esm-only' : 'node16';
    // Packages that refer to their own subpaths have this problem in Node 10, although the profile excludes Node 10.
    const rules = ['--ignore-rules', 'internal-resolution-error'];
    run('attw', [tarball, '--profile', profile, '--exclude-entrypoints', 'client', 'console', ...rules]);
    process.stdout.write(`${path.relative(process.cwd(), tarball)}\n`);
  }
}

if (process.argv[1] === __filename) {
  main(path.resolve(process.argv[2] ?? 'dist')).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
