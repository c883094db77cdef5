import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8'));

describe('package.json', () => {
  test('pins exact versions, and a single version of Docusaurus', () => {
    const {dependencies, devDependencies} = readJson('package.json') as Record<string, Record<string, string>>;
    // Workspaces have their own versions.
    const packages = Object.entries({...dependencies, ...devDependencies}).filter(
      ([name]) => !name.startsWith('@developer-docs/'),
    );
    expect(packages.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const docusaurus = packages.filter(([name]) => name.startsWith('@docusaurus/'));
    expect(new Set(docusaurus.map(([, version]) => version))).toEqual(new Set(['3.7.0']));
  });
});

describe('package-lock.json', () => {
  test("contains no registry URLs, so it doesn't depend on a developer's registry", () => {
    const {packages} = readJson('package-lock.json') as {packages: Record<string, {resolved?: string}>};
    const downloadedPackages = Object.entries(packages).filter(([, entry]) => entry.resolved?.startsWith('http'));
    expect(downloadedPackages.map(([name]) => name)).toEqual([]);
  });
});
