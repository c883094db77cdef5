import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

interface Manifest {
  description: string;
  version: string;
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface Lockfile {
  version: string;
  packages: Record<string, {version?: string; devDependencies?: Record<string, string>}>;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} isn't valid JSON: ${String(error)}`);
  }
}
const writeJson = (file: string, value: unknown) => {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
};

/** Packages that only the example product and its tests use. None of them have dependencies. */
const exampleDependencies = ['@developer-docs/widget', 'modern-tar', 'preact'];

/** Scripts that only the example product needs. */
const exampleScripts = ['init', 'test:samples', 'test:platform', 'test:content'];

const omit = <T>(object: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

const initialVersion = '0.0.1';

/** Removes the scripts and the workspace of the example product from `package.json` and the lockfile. */
export function replaceManifest(root: string, name: string, hasUiSdk: boolean): void {
  const manifestFile = path.join(root, 'package.json');
  const manifest = readJson(manifestFile) as Manifest;
  manifest.description = `Developer documentation for ${name}`;
  manifest.version = initialVersion;
  manifest.scripts = omit(manifest.scripts, exampleScripts);
  manifest.scripts['test'] = 'run-s build check test:unit test:build test:e2e';
  manifest.scripts['test:unit'] = 'vitest run --project unit';
  manifest.scripts['typecheck'] = `tsc -p .${hasUiSdk ? ' && tsc -p contract/ui-sdk' : ''}`;
  manifest.devDependencies = omit(manifest.devDependencies, exampleDependencies);
  writeJson(manifestFile, manifest);

  const lockFile = path.join(root, 'package-lock.json');
  const lock = readJson(lockFile) as Lockfile;
  lock.version = initialVersion;
  const {'': rootPackage, ...packages} = lock.packages;
  const removed = ['packages/widget', ...exampleDependencies.map((name) => `node_modules/${name}`)];
  lock.packages = {
    '': {
      ...rootPackage,
      version: initialVersion,
      devDependencies: omit(rootPackage?.devDependencies ?? {}, exampleDependencies),
    },
    ...omit(packages, removed),
  };
  writeJson(lockFile, lock);
}
