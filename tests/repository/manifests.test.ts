import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {expect, test} from 'vitest';

// .github/DEPENDENCIES.md explains these rules.

type Versions = Readonly<Record<string, string>>;

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Versions>>;
const listVersions = (file: string, kind: string) =>
  Object.entries(readJson(file)[kind] ?? {}).map(([name, version]) => ({file, name, version}));

/** The range of Docusaurus in packages, and the parts of it that are dependencies, or peers. */
const ranges = {
  dependencies: ['^3.7.0', /^@docusaurus\/(?:logger|types|theme-translations|utils.*)$/],
  peerDependencies: ['^3.7.0 || ^4.0.0-0', /^@docusaurus\/(?!logger|theme-translations|utils$)/],
} as const;

test('the versions of dependencies are exact', () => {
  // Workspaces have their own versions.
  const dependencies = ['dependencies', 'devDependencies']
    .flatMap((kind) => listVersions('package.json', kind))
    .filter(({name}) => !name.startsWith('@developer-docs/'));
  const isPinned = (name: string, version: string) =>
    name.startsWith('@docusaurus/') ? version === '3.7.0' : /^(?:npm:[a-z]+@)?\d+\.\d+\.\d+$/.test(version);
  expect(dependencies.length).toBeGreaterThan(0);
  expect(dependencies.filter(({name, version}) => !isPinned(name, version))).toEqual([]);
});

test.each(Object.entries(ranges))('%s of packages on Docusaurus have the supported range', (kind, [range, allowed]) => {
  const dependencies = readdirSync('packages')
    .map((name) => `packages/${name}/package.json`)
    .filter((file) => existsSync(file))
    .flatMap((file) => listVersions(file, kind))
    .filter(({name}) => name.startsWith('@docusaurus/'));
  expect(dependencies.length).toBeGreaterThan(0);
  expect(dependencies.filter(({name, version}) => version !== range || !allowed.test(name))).toEqual([]);
});

test('package-lock.json has no URLs of registries', () => {
  const packages = Object.entries(readJson('package-lock.json').packages ?? {}) as unknown as [string, Versions][];
  expect(packages.length).toBeGreaterThan(0);
  expect(packages.filter(([, {resolved}]) => resolved?.startsWith('http')).map(([name]) => name)).toEqual([]);
});
