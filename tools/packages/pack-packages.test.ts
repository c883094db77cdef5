import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listPackedFileProblems, listPackedFiles} from './pack-packages';
import {listPublishedPackages} from './packages';

const packages = listPackedFiles();

test('the tarballs contain the license, and no files that only this repository needs', () => {
  expect(packages.size).toBeGreaterThan(10);
  for (const [name, files] of packages) {
    expect(files.length, name).toBeGreaterThan(4);
    expect(listPackedFileProblems(files), name).toEqual([]);
  }
});

test('the tarballs contain the files that their pages link to', () => {
  for (const [name, files] of packages) {
    const paths = files.map(({path: file}) => file);
    for (const {path: page, read} of files.filter((file) => /^(?:README|docs\/.*)\.md$/.test(file.path))) {
      const links = [
        ...read()
          .replaceAll(/`[^`]*`/g, '')
          .matchAll(/\]\((?!\w+:|#)([^)#]+)/g),
      ].map(([, link = '']) => path.posix.join(path.posix.dirname(page), link));
      // Links to other packages lead to the repository.
      const missing = links.filter((link) => !link.startsWith('../') && !paths.includes(link));
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

const required = ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json'].map((file) => ({path: file, read: () => ''}));

test.each([
  'src/theme/Page/index.test.tsx',
  'lib/client/a.spec.js',
  'lib/fixtures/site.js',
  'lib/test-site.js',
  'lib/.tsbuildinfo',
  'tsconfig.tsbuildinfo',
])('%s is reported', (file) => {
  expect(listPackedFileProblems([...required, {path: file, read: () => ''}])).toEqual([
    `${file} is only for this repository. Exclude it in "files".`,
  ]);
});

test('a missing license and paths of the machine are reported, and nothing else', () => {
  const files = [
    {path: 'lib/index.js', read: () => '// /home/ci/repository/packages/a/src/index.ts'},
    {path: 'lib/latest-test.js', read: () => '/home/me'},
  ];
  expect(listPackedFileProblems(files, '/home/ci/repository')).toEqual([
    'The LICENSE file is missing.',
    'The README.md file is missing.',
    'The CHANGELOG.md file is missing.',
    'The package.json file is missing.',
    'lib/index.js contains /home/ci/repository, a path of this machine.',
  ]);
});
