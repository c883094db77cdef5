import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A replacement in a file: a text or pattern that must occur, and its new text. */
export type Edit = readonly [find: string | RegExp, replacement: string];

/**
 * Edits a file of the repository.
 *
 * @throws Error if an edit has no effect, because the file has changed since the command was written.
 */
export function editFile(root: string, file: string, edits: readonly Edit[]): void {
  const target = path.join(root, file);
  let text = readFileSync(target, 'utf8');
  for (const [find, replacement] of edits) {
    if (!(typeof find === 'string' ? text.includes(find) : find.test(text))) {
      throw new Error(`${file} doesn't contain ${String(find)}. Update the edits in scripts/init.`);
    }
    text = text.replace(find, () => replacement);
  }
  writeFileSync(target, text);
}

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

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const writeJson = (file: string, value: unknown) => {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
};

/** Packages that only the example product and its tests use. None of them has dependencies of its own. */
const exampleDependencies = ['@developer-docs/widget', 'modern-tar'];

/** Packages that the example product imports, and that stay in the lockfile as dependencies of others. */
const indirectDependencies = ['esbuild'];

const omit = <T>(object: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

const initialVersion = '0.0.1';

/** Removes the scripts and the workspace of the example product from `package.json` and the lockfile. */
export function editManifest(root: string, name: string, hasUiSdk: boolean): void {
  const manifestFile = path.join(root, 'package.json');
  const manifest = readJson<Manifest>(manifestFile);
  manifest.description = `Developer documentation of ${name}`;
  manifest.version = initialVersion;
  const removedScripts = ['init', 'test:samples', 'test:build', 'test:platform', 'test:content'];
  manifest.scripts = omit(manifest.scripts, removedScripts);
  manifest.scripts['test'] = 'run-s build check test:unit test:e2e';
  manifest.scripts['test:unit'] = 'vitest run --project unit';
  manifest.scripts['typecheck'] = `tsc -p .${hasUiSdk ? ' && tsc -p contract/ui-sdk' : ''}`;
  manifest.devDependencies = omit(manifest.devDependencies, [...exampleDependencies, ...indirectDependencies]);
  writeJson(manifestFile, manifest);

  const lockFile = path.join(root, 'package-lock.json');
  if (existsSync(lockFile)) {
    const lock = readJson<Lockfile>(lockFile);
    lock.version = initialVersion;
    const {'': rootPackage, ...packages} = lock.packages;
    const removed = ['packages/widget', ...exampleDependencies.map((name) => `node_modules/${name}`)];
    lock.packages = {
      '': {
        ...rootPackage,
        version: initialVersion,
        devDependencies: omit(rootPackage?.devDependencies ?? {}, [...exampleDependencies, ...indirectDependencies]),
      },
      ...omit(packages, removed),
    };
    writeJson(lockFile, lock);
  }
}
