import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runNpm} from '../run-npm';

interface Manifest {
  description: string;
  version: string;
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Packages that only the example product and its tests use. */
const exampleDependencies = ['@developer-docs/widget', '@viz-js/viz', 'esbuild', 'modern-tar'];

/** Scripts that only the example product needs. */
const exampleScripts = ['init', 'test:samples', 'test:platform', 'test:content'];

const omit = <T>(object: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

/** Removes the scripts and packages of the example product from `package.json` and the lockfile. */
export function replaceManifest(root: string, name: string, hasUiSdk: boolean): void {
  const file = path.join(root, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  manifest.description = `Developer documentation for ${name}`;
  manifest.version = '0.0.1';
  manifest.scripts = {
    ...omit(manifest.scripts, exampleScripts),
    test: 'run-s build check test:unit test:build test:e2e',
    'test:unit': 'vitest run --project unit',
    typecheck: `tsc -p .${hasUiSdk ? ' && tsc -p product/ui-sdk' : ''}`,
  };
  manifest.devDependencies = omit(manifest.devDependencies, exampleDependencies);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  // The lockfile contains everything that npm needs, so this works without a network connection.
  runNpm(['install', '--package-lock-only', '--ignore-scripts', '--offline'], {cwd: root, stdio: 'pipe'});
}
