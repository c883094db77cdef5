import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {createVariantSite} from '../../tests/support/variant-site';
import {coldBuild} from './cold-build';

/** Hashes every file in a folder and its subfolders. The keys are paths relative to the folder. */
export function hashFiles(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** Lists the files that differ between two builds or exist in only one of them. */
export function findDifferences(first: ReadonlyMap<string, string>, second: ReadonlyMap<string, string>): string[] {
  const names = new Set([...first.keys(), ...second.keys()]);
  return [...names].filter((name) => first.get(name) !== second.get(name)).sort();
}

/**
 * Builds the site several times without caches, and checks that the outputs are identical.
 *
 * @param count - How many times to build the site.
 * @throws Error that lists the files in which a build differs from the previous one.
 */
export async function compareColdBuilds(count: number): Promise<void> {
  if (!(Number.isInteger(count) && count > 1)) {
    throw new Error('--cold-builds is the number of builds to compare. It must be an integer of two or more.');
  }
  const copy = createVariantSite({docs: 'all'});
  try {
    let previousHashes: Map<string, string> | undefined;
    for (let build = 1; build <= count; build += 1) {
      const {seconds} = await coldBuild(copy.dir, 'scripts/docusaurus.mjs');
      const hashes = hashFiles(path.join(copy.dir, 'build'));
      const differences = previousHashes && findDifferences(previousHashes, hashes);
      if (differences && differences.length > 0) {
        throw new Error(
          `Build ${build} differs from the previous build in ${differences.length} files:\n${differences.join('\n')}`,
        );
      }
      console.log(`Build ${build} of ${count}: ${hashes.size} files in ${seconds.toFixed(1)} s`);
      previousHashes = hashes;
    }
    console.log(`${count} cold builds are identical.`);
  } finally {
    copy.remove();
  }
}
