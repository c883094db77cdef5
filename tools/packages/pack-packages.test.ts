import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {packNpm} from './pack-packages';
import {listPublishedPackages} from './packages';

/** The files in the tarballs of all packages. */
const packages = packNpm('--dry-run').map(({name, files}) => {
  const folder = listPublishedPackages().find(({manifest}) => manifest.name === name)?.folder ?? '';
  return {
    name,
    files: files.map((file) => file.path),
    read: (file: string) => readFileSync(path.join(folder, file), 'utf8'),
  };
});

/** Files that only this repository needs: tests, folders, helpers of tests and secrets, and the compiler's state. */
const internalFile =
  /\.(?:test|spec)\.(?:d\.)?[cm]?[jt]sx?$|(?:^|\/)(?:fixtures|__tests__|node_modules)\/|(?:^|\/)(?:test-|\.env)|\.tsbuildinfo$/;

test('the tarballs contain the license, no files that only this repository needs, and no paths of this machine', () => {
  expect(packages.length).toBeGreaterThan(10);
  for (const {name, files, read} of packages) {
    expect(files, name).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json']));
    expect(files.length, name).toBeGreaterThan(4);
    expect(
      files.filter((file) => internalFile.test(file) || read(file).includes(process.cwd())),
      name,
    ).toEqual([]);
  }
});

test('the tarballs contain the files that their pages link to', () => {
  for (const {name, files, read} of packages) {
    for (const page of files.filter((file) => /^(?:README|docs\/.*)\.md$/.test(file))) {
      const links = [
        ...read(page)
          .replaceAll(/`[^`]*`/g, '')
          .matchAll(/\]\((?!\w+:|#)([^)#]+)/g),
      ].map(([, link = '']) => path.posix.join(path.posix.dirname(page), link));
      // Links to other packages lead to the repository.
      const missing = links.filter((link) => !link.startsWith('../') && !files.includes(link));
      expect(missing, `${page} of ${name}`).toEqual([]);
    }
  }
});

test('package.json files have what registries display, and run nothing when they are installed', () => {
  for (const {folder, manifest} of listPublishedPackages()) {
    const content = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
    for (const key of [
      'description',
      'license',
      'homepage',
      'repository',
      'bugs',
      'keywords',
      'engines',
      'publishConfig',
    ]) {
      expect(content[key], `${key} of ${manifest.name}`).toBeTruthy();
    }
    expect(Object.keys((content.scripts ?? {}) as object).filter((name) => /install|prepare/.test(name))).toEqual([]);
  }
});

test('all packages have one version, and depend on exactly this version of each other', () => {
  const published = listPublishedPackages();
  const versions = new Map(published.map(({manifest}) => [manifest.name, manifest.version]));
  expect(new Set(versions.values()).size).toBe(1);
  for (const {manifest} of published) {
    for (const [name, range] of Object.entries(manifest.dependencies ?? {})) {
      expect(range, `${name} in ${manifest.name}`).toBe(versions.get(name) ?? range);
    }
  }
});

test('packages provide the peer dependencies of each other, as strict package managers require', () => {
  const published = new Map(listPublishedPackages().map(({manifest}) => [manifest.name, manifest]));
  for (const {name, dependencies, peerDependencies} of published.values()) {
    const provided = Object.keys({...dependencies, ...peerDependencies});
    const needed = Object.keys(dependencies ?? {}).flatMap((dependency) => {
      const {peerDependencies: peers, peerDependenciesMeta: meta} = published.get(dependency) ?? {};
      return Object.keys(peers ?? {}).filter((peer) => meta?.[peer]?.optional !== true);
    });
    expect(
      needed.filter((peer) => !provided.includes(peer)),
      name,
    ).toEqual([]);
  }
});
