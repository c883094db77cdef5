import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {packPackages} from '../../tools/packages/pack-packages';

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Copies a package without the dependencies in its folder, which are copied only if they're needed. The files are hard
 * links, because copying them takes as long as building the site.
 */
function linkFiles(folder: string, target: string): void {
  mkdirSync(target, {recursive: true});
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const from = path.join(folder, entry.name);
    const to = path.join(target, entry.name);
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) linkFiles(from, to);
    else linkFile(from, to);
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    // The temporary folder is on another file system.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    cpSync(from, to);
  }
}

/**
 * Copies packages, and all packages that they depend on, from `node_modules` of this repository to the same place in a
 * site. Packages that aren't declared as a dependency aren't copied, so the site fails if it needs one.
 *
 * @param tarballs - Packages of this repository, which aren't copied. Only their dependencies are.
 */
function copyInstalledPackages(names: readonly string[], dir: string, tarballs: ReadonlyMap<string, string>): void {
  const root = path.resolve('node_modules');
  const folders = new Set<string>();
  /** Finds a package as Node does: in `node_modules` of the dependent package's folder and of the folders above it. */
  const find = (name: string, dependent: string): string | undefined => {
    const folder = path.join(dependent, 'node_modules', name);
    if (existsSync(folder)) return folder;
    return dependent === path.dirname(root) ? undefined : find(name, path.dirname(dependent));
  };
  const add = (name: string, dependent: string) => {
    const folder = find(name, dependent);
    // Optional packages, such as those for other platforms, aren't installed.
    if (folder === undefined || folders.has(folder)) return;
    folders.add(folder);
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
    const {dependencies, optionalDependencies, peerDependencies} = manifest;
    for (const dependency of Object.keys({...dependencies, ...optionalDependencies, ...peerDependencies})) {
      add(dependency, folder);
    }
  };
  for (const name of names) add(name, path.dirname(root));
  for (const folder of folders) {
    const name = path.relative(root, folder);
    if (tarballs.has(name)) continue;
    linkFiles(folder, path.join(dir, 'node_modules', name));
  }
}

function readDependencies(name: string): Readonly<Record<string, string>> {
  const manifest = readFileSync(
    path.resolve('packages', name.slice('@developer-docs/'.length), 'package.json'),
    'utf8',
  );
  return (JSON.parse(manifest) as Manifest).dependencies ?? {};
}

/** Lists a package, and its dependencies in this repository. */
function listPackages(name: string, tarballs: ReadonlyMap<string, string>): string[] {
  const dependencies = Object.keys(readDependencies(name)).filter((dependency) => tarballs.has(dependency));
  return [name, ...dependencies.flatMap((dependency) => listPackages(dependency, tarballs))];
}

/** Copies the site's dependencies and packages of this repository, as they're in their tarballs, to a site. */
export function installCopies(names: readonly string[], dir: string): void {
  const tarballs = packPackages(path.join(dir, 'tarballs'));
  const all = [...new Set(names.flatMap((name) => listPackages(name, tarballs)))];
  const {dependencies} = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;
  copyInstalledPackages([...Object.keys(dependencies ?? {}), '@docusaurus/faster', ...all], dir, tarballs);
  for (const name of all) {
    const folder = path.join(dir, 'node_modules', name);
    mkdirSync(folder, {recursive: true});
    execFileSync('tar', ['-xzf', tarballs.get(name) ?? '', '-C', folder, '--strip-components', '1']);
  }
}
