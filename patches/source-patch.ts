import {readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';

/** A change to the published source of one or more npm packages, applied while the bundler reads the files. */
export interface SourcePatch {
  /** Name of the file in `patches/` that defines the patch, without its extension. Error messages point to it. */
  readonly name: string;
  readonly files: readonly PatchedFile[];
}

/** A file of a package, and what changes in it. */
export interface PatchedFile {
  /** Name of the package, for example `@docusaurus/core`. */
  readonly package: string;
  /** The only version the replacements were written for and tested with. */
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

/** A file on disk together with the source that the bundler reads instead. */
export interface PatchedSource {
  /** Absolute path with symbolic links resolved, which is how the bundler identifies a module. */
  readonly path: string;
  readonly source: string;
}

/**
 * Applies a patch to the installed packages, in memory.
 *
 * @param patch - The patch.
 * @param siteDir - Directory that contains `node_modules`.
 * @throws If a package has another version, or if the text to replace doesn't occur exactly once.
 */
export function applyPatch(patch: SourcePatch, siteDir: string): PatchedSource[] {
  return patch.files.map((patched) => {
    const packageDir = path.join(siteDir, 'node_modules', patched.package);
    const {version} = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as {version: string};
    if (version !== patched.version) {
      throw outdated(patch, `${patched.package} is at version ${version}, but the patch targets ${patched.version}`);
    }
    const file = path.join(packageDir, patched.file);
    let source = readFileSync(file, 'utf8');
    for (const {search, replace} of patched.replacements) {
      const matches = source.split(search).length - 1;
      if (matches !== 1) {
        throw outdated(
          patch,
          `${patched.package}/${patched.file} contains this text ${matches} times, not once: ${search}`,
        );
      }
      source = source.replace(search, () => replace);
    }
    return {path: realpathSync(file), source};
  });
}

const outdated = ({name}: SourcePatch, problem: string) =>
  new Error(
    `The patch "${name}" no longer applies: ${problem}. ` +
      `Check whether the package still needs it (see patches/README.md), then update or delete patches/${name}.ts.`,
  );
