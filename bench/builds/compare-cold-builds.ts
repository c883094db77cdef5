import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {createVariantSite} from '../../tests/support/variant-site';
import {coldBuild} from './cold-build';

/** The hash of every file of a folder, by its path. */
export function hashesOf(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** The files that are not the same in both, those that only one has among them. */
export function differences(first: ReadonlyMap<string, string>, second: ReadonlyMap<string, string>): string[] {
  const names = new Set([...first.keys(), ...second.keys()]);
  return [...names].filter((name) => first.get(name) !== second.get(name)).sort();
}

/**
 * Builds the site from clean again and again.
 *
 * @param count - How often.
 * @throws Error that names the files of the first build that is not equal to the one before it in every byte.
 */
export async function compareColdBuilds(count: number): Promise<void> {
  if (!(Number.isInteger(count) && count > 1)) {
    throw new Error('--cold-builds takes how many builds are compared: two or more.');
  }
  const copy = createVariantSite({docs: 'all'});
  try {
    let before: Map<string, string> | undefined;
    for (let build = 1; build <= count; build += 1) {
      const {seconds} = await coldBuild(copy.dir, 'scripts/docusaurus.mjs');
      const hashes = hashesOf(path.join(copy.dir, 'build'));
      const different = before && differences(before, hashes);
      if (different && different.length > 0) {
        throw new Error(
          `Build ${build} differs from the one before it in ${different.length} files:\n${different.join('\n')}`,
        );
      }
      console.log(`Build ${build} of ${count}: ${hashes.size} files in ${seconds.toFixed(1)} s`);
      before = hashes;
    }
    console.log(`${count} cold builds are equal in every byte.`);
  } finally {
    copy.remove();
  }
}
