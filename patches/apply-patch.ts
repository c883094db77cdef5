import {readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';

/** A change to a published file of an npm package, applied while the bundler reads it. */
export interface SourcePatch {
  /** Name of the patch in `README.md`. A patch can change several files. */
  readonly name: string;
  /** Name of the package, such as `@docusaurus/core`. */
  readonly package: string;
  /** The only version that the patch supports. */
  readonly version: string;
  /** Path of the file inside the package, with forward slashes. */
  readonly file: string;
  readonly replacements: readonly Replacement[];
}

export interface Replacement {
  /** Text that must occur exactly once in the file. */
  readonly search: string;
  readonly replace: string;
}

/** A file and the patched source that the bundler reads instead. */
export interface PatchedSource {
  /** Absolute path with symbolic links resolved, which the bundler uses to identify modules. */
  readonly path: string;
  readonly source: string;
}

/**
 * Applies a patch to an installed package, in memory.
 *
 * @param siteDir - Folder that contains `node_modules`.
 * @throws Error if the package has a different version, or if a text to replace doesn't occur exactly once.
 */
export function applyPatch(patch: SourcePatch, siteDir: string): PatchedSource {
  const packageDir = path.join(siteDir, 'node_modules', patch.package);
  const {version} = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as {version: string};
  if (version !== patch.version) {
    throw createOutdatedError(
      patch,
      `${patch.package} is at version ${version}, but the patch targets ${patch.version}`,
    );
  }
  const file = path.join(packageDir, patch.file);
  let source = readFileSync(file, 'utf8');
  for (const {search, replace} of patch.replacements) {
    const matches = source.split(search).length - 1;
    if (matches !== 1) {
      throw createOutdatedError(
        patch,
        `${patch.package}/${patch.file} contains this text ${matches} times, not once: ${search}`,
      );
    }
    source = source.replace(search, () => replace);
  }
  return {path: realpathSync(file), source};
}

const createOutdatedError = ({name}: SourcePatch, problem: string) =>
  new Error(
    `The "${name}" patch no longer applies: ${problem}. ` +
      'Check whether the package still needs it (see patches/README.md), then update or delete it in patches/source-patches.ts.',
  );
